"""The words of Part 21 (qld s468), the calls of the boxer, and where the Part provides for each step in the ring."""

from typing import Final

from houseway.cite import cite
from houseway.families.ring import BARRED, NO_SPIN, OUTSIDE, Grounds, RingCalls, RingCites
from houseway.play.table import call

__all__ = ["BONUS_PLAY", "CALLS", "CITES", "COINS", "GROUNDS", "HEADS", "MOVED", "RESULTS", "SPINNER_RETIRES", "TAILS"]

HEADS: Final = "heads"  # two coins only with the head side uppermost
TAILS: Final = "tails"
RESULTS: Final = ("triple tails", TAILS, HEADS, "triple heads")  # by the coins with the head uppermost
BONUS_PLAY: Final = "bonus play"
COINS: Final = 3  # s470(3): for each spin, of a set of five

CALLS: Final = RingCalls(
    spinner=call("{0} is the spinner and selects 3 coins", "qld s471(3)"),
    also_a_player=call("{0} may also wager as a player", "qld s472(2)(c)"),
    bowl=call("{0} coins stay in the bowl", "qld s471(4)"),
    result=call("{0}", "qld s468"),
    no_more_bets=call("no more bets", "qld s475(4)"),
    invalid={word: call(word, "qld s477(3)") for word in (NO_SPIN, BARRED)},
    floater={word: call(word, "qld s477(3)") for word in (NO_SPIN, BARRED)},
)
SPINNER_RETIRES: Final = call("{0} retires as spinner", "qld s472(8)(a)")
MOVED: Final = {
    HEADS: call("a dealer moves {0}'s heads to bonus play", "qld s473(4)"),
    TAILS: call("a dealer moves {0}'s tails to bonus play", "qld s473(7)"),
}

CITES: Final = RingCites(
    offer=cite("qld s471(1)"),
    onward=cite("qld s471(2)"),
    accept=cite("qld s471(3)"),
    number=cite("qld s470(3)"),
    must_wager=cite("qld s472(2)(a)"),
    not_over=cite("qld s472(10)"),
    elect=cite("qld s472(7)"),
    must_retire=cite("qld s472(8)(a)"),
    stop=cite("qld s472(9)"),
    kip=cite("qld s472(4)"),
    uppermost=cite("qld s472(3)(b)"),
    called=cite("qld s475(4)"),
    shown=cite("qld s479"),
    three_invalid=cite("qld s478(1)"),
    stand_in=cite("qld s478(1)(b)"),
    back=(cite("qld s478(1)(a)"), cite("reading E2")),
    direct=cite("qld s478(2)"),
    outside=cite("qld s474(1)"),
    examine=cite("qld s474(2)"),
    one_lost=cite("qld s474(3)"),
    new_set=cite("qld s474(4)"),
    go_on=cite("qld s474(5)"),
)
GROUNDS: Final = Grounds(
    declared=cite("qld s477(3)"),
    floater=(cite("qld s477(1)"), cite("qld s477(6)")),
    in_time=(cite("qld s477(4)"), cite("reading E3")),
    must={
        "not 1 m above the spinner's head": cite("qld s477(2)(a)"),
        "coin hit something": cite("qld s477(2)(b)"),  # but another coin, or the side of the ring below the layout
        OUTSIDE: cite("qld s477(2)(c)"),
        "one coin on another": cite("qld s477(2)(d)"),
        "spinner not inside the ring": cite("qld s477(2)(e)"),
    },
    not_for_players=cite("qld s477(5)"),
)
