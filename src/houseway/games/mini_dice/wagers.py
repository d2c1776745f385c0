"""The two permissible wagers of mini-dice (qld s178), each a row with its odds (s184)."""

from typing import Final

from houseway.equipment.dice import FACES
from houseway.families.three_dice import MATCHED, TOTAL, Rolled, on_dice
from houseway.games.mini_dice.arithmetic import in_field
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins


def total_in_the_field(rolled: Rolled) -> bool:
    return in_field(*rolled.dice)


def another_total(rolled: Rolled) -> bool:
    return not in_field(*rolled.dice)


FIELD: Final = Wager(
    "field",
    permitted="qld s178(1)",
    clauses=(
        wins(
            total_in_the_field,
            "qld s178(4)",
            because=f"{TOTAL}: it is in the field of 5 to 8 and 13 to 16",
            unless=f"{TOTAL}: it is not in the field",
        ),
        loses(another_total, "qld s178(4)", because=f"{TOTAL}: only 5 to 8 and 13 to 16 are in the field"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s184(a)",
    limit="field",
    selections=("field",),
    says="a total of 5 to 8, or of 13 to 16",
)
FACE_VALUES: Final = Wager(
    "individual die face values",
    permitted="qld s178(1)",
    clauses=(
        wins(on_dice(1), "qld s178(4)", pays=Odds(1, 1), because=MATCHED, unless="{0.matches}"),
        wins(on_dice(2), "qld s178(4)", pays=Odds(2, 1), because=MATCHED, unless="{0.matches}"),
        wins(on_dice(3), "qld s178(4)", pays=Odds(12, 1), because=MATCHED, unless="{0.matches}"),
        loses(on_dice(0), "qld s178(4)", because=MATCHED),
    ),
    paid_under="qld s184(b)",
    limit="individual die face values",
    selections=tuple(map(str, FACES)),
    says="one number, paid by how many dice show it",
)

WAGERS: Final = (FIELD, FACE_VALUES)
