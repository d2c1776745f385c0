"""Count chips: a float, or what was dropped, by denomination."""

from typing import Any, Final

from houseway.equipment.chips import ChipSet
from houseway.money import dollars, in_dollars
from houseway.play.game import Game
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.situation import Lots
from houseway.why import Reason

KIND: Final = "count"
SAYS: Final = "what so many chips come to"
STACK: Final = 20
MOST: Final = 4  # denominations in one count
ODD: Final = 7  # one in so many is no whole stack


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    values = [value for value in ChipSet().denominations if value >= name.game.unit]
    chosen = sorted(lots.mixed(values)[: 2 + lots.below(MOST - 1)], reverse=True)
    counts = {value: STACK * (1 + lots.below(3)) + (lots.below(STACK) if lots.below(ODD) else 0) for value in chosen}
    total = sum(value * count for value, count in counts.items())
    steps = tuple(f"{count} x {in_dollars(value)} = {in_dollars(value * count)}" for value, count in counts.items())
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{len(counts)}",
        question=ItemQuestion(
            "How much is that?",
            [f"{count} chips of {in_dollars(value)}" for value, count in counts.items()],
            AnswerForm.AMOUNT,
        ),
        answer=dollars(total),
        cites=(),
        difficulty=difficulty(60 * len(counts)),
        record="",
        why=lambda: [Reason(f"it is {in_dollars(total)}", figure=steps)],
    )
