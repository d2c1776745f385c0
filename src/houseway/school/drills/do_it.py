"""The dealer's own part of a round, step by step: what do you do now?

The seed may name the step: `17.3` is the third step of the staff in round 17. So a whole round is a row of items.
"""

from functools import partial
from typing import Any, Final

from houseway.play.ask import Ask, Choice
from houseway.play.events import Asked
from houseway.play.game import Game
from houseway.play.people import PLAYERS, told
from houseway.play.wagering import Wagering
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.law import of_provision
from houseway.school.scene import Draws, scene
from houseway.school.situation import Lots, Situation, named_round, others

KIND: Final = "do"
SAYS: Final = "what you do now, as the dealer or another of the staff"
WRONG: Final = 3


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there, number = named_round(name.game, name.seed)
    asked = steps(there)
    if not asked:
        return None
    at, ask = asked[number % len(asked)]
    then = there.again(at + 1)
    return _item(name, there, then, ask, lots, scene(there, at + 1, at + 1))


def steps(there: Situation) -> list[tuple[int, Ask]]:
    """Where the round waits for something that the staff do, and for nothing else."""
    found = [(at, entry[1]) for at, entry in enumerate(there.log) if entry[0] is Asked]
    return [(at, ask) for at, ask in found if acts_of(there, ask)]


def acts_of(there: Situation, ask: Ask) -> list[str]:
    """What the staff may do where this is asked."""
    people = there.round.table.people
    if not isinstance(ask, Wagering | Choice) or any(people[who].role in PLAYERS for who in there.round.named(ask)):
        return []  # a shooter's throw closes the wagers, too
    return [ask.closed_by] if isinstance(ask, Wagering) else list(ask.offers)


def _item(name: ItemName, there: Situation, then: Situation, ask: Ask, lots: Lots, drawn: Draws) -> Item | None:
    right = acts_of(there, ask)
    open_ = {option.act for option in then.round.options()}
    known = {act for one in (there, *others(there.game)) for _, each in steps(one) for act in acts_of(one, each)}
    wrong = lots.mixed(sorted(known - open_ - set(right)))[:WRONG]
    if not wrong:
        return None
    choices = lots.mixed([right[0], *wrong])
    who = next(then.round.named(ask), "") or told(ask.roles)
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{right[0]}",
        question=ItemQuestion(f"You are the {who}. What do you do now?", then.told(), AnswerForm.CHOICE, choices),
        answer=right[0],
        also=tuple(right[1:]),
        cites=(ask.under.text,),
        difficulty=difficulty(40 * len(choices)),
        record=then.record(),
        why=partial(of_provision, f"{who}: {right[0]}", ask.under, there.game),
        scene=drawn,
    )
