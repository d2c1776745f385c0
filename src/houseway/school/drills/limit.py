"""What the sign of a table allows."""

from typing import Any, Final

from houseway.money import dollars, in_dollars
from houseway.play.game import Game
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.law import of_provision
from houseway.school.situation import Lots, opened
from houseway.why import Reason

KIND: Final = "limit"
SAYS: Final = "the least and the most that the sign allows"


def senseless(game: Game[Any]) -> str:
    return "" if _lines(game) else "its sign has no limits for a wager"


def _lines(game: Game[Any]) -> dict[str, Any]:
    return dict(game.open_table().sign.limits)


def make(name: ItemName) -> Item | None:
    """The sign is shown whole; what is asked must be found on it, as somebody asks at a table."""
    lots = Lots(name)
    lines = _lines(name.game)
    if not lines:
        return None
    kind = lots.one_of(sorted(lines))
    least = lots.below(2) == 0
    amount = lines[kind].minimum if least else lines[kind].maximum
    shown = [f"{each}: {in_dollars(line.minimum)} to {in_dollars(line.maximum)}" for each, line in lines.items()]
    conclusion = f"the {'least' if least else 'most'} on {kind} is {in_dollars(amount)}"
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/sign",
        question=ItemQuestion(
            f"What is the {'least' if least else 'most'} that one person may have on {kind}?", shown, AnswerForm.AMOUNT
        ),
        answer=dollars(amount),
        cites=tuple(cite.text for cite in (name.game.sign_under,) if cite is not None),
        difficulty=difficulty(0),
        record=opened(name.game, str(name)).record(),
        why=lambda: (
            of_provision(conclusion, name.game.sign_under, name.game) if name.game.sign_under else [Reason(conclusion)]
        ),
    )
