"""What the dealer announces now."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from houseway.play.events import Called, Events
from houseway.play.game import Game
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import scene
from houseway.school.situation import Lots, Move, Situation, others, played

KIND: Final = "call"
SAYS: Final = "what the dealer announces"
WRONG: Final = 3


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    calling = [(move, found) for move in there.moves() if (found := list(calls(there, move)))]
    if not calling:
        return None
    move, said = lots.one_of(calling)
    first = said[0]
    alike, unlike = others_than(there, first, {each.words for each in said})
    wrong = [*lots.mixed(alike), *lots.mixed(unlike)][:WRONG]
    if not wrong:
        return None
    then = there.again(move.start)
    shown = [*then.told(), *there.told(move.start, first.number - 1)]
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{first.under.text}",
        question=ItemQuestion("What is announced now?", shown, AnswerForm.CHOICE, lots.mixed([first.words, *wrong])),
        answer=first.words,
        also=tuple(dict.fromkeys(each.words for each in said[1:] if each.words != first.words)),
        cites=(first.under.text,),
        difficulty=difficulty(60 * len(wrong), 200 if len(alike) >= WRONG else 0),
        record=there.again(move.start).record(),
        why=partial(reasons, there, [first.number]),
        scene=scene(there, move.start),
    )


def calls(there: Situation, move: Move) -> Iterator[Called]:
    return (each for each in Events(there.log, move.start, move.stop) if isinstance(each, Called))


def others_than(there: Situation, said: Called, now: set[str]) -> tuple[list[str], list[str]]:
    """Under the same provision in other words, and anything else that is announced in this game."""
    heard = [each for one in (there, *others(there.game)) for each in Events(one.log) if isinstance(each, Called)]
    alike = {each.words for each in heard if each.under == said.under} - now
    return sorted(alike), sorted({each.words for each in heard} - alike - now)
