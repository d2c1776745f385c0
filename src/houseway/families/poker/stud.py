"""What the rounds of play of the stud games share, from the ante to the showdown; each game passes its own cites in.

`StudTable.law` has them. The steps here are in the order of a round of play; a game's procedure strings them together.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from houseway.cite import Cite
from houseway.families.poker.answering import answer
from houseway.families.poker.betting import Betting
from houseway.families.poker.dealing import card_for, give, still_against
from houseway.families.poker.ending import Rank, award, commission_on_one, once, return_uncalled, show_hands
from houseway.families.poker.limits import raising
from houseway.families.poker.opening import open_or_check
from houseway.families.poker.stud_opening import first_opening, later_opening, open_first_round
from houseway.families.poker.stud_table import ANTE, StudTable
from houseway.families.poker.table import ACTIVE, FOLDED, TAPPED, Seat
from houseway.money import dollars
from houseway.play.ask import Card, Choice, Offer, Steps
from houseway.play.people import Role
from houseway.play.settlement import Line
from houseway.play.table import Call
from houseway.play.wager import Placed, Verdict

__all__ = [
    "ante_or_blind",
    "communal_card",
    "deal_face_up",
    "finished",
    "first_finished",
    "first_round_of_betting",
    "later_round_of_betting",
    "show_or_pass",
]

DEALER: Final = frozenset({Role.DEALER})


# Ante or blind bets


def ante_or_blind(table: StudTable) -> Steps[Betting]:
    """Each player makes an ante bet, or the designated player a blind bet; who has less bets what remains."""
    law = table.law
    ante = table.betting_form == ANTE
    within = law.first if ante else replace(law.first, uncalled_opening=law.opening_back)
    betting = Betting(table, table.under, within, raising(law.raises, table.most_raise))
    name, amount, under = ("ante bet", table.ante, law.ante) if ante else ("blind bet", table.minimum, law.blind)
    offers = {name: Offer(under)}
    for seat in table.seats:
        if (table.blind_by is not None and not ante) or betting.over:
            break
        if not seat.stays:
            continue
        made = yield Choice(seat.name, offers, under, wanted=still_against(table, seat))
        if made is not None:
            seat.wager(min(amount, seat.stake))
            if ante:
                seat.put = 0
            else:  # a blind bet counts towards the player's call
                table.blind_by = seat
                table.announce(Call("the blind bet is {0}", law.blind_amount), f"${dollars(seat.bet)}")
    return betting


# The first round of betting


def first_round_of_betting(table: StudTable, betting: Betting) -> Steps[None]:
    """The player with the highest or lowest face up card must open; then everybody calls, raises or folds."""
    betting.may_open = first_opening
    opener: Seat | None = None
    least = 2 if table.blind_by is None else 1  # a blind bet that was all its player had is to be matched
    while not betting.opened and not betting.over and len(table.active) >= least:
        opener, under = table.opener()
        assert opener is not None
        table.announce(Call("{0} makes the opening bet", under[-1]), opener.name)
        betting.turn = opener
        yield from open_first_round(betting, opener, under[0])
    betting.turn = None
    if opener is None or not betting.opened:
        return
    # Whoever made the blind bet has the last word, unless they are the last to act in turn anyway.
    blind = table.blind_by
    last_in_turn = bool(betting.pending) and betting.pending[-1] is blind
    yield from answer(betting, option=None if last_in_turn else blind)


def first_finished(table: StudTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where nobody else is left."""
    law, opener = table.law, betting.leader
    uncalled = opener is not None and not betting.raised and betting.called is None
    if opener is not None and uncalled and table.blind_by is not None and table.staying == [opener]:
        table.announce(Call("nobody has called: the round of play is over", law.unplayed))
        if opener is table.blind_by:
            return_uncalled(table, law.blind_back)
        elif table.blind_by.bet:  # unless it was declared void
            _take_the_blind(table, opener, table.blind_by)
        else:
            return_uncalled(table, law.opening_back)
        return True
    return finished(table, betting)


def _take_the_blind(table: StudTable, opener: Seat, blind: Seat) -> None:
    """The opening bet goes back whole, and the blind bet is the pot: there is commission on that alone."""
    law, ending = table.law, table.under.ending
    return_uncalled(table, law.opening_back)
    stake, won, name, label = opener.bet, blind.bet, table.bet_row.name, "pot 1"
    commission, by = commission_on_one(table, won, ending)
    table.announce(Call("the blind bet of {0} is won by {1}", law.blind_won), f"${dollars(won)}", opener.name)
    lost = Line(blind.name, name, label, Verdict.LOSE, won, 0, 0, 0, 0, (law.blind_won,))
    cites = (law.opening_back, law.blind_won, *by)
    wins = Line(opener.name, name, label, Verdict.WIN, stake, won, stake, 0, commission, cites)
    table.pay(Placed(blind.name, table.bet_row, label, won), lost)
    table.pay(Placed(opener.name, table.bet_row, label, stake), wins)


