"""The steps of a round of play of draw poker, and why one is not open (qld ss 293, 304, 306 and 307)."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.poker import refusals
from houseway.families.poker.moments import BEFORE
from houseway.games.draw.moments import BLIND_BETTING, MOMENTS
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import FINAL, FIRST, PART
from houseway.play.acts import Details
from houseway.play.round import Round

STEPS: Final[dict[str, Cite]] = {
    **refusals.steps_of_any(PART),
    "take a deck": cite("qld s296(4)"),
    "sort and inspect": cite("qld s297(2)"),
    "remove the other cards": cite("qld s299(2)"),
    "spread the cards": cite("qld s298(2)"),
    "wash and shuffle": cite("qld s298(3)"),
    "all are present": cite("qld s297(4)"),
    "cards are missing": cite("qld s297(4)"),
    "blind bet": cite("qld s306(1)"),
    "over-blind bet": cite("qld s306(2)"),
    "decline": cite("qld s306(2)"),
    "bet": cite("qld s307(2)"),
    "call": cite("qld s307(7)"),
    "raise": cite("qld s289"),
    "announce no call": cite("qld s307(8)(a)(i)"),
    "draw": cite("qld s308(1)"),
    "keep all": cite("qld s308(1)"),
    "shuffle the discards": cite("qld s308(6)"),
    "cut the discards": cite("qld s308(6)"),
    "agree": cite("qld s295(3)(b)"),
    "object": cite("qld s295(3)(b)"),
}
SAME_CHOICE: Final = {each.next_opening: each.opening for each in (FIRST, FINAL)}
"""What whoever comes after a fold may choose stands where the first player's choice does (s307(2), s309(2))."""


def refuses(round_: Round[DrawTable], who: str, act: str, details: Details) -> Refused | None:
    """As in any poker game; and blind betting is over once a player has declined, and nobody checks."""
    table, asked = round_.table, round_.table.asked
    seat = table.seat_of(who) if table.moment not in ("", BEFORE) else None
    after_the_blinds = seat is not None and table.moment not in MOMENTS[: MOMENTS.index(BLIND_BETTING) + 1]
    if act == "over-blind bet" and after_the_blinds:
        return Refused("qld s306(3)", "the blind betting is finished", ground=Ground.WHEN)
    if act == "check" and seat is not None and asked is not None and asked.who == who:
        why = "there is no checking at draw poker"
        return Refused(SAME_CHOICE.get(asked.under, asked.under), why, ground=Ground.WHAT, instead=f"awaited: {asked}")
    return refusals.refuses(round_, who, act, details)
