"""Who wins the pot when there is no showdown, and what goes back then (qld s307(5) to (9), s309(5) to (8), s312(7))."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.poker.betting import Betting
from houseway.families.poker.cites import EndingCites
from houseway.families.poker.dead_hands import notice_wrong_hands
from houseway.families.poker.ending import NOT_CALLED, pass_pots, return_uncalled, winners_of
from houseway.families.poker.seat import ACTIVE, FOLDED, TAPPED, UNCALLED, Seat
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import FINAL, FIRST
from houseway.money import Cents
from houseway.play.settlement import give_back
from houseway.play.table import Call, call

BACK: Final = cite("qld s307(6)(a)(ii)")
CALLED: Final = cite("qld s288(2)")
DEAD: Final = cite("qld s319(2)")
OTHERS_OUT: Final = cite("reading K59")
NO_PART: Final = cite("qld s313(4)(b)")
NO_OVER_BLIND: Final = EndingCites(cite("qld s307(5)(a)(iii)"), cite("qld s307(5)(a)(v)"))
NOBODY_OPENED: Final = EndingCites(cite("qld s307(6)(a)(iv)"), cite("qld s307(6)(a)(vi)"))
NO_FINAL_OPENING: Final = EndingCites(cite("qld s309(5)(a)(iii)"), cite("qld s309(5)(a)(v)"))
WON: Final = {
    NO_OVER_BLIND: call("the pot has been won", "qld s307(5)(a)(i)"),
    NOBODY_OPENED: call("the pot has been won", "qld s307(6)(a)(i)"),
    FIRST.won_by_opening: call("the pot has been won", "qld s307(8)(a)(i)"),
    FIRST.won_by_raising: call("the pot has been won", "qld s307(9)(a)(i)"),
    NO_FINAL_OPENING: call("the pot has been won", "qld s309(5)(a)(i)"),
    FINAL.won_by_opening: call("the pot has been won", "qld s309(7)(a)(i)"),
    FINAL.won_by_raising: call("the pot has been won", "qld s309(8)(a)(i)"),
}
BEST: Final = call("{0} wins with {1}", "qld s310(4)(a)")
EQUAL: Final = call("{0} have hands of equal value: {1}", "qld s292(11)")


def say_won(table: DrawTable, ending: EndingCites) -> None:
    if table.pot:  # and not every bet has gone back
        table.announce(WON[ending])


def nobody_opened(table: DrawTable, last: Seat) -> None:
    """The last blind bettor takes the pot; an over-blind bet that was the last goes back first."""
    ending = NOBODY_OPENED if table.over_blind else NO_OVER_BLIND
    say_won(table, ending)
    _take_up_again(table, last)
    if table.over_blind and last.stays:
        _hand_back(table, last, table.blind, BACK)
    _to_whoever_stays(table, ending)


def not_opened_again(table: DrawTable) -> None:
    """Whoever was called last in the first round of betting takes the pot, though they have not opened (K15).

    Where that player's hand is dead, it is the next of those who could have opened (reading K46).
    """
    say_won(table, NO_FINAL_OPENING)
    called = table.last_called
    assert called is not None, "the first round of betting ended with a call"
    for seat in (called, *(each for each in table.after(called) if each in table.could_open)):
        if _take_up_again(table, seat):
            break
    _to_whoever_stays(table, NO_FINAL_OPENING, CALLED)


def uncalled(table: DrawTable, betting: Betting) -> bool:
    """What nobody has called goes back; whether the whole opening bet or raise did, and the round of play is over."""
    within, leader = betting.within, betting.leader
    back = within.uncalled_raise if betting.raised else within.uncalled_opening
    assert leader is not None
    if betting.answered or not leader.stays:
        return_uncalled(table, back, NO_PART)
        return False
    _hand_back(table, leader, betting.last.more, back, NO_PART)
    ending = within.won_by_raising if betting.raised else within.won_by_opening
    say_won(table, ending)
    _to_whoever_stays(table, ending)
    return True


def last_one_left(table: DrawTable) -> bool:
    """The others are out of the round of play, by dead hands, exclusion or folding: whoever is left has won.

    Blind bets that nobody has called go back no more than where nobody opens (s307(5)).
    """
    if len(table.staying) > 1:
        return False
    under = DEAD if any(seat.dead for seat in table.seats) else OTHERS_OUT
    if table.may_go_back():
        return_uncalled(table, under)
    pass_pots(table, table.rank, under)
    return True


def announce_hands(table: DrawTable) -> None:
    """Of each pot, the hand or hands that win it; not one that was not shown, nobody else being left."""
    said: list[tuple[Call, str, str]] = []
    for seats in winners_of(table, table.rank) if table.staying else []:
        names, hand = " and ".join(seat.name for seat in seats), table.hand(seats[0])
        each = (EQUAL if len(seats) > 1 else BEST, names, hand)
        said += [each] if each not in said and seats[0].shown else []
    for words, names, hand in said:
        table.announce(words, names, hand)


def _take_up_again(table: DrawTable, seat: Seat) -> bool:
    """Not to open was to fold, but the pot is this player's: unless the hand is dead or the bets were void.

    Nor where the player was put out, or folded before the deal and has no hand to be compared (reading K46).
    """
    has_a_hand = bool(seat.cards) or not _tapped(table)
    if seat.state is FOLDED and not seat.dead and seat.bet and has_a_hand and not seat.person.excluded:
        table.take_up_again(seat)
    _notice_as_hands_are_compared(table)
    return seat.stays


def _notice_as_hands_are_compared(table: DrawTable) -> bool:
    """Has anybody tapped out who is to be compared with? A wrong number of cards is found out with that."""
    if _tapped(table):
        notice_wrong_hands(table)
    return _tapped(table)


def _tapped(table: DrawTable) -> bool:
    return any(seat.state is TAPPED for seat in table.seats)


def _hand_back(table: DrawTable, seat: Seat, amount: Cents, *under: Cite) -> None:
    """What nobody has called of a bet: a player who tapped out has matched a part of it (reading K6)."""
    for other in table.seats:
        other.give_back_early(cite("qld s318(2)"), *under)
    matched = max([other.bet for other in table.staying if other is not seat], default=0)
    excess = min(amount, seat.bet - matched)
    if excess > 0:
        give_back(table, seat.share(UNCALLED, excess), *under, clause=NOT_CALLED)
        if seat.state is TAPPED:  # with chips again
            seat.state, seat.tapped = ACTIVE, False


def _to_whoever_stays(table: DrawTable, ending: EndingCites, *more: Cite) -> None:
    """With whoever tapped out the hands are compared, pot by pot."""
    compared = (cite("qld s312(7)"),) if _notice_as_hands_are_compared(table) else ()
    pass_pots(table, table.rank, *more, *compared, ending=ending)