def finished(table: StudTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where one player is left."""
    within, raised = betting.within, betting.raised
    excess = return_uncalled(table, within.uncalled_raise if raised else within.uncalled_opening)
    if betting.called is not None:
        table.last_called, table.called_at = betting.called, table.betting_rounds
    if len(table.seats) - len(table.folds) > 1:
        table.compared |= bool(excess) and len(table.active) < 2
        return False
    uncalled = within.won_by_raising if raised else within.won_by_opening
    pass_the_pot(table, table.rank, uncalled if excess else table.law.others_folded)
    return True


def pass_the_pot(table: StudTable, rank: Rank, *under: Cite) -> None:
    """There is no showdown: what passes the pot is the first of these provisions."""
    ending = table.law.endings.get(under[0])
    if ending is None:
        award(table, table.under.ending, rank, *under)
    else:
        award(table, ending, rank, *under[1:])


# The cards


def deal_face_up(table: StudTable, under: Cite) -> Steps[bool]:
    """One card, face up, to whoever stays; one for all where the deck runs short. False where there is none at all."""
    law = table.law
    if table.exposed is not None:
        yield Choice(DEALER, {"shuffle the card in": Offer(law.exposed_shuffled)}, law.exposed_shuffled)
        table.exposed = None
    players = table.in_turn()
    if table.shoe.remaining < len(players):
        return (yield from communal_card(table))
    yield from deal_up_to(table, players, under)
    return True


def deal_up_to(table: StudTable, players: Sequence[Seat], under: Cite) -> Steps[None]:
    """A face up card each; a player whose hole card came face up gets the first of them face down."""
    table.dealing_up = table.first_card = True
    first_deal = table.dealing
    for seat in players:
        if seat.state is not FOLDED and not table.misdealt:
            swapped = first_deal and table.swapped(seat)
            card: int | None = yield card_for(table, seat, table.law.hole_face_up if swapped else under)
            give(table, seat, card, not swapped)
            table.first_card = table.first_card and (card is None or swapped)
    table.dealing_up = table.first_card = False


def communal_card(table: StudTable) -> Steps[bool]:
    law = table.law
    if table.communal is not None or not table.shoe.remaining:
        table.rule("there are no cards for another round of betting", law.only_one)
        table.could_open = False
        return False
    card = yield Card(table.shoe, law.communal, "communal")
    table.shoe.take(card)
    table.communal = card
    table.rule(
        "the cards do not reach round: one in the middle is part of each hand", law.communal, law.communal_counts
    )
    return True


# Later rounds of betting, and the end


def later_round_of_betting(table: StudTable) -> Steps[Betting]:
    """The highest face up cards open, check or fold first; with one player left to bet, nobody does."""
    law = table.law
    betting = Betting(table, table.under, law.later, raising(law.raises, table.most_raise))
    table.betting_rounds += 1
    first, under = table.highest_face_up()
    table.could_open = len(table.active) > 1
    if first is None or not table.could_open:
        table.announce(Call("nobody is left to bet against: the cards are dealt on", law.no_one_to_bet))
        return betting
    table.announce(Call("{0} has the highest face up cards", under[-1]), first.name)
    opener = yield from open_or_check(betting, [first, *table.after(first)], later_opening, check=True)
    if opener is not None:
        yield from answer(betting)
    elif not betting.over and table.betting_rounds < table.rounds:
        table.announce(Call("everybody has checked", law.all_checked))
    return betting


def show_or_pass(table: StudTable, betting: Betting) -> Steps[None]:
    """The end of the final round: hands are shown, unless there were players to open it and none did."""
    ending, law = table.under.ending, table.law
    last = table.last_called
    taker = last if last is not None and last.stays else _next_active(table, last)
    if table.could_open and not betting.opened and taker is not None:
        looked_back = () if taker is last and table.called_at == table.betting_rounds - 1 else (law.look_back,)
        cites = (law.nobody_opened, *looked_back, *((ending.compared,) if _tapped(table) else ()))
        table.announce(Call("nobody opened: {0}, who was last called, has won", law.nobody_opened), taker.name)
        pass_the_pot(table, partial(_against_tapped, table, taker), *cites)
        return
    rank = once(table.rank)
    yield from show_hands(table, ending, taker or table.designated, rank)
    if ending.one_left is not None and len(table.active) == len(table.staying) == 1:
        award(table, ending, rank, ending.one_left)
    else:
        award(table, ending, rank, *((ending.compared,) if table.compared else ()), *table.decided_by(rank))


def _next_active(table: StudTable, last: Seat | None) -> Seat | None:
    seats = table.seats if last is None else table.after(last)
    return next((seat for seat in seats if seat.state is ACTIVE), None)


def _tapped(table: StudTable) -> bool:
    return any(seat.state is TAPPED for seat in table.seats)


def _against_tapped(table: StudTable, taker: Seat, seat: Seat) -> int:
    """Only a player who tapped out has a hand to compare with the taker's."""
    return table.rank(seat) if seat is taker or seat.state is TAPPED else -1
