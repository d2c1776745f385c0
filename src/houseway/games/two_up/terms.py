"""The words of Part 10 (qld s163), the calls of the boxer, and where the Part provides for each step in the ring."""

from typing import Final

from houseway.cite import cite
from houseway.families.ring import BARRED, NO_SPIN, OUTSIDE, Grounds, RingCalls, RingCites
from houseway.play.table import call

__all__ = ["CALLS", "CITES", "COINS", "GROUNDS", "HEADS", "ODDS", "SPINNER_RETIRES", "TAILS"]

HEADS: Final = "heads"  # both coins with the head side uppermost
TAILS: Final = "tails"  # both with the tail side
ODDS: Final = "odds"  # one of each
COINS: Final = 2  # s164(3): spun, of a set of five

CALLS: Final = RingCalls(
    spinner=call("{0} is the spinner and selects 2 coins", "qld s166(3)"),
    also_a_player=call("{0} may also wager as a player", "qld s169(1)"),
    bowl=call("{0} coins are put aside in the bowl", "qld s166(4)"),
    result=call("{0}", "qld s163"),
    no_more_bets=call("no more bets", "qld s169(2)"),
    invalid={word: call(word, "qld s175(2)") for word in (NO_SPIN, BARRED)},
    floater={word: call(word, "qld s175(1)") for word in (NO_SPIN, BARRED)},
)
SPINNER_RETIRES: Final = call("{0} retires as spinner", "qld s167(6)")

CITES: Final = RingCites(
    offer=cite("qld s166(1)"),
    onward=cite("qld s166(2)"),
    accept=cite("qld s166(3)"),
    number=cite("qld s164(3)"),
    must_wager=cite("qld s167(2)"),
    not_over=cite("qld s167(8)"),
    elect=cite("qld s167(5)"),
    must_retire=cite("qld s167(6)"),
    stop=cite("qld s167(7)"),
    kip=cite("qld s175(4)"),
    uppermost=cite("qld s175(5)"),
    called=cite("qld s169(2)"),
    shown=cite("qld s173(1)"),
    three_invalid=cite("qld s172(1)"),
    stand_in=cite("qld s172(1)"),
    back=(cite("qld s172(1)"), cite("reading E2")),
    direct=cite("qld s172(2)"),
    outside=cite("qld s165(1)(a)"),
    examine=cite("qld s165(1)(b)"),
    one_lost=cite("qld s165(2)"),
    new_set=cite("qld s165(3)"),
    go_on=cite("qld s165(4)"),
)
GROUNDS: Final = Grounds(
    declared=cite("qld s175(2)"),
    floater=(cite("qld s175(1)"),),
    in_time=(cite("qld s175(1)"), cite("reading E3")),
    must={
        "not 1 m above the spinner's head": cite("qld s175(2)(a)"),
        OUTSIDE: cite("qld s175(2)(b)"),  # rolled out of it, too: reading E4
        "coin hit something": cite("qld s175(2)(c)"),  # but the other coin, or the side of the ring below the layout
        "spinner not inside the ring": cite("qld s175(2)(d)"),
        "one coin on the other": cite("qld s175(2)(e)"),
    },
    not_for_players=cite("qld s175(3)"),
)
