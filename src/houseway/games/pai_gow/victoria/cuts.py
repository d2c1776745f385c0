"""Appendix 3, random cuts: how the tiles can be cut, and by which face or letter of the cut die (vic 9/2004)."""

from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.moments import CUTTING
from houseway.games.pai_gow.preparation import chosen_cut
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import choice
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.table import call


class Cut(NamedTuple):
    """A row of the appendix: the face of the cut die, the letter on that of Crown Pai Gow, and how the cut may lie."""

    face: int
    letter: str
    chinese: str
    english: str
    lies: tuple[str, ...] = ()


SIDES: Final = ("right", "left")
ENDS: Final = ("top", "bottom")
CUTS: Final = (
    Cut(1, "L", "long tau fong may", "dragon's head and phoenix tail", SIDES),
    Cut(2, "J", "jung quat", "from the heart", ENDS),
    Cut(3, "CS", "cup say", "tiger", tuple(f"{end} {side}" for end in ENDS for side in SIDES)),
    Cut(4, "D", "dai pin", "big slice", SIDES),
    Cut(5, "W", "wui fung bank", "hong kong bank"),
    Cut(6, "C", "chee yee", "chop the ears", ENDS),
)
NAMES: Final = tuple(cut.english for cut in CUTS)
MADE: Final = call("the tiles are cut: {0}", "vic 9/2004 appendix 3")


def cut_by_letter(letter: str) -> Cut | None:
    return next((cut for cut in CUTS if cut.letter == letter), None)


def choose_the_cut(table: PaiGowTable) -> Steps[Cut | None]:
    """As a player who banks or shares the bank wishes; none where the die decides."""
    chosen = yield from chosen_cut(table, NAMES, "one of Appendix 3", "the cut die decides")
    return CUTS[NAMES.index(chosen)] if chosen else None


def make_the_cut(table: PaiGowTable, cut: Cut, under: Cite) -> Steps[None]:
    """The dealer cuts; from one side or end, where the cut can lie in several ways."""
    lies = (choice("side", cut.lies),) if cut.lies else ()
    offers = {"cut the tiles": Offer(under, lies, cut.english)}
    answer = yield from wait(table, Choice(DEALER, offers, under, moment=CUTTING))
    side = f", {answer[2]['side']}" if cut.lies else ""
    table.cut = cut.english
    table.announce(MADE, f"{cut.english} ({cut.chinese}){side}")
