"""Tiles that were seen before their time, in the shuffle or in the deal (qld ss 447 to 449), and misdeals (s448(5))."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.house_deals import by_hand
from houseway.games.pai_gow.abandonment import AGAIN, dealt_in_vain
from houseway.games.pai_gow.hand import TILES_TO_A_HAND, Hand
from houseway.games.pai_gow.moments import SHUFFLED, STACKED, TILES_OUT
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import PLAYER_BANKER
from houseway.play.acts import Act, Field, ScriptAnswer, Ways, act, choice, several
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import give_back
from houseway.play.wager import void

NEVERTHELESS: Final = cite("qld s448(2)")
RETRIEVING: Final = cite("qld s448(3)(a)")
RETRIEVED: Final = void("tiles of {selection} were exposed, and its wagers are taken back instead of played")
DEALING_AGAIN: Final = cite("qld s448(4)(a)")
BY_A_PLAYER: Final = cite("qld s448(3)")
BY_THE_BANK: Final = cite("qld s448(4)")
PLAY_ON: Final = "play the hand"
RETRIEVE: Final = "retrieve the wager"
DEAL_AGAIN: Final = "have the tiles dealt again"
PLAYERS_CHOICE: Final = {
    PLAY_ON: Offer(cite("qld s448(3)(b)"), says="as it was dealt"),
    RETRIEVE: Offer(RETRIEVING, says="the tiles are removed from play"),
}
BANKERS_CHOICE: Final = {
    PLAY_ON: Offer(cite("qld s448(4)(b)"), says="as it was dealt"),
    DEAL_AGAIN: Offer(DEALING_AGAIN, says="shuffled and stacked anew"),
}


IN_THE_DEAL: Final = ("first tiles to the wrong box", "dealt clockwise", "not 4 tiles to a box", "box missed")
MISDEALS: Final = (*IN_THE_DEAL, "against the casino's procedures")


# s447


def not_dealt_yet(round_: Round[PaiGowTable], _who: str) -> Ways:
    """From the shuffle, la ja included, to the deal: it may be noticed late (reading P27)."""
    return [()] if round_.moment in (SHUFFLED, *STACKED) else []


def no_shuffle(round_: Round[PaiGowTable], _who: str) -> Refused:
    dealt = round_.moment in TILES_OUT
    why = "tiles have been dealt since the shuffle" if dealt else "the tiles have not been shuffled since"
    return Refused("qld s447", why, ground=Ground.WHEN)


def exposed_in_the_shuffle(round_: Round[PaiGowTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    read = () if round_.moment == SHUFFLED or round_.ask is not round_.table.asked else ("reading P27",)
    round_.table.rule("a tile was exposed: the tiles are shuffled and stacked again", "qld s447", *read)
    return ScriptAnswer(AGAIN)


# s448


def face_down(table: PaiGowTable) -> list[Hand]:
    """The hands with a tile that nobody but its own player has seen."""
    return [hand for hand in table.hands.values() if hand.live and not hand.face_up and hand.hidden()]


def none_face_down(round_: Round[PaiGowTable], _who: str) -> Refused:
    dealt = any(hand.tiles for hand in round_.table.hands.values())
    why = "no tile lies face down any more" if dealt else "no tile has been dealt"
    return Refused("qld s448(1)", why, ground=Ground.WHEN)


def not_that_box(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    """Why tiles of a box cannot have been exposed now, or not these."""
    table, box = round_.table, details.get("box")
    if box not in table.selections or not face_down(table):
        return None
    hand = next((each for each in face_down(table) if each.label == box), None)
    why = f"{box} has no tile that lies face down" if hand is None else f"{box} has face down: {hand.hidden()}"
    return Refused("qld s448(1)", why, ground=Ground.WHAT)


def tiles_of(hand: Hand) -> Field:
    """By their number, in the order in which they were dealt."""
    return several("tiles", hand.hidden())


def may_be_exposed(round_: Round[PaiGowTable], _who: str) -> Ways:
    """`looked`: whether its player had already looked at a tile that the dealer did not expose."""
    looked = choice("looked", (False, True), optional=True)
    return [(choice("box", (hand.label,)), tiles_of(hand), looked) for hand in face_down(round_.table)]


def exposed(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> Script:
    table = round_.table
    hand = next(hand for hand in face_down(table) if hand.label == details["box"])
    hand.exposed += details["tiles"]
    known = not details.get("looked", False) and has_looked(hand)
    looked = known or details.get("looked", False)
    if hand.box == table.bank.box and table.bank.house_shares:
        table.rule("the bank's tiles were exposed: its hand is played", "qld s449(1)")
    elif len(hand.exposed) == 1 or hand.shown or looked:
        seen = ", and its player had looked at others" if looked else ""
        what = "a tile" if len(hand.exposed) == 1 else f"{len(hand.exposed)} tiles"
        whose = ", not by the dealer alone" if hand.shown else ""
        table.rule(f"{what} of {hand.label} exposed{whose}{seen}: the hand is played", *_played_on(table, hand, known))
    elif table.decides_for(hand.box):
        return (yield from decide(table, hand))
    return None


def has_looked(hand: Hand) -> bool:
    """What the table knows: to set a hand, one looks at it (reading P29)."""
    return hand.set is not None and not hand.seen


def _played_on(table: PaiGowTable, hand: Hand, known: bool) -> tuple[Cite, ...]:
    if len(hand.exposed) == 1:
        return (NEVERTHELESS,)
    if hand.shown:
        return BY_THE_BANK, cite("qld s449(2)")
    return own_choice(table, hand)[1], *((cite("reading P29"),) if known else ())


def decide(table: PaiGowTable, hand: Hand) -> Script:
    """Whoever decides for the box chooses whether to play the hand; where that one is put out, the next (P17)."""
    offers, under = own_choice(table, hand)
    reading = ("reading P6",) if offers is BANKERS_CHOICE and len(hand.exposed) == TILES_TO_A_HAND else ()
    who, hand.choosing = table.decides_for(hand.box), True
    table.rule(f"{len(hand.exposed)} tiles of {hand.label} were exposed: {who} may choose", under, *reading)
    while hand.choosing and hand.live and (who := table.decides_for(hand.box)):
        answer = yield Choice(who, offers, under, hand.label, wanted=partial(_still, table, hand, who))
        if answer is not None:
            return chosen(table, hand, answer[1])
    hand.choosing = False
    return None


def own_choice(table: PaiGowTable, hand: Hand) -> tuple[Mapping[str, Offer], Cite]:
    return (BANKERS_CHOICE, BY_THE_BANK) if hand.box == table.bank.box else (PLAYERS_CHOICE, BY_A_PLAYER)


def chosen(table: PaiGowTable, hand: Hand, name: str) -> ScriptAnswer | None:
    hand.choosing = False
    if name == DEAL_AGAIN:
        return dealt_in_vain(table)
    if name == RETRIEVE:
        for placed in table.on_box(hand.box):
            give_back(table, placed, RETRIEVING, clause=RETRIEVED)
            table.after_leaving(placed)
    return None


def _still(table: PaiGowTable, hand: Hand, who: str) -> bool:
    return hand.choosing and hand.live and table.decides_for(hand.box) == who


# Several hands at once: nobody has to wait for another player's choice


def not_asked_first(name: str) -> Act[PaiGowTable]:
    """The same choice, for a player who has it while another is asked."""

    def hands(round_: Round[PaiGowTable], who: str) -> list[Hand]:
        table, asked = round_.table, round_.ask
        if asked is not None and asked.who == who:
            return []
        mine = [hand for hand in table.hands.values() if hand.choosing and table.decides_for(hand.box) == who]
        return [hand for hand in mine if name in own_choice(table, hand)[0]]

    def may(round_: Round[PaiGowTable], who: str) -> Ways:
        return [()] if hands(round_, who) else []

    def does(round_: Round[PaiGowTable], who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
        return chosen(round_.table, hands(round_, who)[0], name)

    offer = PLAYERS_CHOICE.get(name) or BANKERS_CHOICE[name]
    return act(name, PLAYERS, offer.under.text, may, does, offer.says, at=TILES_OUT)


# s449: the bank's own hand, by whomever


def bank_is_dealt(round_: Round[PaiGowTable], _who: str) -> Ways:
    table = round_.table
    hands = [hand for hand in face_down(table) if hand.box == table.bank.box]
    return [(tiles_of(hand),) for hand in hands]


def banks_lie_open(round_: Round[PaiGowTable], _who: str) -> Refused:
    hand = round_.table.hands.get(round_.table.bank.box)
    why = "the bank's tiles lie face up" if hand is not None and hand.tiles else "the bank has no tiles yet"
    return Refused("qld s449(1)", why, ground=Ground.WHEN)


def other_tiles(round_: Round[PaiGowTable], _details: Mapping[str, Any]) -> Refused | None:
    hands = [hand for hand in face_down(round_.table) if hand.box == round_.table.bank.box]
    why = f"of the bank's tiles lie face down: {[hand.hidden() for hand in hands]}"
    return Refused("qld s449(1)", why, ground=Ground.WHAT) if hands else None


def bank_exposed(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    hand = table.hands[table.bank.box]
    hand.exposed += details["tiles"]
    hand.shown = table.bank.kind == PLAYER_BANKER
    under = "qld s449(2)" if hand.shown else "qld s449(1)"
    table.rule("tiles of the bank's hand were exposed, not by the dealer's dealing: it is played", under)


# s448(5)


def tiles_are_dealt(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Where the house's own stack deals, the table knows where every tile went (reading P28)."""
    table = round_.table
    causes = [cause for cause in MISDEALS if not table.house_deals or cause not in IN_THE_DEAL]
    return [(choice("cause", causes),)] if any(hand.tiles for hand in table.hands.values()) else []


