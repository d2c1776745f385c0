"""A whole layout to be settled: what each person is paid, collected wagers and all, as at the end of a round.

The seed names the round, as it does for the steps of `do`: `17.2` is the second time that round 17 settles anything.
"""

from functools import partial
from typing import Any, Final

from houseway.money import dollars
from houseway.play.game import Game
from houseway.school.drills.pay import besides, colours, lies, owed, settled
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import scene
from houseway.school.situation import Move, Situation, has_settled, named_round

KIND: Final = "settle"
SAYS: Final = "what each person is paid when a whole layout is settled"


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    there, number = named_round(name.game, name.seed)
    moves = times(there)
    return _item(name, there, moves[number % len(moves)]) if moves else None


def times(there: Situation) -> list[Move]:
    """What settled anything in a round."""
    return [move for move in there.moves() if has_settled(there, move)]


def _item(name: ItemName, there: Situation, move: Move) -> Item:
    events = list(settled(there, move))
    due = owed(events)
    before = there.again(move.start)
    shown = [*before.told(), *there.told(move.start, events[0].number - 1), *lies(events, before)]
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{'several' if len(due) > 1 else 'one'}",
        question=ItemQuestion(
            f"What is each of them paid, {besides(name.game)}? 0 where nothing is.",
            shown,
            AnswerForm.AMOUNTS,
            about=list(due),
            colours=colours(events, before),
        ),
        answer=", ".join(f"{who} {dollars(amount)}" for who, amount in due.items()),
        cites=tuple(dict.fromkeys(cite.text for each in events for cite in each.line.cites)),
        difficulty=difficulty(*(80 for _ in events)),
        record=there.again(move.stop).record(),
        why=partial(reasons, there, [each.number for each in events]),
        scene=scene(there, move.start, move.stop),
    )
