"""A person's seat at a table: rounds one after another, the other seats played by strategies, everything recorded."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rich.console import RenderableType

from houseway import strategies
from houseway.cli.terminal.chances import last_chances
from houseway.cli.terminal.drawings.table import draw
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy, SeededEntropy, SystemEntropy
from houseway.errors import BadInput, quoted
from houseway.games import find, in_force
from houseway.money import Cents
from houseway.play.ask import Card, Choice, Outcome
from houseway.play.codec import typed
from houseway.play.driver import Driver, answer_ordinarily, ordinary_act
from houseway.play.events import Came, Done, Events
from houseway.play.grammar import amount, lexicon_of
from houseway.play.people import Person, player
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.view import Data, View, view
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from houseway.strategies.calm import Calm
from houseway.what_if.draft import Draft
from houseway.why import ExplainedEvent, asked_by

FORCED: Final = frozenset(("ante bet", "blind bet", "show"))


class TableChoice(NamedTuple):
    """How somebody comes to a table."""

    name: str = "seat 1"
    chips: Cents = 50_000
    seats: int | None = None  # players at the table; None for a few
    seed: str | None = None
    by_hand: bool = False  # whoever types deals as well: what comes from a device is typed
    table: tuple[tuple[str, object], ...] = ()  # how the table is run: ("decks", 6)
    variant: Mapping[str, int | str] = {}  # of the game, or else a setting of its table
    rules: str | None = None  # whose rules
    on: str | None = None  # as they stood on a day
    draft: Draft | None = None  # a notice that is laid over the game
    steps: bool = False  # the table stops at every step, so that what goes wrong there can be reported
    quick: bool = False  # the table stops nowhere but where the person is asked


class TerminalSession:
    """What the terminal asks of a table; it shows views, never a round."""

    def __init__(self, game: str, settings: TableChoice) -> None:
        has_variants = any(held.variant for held in in_force(game, settings.rules, settings.on))
        self.game = find(game, settings.variant if has_variants else {}, settings.rules, settings.on)
        self.game = self.game if settings.draft is None else settings.draft.lay_over(self.game)
        self.settings, self.name = settings, settings.name
        self.lexicon = lexicon_of(self.game)
        others, self.staff = self._others(), self.game.staff()
        self.person = player(self.name, settings.chips)
        people = [self.person, *others, *self.staff]
        if len({p.name for p in people}) < len(people):
            raise BadInput(f"--name: {quoted(self.name)} is somebody else at the table")
        self.table = self._table(people)
        self.chance = Chance(self._entropy("table"))
        self.driver = self._driver(others)
        self.stop_at_steps(settings.steps)
        self.quick = settings.quick
        self.pauses_at = last_chances(self.game)
        self.paused = False  # what came may still be reported, before the staff go on
        self.recorder = Recorder(self.table)
        self.left = False  # the person has gone from the table
        self.finished: list[View] = []  # rounds that ended, until somebody has shown them
        self.ended: list[Data] = []  # every round that ended, as data
        self._rounds = 0  # that have begun
        self.tells_on = False  # is what happens told together with what happened before it?
        self._since = 0  # entries of the log that were there before the person last did something
        self._fresh = False  # has a round begun that nobody has been told of?
        self.reasons: list[ExplainedEvent] = []  # why what concerned the person in the last round was so
        self.lines: list[Line] = []  # how the person's own wagers were settled
        self.begin()

    def drawn(self, view: View) -> RenderableType:
        """The table in letters."""
        return draw(self.table, view, self.lexicon.notes(view))

    def _table(self, people: list[Person]) -> Table:
        asked = dict(self.settings.table) | ({} if self.game.variant else dict(self.settings.variant))
        usual = self.game.face.settings.get(self.game.rules, {})
        table: Table = self.game.open_table(people=people, **{**usual, **self.game.run_with(asked)})
        return table  # whoever types speaks for the staff too, and may report whatever they like to see ruled on

    def _others(self) -> list[Person]:
        least, most = self.game.players
        seats = min(3, most) if self.settings.seats is None else self.settings.seats
        if not max(least, 1) <= seats <= most:
            raise BadInput(f"--seats: {self.game.title} has {max(least, 1)} to {most} players, not {seats}")
        return [player(f"seat {number}", 50_000) for number in range(2, seats + 1)]

    def _driver(self, others: list[Person]) -> Driver:
        """At poker the neighbours are calm in the first round, so that somebody new sees all of it."""
        self._neighbours = {p.name: strategies.of(self.game, self._entropy(p.name)) for p in others}
        if not self.game.pot:
            return Driver(None, self._neighbours)
        return Driver(None, {p.name: Calm(self._entropy(p.name)) for p in others})

    def stop_at_steps(self, stops: bool) -> None:
        """Does the table wait for whoever types at every step of the staff, and before what comes from a device?"""
        self.steps = stops
        waits = stops or self.settings.by_hand
        self.driver.source = None if waits else self.chance
        self.driver.waits_for = frozenset([self.name, *(p.name for p in self.staff if waits)])

    def _entropy(self, use: str) -> Entropy:
        """Every use of chance has a stream of its own, so that strategies change nothing for the table."""
        seed = self.settings.seed
        return SystemEntropy() if seed is None else SeededEntropy(f"{seed} {use}")

    @property
    def over(self) -> bool:
        """The person has gone, or the table is closed."""
        return self.left or not self.table.open

    def view(self, who: str = "") -> View:
        return view(self.round, who or self.name, self._since)

    def act(self, who: str, act: str, details: Mapping[str, Any]) -> None:
        """Somebody does something, and the round goes on as far as it can."""
        known, who = self._known(), who or self.name
        fields = typed(details, self.round.fields(who, act))
        amounts = {field.name for field in fields if field.kind == "money"}
        read = {n: amount(each) if n in amounts and type(each) is str else each for n, each in details.items()}
        self.round.act(who, act, read, fields)
        self._go_on(known)

    def outcome(self, text: str) -> None:
        """The dealer says what a real table showed."""
        ask = self.round.ask
        if not isinstance(ask, Outcome):
            raise BadInput(f"no device is awaited now, but {ask}")
        known = self._known()
        self.round.outcome(ask.read(int(text) if text.isdecimal() else text))
        self._go_on(known)

    def can_come(self, text: str) -> bool:
        """Is this, in these words, what the device that is awaited may give?"""
        ask = self.round.ask
        return isinstance(ask, Outcome) and text in {str(ask.write(each)) for each in ask.device.weights()}

    def example(self) -> str:
        """Something that might come from the device that is awaited, as it is typed."""
        ask = self.round.ask
        assert isinstance(ask, Outcome)
        if isinstance(ask, Card):
            return "8H"
        can = [str(ask.write(each)) for each, weight in ask.device.weights().items() if weight]
        return can[len(can) // 2]

    def ordinary_act(self) -> str:
        """What somebody else does if they do the ordinary thing."""
        ask = self.round.ask
        assert isinstance(ask, Choice)
        return ordinary_act(self.round, ask, next(self.round.named(ask)))

    def must(self) -> bool:
        """Has the person no choice at a table of poker: an ante or a blind bet, or a hand to show?"""
        ask = self.round.ask
        if self.over or not isinstance(ask, Choice) or not ask.leaves_no_choice:
            return False
        return not FORCED.isdisjoint(ask.offers) and self.name in self.round.named(ask)

    def ordinary(self) -> bool:
        """Go on: wagering is closed, what comes is left to chance, or the staff do the ordinary thing.

        False where the person must choose.
        """
        ask = self.round.ask
        if isinstance(ask, Outcome):
            device, chance = ask.device, self.chance
            self.round.outcome(chance.card(device) if isinstance(ask, Card) else chance.outcome(device))
            self._go_on()
            return True
        staffs = isinstance(ask, Choice) and (self.name not in self.round.named(ask) or ask.leaves_no_choice)
        if not (staffs or isinstance(ask, Wagering)):
            return False
        known, passes = self._since if self.paused else self._known(), self.paused
        answer_ordinarily(self.round)
        self._go_on(known, passes)
        return True

    @property
    def takes_along(self) -> Cents:
        """What the person holds on leaving now: with the wagers that may still be withdrawn."""
        if self.left:
            return self.person.purse.value
        free = {tuple(f.choices[0] for f in o.fields[:2]) for o in self.round.options(self.name) if o.act == "withdraw"}
        lies = [p.stake for p in self.table.placed if p.person == self.name and (p.wager.name, p.selection) in free]
        return self.table.person(self.name).purse.value + sum(lies)

    @property
    def decided(self) -> int:
        """How many of the person's wagers have been decided."""
        return sum(line.verdict is not Verdict.STANDS for line in self.lines)

    @property
    def happened(self) -> bool:
        """Has anything happened here since the person sat down?"""
        return bool(self.ended) or len(self.round.log) > self._begun

    def close(self) -> str:
        """The record of the session; of the last round, what more than the strategies did in it."""
        done = [event for event in self.round.events if isinstance(event, Done)]
        if any(event.who not in self.driver.strategies for event in done):
            self.recorder.add(self.round)
        return self.recorder.text()

    def _known(self) -> int:
        """How much has happened that the person knows of; a round that began behind a settlement is yet to be told."""
        return 0 if self._fresh else len(self.round.log)

    def begin(self) -> None:
        self.round = Round(self.table)
        self._since, self._fresh = 0, bool(self.finished)
        self._rounds += 1
        if self._rounds > 1:
            self.driver.strategies = self._neighbours
        self._run()
        self._begun = len(self.round.log)

    def _run(self, passes: bool = False) -> None:
        """On to where the person is asked, or what came may still be reported; `passes`: it has just been let stand."""
        self.paused = not passes and self._reportable()
        while not self.paused and self.driver.step(self.round):
            self.paused = not passes and self._reportable()

    def _reportable(self) -> bool:
        """Is it the last chance to report what came, before the staff go on and the person's wager is decided by it?"""
        ask = self.round.ask
        if self.quick or self.driver.source is None or not isinstance(ask, Choice) or ask.moment not in self.pauses_at:
            return False
        lies = any(placed.person == self.name for placed in self.table.placed)
        return lies and {person.name for person in self.staff}.issuperset(self.round.named(ask))

    def came(self) -> Came | None:
        """The one thing that came from a device in this stretch of the round; None where more did."""
        found = [event for event in Events(self.round.log, self._since) if isinstance(event, Came)]
        return found[0] if len(found) == 1 else None

    def _go_on(self, known: int | None = None, passes: bool = False) -> None:
        """`known`: how much had happened before what was just done, where something was."""
        if not self.tells_on:
            self._since = self._known() if known is None else known
        self._fresh = False
        self._run(passes)
        self.left = self.name not in self.table.people
        if self.round.over:
            self.recorder.add(self.round)
            self.finished += [] if self.left else [self.view()]
            self.ended.append(_ended(self.round))
            self.reasons = asked_by(self.round, self.name)
            self.lines += [line for line in self.round.lines if line.person == self.name]
            if self.table.open:
                self.begin()


def _ended(round_: Round[Any]) -> Data:
    """A finished round as the command prints it with `--json`."""
    return {
        "settlements": [line.as_data() for line in round_.lines],
        "rulings": [each.as_data() for each in round_.rulings],
    }
