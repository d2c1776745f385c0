"""What comes next: the round stands here, and somebody must do something, or something must come."""

from functools import partial
from typing import Any, Final

from houseway.play.ask import Ask, Choice, Outcome
from houseway.play.events import Asked
from houseway.play.game import Game
from houseway.play.people import told
from houseway.play.wagering import Wagering
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.law import of_provision
from houseway.school.scene import scene
from houseway.school.situation import Lots, Situation, others, played

KIND: Final = "next"
SAYS: Final = "who does what now"
WRONG: Final = 3


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    asked = [(at, entry[1]) for at, entry in enumerate(there.log) if entry[0] is Asked]
    at, ask = lots.one_of(asked)
    right = in_words(ask)
    then = there.again(at + 1)
    open_ = {(option.who, option.act) for option in then.round.options()}
    asks = {in_words(each): each for each in _asks(there)}
    wrong = [words for words, each in asks.items() if words != right and not _is_open(each, open_)]
    if not wrong:
        return None
    choices = lots.mixed([right, *lots.mixed(sorted(wrong))[:WRONG]])
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{ask.moment or there.round.moment}",
        question=ItemQuestion("What comes next?", then.told(), AnswerForm.CHOICE, choices),
        answer=right,
        cites=(ask.under.text,),
        difficulty=difficulty(40 * len(choices), 200 if len(asked) > 20 else 0),
        record=then.record(),
        why=partial(of_provision, f"{right}", ask.under, there.game),
        scene=scene(there, at + 1, at + 1),
    )


def _asks(there: Situation) -> list[Ask]:
    """What this round waits for at any time, and a few others of the game."""
    return [entry[1] for each in (there, *others(there.game)) for entry in each.log if entry[0] is Asked]


def in_words(ask: Ask) -> str:
    """`the dealer: place the crown`, `wagers are made until the dealer says: no more bets`, `a ball from the wheel`."""
    if isinstance(ask, Outcome):
        return str(ask)
    if isinstance(ask, Wagering):
        return f"wagers are open, until somebody closes them with: {ask.closed_by}"
    assert isinstance(ask, Choice)
    return f"{ask.who or told(ask.roles)}: {' or '.join(ask.offers)}" + (f" ({ask.about})" if ask.about else "")


def _is_open(ask: Ask, open_: set[tuple[str, str]]) -> bool:
    """Could it be done now as well? Then it would be no wrong answer."""
    if isinstance(ask, Choice):
        return any(act in ask.offers for _, act in open_)
    if isinstance(ask, Wagering):
        return any(act in ("wager", ask.closed_by) for _, act in open_)
    assert isinstance(ask, Outcome)
    return (ask.who, ask.field) in open_
