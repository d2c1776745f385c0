"""A round that chance has played at a real table, and the same round again as far as a question needs it.

Everything follows from game and seed: who sits there, what they wager, what comes. So an item is its name, and nothing
of it is kept.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from houseway import strategies
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy, shuffle
from houseway.play.driver import Driver
from houseway.play.events import FACE_DOWN, Asked, Came, Done, Entry, Event, Events, Metered, Moved, Settled
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.record import Recorder, write
from houseway.play.round import Round
from houseway.play.strategy import Decider
from houseway.play.wager import Placed
from houseway.play.words import step
from houseway.strategies.regular import Regular

T = TypeVar("T")

SEATS: Final = 3
CHIPS: Final = 50_000
STEPS: Final = 400  # more than any round takes
MOST_WAGERS: Final = 4  # of one person
OTHERS: Final = 4
ANY_PLACE: Final = 1000
ISSUE: Final = "issue colour chips"
STACK: Final = 20  # chips


class Lots:
    """What a seed decides: one draw after another, the same for the same seed."""

    def __init__(self, *seed: object) -> None:
        self.entropy = SeededEntropy(" ".join(map(str, seed)))

    def below(self, n: int) -> int:
        return self.entropy.below(n)

    def one_of(self, among: Sequence[T]) -> T:
        return among[self.entropy.below(len(among))]

    def mixed(self, things: Sequence[T]) -> list[T]:
        found = list(things)
        shuffle(self.entropy, found)
        return found


class Move(NamedTuple):
    """What somebody did or what came, and which events it led to: from one place in the log to another."""

    start: int
    stop: int


@dataclass(frozen=True)
class Situation:
    """A round that was played to its end, of which a question shows as much as it needs."""

    game: Game[Any]
    seed: str
    round: Round[Any]
    recorder: Recorder
    opens: "Callable[[], Situation] | None" = None  # where it is not the first round of a table

    @property
    def log(self) -> Sequence[Entry]:
        return self.round.log

    def moves(self) -> Iterator[Move]:
        """Everything that was done or came, in its order, with what it led to."""
        starts = [at for at, entry in enumerate(self.log) if entry[0] in (Done, Came)]
        for start, stop in zip(starts, [*starts[1:], len(self.log)], strict=True):
            yield Move(start, stop)

    def again(self, entries: int) -> "Situation":
        """The same round from its beginning, as far as so many entries of its log."""
        other = self.opens() if self.opens is not None else opened(self.game, self.seed)
        for entry in self.log:
            if len(other.round.log) >= entries:
                break
            repeat(other.round, entry)
        return other

    def record(self) -> str:
        """What was done and what came, as a round that `houseway replay` plays again."""
        whole = self.recorder.record()
        rounds = [replace(each, events=[e for e in each.events if "act" in e or "by" in e]) for each in whole.rounds]
        return write(replace(whole, rounds=rounds))

    def told(self, start: int = 0, stop: int | None = None) -> list[str]:
        """What happened so far in words, as somebody at the table sees it."""
        events = Events(self.log, start, stop)
        return [str(step(self._seen(event))) for event in events if not isinstance(event, Asked | Moved | Metered)]

    def _seen(self, event: Event) -> Event:
        """What lies face down is not told while the round goes on."""
        if not isinstance(event, Came) or self.round.over or event.field not in self.game.face_down:
            return event
        before = Events(self.log)
        open_ = self.game.seen is not None and self.game.seen(self.round.table, event, before)
        return event if open_ else event._replace(value=FACE_DOWN)

    def placed(self) -> list[Placed]:
        return list(self.round.table.placed)


def repeat(round_: Round[Any], entry: Entry) -> None:
    """What is in a log is done again, unless it follows from something else or was refused."""
    kind, *what = entry
    if kind is Done and len(what) <= len(("who", "act", "details", "fields")):
        round_.act(*what[:3])
    elif kind is Came:
        round_.outcome(what[1])


def opened(game: Game[Any], seed: str) -> Situation:
    """A table at the beginning of its first round."""
    least, most = game.players
    names = [f"seat {number}" for number in range(1, min(most, max(SEATS, least)) + 1)]
    table = game.open_table(people=[*(player(name, CHIPS) for name in names), *game.staff()])
    recorder, round_ = Recorder(table), Round(table)
    recorder.add(round_)
    return Situation(game, seed, round_, recorder)


def played(game: Game[Any], seed: str, wagers: int = 0, *, coloured: bool = False) -> Situation:
    """A round to its end; everybody makes so many wagers where the game lets them choose, or as many as is usual.

    With colours, some are given chips without a value on them first, where the game has any.
    """
    there = opened(game, seed)
    if coloured:
        _give_colours(there)
    driver = Driver(Chance(SeededEntropy(f"{seed} devices")), players(there, wagers))
    for _ in range(STEPS):
        if not driver.step(there.round):
            break
    return there


def _give_colours(there: Situation) -> None:
    """One person after another, each a colour of their own; how many, the seed says."""
    lots, given = Lots("colours", there.seed), set[str]()  # people and colours
    for _ in range(1 + lots.below(len(list(there.round.table.players)))):
        listed = [option.fields for option in there.round.options("dealer") if option.act == ISSUE]
        ways = [{field.name: field for field in fields} for fields in listed]
        ways = [each for each in ways if given.isdisjoint((*each["person"].choices, *each["colour"].choices))]
        if not ways:
            return
        fields = lots.one_of(ways)
        worth = fields["worth"].least
        details = {"person": fields["person"].choices[0], "colour": lots.one_of(fields["colour"].choices)}
        given |= set(map(str, details.values()))
        there.round.act("dealer", ISSUE, details | {"worth": worth, "amount": STACK * worth})


def named_round(game: Game[Any], seed: str) -> tuple[Situation, int]:
    """The round and the place in it that a seed names: `17.3` is the third place of round 17.

    So several items can be of one round, one after another.
    """
    name, _, place = seed.rpartition(".")
    named = bool(name) and place.isdecimal()
    there = played(game, f"{game.name} {name if named else seed}", MOST_WAGERS)
    return there, int(place) if named else Lots(game.name, seed).below(ANY_PLACE)


@cache
def others(game: Game[Any]) -> tuple[Situation, ...]:
    """A few rounds of the game besides: what is called, asked or held at other times, for wrong answers."""
    return tuple(played(game, f"other {number}") for number in range(OTHERS))


def players(there: Situation, wagers: int) -> dict[str, Decider]:
    found: dict[str, Decider] = {}
    for person in there.round.table.players:
        found[person.name] = decider = strategies.of(there.game, SeededEntropy(f"{there.seed} {person.name}"))
        if wagers and isinstance(decider, Regular) and decider.most_wagers > 1:
            decider.most_wagers = min(wagers, MOST_WAGERS)
    return found


def has_settled(there: Situation, move: Move) -> bool:
    return any(entry[0] is Settled for entry in there.log[move.start : move.stop])
