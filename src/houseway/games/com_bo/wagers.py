"""The wagers of Crown Com-Bo (r5.6, r8.1), each a row; their odds stand side by side for one deck and for eight."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import gcd, lcm
from operator import gt, lt
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.games.com_bo.arithmetic import ALIKE, alike, falls, rises, ties
from houseway.games.com_bo.terms import BOXES
from houseway.money import Cents, Odds
from houseway.play.sign import Limits
from houseway.play.wager import Clause, Placed, Wager, loses, voids, wins

if TYPE_CHECKING:
    from houseway.games.com_bo.table import ComBoTable


class Dealt(NamedTuple):
    """The facts of a round: how the cards of positions 1 to 5 rank among each other, equal ones equal."""

    first: int
    second: int
    third: int
    fourth: int
    fifth: int

    @property
    def named(self) -> list[str]:
        """Each by its face, where these are the values of the cards and not their order alone."""
        return [FACES.get(value, str(value)) for value in self]

    @property
    def told(self) -> str:
        """`9, king, 4, 4, ace`."""
        return ", ".join(self.named)

    @property
    def not_below(self) -> str:
        """Where a run upwards breaks first."""
        return next(self._breaks("below", gt), "")

    @property
    def not_above(self) -> str:
        """Where a run downwards breaks first."""
        return next(self._breaks("above", lt), "")

    def _breaks(self, ranks: str, goes_on: Callable[[int, int], bool]) -> Iterator[str]:
        named = self.named
        for at, (one, following) in enumerate(pairwise(self), 1):
            if not goes_on(following, one):
                yield f"card {at} ({named[at - 1]}) does not rank {ranks} card {at + 1} ({named[at]})"

    @property
    def makes(self) -> str:
        return combination(self) or "no combination"


FACES: Final = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
CARDS: Final = "the cards are {0.told}"
MAKE: Final = "the cards {0.told} make {0.makes}"

DECKS: Final = (1, 8)  # r3.1, and the two columns of r8.1
KINDS: Final = ("singles", "runs", "com-bos")  # r5.6

RUNS: Final = {2: (Odds(6, 1), Odds(6, 1)), 3: (Odds(30, 1), Odds(35, 1)), 4: (Odds(200, 1), Odds(250, 1))}
COMBINATIONS: Final[dict[str, tuple[Odds | None, Odds | None]]] = {
    "five-of-a-kind": (None, Odds(1000, 1)),  # which one deck cannot make
    "quad": (Odds(500, 1), Odds(50, 1)),
    "full house": (Odds(100, 1), Odds(20, 1)),
    "triple": (Odds(5, 1), Odds(2, 1)),
    "two pair": (Odds(1, 1), Odds(1, 1)),
}  # one pair is no win: the money comes back

RANKED: Final = ("vic 29/2000 r8.1", "vic 29/2000 r3.5")
PAID: Final = "vic 29/2000 r5.8(b)"
EXACTLY: Final = cite("vic 29/2000 r5.7")
UNDER_MINIMUM: Final = cite("vic 29/2000 r6.2(a)")
OVER_MAXIMUM: Final = cite("vic 29/2000 r6.2(b)")
HIGHER_LIMIT: Final = cite("vic 29/2000 r6.4")


def in_order(values: Sequence[int]) -> Dealt:
    """The facts that five values make, the lowest 0: only their order counts."""
    ranks = sorted(set(values))
    return Dealt(*(ranks.index(value) for value in values))


def combination(dealt: Dealt) -> str:
    """The highest combination that the five cards make (r8.3); empty for none."""
    pairs = alike(*dealt)
    return next((name for name, count in ALIKE.items() if count == pairs), "")


# What every row asks of the table


def limits_of(kind: str) -> Callable[["ComBoTable", str, str], tuple[Limits, Cite, Cite]]:
    """The line of the sign, or up to the higher limit that a gaming shift manager has allowed this player (r6.4)."""

    def limits(table: "ComBoTable", person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
        line = table.sign.limits[kind]
        allowed = table.higher_limits.get(person, {}).get(kind, 0)
        if allowed <= line.maximum:
            unmarked = table.unmarked.get(person, {}).get(kind, 0) > line.maximum
            return line, UNDER_MINIMUM, HIGHER_LIMIT if unmarked else OVER_MAXIMUM
        return Limits(line.minimum, allowed), UNDER_MINIMUM, HIGHER_LIMIT

    return limits


def paid_exactly(odds: Sequence[Odds]) -> Callable[["ComBoTable", str], tuple[Cents, Cite]]:
    """Stakes that the chips from which the dealer pays can pay exactly, whichever of these odds they win (r5.7)."""

    def steps(table: "ComBoTable", _selection: str) -> tuple[Cents, Cite]:
        chip = table.smallest_chip
        return lcm(*(chip // gcd(chip, each.pays) for each in odds)), EXACTLY

    return steps


def row(name: str, kind: str, odds: Sequence[Odds], says: str, permitted: str, *clauses: Clause[Dealt]) -> Wager[Dealt]:
    """What is alike in all of them; several odds are those of the clauses."""
    return Wager(
        name,
        permitted=permitted,
        clauses=clauses,
        pays=odds[-1],
        paid_under=PAID,
        limit=kind,
        amounts=limits_of(kind),
        in_steps=paid_exactly(odds),
        selections=(name,),
        says=says,
    )


# Singles


def above(position: int, dealt: Dealt) -> bool:
    return dealt[position - 1] > dealt[position % 5]


def below(position: int, dealt: Dealt) -> bool:
    return dealt[position - 1] < dealt[position % 5]


def equal(position: int, dealt: Dealt) -> bool:
    return dealt[position - 1] == dealt[position % 5]


def single(name: str, position: int) -> Wager[Dealt]:
    """High or Low of one position: against the next one, and of 5 against 1."""
    won, lost, ranks, against = (above, below, "above", "below") if name == "high" else (below, above, "below", "above")
    tie = ("vic 29/2000 r8.2", "vic 29/2000 r1.1") if position < 5 else ("vic 29/2000 r8.2", "reading CM2")
    follows = position % 5 + 1
    one, next_ = (f"card {at} ({{0.named[{at - 1}]}})" for at in (position, follows))
    ends = {each: f"{one} ranks {each} {next_}" for each in ("above", "below")}
    not_so, tied = f"{one} does not rank {ranks} {next_}", f"{one} and {next_} are equal"
    return row(
        f"{name} {position}",
        "singles",
        [Odds(1, 1)],
        f"card {position} ranks {ranks} card {follows}",
        "vic 29/2000 r5.6(a)",
        wins(partial(won, position), *RANKED, because=ends[ranks], unless=not_so),
        loses(partial(lost, position), *RANKED, because=ends[against], unless=f"{tied}: neither ranks above the other"),
        loses(
            partial(equal, position), *tie, because=f"{tied}, which loses", unless=f"{one} and {next_} are not equal"
        ),
    )


# Runs


def runs_down(length: int, dealt: Dealt) -> bool:
    return falls(*dealt, length + 1)


def runs_up(length: int, dealt: Dealt) -> bool:
    return rises(*dealt, length + 1)


def broken_by_a_tie(length: int, dealt: Dealt) -> bool:
    return ties(*dealt, length + 1)


def run(name: str, length: int, odds: Odds) -> Wager[Dealt]:
    """High Run or Low Run: so many cards from position 1, each above (or below) the one after it."""
    whole, ranks = (runs_down, "above") if name == "high run" else (runs_up, "below")
    wanted = f"each of cards 1 to {length} ranks {ranks} the next"
    broken = f"{CARDS}: {{0.not_{ranks}}}, which breaks the run"
    return row(
        f"{name} {length}",
        "runs",
        [odds],
        f"cards 1 to {length + 1}, each {ranks} the next",
        "vic 29/2000 r5.6(b)",
        wins(partial(whole, length), *RANKED, because=f"{CARDS}: {wanted}", unless=broken),
        loses(
            partial(broken_by_a_tie, length),
            "vic 29/2000 r8.2",
            "vic 29/2000 r1.1",
            because=f"{CARDS}: of cards 1 to {length + 1} two that follow each other are equal, which breaks the run",
            unless=f"{CARDS}: of cards 1 to {length + 1} no two that follow each other are equal",
        ),
        loses(lambda dealt: not whole(length, dealt), *RANKED, because=broken, unless=f"{CARDS}: {wanted}"),
    )


# Com-Bo


def makes(name: str, dealt: Dealt) -> bool:
    return alike(*dealt) == ALIKE[name]


def com_bo(column: int) -> Wager[Dealt]:
    """One wager, paid for the highest combination (reading V1)."""
    odds = {name: pays for name, columns in COMBINATIONS.items() if (pays := columns[column]) is not None}
    under = ("vic 29/2000 r8.1", "vic 29/2000 r8.3", "reading V1")
    return row(
        "com-bo",
        "com-bos",
        list(odds.values()),
        "the highest combination; one pair gives the money back",
        "vic 29/2000 r5.6(c)",
        *(
            wins(
                partial(makes, name),
                *under,
                pays=pays,
                because=f"{MAKE}, which pays {pays}",
                unless=f"{MAKE}, not {name}",
            )
            for name, pays in odds.items()
        ),
        voids(
            partial(makes, "one pair"),
            *under,
            because=f"{MAKE}, which gives the money back",
            unless=f"{MAKE}, not one pair",
        ),
        loses(
            lambda dealt: not alike(*dealt),
            "vic 29/2000 r8.1",
            because=f"{MAKE}, which loses",
            unless=f"{MAKE}, which is one",
        ),
    )


def compared(_table: "ComBoTable", placed: Placed | None) -> Sequence[str]:
    """The boxes whose cards decide a wager: two for High or Low of a position; else all, as they are told together."""
    kind, _, number = placed.wager.name.rpartition(" ") if placed is not None else ("", "", "")
    if kind in ("high", "low"):
        return BOXES[int(number) - 1], BOXES[int(number) % len(BOXES)]
    return BOXES


def wagers(decks: int) -> tuple[Wager[Dealt], ...]:
    """Every row, by the column of odds for one deck or for eight."""
    column = DECKS.index(decks)
    singles = [single(name, position) for name in ("high", "low") for position in range(1, 6)]
    runs = [run(name, length, odds[column]) for name in ("high run", "low run") for length, odds in RUNS.items()]
    return (*singles, *runs, com_bo(column))
