"""A logged round played again at our table: what each row is due, and which steps the rules do not know."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from houseway.audit.figures import Stake
from houseway.audit.log import LoggedRound, LoggedWager
from houseway.audit.mapping import LogMapping
from houseway.cite import Cite
from houseway.errors import BadInput, Ground, HousewayError, Refused, quoted
from houseway.games import find
from houseway.money import Cents, in_dollars
from houseway.play.ask import Card, Choice, Outcome
from houseway.play.driver import answer_ordinarily, ordinary_details
from houseway.play.events import Settled
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.play.wager import Verdict
from houseway.why import why
from houseway.why.text import lines

PLENTY: Final[Cents] = 10**13
SEAT: Final = "seat "  # a place that somebody has for themselves
SECOND: Final = ", second hand"
PATIENCE: Final = 2_000  # answers that a round may take


class LogDifference(NamedTuple):
    """What does not fit in a row: the payment, the wager itself, or a step of the round."""

    kind: str  # "payment", "wager", "step"
    row: int
    table: str
    round: str
    person: str
    wager: str
    selection: str
    stake: Cents
    paid: Cents | None
    due: Cents | None
    cites: tuple[str, ...]
    why: tuple[str, ...]

    def __str__(self) -> str:
        what = f"row {self.row:,}: {self.person}'s {self.wager}"
        if self.kind == "step":
            return f"row {self.row:,}: {self.why[0]} ({', '.join(self.cites)})"
        if self.due is None or self.paid is None:
            return f"{what}: {self.why[0]} ({', '.join(self.cites)})"
        return f"{what}: paid {in_dollars(self.paid)}, due {in_dollars(self.due)} ({', '.join(self.cites)})"


class NotChecked(NamedTuple):
    """Rows that nothing could be said of, and why."""

    rows: tuple[int, ...]
    why: str


class LacksWord(BadInput):
    """The log does not tell what came, or what was decided."""


@dataclass
class RoundAudit:
    """What came of one logged round."""

    logged: LoggedRound
    game: Game[Any] | None = None
    checked: int = 0
    stakes: list[Stake] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)  # that the log tells of, as they were dealt
    decks: int = 0
    came: list[tuple[str, Any, Mapping[Any, int]]] = field(default_factory=list)  # by device, and what could
    findings: list[LogDifference] = field(default_factory=list)
    not_checked: list[NotChecked] = field(default_factory=list)


def audited(logged: LoggedRound, mapping: LogMapping, *, fresh: bool = False) -> RoundAudit:
    """Nothing that is wrong with one round keeps the next from being looked at; `fresh`: the first from its shoe."""
    found = RoundAudit(logged)
    for each in logged.unread:
        found.not_checked.append(NotChecked((each.row,), each.why))
    others = tuple(each.row for each in logged.wagers)
    if logged.unread and others:
        found.not_checked.append(NotChecked(others, "another row of their round cannot be read"))
    elif others:
        try:
            RoundReplay(logged, mapping, found, fresh=fresh).run()
        except HousewayError as wrong:
            found.not_checked.append(NotChecked(others, str(wrong)))
    return found


@lru_cache(maxsize=64)
def _game(name: str, variant: tuple[tuple[str, Any], ...], rules: str | None, on: str | None) -> Game[Any]:
    return find(name, dict(variant), rules, on)


class LogScript:
    """What came from the devices, place by place, as the log has it."""

    def __init__(self, logged: LoggedRound, mapping: LogMapping) -> None:
        self.left: dict[str, list[str]] = {}
        self.said: dict[str, tuple[int, str]] = {}
        self.cards = frozenset(mapping.cards)
        for device, column in mapping.outcomes.items():
            for wager in logged.wagers:
                self._put(device, wager, column)
        for place, column in mapping.cards.items():
            for wager in logged.wagers:
                self._put(place.replace("{selection}", wager.selection), wager, column)
        for place in [each for each in self.left if each.endswith(SECOND)]:
            before = self.left.get(place.removesuffix(SECOND), [])
            before[1:1] = self.left[place][:1]  # it was dealt to the hand that was then split
            del self.left[place][:1]

    def _put(self, place: str, wager: LoggedWager, column: str) -> None:
        """Where several rows name the same place, they say the same, or nothing."""
        text = wager.cells.get(column, "").strip()
        if not text:
            return
        row, before = self.said.setdefault(place, (wager.row, text))
        if before != text:
            raise BadInput(f"row {wager.row}: {quoted(column)} is {quoted(text)}, and row {row} says {quoted(before)}")
        if row == wager.row:
            self.left[place] = text.replace(",", " ").split()

    def next(self, ask: Outcome) -> Any:
        """What came next; a card that lies aside and is in no log is any."""
        place = ask.to if isinstance(ask, Card) else ask.who
        there = self.left.get(place)
        if there:
            return _read(ask, there.pop(0))
        if isinstance(ask, Card) and place not in self.said and not self._is_told(place):
            return self.any_card(ask)
        raise MissingOutcome(ask)

    def any_card(self, ask: Card) -> Any:
        counts = ask.device.counts
        return max(range(len(counts)), key=lambda card: (counts[card], -card))

    def _is_told(self, place: str) -> bool:
        return place in self.cards or any("{selection}" in each and _fits(each, place) for each in self.cards)


def _fits(pattern: str, place: str) -> bool:
    before, _, after = pattern.partition("{selection}")
    return not before and place.endswith(after) and place != "dealer" and " " in place and "discard" not in place


def _read(ask: Outcome, text: str) -> Any:
    try:
        return ask.read(int(text) if text.lstrip("-").isdigit() and not isinstance(ask, Card) else text)
    except BadInput:
        return ask.read(text)


class MissingOutcome(LacksWord):
    """The rules ask for something here that the log does not have."""

    def __init__(self, ask: Outcome) -> None:
        self.ask = ask
        super().__init__(f"the log has no {ask.field} from the {ask.who}{f' for {ask.to}' if ask.to else ''}")


class RoundReplay:
    """One round at a table of its own."""

    def __init__(self, logged: LoggedRound, mapping: LogMapping, found: RoundAudit, *, fresh: bool) -> None:
        self.logged, self.mapping, self.found, self.fresh = logged, mapping, found, fresh
        first = logged.wagers[0]
        on = mapping.on or (first.when.isoformat() if first.when else None)
        self.game = found.game = _game(mapping.game, tuple(mapping.variant.items()), mapping.rules, on)
        self.script = LogScript(logged, mapping)
        self.waiting, self.all, self.skipped = list(logged.wagers), len(logged.wagers), False
        self.refused: dict[int, Refused] = {}
        self.acts = {
            (each.person, each.selection): each.cells.get(mapping.act_column, "").replace(",", " ").split()
            for each in logged.wagers
        }
        self.words = {word for acts in self.acts.values() for word in acts} | {*mapping.acts}

    def run(self) -> None:
        round_: Round[Any] = Round(self._table())
        for _ in range(PATIENCE):
            if round_.over:
                break
            try:
                self._step(round_)
            except MissingOutcome as missing:
                told = f"the rules ask for a {missing.ask.field} for {missing.ask.to or missing.ask.who}"
                self._stopped(f"{told}, and the log has none", missing.ask.under)
                return
            except Refused as refused:
                self._stopped(refused.why, refused.under)
                return
        self._check(round_)

    def _table(self) -> Table:
        names = dict.fromkeys(each.person for each in self.logged.wagers)
        staff = self.game.staff()
        taken = {each.name for each in staff}
        if clash := [name for name in names if name in taken]:
            raise BadInput(f"{quoted(clash[0])} is one of the table's staff; a player needs a name of their own")
        people = [player(name, PLENTY) for name in names]
        run = self.game.run_with(self.mapping.settings)
        table: Table = self.game.open_table(people=[*people, *staff], sign=self._sign(run), **run)
        seats = {each.selection: each.person for each in self.logged.wagers if each.selection.startswith(SEAT)}
        if seats and hasattr(table, "seats"):
            table.seats.restore({seat: seats[seat] for seat in sorted(seats)}, table.players)
        return table

    def _sign(self, run: Mapping[str, Any]) -> Sign:
        """The limits that the mapping names; where it names none, any stake is taken as within them."""
        usual: Sign = self.game.open_table(**run).sign
        open_to_all = Limits(min(self.game.unit, *(each.minimum for each in usual.limits.values())), PLENTY)
        limits = {kind: self.mapping.limits.get(kind, open_to_all) for kind in usual.limits}
        return Sign(limits, general=self.game.general)

    def _step(self, round_: Round[Any]) -> None:
        if self.waiting and round_.wagering is not None:
            self.waiting = [each for each in self.waiting if not self._lay(round_, each)]
        ask = round_.ask
        if isinstance(ask, Outcome):
            value = (
                self._aside(ask) if isinstance(ask, Card) and len(self.waiting) == self.all else self.script.next(ask)
            )
            if isinstance(ask, Card):
                self.found.decks = getattr(ask.device, "decks", 0)
                if ask.to in self.script.said:
                    self.found.cards.append(value)
            else:
                self.found.came.append((ask.who, value, ask.device.weights()))
            round_.outcome(value)
        elif not (isinstance(ask, Choice) and self._decide(round_, ask)):
            answer_ordinarily(round_)

    def _aside(self, ask: Card) -> Any:
        """Before anybody wagers: what is burnt from a new shoe stands in its first round, and the others came later."""
        if self.script.left.get(ask.to):
            return self.script.next(ask)
        if self.fresh and ask.to in self.mapping.cards and not self.skipped:
            self.skipped = True
            told = f"the rules ask for a card for {ask.to} from a new shoe, and the log has none"
            self.found.findings.append(_finding("step", self.logged.wagers[0], None, None, (ask.under.text,), (told,)))
        return self.script.any_card(ask)

    def _lay(self, round_: Round[Any], each: LoggedWager) -> bool:
        """Made, or never to be made; a wager whose time may still come waits."""
        row = self.game.wager_named.get(each.wager)
        if row is None:
            there = ", ".join(self.game.wager_named)
            raise BadInput(f"row {each.row}: {quoted(each.wager)} is no wager of {self.game.name}; there are {there}")
        selection = each.selection or (row.selections[0] if len(row.selections) == 1 else "")
        try:
            round_.act(each.person, "wager", {"on": each.wager, "selection": selection, "stake": each.stake})
        except Refused as refused:
            self.refused[each.row] = refused
            return refused.ground is not Ground.WHEN
        self.refused.pop(each.row, None)
        return True

    def _decide(self, round_: Round[Any], ask: Choice) -> bool:
        """What the log says that this person did next, box by box; what the table asks besides is no part of a log."""
        own = [acts for (person, _), acts in self.acts.items() if person == ask.who and acts]
        if not own or not any(self._act(word) in ask.offers for word in self.words):
            return False
        act = self._act(own[0].pop(0))
        offer = ask.offers.get(act)
        details = {} if offer is None else offer.usual or ordinary_details(offer.fields)
        round_.act(ask.who, act, details)
        return True

    def _act(self, word: str) -> str:
        return self.mapping.acts.get(word, word)

    def _stopped(self, told: str, under: Cite) -> None:
        """The rules go on otherwise than the log: something was done wrong, or written down wrong."""
        first = self.logged.wagers[0]
        self.found.findings.append(_finding("step", first, None, None, (under.text,), (told,)))
        self.found.not_checked.append(NotChecked(tuple(self.logged.rows), "payments: the round cannot be finished"))

    # What is due

    def _check(self, round_: Round[Any]) -> None:
        for each in [one for one in self.logged.wagers if one.row in self.refused]:
            refused = self.refused[each.row]
            self.found.findings.append(_finding("wager", each, each.paid, None, (refused.under.text,), (refused.why,)))
        for place, cards in self.script.left.items():
            if cards:
                told = f"{place}: the rules end before {', '.join(cards)}"
                self.found.findings.append(_finding("step", self.logged.wagers[0], None, None, _ends(round_), (told,)))
        made = [each for each in self.logged.wagers if each.row not in self.refused]
        for rows, settled in _together(made, round_):
            self._compare(round_, rows, settled)

    def _compare(self, round_: Round[Any], rows: Sequence[LoggedWager], settled: Sequence[tuple[int, Line]]) -> None:
        """What the rows of one wager were paid, and what its lines come to."""
        standing = [line for _, line in settled if line.verdict is Verdict.STANDS]
        if not settled or standing:
            why_not = "the wager stands beyond this round" if standing else "nothing settles it in this round"
            self.found.not_checked.append(NotChecked(tuple(each.row for each in rows), why_not))
            return
        self.found.checked += len(rows)
        due = sum(_due(line, self.mapping.paid_is) for _, line in settled)
        paid = sum(each.paid for each in rows)
        for number, (_, line) in enumerate(settled):
            short = paid - due if number == 0 else 0  # what was paid is what was won
            self.found.stakes.append(Stake(rows[0].table, rows[0].round, line.person, line.wager, line.selection,
                                           line.stake, line.net + short))  # fmt: skip
        if due != paid:
            cites = tuple(dict.fromkeys(cite.text for _, line in settled for cite in line.cites))
            told = tuple(said for number, _ in settled for said in lines(why(round_, number)))
            self.found.findings.append(_finding("payment", rows[0], paid, due, cites, told))


def _due(line: Line, paid_is: str) -> Cents:
    won = line.paid - line.commission
    return won if paid_is == "won" else won + line.returned + line.left


def _together(
    made: Sequence[LoggedWager], round_: Round[Any]
) -> Iterator[tuple[list[LoggedWager], list[tuple[int, Line]]]]:
    """Rows with the lines that settle them: by wager and place; what was added to a wager goes with it."""
    settled = [(each.number, each.line) for each in round_.events if isinstance(each, Settled)]
    groups: dict[tuple[str, str, str], list[LoggedWager]] = {}
    for each in made:
        groups.setdefault((each.person, each.wager, each.selection), []).append(each)
    lines_of: dict[tuple[str, str, str], list[tuple[int, Line]]] = {key: [] for key in groups}
    for number, line in settled:
        key = _key_of(line, groups)
        if key is not None:
            lines_of[key].append((number, line))
    for key, rows in groups.items():
        yield rows, lines_of[key]


def _key_of(line: Line, groups: Iterable[tuple[str, str, str]]) -> tuple[str, str, str] | None:
    own = [key for key in groups if key[0] == line.person]
    for key in own:
        if key[1] == line.wager and (key[2] == line.selection or not key[2]):
            return key
    for key in own:  # a double, a split: it belongs to the wager of that box
        if line.selection == key[2] or line.selection.startswith(f"{key[2]},"):
            return key
    return None


def _ends(round_: Round[Any]) -> tuple[str, ...]:
    """Under what the round was settled."""
    return tuple(dict.fromkeys(cite.text for line in round_.lines for cite in line.cites))[:3]


def _finding(
    kind: str, each: LoggedWager, paid: Cents | None, due: Cents | None, cites: tuple[str, ...], told: tuple[str, ...]
) -> LogDifference:
    return LogDifference(
        kind, each.row, each.table, each.round, each.person, each.wager, each.selection, each.stake, paid, due, cites,
        told,
    )  # fmt: skip
