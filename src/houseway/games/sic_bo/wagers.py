"""The eight permissible wagers of sic-bo (qld s68, s70), each a row with its odds (s75)."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from houseway.equipment.dice import FACES
from houseway.families.three_dice import MATCHED, SHOWN, TOTAL, Rolled, on_dice
from houseway.games.sic_bo.arithmetic import both, is_big_total, is_small_total, is_triple, total
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins

NUMBERS: Final = tuple(map(str, FACES))
PAIRS: Final = tuple(f"{low}-{high}" for low, high in combinations(FACES, 2))
TOTALS: Final = tuple(map(str, range(4, 18)))


def small_total_no_triple(rolled: Rolled) -> bool:
    return is_small_total(*rolled.dice) and not is_triple(*rolled.dice)


def small_total_by_a_triple(rolled: Rolled) -> bool:  # triple 2 or triple 3
    return is_small_total(*rolled.dice) and is_triple(*rolled.dice)


def no_small_total(rolled: Rolled) -> bool:
    return not is_small_total(*rolled.dice)


def big_total_no_triple(rolled: Rolled) -> bool:
    return is_big_total(*rolled.dice) and not is_triple(*rolled.dice)


def big_total_by_a_triple(rolled: Rolled) -> bool:  # triple 4 or triple 5
    return is_big_total(*rolled.dice) and is_triple(*rolled.dice)


def no_big_total(rolled: Rolled) -> bool:
    return not is_big_total(*rolled.dice)


def any_triple(rolled: Rolled) -> bool:
    return is_triple(*rolled.dice)


def no_triple(rolled: Rolled) -> bool:
    return not is_triple(*rolled.dice)


def another_combination(rolled: Rolled) -> bool:
    return not on_dice(3)(rolled)


def double_does_not_appear(rolled: Rolled) -> bool:
    return on_dice(0)(rolled) or on_dice(1)(rolled)


def total_appears(*totals: int) -> Callable[[Rolled], bool]:
    """The total wagered on appears, and it is one of these."""

    def appears(rolled: Rolled) -> bool:
        return rolled.chosen[0] in totals and total(*rolled.dice) == rolled.chosen[0]

    return appears


def another_total(rolled: Rolled) -> bool:
    return total(*rolled.dice) != rolled.chosen[0]


def combination_appears(rolled: Rolled) -> bool:
    return both(*rolled.chosen, *rolled.dice)


def combination_does_not_appear(rolled: Rolled) -> bool:
    return not both(*rolled.chosen, *rolled.dice)


ON_A_TOTAL: Final = f"{TOTAL}, and the wager is on {{selection}}"
LIKE: Final = "that would win, but three dice alike lose every wager on big or small"
SMALL: Final = Wager(
    "small",
    permitted="qld s68",
    clauses=(
        wins(small_total_no_triple, "qld s70", because=f"{TOTAL}: 4 to 10 wins", unless=TOTAL),
        loses(small_total_by_a_triple, "qld s70", because=f"{TOTAL}: {LIKE}", unless=SHOWN),
        loses(no_small_total, "qld s70", because=f"{TOTAL}: only 4 to 10 wins"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s75(a)",
    limit="small",
    selections=("small",),
    says="a total of 4 to 10, but no triple",
)
BIG: Final = Wager(
    "big",
    permitted="qld s68",
    clauses=(
        wins(big_total_no_triple, "qld s70", because=f"{TOTAL}: 11 to 17 wins", unless=TOTAL),
        loses(big_total_by_a_triple, "qld s70", because=f"{TOTAL}: {LIKE}", unless=SHOWN),
        loses(no_big_total, "qld s70", because=f"{TOTAL}: only 11 to 17 wins"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s75(b)",
    limit="big",
    selections=("big",),
    says="a total of 11 to 17, but no triple",
)
TRIPLES: Final = Wager(
    "triples",
    permitted="qld s68",
    clauses=(
        wins(on_dice(3), "qld s70", because=MATCHED, unless="{0.matches}"),
        loses(another_combination, "qld s70", because=f"{MATCHED}, and it takes all three"),
    ),
    pays=Odds(180, 1),
    paid_under="qld s75(c)",
    limit="triples",
    selections=NUMBERS,
    says="one number on all three dice",
)
DOUBLES: Final = Wager(
    "doubles",
    permitted="qld s68",
    clauses=(
        wins(on_dice(2), "qld s70", because=MATCHED, unless="{0.matches}, not two"),
        wins(on_dice(3), "qld s70", "reading S1", because=f"{MATCHED}, so two do", unless="{0.matches}"),
        loses(double_does_not_appear, "qld s70", because=f"{MATCHED}, and it takes two"),
    ),
    pays=Odds(11, 1),
    paid_under="qld s75(d)",
    limit="doubles",
    selections=NUMBERS,
    says="one number on two dice, or on all three",
)
ANY_TRIPLE: Final = Wager(
    "any triple",
    permitted="qld s68",
    clauses=(
        wins(any_triple, "qld s70", because=f"{SHOWN}, all three alike", unless=SHOWN),
        loses(no_triple, "qld s70", because=f"{SHOWN}, not all three alike"),
    ),
    pays=Odds(31, 1),
    paid_under="qld s75(e)",
    limit="any triple",
    selections=("any triple",),
    says="three dice alike, whatever their number",
)
THREE_DICE_TOTALS: Final = Wager(
    "3 dice totals",
    permitted="qld s68",
    clauses=(
        wins(total_appears(4, 17), "qld s70", pays=Odds(62, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(5, 16), "qld s70", pays=Odds(31, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(6, 15), "qld s70", pays=Odds(18, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(7, 14), "qld s70", pays=Odds(12, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(8, 13), "qld s70", pays=Odds(8, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(9, 12), "qld s70", pays=Odds(7, 1), because=ON_A_TOTAL, unless=TOTAL),
        wins(total_appears(10, 11), "qld s70", pays=Odds(6, 1), because=ON_A_TOTAL, unless=TOTAL),
        loses(another_total, "qld s70", because=ON_A_TOTAL),
    ),
    paid_under="qld s75(f)",
    limit="3 dice totals",
    selections=TOTALS,
    says="what the three dice add up to",
)
DICE_COMBINATIONS: Final = Wager(
    "dice combinations",
    permitted="qld s68",
    clauses=(
        wins(combination_appears, "qld s70", because=f"{SHOWN}: both numbers of {{selection}} are there", unless=SHOWN),
        loses(combination_does_not_appear, "qld s70", because=f"{SHOWN}: {{0.lacks}}"),
    ),
    pays=Odds(6, 1),
    paid_under="qld s75(g)",
    limit="dice combinations",
    selections=PAIRS,
    says="two different numbers, both on the dice",
)
FACE_VALUES: Final = Wager(
    "individual die face values",
    permitted="qld s68",
    clauses=(
        wins(on_dice(1), "qld s70", pays=Odds(1, 1), because=MATCHED, unless="{0.matches}"),
        wins(on_dice(2), "qld s70", pays=Odds(2, 1), because=MATCHED, unless="{0.matches}"),
        wins(on_dice(3), "qld s70", pays=Odds(12, 1), because=MATCHED, unless="{0.matches}"),
        loses(on_dice(0), "qld s70", because=MATCHED),
    ),
    paid_under="qld s75(h)",
    limit="individual die face values",
    selections=NUMBERS,
    says="one number, paid by how many dice show it",
)

WAGERS: Final = (SMALL, BIG, TRIPLES, DOUBLES, ANY_TRIPLE, THREE_DICE_TOTALS, DICE_COMBINATIONS, FACE_VALUES)
