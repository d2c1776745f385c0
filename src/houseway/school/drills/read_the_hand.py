"""What a hand comes to, or which one takes the pot: by the game's own ranks and totals, as the table has it."""

import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, Final

from houseway.equipment.cards import NAME, pretty
from houseway.families.poker_hands import CLASSES
from houseway.play.events import Events, Settled
from houseway.play.game import Game
from houseway.play.pieces import Piece
from houseway.play.view import ONLOOKER
from houseway.play.wager import Verdict
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.reasons import reasons
from houseway.school.scene import DrawnTable
from houseway.school.situation import Lots, Situation, others, played

KIND: Final = "hand"
SAYS: Final = "what a hand comes to, or which of several wins"
KINDS: Final = ("cards", "tiles")
WRONG: Final = 3
ROUNDS: Final = 8
NEAR: Final = 2  # classes of poker on either side


@cache
def senseless(game: Game[Any]) -> str:
    held = any(each.kind in KINDS and (each.says or each.of) for there in others(game) for each in _pieces(there))
    return "" if held else "no hand at it is anybody's, or has a rank or a total"


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    for number in range(ROUNDS):
        there = played(name.game, f"{name} {number}")
        told = [each for each in _open(there) if each.says]
        item = _worth(name, there, lots.one_of(told), lots) if told else _winner(name, there)
        if item is not None:
            return item
    return None


def _pieces(there: Situation) -> list[Piece]:
    return list(there.game.pieces(there.game.look(there.round.table, ONLOOKER)))


def _open(there: Situation) -> list[Piece]:
    """What everybody sees of cards and tiles when the round is over."""
    return [each for each in _pieces(there) if each.kind in KINDS and each.what and all(map(str, each.what))]


def _worth(name: ItemName, there: Situation, piece: Piece, lots: Lots) -> Item | None:
    said = {each.says for each in _open(there) if each.kind == piece.kind} | _beside(piece.says, name.game, piece.kind)
    wrong = lots.mixed(sorted(said - {piece.says, ""}))[:WRONG]
    if not wrong:
        return None
    common = [each for each in _open(there) if not each.of and not each.says] if piece.of else []
    told = [f"on the table: {_faces(each)}" for each in common]
    asks = f"{_faces(piece)}{', with what lies on the table' if common else ''}: what is that?"
    question = ItemQuestion(asks, told, AnswerForm.CHOICE, lots.mixed([piece.says, *wrong]))
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{_called(piece.says)}",
        question=question,
        answer=piece.says,
        cites=(),
        difficulty=difficulty(40 * len(piece.what), 60 * len(wrong)),
        record=there.record(),
        why=list,
        scene=partial(_laid_open, [*common, piece]),
    )


def _beside(says: str, game: Game[Any], kind: str) -> frozenset[str]:
    """What a hand might be taken for: the classes of poker beside its own, or what hands come to in other rounds."""
    if says in CLASSES:
        at = CLASSES.index(says)
        return frozenset(CLASSES[max(0, at - NEAR) : at + NEAR + 1])
    return frozenset(each.says for one in others(game) for each in _open(one) if each.kind == kind)


def _winner(name: ItemName, there: Situation) -> Item | None:
    """Who takes what players bet against each other, of those whose hands lie open."""
    hands = [each for each in _open(there) if len(each.of) == 1]
    lines = [each for each in Events(there.log) if isinstance(each, Settled)]
    winners = {each.line.person for each in lines if each.line.verdict is Verdict.WIN}
    seats = [each.of[0] for each in hands]
    if len(hands) < 2 or len(winners) != 1 or not winners <= set(seats):
        return None
    common = [_faces(each) for each in _open(there) if not each.of]
    told = [*(f"on the table: {each}" for each in common), *(f"{each.of[0]}: {_faces(each)}" for each in hands)]
    (winner,) = winners
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/showdown",
        question=ItemQuestion("Whose hand takes the pot?", told, AnswerForm.CHOICE, seats),
        answer=winner,
        cites=tuple(dict.fromkeys(cite.text for each in lines for cite in each.line.cites)),
        difficulty=difficulty(200 * len(hands)),
        record=there.record(),
        why=lambda: reasons(there, [each.number for each in lines]),
        scene=partial(_laid_open, _open(there)),
    )


def _laid_open(pieces: Sequence[Piece]) -> DrawnTable:
    """What they come to is asked, and not told."""
    return DrawnTable([], [each._replace(says="", tag=None, at="", state="") for each in pieces], at_cloth=False)


def _faces(piece: Piece) -> str:
    return " ".join(pretty(NAME.index(each)) if each in NAME else str(each) for each in piece.what)


def _called(says: str) -> str:
    """What such hands are alike in: `soft`, `pair`, a total."""
    return re.sub(r"[\d,]+", " ", says).split(" with ")[0].split(" of ")[0].strip() or "total"
