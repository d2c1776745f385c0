"""What the rounds of play of the stud games share, from the ante to the showdown.

The steps here are in the order of a round of play; a game's procedure strings them together.
"""

from dataclasses import replace
from functools import partial

from houseway.cite import Cite, cite, cites
from houseway.families.poker.answers import answer
from houseway.families.poker.betting import Betting
from houseway.families.poker.dead_hands import notice_wrong_hands
from houseway.families.poker.dealing import give, next_card
from houseway.families.poker.ending import commission_of, once, pass_pots, return_uncalled, show_hands
from houseway.families.poker.forced_bets import forced_bet
from houseway.families.poker.moments import FIRST_BETTING
from houseway.families.poker.opening import open_or_check
from houseway.families.poker.seat import ACTIVE, TAPPED, Seat
from houseway.families.poker.share import Share
from houseway.families.poker.stud.cites import nobody_opened, others_folded
from houseway.families.poker.stud.moments import ANTE_OR_BLIND, FIRST_CARDS
from houseway.families.poker.stud.opening import first_opening, later_opening, open_first_round
from houseway.families.poker.stud.table import ANTE, StudTable
from houseway.money import dollars
from houseway.play.ask import Card, Choice, Offer, Steps
from houseway.play.cloth import pot_name
from houseway.play.people import DEALER
from houseway.play.settlement import award
from houseway.play.table import Call, call
from houseway.play.wager import Verdict

# Ante or blind bets


def ante_or_blind(table: StudTable) -> Steps[Betting]:
    """Each player makes an ante bet, or the designated player a blind bet; who has less bets what remains."""
    part, ante = table.part, table.betting_form == ANTE
    within = table.first_round if ante else replace(table.first_round, uncalled_opening=part("qld s347(4)(a)(ii)"))
    betting = Betting(table, within, table.may_raise, FIRST_BETTING)
    name, amount = ("ante bet", table.ante) if ante else ("blind bet", table.minimum)
    under = part("qld s345(1)(a)" if ante else "qld s345(1)(b)")
    for seat in table.seats:
        if (table.blind_by is not None and not ante) or betting.over():
            break
        if not seat.stays:
            continue
        made = yield from forced_bet(seat, name, amount, under, asked=under, moment=ANTE_OR_BLIND, minimum=not ante)
        if made is not None:
            seat.wager(made)
            if ante:
                seat.put = 0
            else:  # a blind bet counts towards the player's call
                table.blind_by = seat
                table.announce(Call("the blind bet is {0}", part("qld s345(3)")), f"${dollars(seat.bet)}")
    return betting


# The first round of betting


def first_round_of_betting(table: StudTable, betting: Betting) -> Steps[None]:
    """The player with the highest or lowest face up card must open; then everybody calls, raises or folds."""
    betting.may_open = partial(first_opening, table)
    opener: Seat | None = None
    least = 2 if table.blind_by is None else 1  # a blind bet that was all its player had is to be matched
    while not betting.opened and not betting.over() and len(table.active) >= least:
        opener, under = table.opener()
        assert opener is not None
        table.announce(call("{0} makes the opening bet", under[-1].text), opener.name)
        betting.turn = opener
        yield from open_first_round(table, betting, opener, under[0])
    betting.turn = None
    if opener is None or not betting.opened:
        return
    # Whoever made the blind bet has the last word, unless they are the last to act in turn anyway.
    blind = table.blind_by
    last_in_turn = bool(betting.pending) and betting.pending[-1] is blind
    yield from answer(betting, option=None if last_in_turn else blind)


