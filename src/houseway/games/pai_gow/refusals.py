"""Why a step is refused to somebody, or at a moment, to whom or at which it is not open (qld Part 19)."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.pai_gow import moments
from houseway.games.pai_gow.bank_offer import CO_BANK, DECLINE, TAKE_THE_BANK
from houseway.games.pai_gow.bank_refusals import (
    combining,
    designating,
    handling,
    leaving_the_bank,
    not_a_handler,
    taking_the_bank,
)
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.irregularities.misdeals import DEAL_AGAIN, PLAY_ON, RETRIEVE
from houseway.games.pai_gow.setting import ASK, SET, not_the_low_hand
from houseway.games.pai_gow.setting_acts import own_hand
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.wagers import BANK
from houseway.play.acts import Details
from houseway.play.people import Role
from houseway.play.round import Round

EXPOSE: Final = "expose the bank's tiles"
OWN_TILES: Final = "expose tiles"
OWN_CUT: Final = ("choose a cut", "leave the cut to the house")
STEPS: Final[Mapping[str, Cite]] = {
    TAKE_THE_BANK: cite("qld s425(4)"),
    CO_BANK: cite("qld s425(5)"),
    DECLINE: cite("qld s425(9)"),
    "designate": cite("qld s425(7)(a)"),
    "sort and inspect": cite("qld s427(1)"),
    "spread the tiles": cite("qld s427(2)"),
    "shuffle": cite("qld s428(1)"),
    "stack": cite("qld s428(2)"),
    "perform la ja": cite("qld s429(1)"),
    "leave the stack": cite("qld s429(1)"),
    "no more bets": cite("qld s420(1)"),
    "cut the house way": cite("qld s430(3)"),
    "choose a cut": cite("qld s430(4)"),
    "leave the cut to the house": cite("qld s430(4)"),
    "shake the dice": cite("qld s419(1)"),
    SET: cite("qld s435(1)"),
    ASK: cite("qld s436(1)"),
    "set the house way": cite("qld s436(1)"),
    EXPOSE: cite("qld s435(6)(a)"),
    "settle": cite("qld s445"),
    PLAY_ON: cite("qld s448(3)(b)"),
    RETRIEVE: cite("qld s448(3)(a)"),
    DEAL_AGAIN: cite("qld s448(4)(a)"),
}
VICTORIAN: Final = {
    **STEPS,
    "cut the house way": cite("vic 9/2004 r7.6"),
    "cut the tiles": cite("vic 9/2004 r7.6"),
    "shake the dice": cite("vic 9/2004 r8.1.1"),
    ASK: cite("vic 9/2004 r12.1.4"),
    "set the house way": cite("vic 9/2004 r12.1.4"),
    "check the hand": cite("vic 9/2004 r12.1.4"),
}
CROWN: Final = {
    **VICTORIAN,
    "cut the house way": cite("vic 9/2004 r18.4.1.1"),
    "cut the tiles": cite("vic 9/2004 r18.4.1.1"),
    "choose a cut": cite("vic 9/2004 r18.4.1.1"),
    "leave the cut to the house": cite("vic 9/2004 r18.4.1.1"),
    "shake the dice": cite("vic 9/2004 r18.4.1"),
    "retrieve the tiles": cite("vic 9/2004 r18.5.2"),
}
BEFORE_EXPOSURE: Final = moments.MOMENTS[: moments.MOMENTS.index(moments.EXPOSING)]


def refuses(round_: Round[PaiGowTable], who: str, act: str, details: Details) -> Refused | None:
    """The provision that stands against it, where there is one."""
    if act == EXPOSE and round_.moment in BEFORE_EXPOSURE:
        return Refused("qld s435(5)", "no tiles are exposed before all hands are set", ground=Ground.WHEN)
    if act == OWN_TILES and round_.moment not in BEFORE_EXPOSURE:
        return Refused("qld s436(2)", "the dealer shows the players' hands once the bank's are set", ground=Ground.WHO)
    if round_.table.people[who].role is not Role.PLAYER:
        return None
    if act == "withdraw" and details.get("on") == BANK.name:
        return leaving_the_bank(round_.table, who)
    if act == SET and (hand := own_hand(round_.table, who)) is not None:
        return not_the_low_hand(round_.table, hand, details)
    found = OF_PLAYERS.get(act)
    return found(round_, who, act) if found is not None else None


def _exposing(round_: Round[PaiGowTable], who: str, act: str) -> Refused | None:
    """Of those who bank, the ones who handle the tiles expose them."""
    table = round_.table
    others = who in table.bank.bankers and not table.may_handle(who, table.bank.box)
    return not_a_handler(table, who, act) if others else None


def _touching(round_: Round[PaiGowTable], who: str, _act: str) -> Refused | None:
    """Once tiles are dealt, whoever they belong to handles them by setting them."""
    table = round_.table
    if round_.moment not in moments.TILES_OUT:
        return None
    if any(hand.live and table.may_handle(who, hand.box) for hand in table.hands.values()):
        return Refused("qld s435(1)", f"{who} handles the tiles by setting them", ground=Ground.WHAT, instead=SET)
    return Refused("qld s433(3)", f"no tiles are {who}'s to handle", ground=Ground.WHO)


# s430: the cut


def _cutting(round_: Round[PaiGowTable], who: str, _act: str) -> Refused | None:
    text, bank = round_.table.text, round_.table.bank
    if bank.is_house:
        return Refused(text.house_cut, "the house has the bank, and no player chooses the cut", ground=Ground.WHO)
    if text.own_cut == text.house_cut:
        return Refused(text.own_cut, "the letter on the cut die decides the cut, whoever banks", ground=Ground.WHAT)
    if who not in bank.bankers:
        return Refused(text.own_cut, f"{who} does not hold the bank, nor share it", ground=Ground.WHO)
    return None


# ss 433 to 436: setting a hand


def _not_yours(round_: Round[PaiGowTable], who: str, act: str) -> Refused | None:
    """A hand is set once, by whoever may handle its tiles, and after those that go first."""
    table = round_.table
    if who in table.bank.bankers:
        return not_a_handler(table, who, act)
    own = [hand for hand in table.hands.values() if who in table.played.get(hand.box, ())]
    if not own:
        return Refused("qld s435(1)", f"{who} has no tiles to set", ground=Ground.WHO)
    hand = next((each for each in own if each.set is None), own[0])
    first = table.decides_for(hand.box)
    if who != first:
        return Refused("qld s433(3)", f"{first or 'nobody'} handles the tiles of {hand.label}", ground=Ground.WHO)
    if hand.choosing:
        return Refused("qld s448(3)", f"{who} chooses first whether to play {hand.label}", ground=Ground.WHEN)
    if hand.set is not None:
        return Refused(table.text.stays_set, f"{hand.label} is set", ground=Ground.WHEN)
    if hand.seen:
        return Refused(table.text.on_request, f"the dealer was asked to set {hand.label}", ground=Ground.WHEN)
    return _set_first(table, hand)


def _set_first(table: PaiGowTable, hand: Hand) -> Refused | None:
    unset = [each.box for each in table.hands.values() if each.live and each.set is None]
    for boxes, under in ((table.directed, "vic 9/2004 r14.13"), (table.priority, "qld s421(2)")):
        if hand.box in boxes:
            return None
        if before := [box for box in boxes if box in unset]:
            return Refused(under, f"the hand of box {before[0]} is set first", ground=Ground.WHEN)
    return None


# s448: tiles that the dealer exposed


def _exposed(round_: Round[PaiGowTable], who: str, act: str) -> Refused | None:
    """Why a player may not retrieve a wager, or have the tiles dealt again."""
    table = round_.table
    hand = next((each for each in table.hands.values() if table.may_handle(who, each.box)), None)
    banks = hand is not None and hand.box == table.bank.box
    if banks and table.bank.house_shares:
        return Refused("qld s449(1)", "a co-banker's hand is played, whoever exposed its tiles", ground=Ground.WHAT)
    choice = "qld s448(4)" if banks else "qld s448(3)"
    if (act == RETRIEVE and banks) or (act == DEAL_AGAIN and not banks):
        return Refused(choice, f"it is not for {who} to '{act}'", ground=Ground.WHO)
    if hand is None:
        return Refused(choice, f"{who} decides for no hand", ground=Ground.WHO)
    if not hand.exposed:
        return Refused(choice, f"the dealer has exposed no tiles of {who}'s", ground=Ground.WHEN)
    if len(hand.exposed) == 1:
        return Refused("qld s448(2)", "the dealer exposed one tile, and the hand is played", ground=Ground.WHAT)
    return Refused(choice, "the hand is played: that was decided, or its player had looked", ground=Ground.WHAT)


Why: TypeAlias = Callable[[Round[PaiGowTable], str, str], Refused | None]
OF_PLAYERS: Final[Mapping[str, Why]] = {
    **dict.fromkeys((TAKE_THE_BANK, CO_BANK, DECLINE), taking_the_bank),
    "combine chips": combining,
    "designate": designating,
    "handle the bank's tiles": handling,
    **dict.fromkeys(OWN_CUT, _cutting),
    EXPOSE: _exposing,
    "touch a tile": _touching,
    **dict.fromkeys((SET, ASK), _not_yours),
    **dict.fromkeys((PLAY_ON, RETRIEVE, DEAL_AGAIN), _exposed),
}