def dealt_as_it_should_be(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    if details.get("cause") not in IN_THE_DEAL or not round_.table.house_deals or not round_.table.hands:
        return None
    why = "the house dealt four tiles to each box in play, in their order"
    return Refused("qld s448(5)", why, ground=Ground.WHAT)


def misdeal(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    round_.table.rule(f"misdeal ({details['cause']}): the tiles are shuffled, stacked and dealt again", "qld s448(5)")
    return dealt_in_vain(round_.table)


STAFF: Final = DEALER_OR_MORE_SENIOR
KNOWN: Final = "the house's own stack deals, and the table knows to whom each tile was shown"  # reading P38
MISDEAL_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("tile exposed in the shuffle", STAFF, "qld s447", not_dealt_yet, exposed_in_the_shuffle, closed=no_shuffle),
    by_hand(act("tiles exposed by the dealer", STAFF, "qld s448(1)", may_be_exposed, exposed, "in dealing",
                not_that_box, at=TILES_OUT, closed=none_face_down), KNOWN),
    by_hand(act("bank's tiles exposed", STAFF, "qld s449(1)", bank_is_dealt, bank_exposed, "by whoever banks",
                other_tiles, at=TILES_OUT, closed=banks_lie_open), KNOWN),
    *map(not_asked_first, (PLAY_ON, RETRIEVE, DEAL_AGAIN)),
    act("misdeal", STAFF, "qld s448(5)", tiles_are_dealt, misdeal, "", dealt_as_it_should_be, at=TILES_OUT,
        closed="no tile has been dealt"),
)  # fmt: skip