def first_finished(table: StudTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where nobody else is left."""
    part, opener = table.part, betting.leader
    uncalled = opener is not None and not betting.raised and betting.called is None
    if opener is not None and uncalled and table.blind_by is not None and table.staying == [opener]:
        table.announce(Call("nobody has called: the round of play is over", part("qld s347(4)(a)(i)")))
        if opener is table.blind_by:
            return_uncalled(table, part("qld s347(4)(a)(iii)"))
        elif table.blind_by.bet:  # unless it was declared void
            _take_the_blind(table, opener, table.blind_by)
        else:
            return_uncalled(table, part("qld s347(4)(a)(ii)"))
        return True
    return finished(table, betting)


def _take_the_blind(table: StudTable, opener: Seat, blind: Seat) -> None:
    """The opening bet goes back whole, and the blind bet is the pot: there is commission on that alone."""
    opening_back, blind_won = table.part("qld s347(4)(a)(ii)"), cite("reading K16")
    return_uncalled(table, opening_back)
    stake, won, label = opener.bet, blind.bet, "pot 1"
    commission = commission_of(table, won)
    table.announce(Call("the blind bet of {0} is won by {1}", blind_won), f"${dollars(won)}", opener.name)
    put = ((opener.name, stake), (blind.name, won))
    ended = Share(True, pot_name(1), stake + won, put, (opener.name,), opener.name, 1, commission)
    award(table, blind.share(label, won), Verdict.LOSE, 0, 0, (blind_won,), ended._replace(won=False, stays=False))
    got, under = stake + won - commission.taken, (opening_back, blind_won, *commission.under)
    award(table, opener.share(label, stake), Verdict.WIN, got, commission.taken, under, ended)


def finished(table: StudTable, betting: Betting) -> bool:
    """What nobody called goes back; the round of play ends where one player is left."""
    within, raised = betting.within, betting.raised
    excess = return_uncalled(table, within.uncalled_raise if raised else within.uncalled_opening)
    if betting.called is not None:
        table.last_called, table.called_at = betting.called, table.betting_rounds
    if table.stay > 1:
        table.compared |= bool(excess) and len(table.active) < 2
        return False
    uncalled = within.won_by_raising if raised else within.won_by_opening
    pass_pots(table, table.rank, ending=uncalled if excess else others_folded(table.part))
    return True


# The cards


def deal_face_up(table: StudTable, under: Cite, moment: str) -> Steps[bool]:
    """One card, face up, to whoever stays; one for all where the deck runs short. False where there is none at all.

    A player whose hole card came face up gets the first of them face down.
    """
    if table.exposed:
        shuffled_in = table.part("qld s360(b)")
        yield Choice(DEALER, {"shuffle the card in": Offer(shuffled_in)}, shuffled_in, wanted=table.on, moment=moment)
        table.exposed = []
    players = table.in_turn()
    if table.shoe.remaining < len(players):
        return (yield from communal_card(table, moment))
    first = moment == FIRST_CARDS
    for seat in players:
        if seat.plays():
            swapped = first and table.swapped(seat)
            by = table.part("qld s357(2)") if swapped else under
            card: int | None = yield next_card(seat, by, moment)
            give(table, seat, card)
            if card is not None and not swapped:
                seat.show_up(card)
    return True


def communal_card(table: StudTable, moment: str) -> Steps[bool]:
    part = table.part
    if table.communal is not None or not table.shoe.remaining:
        table.rule("there are no cards for another round of betting", "reading K21")
        table.could_open = False
        return False
    card = yield Card(table.shoe, part("qld s361(1)"), "communal", table.on, moment=moment)
    if card is None:
        return True
    table.shoe.take(card)
    table.communal = card
    what = "the cards do not reach round: one in the middle is part of each hand"
    table.rule(what, part("qld s361(1)"), part("qld s361(2)"))
    return True


# Later rounds of betting, and the end


def later_round_of_betting(table: StudTable, moment: str) -> Steps[Betting]:
    """The highest face up cards open, check or fold first; with one player left to bet, nobody does."""
    betting = Betting(table, table.later_rounds, table.may_raise, moment)
    table.betting_rounds += 1
    first, under = table.highest_face_up()
    table.could_open = len(table.active) > 1
    if betting.over():
        return betting
    if first is None or not table.could_open:
        table.announce(call("nobody is left to bet against: the cards are dealt on", "reading K60"))
        return betting
    table.announce(call("{0} has the highest face up cards", under[-1].text), first.name)
    opens = partial(later_opening, table)
    opener = yield from open_or_check(betting, [first, *table.after(first)], opens, check=True)
    if opener is not None:
        yield from answer(betting)
    elif not betting.over() and table.betting_rounds < table.rounds:
        table.announce(call("everybody has checked", table.part("qld s348(6)").text))
    return betting


def show_or_pass(table: StudTable, betting: Betting) -> Steps[None]:
    """The end of the final round: hands are shown, unless there were players to open it and none did."""
    part, last = table.part, table.last_called
    nobody = table.could_open and not betting.opened
    if nobody and _tapped(table):  # hands are compared
        notice_wrong_hands(table)
    taker = last if last is not None and last.stays else _next_active(table, last)
    if nobody and taker is not None:
        looked_back = () if taker is last and table.called_at == table.betting_rounds - 1 else cites("reading K15")
        ending, compared = nobody_opened(part), _compared(table) if _tapped(table) else ()
        why = "who was last called" if taker is last else "next after the player who was last called"
        if table.pot:
            table.announce(Call(f"nobody opened: {{0}}, {why}, has won", ending.awarded), taker.name)
        told = _told(taker, why, compared)
        pass_pots(table, partial(_against_tapped, table, taker), *looked_back, *compared, ending=ending, why=told)
        return
    rank = once(table.rank)
    left_alone = yield from show_hands(table, taker or table.designated, rank)
    if left_alone:
        pass_pots(table, rank, *left_alone)
    else:
        pass_pots(table, rank, *(_compared(table) if table.compared else ()), *table.decided_by(rank))


def _told(taker: Seat, why: str, compared: tuple[Cite, ...]) -> str:
    if compared:
        return (
            f"nobody opened, and the hand of {taker.name}, {why}, is compared with that of whoever has bet all they had"
        )
    return f"nobody opened, and what was bet goes to {taker.name}, {why}"


def _compared(table: StudTable) -> tuple[Cite]:
    """With the hand of whoever tapped out."""
    return (table.part("qld s351(7)"),)


def _next_active(table: StudTable, last: Seat | None) -> Seat | None:
    seats = table.seats if last is None else table.after(last)
    return next((seat for seat in seats if seat.state is ACTIVE), None)


def _tapped(table: StudTable) -> bool:
    return any(seat.state is TAPPED for seat in table.seats)


def _against_tapped(table: StudTable, taker: Seat, seat: Seat) -> int:
    """Only a player who tapped out has a hand to compare with the taker's."""
    return table.rank(seat) if seat is taker or seat.state is TAPPED else -1
