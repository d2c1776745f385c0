"""Four tiles: the low hand as the house way has it."""

from itertools import combinations
from typing import Any, Final

from houseway.equipment.tiles import NAME, TILES
from houseway.play.game import Game
from houseway.play.pieces import Piece
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.scene import DrawnTable
from houseway.school.situation import Lots
from houseway.why import Reason

KIND: Final = "tiles"
SAYS: Final = "how the house way sets four tiles"


def senseless(game: Game[Any]) -> str:
    return "" if game.has("house_way") else "no tiles are set at it"


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    four = lots.mixed(TILES)[:4]
    set_ = name.game.module("house_way").set_hand(four)
    ways = list(dict.fromkeys(_named(each) for each in combinations(sorted(four), 2)))
    low = _named(set_.low)
    conclusion = f"the low hand is {low}, the high hand {_named(set_.high)}"
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{set_.rule.cites[0]}",
        question=ItemQuestion(
            f"{' '.join(NAME[each] for each in four)}: which two are the low hand, the house way?",
            [],
            AnswerForm.CHOICE,
            ways,
        ),
        answer=low,
        cites=tuple(map(str, set_.rule.cites)),
        difficulty=difficulty(100 * len(ways)),
        record="",
        why=lambda: [Reason(conclusion, because=set_.rule.says)],
        scene=lambda: DrawnTable([], [Piece("tiles", "four tiles", [NAME[each] for each in four])], at_cloth=False),
    )


def _named(two: Any) -> str:
    return " and ".join(NAME[each] for each in sorted(two))
