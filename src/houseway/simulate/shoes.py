"""Plans of games that are dealt from a shoe, and how a game's own procedure says that the shoe is run."""

from collections.abc import Hashable, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import Card
from houseway.equipment.stack import listed
from houseway.errors import BadInput
from houseway.kernels.shoe import ShoeInputs, begin, count, round_by_round
from houseway.kernels.streams import name_of
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round
from houseway.play.stops import Alike
from houseway.play.table import Table
from houseway.play.wagering import Wagering
from houseway.simulate.games import Request
from houseway.simulate.plan import CHUNK, SampleRound
from houseway.simulate.start import CHIPS, NoWagerYet, Sitting
from houseway.simulate.table_plans import ByTables, Played
from houseway.simulate.tables import Tables, burning

MOST_CARDS: Final = 512


class ShoeRules(NamedTuple):
    """How a shoe is run: read off the table, which is asked what it does."""

    cards: tuple[Card, ...]
    cut: int  # cards that are out when the cutting card comes; 1 where the cards are shuffled after every round
    after: int  # rounds that are played after the one in which it came
    burnt: dict[Hashable, int]  # by kind of the first card: cards that are out before the first round
    shown: bool  # are the burnt ones seen?

    @property
    def unseen(self) -> int:
        """Cards that are burnt and that nobody sees."""
        return 0 if self.shown else max(self.burnt.values())


def running(sitting: Sitting, alike: Alike) -> ShoeRules:
    """What the procedure does with its shoe."""
    burnt, shown, cut = {}, False, 1
    for card in firsts(sitting, alike):
        table = sitting.table()
        size, asked = table_shoe(table).remaining, prepare(Round(table), card)
        burnt[alike(card)] = size - table_shoe(table).remaining
        marker, shown = table_shoe(table).marker, shown or asked > 0
        cut = 1 if marker is None else size - marker
    cards = tuple(listed(table_shoe(sitting.table()).counts))
    return ShoeRules(cards, cut, rounds_after(sitting) if cut > 1 else 0, burnt, shown)


def table_shoe(table: Table) -> Any:
    return table.shoe  # type: ignore[attr-defined]


def firsts(sitting: Sitting, alike: Alike) -> list[Card]:
    """One card of each kind."""
    return list({alike(card): card for card in listed(table_shoe(sitting.table()).counts)}.values())


def prepare(round_: Round[Any], first: Card) -> int:
    """The cards are shuffled, cut and burnt, this one first: how many of them are shown."""
    asked = 0
    while not isinstance(round_.ask, Wagering):
        if isinstance(round_.ask, Outcome):
            round_.outcome(some_card(round_.ask) if asked else first)
            asked += 1
        else:
            answer_ordinarily(round_)
    return asked


def some_card(ask: Outcome) -> Card:
    card: Card = next(card for card, weight in ask.device.weights().items() if weight)
    return card


def rounds_after(sitting: Sitting) -> int:
    """How many whole rounds follow the one in which the cutting card came, in its midst or at its end."""
    length = _one_round(sitting, ready(sitting.table()))
    found = {_rounds_with(sitting, out) for out in (length - 1, length)}
    if len(found) > 1:
        raise ValueError(f"{sitting.game.name}: how many rounds follow the cutting card depends on when it came")
    return found.pop()


def ready(table: Table) -> Table:
    """The cards are taken to be in the shoe."""
    table.ready()  # type: ignore[attr-defined]
    return table


def _rounds_with(sitting: Sitting, out: int) -> int:
    """The rounds after the first, where the cutting card comes after so many cards of that."""
    table, rounds = ready(sitting.table()), 0
    table_shoe(table).marker = table_shoe(table).remaining - out
    while _one_round(sitting, table):
        rounds += 1
        clear(table)
    return rounds - 1


def _one_round(sitting: Sitting, table: Table) -> int:
    """A round of the first cards that there are: how many were dealt; none where a shuffle came first."""
    before = table_shoe(table).remaining
    try:
        round_ = sitting.at(table)
    except NoWagerYet:  # cards are burnt first
        return 0
    while not round_.over:
        if isinstance(round_.ask, Outcome):
            if table_shoe(table).remaining > before:
                return 0
            round_.outcome(some_card(round_.ask))
        else:
            answer_ordinarily(round_)
    return int(before - table_shoe(table).remaining)


def clear(table: Table) -> None:
    """What a round left on the layout is taken up, and everybody has as many chips as before."""
    for placed in list(table.placed):
        table.take_up(placed)
    for person in table.players:
        person.purse.value = CHIPS
    table.house = table.cash = 0


