"""The third hole card: how it is dealt, and what is done where it goes astray or is seen (qld s392, s402, s404)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.families.house_deals import by_hand
from houseway.families.poker.dead_hands import declare_dead
from houseway.families.poker.dealing import deal_around, give, next_card
from houseway.families.poker.moments import FOURTH_BETTING
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.cards import KNOWN
from houseway.families.poker.stud.rounds import communal_card
from houseway.families.poker.stud.table import FACE_UP
from houseway.games.seven_card_stud.moments import THIRD_HOLE_CARD
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER
from houseway.play.round import Round
from houseway.play.table import Call

SEVENTH: Final = cite("qld s392(13)")

LOOKED: Final = "yes"
NOT_LOOKED: Final = "no"
NOT_PRACTICABLE: Final = "no, but the deal cannot be put right"
COMPLETED: Final = {  # what is ruled, and under what
    LOOKED: ("who looked at it", cite("qld s402(1)")),
    NOT_PRACTICABLE: ("and it is not practicable to put that right", cite("qld s402(2)")),
}

DEALT_UP: Final = "dealt face up"
FOUND_UP: Final = "found face up"
EXPOSED: Final = "exposed by the dealer"
SEEN: Final = {  # retrieved, shuffled in, dealt anew
    DEALT_UP: (cite("qld s402(3)(b)"), cite("qld s402(3)(c)"), cite("qld s402(3)(d)")),
    FOUND_UP: (cite("qld s404(3)(b)"), cite("qld s404(3)(c)"), cite("qld s404(3)(d)")),
    EXPOSED: (cite("qld s404(3)(b)"), cite("qld s404(3)(c)"), cite("qld s404(3)(d)")),
}


def final_hole_cards(table: SevenCardStudTable) -> Steps[bool]:
    """A seventh card each, face down; one for all where the cards run short. False where there is none at all."""
    table.awaiting = table.in_turn()
    if table.shoe.remaining < len(table.awaiting):
        table.awaiting, table.exposed = [], []
        return (yield from communal_card(table, THIRD_HOLE_CARD))
    while table.exposed and table.awaiting:
        _deal_the_exposed_card(table, table.awaiting.pop(0), table.exposed.pop(0))
    while table.awaiting:
        seat = table.awaiting[0]
        if seat.plays():
            give(table, seat, (yield next_card(seat, SEVENTH, THIRD_HOLE_CARD)))
        if seat in table.awaiting:
            table.awaiting.remove(seat)
    for seat in table.seats:
        if seat.name in table.seen and seat.plays():
            yield from _deal_anew(table, seat, *SEEN[table.seen[seat.name]])
    return True


def _deal_anew(table: SevenCardStudTable, seat: Seat, retrieved: Cite, shuffled_in: Cite, anew: Cite) -> Steps[None]:
    """When every third hole card is dealt, one that was seen goes back and another comes."""
    table.rule(f"{seat.name}'s third hole card was {table.seen.pop(seat.name)}: it is taken back", retrieved)
    table.shoe.put_back([seat.cards.pop()])
    yield Choice(
        DEALER, {"shuffle the card in": Offer(shuffled_in)}, shuffled_in, wanted=seat.plays, moment=THIRD_HOLE_CARD
    )
    yield from deal_around(table, anew, THIRD_HOLE_CARD, to=[seat])


def _deal_the_exposed_card(table: SevenCardStudTable, seat: Seat, exposed: int) -> None:
    """It was exposed in the round of betting before: the player whom it was to come to gets it, for the time being."""
    table.shoe.take(exposed)
    seat.cards.append(exposed)
    table.seen[seat.name] = EXPOSED
    under = cite("qld s404(3)(a)")
    table.announce(Call(FACE_UP, under), seat.name, NAME[exposed])
    table.rule(f"the exposed card goes to {seat.name}, until all third hole cards are dealt", under)


# What can be reported while these cards are dealt


def may_go_astray(round_: Round[SevenCardStudTable], _who: str) -> Ways:
    """The card of the player who is next went to one who is after them, or who has theirs."""
    table = round_.table
    others = [seat.name for seat in table.staying if seat not in table.awaiting[:1]] if table.awaiting else []
    return [(choice("person", others), choice("looked", (LOOKED, NOT_LOOKED, NOT_PRACTICABLE)))] if others else []


def goes_astray(round_: Round[SevenCardStudTable], _who: str, details: Mapping[str, Any]) -> Script:
    """s402(1), (2): who has looked at it keeps it, and the deal goes on; otherwise it is put right."""
    table, wrongly = round_.table, details["person"]
    rightly = table.awaiting[0].name
    if details["looked"] == NOT_LOOKED:
        what = f"{rightly}'s third hole card went to {wrongly}, who did not look at it: each gets their own"
        table.rule(what, "qld s402(2)")
        return None
    why, under = COMPLETED[details["looked"]]
    table.rule(f"{rightly}'s third hole card went to {wrongly}, {why}: the deal is completed", under)
    seat = table.seat_of(wrongly)
    assert seat is not None
    yield from deal_around(table, under, THIRD_HOLE_CARD, to=[seat])
    if seat in table.awaiting:
        table.awaiting.remove(seat)
    elif seat.stays:
        declare_dead(table, seat, "too many cards", "reading K74")
    return None


def may_be_seen(round_: Round[SevenCardStudTable], _who: str) -> Ways:
    """Of those who have theirs, or whose card comes now."""
    table = round_.table
    if not table.awaiting:
        return []
    have = [seat.name for seat in table.seats if seat.stays and seat not in table.awaiting[1:]]
    names = [name for name in have if name not in table.seen]
    return [(choice("person", names), choice("how", tuple(SEEN)))] if names else []


def is_seen(round_: Round[SevenCardStudTable], _who: str, details: Mapping[str, Any]) -> None:
    table, name, how = round_.table, details["person"], details["how"]
    under = "qld s402(3)(a)" if how == DEALT_UP else "qld s404(3)(a)"
    table.seen[name] = how
    table.rule(f"{name}'s third hole card was {how}: all third hole cards are dealt first", under)


def may_expose(round_: Round[SevenCardStudTable], _who: str) -> Ways:
    """In the round of betting that the third hole cards follow; earlier it would be a face up card (s405)."""
    table = round_.table
    return [(choice("card", NAME),)] if table.shoe.remaining > len(table.exposed) else []


def expose(round_: Round[SevenCardStudTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.expose(details["card"])
    which = "the first third hole card" if len(table.exposed) == 1 else f"third hole card {len(table.exposed)}"
    table.rule(f"{details['card']}, to be {which}, was exposed: the betting goes on", "qld s404(3)")


EXPOSE: Final[Act[SevenCardStudTable]] = act(
    "expose a third hole card",
    DEALER,
    "qld s404(3)",
    may_expose,
    expose,
    "before it is dealt",
    at=(FOURTH_BETTING,),
    closed=("no third hole card is to be dealt next yet", "the third hole cards are dealt or being dealt"),
)
IS_SEEN: Final[Act[SevenCardStudTable]] = act(
    "third hole card seen",
    DEALER,
    "qld s402(3)",
    may_be_seen,
    is_seen,
    "it will be dealt anew",
    closed="no third hole card is being dealt",
)
FINAL_CARD_ACTS: Final[tuple[Act[SevenCardStudTable], ...]] = (
    by_hand(EXPOSE, KNOWN),
    act(
        "deal the third hole card astray",
        DEALER,
        "qld s402(1)",
        may_go_astray,
        goes_astray,
        "to another player",
        at=(THIRD_HOLE_CARD,),
        closed=("no third hole card is being dealt yet", "no third hole card is being dealt now"),
    ),
    by_hand(IS_SEEN, KNOWN),
)
