"""Cards: checked, shuffled and cut (rules 3 and 4), and dealt one to a box (r7.2, r7.3)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import card
from houseway.equipment.shoe import Shoe
from houseway.games.com_bo.moments import DEALING, PREPARING
from houseway.games.com_bo.table import UNSEEN, ComBoTable
from houseway.games.com_bo.terms import BOXES, CHECK, CUT, CUTTING_CARD, IN_THE_SHOE, SHUFFLE
from houseway.play.acts import choice
from houseway.play.ask import Card, Choice, Offer, Steps
from houseway.play.people import DEALER

CHECKED: Final = {"start": cite("vic 29/2000 r3.2"), "replaced": cite("vic 29/2000 r3.3")}
SHUFFLED: Final = {
    "start": cite("vic 29/2000 r4.1(a)"),
    "cutting card first": cite("vic 29/2000 r4.1(b)"),
    "cutting card": cite("vic 29/2000 r4.1(c)"),
    "abnormal sequence": cite("vic 29/2000 r4.1(d)"),
    "dropped or mishandled": cite("vic 29/2000 r4.1(f)"),
    "other reasonable cause": cite("vic 29/2000 r4.1(g)"),
    "replaced": cite("vic 29/2000 r3.3"),
    "automatic shoe": cite("vic 29/2000 r9.7"),
}
RIGHT: Final = "all cards there and fit"
FINDING: Final = choice("finding", (RIGHT, "a wrong number of cards", "cards unfit for use"), optional=True)
TOO_FEW: Final = cite("vic 29/2000 r9.5")
DRAWN_BEFORE: Final = cite("vic 29/2000 r9.1")


def prepare_the_cards(table: ComBoTable, moment: str = PREPARING) -> Steps[None]:
    """For the reason that is due: new cards are checked, then all are shuffled, cut and put in the shoe."""
    while table.due and not table.void_under:  # again, where they are dropped, or not all there
        reason, table.due = table.due, ""
        table.being_shuffled = True
        if reason == "replaced":
            table.replace_cards()
        steps = [(CHECK, CHECKED[reason])] if reason in CHECKED else []
        steps += [(SHUFFLE, SHUFFLED[reason])]
        if not table.automatic:
            steps += [(CUT, cite("vic 29/2000 r4.2"))]
        steps += [(IN_THE_SHOE, cite("vic 29/2000 r4.1(e)" if table.automatic else "vic 29/2000 r4.3"))]
        yield from one_by_one(table, steps, moment)
        if table.due and reason in CHECKED and table.due not in CHECKED:
            table.due = reason  # they still have to be checked
    table.being_shuffled = False


def one_by_one(table: ComBoTable, steps: Sequence[tuple[str, Cite]], moment: str) -> Steps[None]:
    """The dealer's steps; how deep the cutting card goes is for the dealer to say (reading CM9)."""
    table.gather()
    most = max(table.shoe.remaining - len(BOXES), 0)
    depth = choice("behind", range(most + 1), optional=True)
    behind = None if table.automatic else min(table.shoe.remaining // 4, most)
    for act, under in steps:
        fields = {CUT: (depth,), CHECK: (FINDING,)}.get(act, ())
        offer = Offer(under, fields, "how many cards lie behind the cutting card" if act == CUT else "")
        answer = yield Choice(DEALER, {act: offer}, under, wanted=lambda: not table.due, moment=moment)
        if answer is None:
            return
        if answer[2].get("finding", RIGHT) != RIGHT:
            table.due = "replaced"
            what = f"the check finds {answer[2]['finding']}: the cards are replaced"
            table.rule(what, under, "vic 29/2000 r3.3", "reading CM10")
            return
        behind = answer[2].get("behind", behind)
    table.shoe.marker = behind


def deal(table: ComBoTable) -> Steps[None]:
    """One card, face up, to the next box."""
    first = not table.cards
    if first and table.excess not in ("", UNSEEN):
        return take_drawn_card(table)
    if not first and table.face_up:
        table.shoe.put_back([card(table.face_up)])  # known since it was seen, it could not come before its turn
        return take(table, card(table.face_up))
    if not table.shoe.remaining:
        table.cutting_card = True  # it lay behind the last card
        table.rule("the shoe has too few cards for this round: void", TOO_FEW)
        table.void_under = TOO_FEW
        return None
    under = DRAWN_BEFORE if first and table.excess else cite("vic 29/2000 r7.3")
    still = partial(_still, table, _out(table))
    came = yield Card(table.shoe, under, table.next_box, still, cite("vic 29/2000 r2.3"), DEALING)
    return take(table, came) if came is not None else None


def _out(table: ComBoTable) -> tuple[int, int]:
    return len(table.cards), len(table.burned)


def _still(table: ComBoTable, out: tuple[int, int]) -> bool:
    """So many cards are out, as when the next one was asked for, and the round is not void."""
    return _out(table) == out and not table.void_under


def take(table: ComBoTable, came: int) -> None:
    shoe = table.shoe
    if isinstance(shoe, Shoe) and shoe.cutting_card_reached and not table.cutting_card and not table.excess:
        table.cutting_card = True  # r7.7: the round is finished, and a shuffle follows
        table.announce(CUTTING_CARD)
    shoe.take(came)
    shoe.discard(table.waiting)
    table.cards.append(came)
    table.excess, table.waiting = "", []
    if len(table.cards) > 1:
        table.face_up = ""


def take_drawn_card(table: ComBoTable) -> None:
    """It has been out, for all to see, since the last round (reading CM4)."""
    table.cards.append(card(table.excess))
    table.rule(f"{table.excess}, drawn in the last round, is the first card", DRAWN_BEFORE)
    table.excess = ""