def run_as(plan: Any, asked: Request) -> Any:
    """The plan with its shoe run otherwise than the table has it."""
    if not isinstance(plan, ShoePlan):
        raise BadInput(f"--shoe and --penetration: {asked.game.name} is not dealt from a shoe")
    if asked.depth:
        if asked.shoe == "fresh":
            raise BadInput("--shoe fresh: cards that are shuffled before every round have no cutting card")
        return plan.cut_at(int(len(plan.run.cards) * Fraction(asked.depth)))
    if asked.shoe == "cutting-card" and plan.run.cut == 1:
        raise BadInput(
            f"--shoe: {asked.game.name} is shuffled before every round; say with --penetration how deep the cutting "
            "card is to go"
        )
    return plan.fresh() if asked.shoe == "fresh" else plan


class ShoePlan(ByTables):
    """Rounds out of one shoe after another, or each out of a fresh one."""

    kernel = staticmethod(count)

    def __init__(
        self, name: str, tables: Tables, run: ShoeRules, alike: Alike, laid: Sequence[str] | None = None
    ) -> None:
        least, most = tables.lengths()
        size = len(run.cards)
        if size > MOST_CARDS or not 0 < run.cut <= size - most * (1 + run.after) + 1:
            raise BadInput(f"with {run.cut} of {size} cards before the cutting card a shoe may run out in a round")
        self.called, self.name, self.tables, self.run = name, name_of(name), tables, run
        self.alike, self.laid = alike, laid
        burnt = {max(each - 1, 0) for each in run.burnt.values()} != {0} or any(run.burnt.values())
        full, start = burning(tables, lambda kind: run.burnt[kind] - 1) if burnt else (tables, tables.start)
        place = {kind: at for at, kind in enumerate(full.kinds)}
        to, end_of = columns_in_fours(full)
        cards = np.array([place[alike(card)] * len(end_of) // 4 for card in run.cards], np.uint32)
        if to.size <= 4 << 16:  # then they fit, and more of what the kernel needs is near
            cards = cards.astype(np.uint16)
        numbers = [np.uint64(each) for each in (start, run.cut, run.after, (run.cut - 1) // least + 1 + run.after)]
        self.rules = ShoeInputs(to, end_of, full.end_states, cards, *numbers)

    def fresh(self) -> "ShoePlan":
        """The same, with all cards in the shoe and shuffled before every round, and none burnt."""
        run = self.run._replace(cut=1, after=0, burnt=dict.fromkeys(self.run.burnt, 0))
        return ShoePlan(self.called, self.tables, run, self.alike, self.laid)

    def cut_at(self, cut: int) -> "ShoePlan":
        """The same, with the cutting card elsewhere."""
        return ShoePlan(self.called, self.tables, self.run._replace(cut=cut), self.alike, self.laid)

    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[SampleRound]:
        """Cards that are burnt before the first round of a shoe come with it, where people see them."""
        trail, came, used = self._play(seed, chunk, rounds, CHUNK)
        cards, first, out, found = self._cards(seed, chunk, rounds), 0, 0, list[SampleRound]()
        after = self.run.after
        for last, end in zip(used.tolist(), trail.tolist(), strict=True):
            unseen = 0 if out else self.run.unseen
            found.append(SampleRound(tuple(cards[first + unseen : last]), end))
            out, first = out + last - first, last
            if out >= self.run.cut:
                out, after = (0, self.run.after) if not after else (out, after - 1)
        return found[: int((used <= len(came)).sum())]

    def _cards(self, seed: int, chunk: int, rounds: int) -> list[Card]:
        """The cards themselves: the same draws from a shoe in which every card is told from every other."""
        size, states = len(self.run.cards), len(self.rules.end_of)
        columns = self.rules.to.reshape(-1, states)[4 * self.rules.cards.astype(np.int64) // states]
        told = self.rules._replace(to=columns.ravel(), cards=(np.arange(size) * states // 4).astype(np.uint32))
        _, drawn, used = self._play(seed, chunk, rounds, CHUNK, told)
        return [self.run.cards[at // states] for at in drawn[: used[-1]].tolist()]

    def _play(self, seed: int, chunk: int, rounds: int, outcomes: int, told: ShoeInputs | None = None) -> Played:
        rules = told or self.rules
        shoe, words = np.empty_like(rules.cards), np.empty((1, 4), np.uint64)
        counts = np.zeros(len(self.ends), np.int64)
        trail, cards, used = np.empty(rounds, np.uint16), np.empty(outcomes, np.uint32), np.empty(rounds, np.int64)
        begin(rules, np.uint64(seed), self.name, np.uint64(chunk), 0, shoe, words)
        round_by_round(rules, rounds, shoe, np.uint64(0), words, counts, trail, cards, used)
        return trail, cards, used


def columns_in_fours(tables: Tables) -> tuple[NDArray[np.uint16], NDArray[np.int32]]:
    """The transitions and the numbers of the ends, with states added that nothing leads to, so that 4 divides them."""
    more = -tables.to.shape[1] % 4
    to = np.pad(tables.to, ((0, 0), (0, more)))
    return to.ravel(), np.pad(tables.end_of, (0, more), constant_values=-1)
