"""The end of a round of play: uncalled bets go back, hands are shown, and each pot is passed to whoever won it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from houseway.cite import Cite, cite, cites
from houseway.families.poker.cites import EndingCites
from houseway.families.poker.dead_hands import notice_wrong_hands
from houseway.families.poker.moments import SHOWDOWN
from houseway.families.poker.pots import COMMISSION_TIMES, FULL_PERCENT, Pot, commission_on, divide
from houseway.families.poker.seat import ACTIVE, UNCALLED, Seat
from houseway.families.poker.share import PotCommission, Share
from houseway.families.poker.table import PokerTable
from houseway.money import Cents
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.cloth import pot_name
from houseway.play.people import DEALER
from houseway.play.settlement import award, give_back
from houseway.play.table import Call
from houseway.play.wager import LOSE, WIN, void

Rank: TypeAlias = Callable[[Seat], int]
"""What a player's hand is worth; asked only of those who stay."""
NOT_CALLED: Final = void("nobody has matched {stake} of what {person} bet: it was not called")
PASS_THE_POT: Final = "pass the pot"


def return_uncalled(table: PokerTable, *under: Cite) -> Cents:
    """What nobody has called goes back, and is no part of a pot; so does a bet out of turn of the last one left."""
    for seat in table.seats:
        if seat.early:
            seat.give_back_early(table.part("qld s358(2)"), *under)
    top, excess = table.uncalled()
    if top is None:
        return 0
    give_back(table, top.share(UNCALLED, excess), *under, clause=NOT_CALLED)
    top.put -= min(excess, top.put)
    return excess


def once(rank: Rank) -> Rank:
    """The same, but each hand is looked at once."""
    known: dict[str, int] = {}

    def ranked(seat: Seat) -> int:
        found = known.get(seat.name)
        if found is None:
            found = known[seat.name] = rank(seat)
        return found

    return ranked


def everything_back(table: PokerTable, *under: Cite) -> None:
    """The round of play is taken not to have started: every bet goes back."""
    for placed in table.placed:
        give_back(table, placed, *under)


def showdown(table: PokerTable, first: Seat, rank: Rank, *won: Cite) -> Steps[None]:
    """Hands are shown; then the pots are passed."""
    rank = once(rank)
    left_alone = yield from show_hands(table, first, rank)
    pass_pots(table, rank, *(left_alone or won))


def show_hands(table: PokerTable, first: Seat, rank: Rank) -> Steps[tuple[Cite, ...]]:
    """Those show who have to. What the pot is won by, where one player alone is left, and has nothing to show."""
    before = len(table.folds)
    yield from _show_in_turn(table, first, rank)
    if len(table.staying) != 1:
        return ()
    [left] = table.staying
    passing = table.part("qld s349(4)(e)")
    if not left.shown:  # until then that hand may be found dead, too
        about, wanted = f"nobody but {left.name} is left", partial(_stays, left)
        yield Choice(DEALER, {PASS_THE_POT: Offer(passing)}, passing, about, wanted=wanted, moment=SHOWDOWN)
    return (_won_alone(table, left, table.folds[before:]),)


def _won_alone(table: PokerTable, left: Seat, out: Sequence[Seat]) -> Cite:
    """What makes the one who is left the winner, these being out since the showdown began."""
    dead = table.part("qld s362(1)")
    declared = left.state is ACTIVE and any(seat.dead == dead for seat in out)
    return table.part("qld s362(3)") if declared else cite("reading K86")


def _show_in_turn(table: PokerTable, first: Seat, rank: Rank) -> Steps[None]:
    """The player who was called shows, then everybody whose hand is as good or wins a pot."""
    in_turn, folded = (first, *table.after(first)), len(table.folds)
    notice_wrong_hands(table)
    if not table.on():
        return
    best = next((rank(seat) for seat in in_turn if seat.shown and seat.stays), None)
    winners = {seat.name for seats in winners_of(table, rank) for seat in seats}
    for seat in in_turn:
        if seat.shown or not seat.plays():
            continue
        if best is None or rank(seat) >= best or seat.name in winners:
            shows = table.part("qld s349(2)" if seat is first else "qld s349(3)")
            answer = yield Choice(seat.name, {"show": Offer(shows)}, shows, wanted=seat.plays, moment=SHOWDOWN)
            if answer is not None and seat.stays:
                seat.shown = True
                table.showed(seat)
                best = rank(seat) if best is None else best
    if len(table.folds) > folded:  # a hand is dead that was shown: another may win now
        yield from _show_in_turn(table, first, rank)


def winners_of(table: PokerTable, rank: Rank) -> list[list[Seat]]:
    """Who wins each pot, the first formed first."""
    return [_winners(table, pot, rank) for pot in table.pots()]


def _stays(seat: Seat) -> bool:
    return seat.stays


def pass_pots(table: PokerTable, rank: Rank, *won: Cite, ending: EndingCites | None = None, why: str = "") -> None:
    """Pass each pot to the best hand that is eligible for it, less commission: as in a showdown, or by `ending`.

    `why` tells it in words where it is not the best hand that wins.
    """
    if not table.pot:  # every bet has gone back
        return
    if not table.staying:
        won, ending = _to_the_last_who_folded(table), None
        if not won:
            return
    part = table.part
    ending = ending or EndingCites(announced=part("qld s349(4)(c)"), awarded=part("qld s349(4)(e)"))
    pots = [(pot, _winners(table, pot, rank)) for pot in table.pots(_beyond(table)) if pot.amount]
    commissions = _commissions(table, pots)
    announced = part("qld s351(8)") if len(pots) > 1 else ending.announced
    for number, (pot, seats) in enumerate(pots, 1):
        said = Call("pot {0} of {1} is won by {2}; the commission is {3}", announced)
        called = "the main pot" if number == 1 and len(pots) > 1 else pot_name(number)
        names = " and ".join(_with_hand(table, seat) for seat in seats)
        commission = commissions[number - 1]
        table.announce(said, number, _money(pot.amount), names, _money(commission.taken))
        more = won if number == 1 else (part("qld s351(3)"), part("qld s351(4)"))
        put = tuple([(seat.name, share) for seat, share in zip(table.seats, pot.shares, strict=True)])
        eligible = tuple([table.seats[at].name for at in pot.eligible])
        hands = tuple(
            [(seat.name, tuple(seat.cards)) for seat in map(table.seats.__getitem__, pot.eligible) if seat.shown]
        )
        ended = Share(True, called, pot.amount, put, eligible, names, len(seats), commission, why, hands=hands)
        _pass(table, ended, f"pot {number}", pot, seats, more, ending.awarded)


def _with_hand(table: PokerTable, seat: Seat) -> str:
    hand = table.hand(seat) if seat.shown else ""
    return f"{seat.name} ({hand})" if hand else seat.name


def _to_the_last_who_folded(table: PokerTable) -> tuple[Cite, ...]:
    """Nobody is left: the last player to fold of their own accord wins, by these; where nobody did, bets go back."""
    last, dead = _last_who_folded(table), table.part("qld s362(1)")
    under = cites(table.part("qld s362(4)"))
    if last is None or any(seat.dead not in (None, dead) for seat in table.seats):
        under += cites("reading K39")
    if last is None:
        table.rule("no hand is left, and nobody has folded: all bets go back", *under)
        everything_back(table, *under)
        return ()
    last.state = ACTIVE
    table.rule(f"no hand is left: {last.name}, who folded last, wins", *under)
    return under


def _last_who_folded(table: PokerTable) -> Seat | None:
    return next((seat for seat in reversed(table.folds) if not seat.dead), None)


def _beyond(table: PokerTable) -> Seat | None:
    """Who wins what was bet above all who stay, where those have tapped out: the last to fold (reading K36)."""
    staying = table.staying
    if any(seat.state is ACTIVE for seat in staying):
        return None
    above = max(seat.bet for seat in table.seats) > max(seat.bet for seat in staying)
    last = _last_who_folded(table) if above else None
    if last is not None:
        what = f"nobody who is left may win what was bet above them: {last.name}, who folded last, wins that"
        table.rule(what, table.part("qld s351(4)"), "reading K36")
    return last


def _money(amount: Cents) -> str:
    return f"${amount // 100}.{amount % 100:02}"


def _winners(table: PokerTable, pot: Pot, rank: Rank) -> list[Seat]:
    """In the order in which they sit, the one closest to the designated player first."""
    eligible = [table.seats[at] for at in pot.eligible]
    if len(eligible) < 2:
        return eligible
    ranks = [rank(seat) for seat in eligible]
    best = max(ranks)
    found = [seat for seat, each in zip(eligible, ranks, strict=True) if each == best]
    return found if len(found) == 1 else _from_designated(table, found)


def _from_designated(table: PokerTable, seats: list[Seat]) -> list[Seat]:
    start = table.seats.index(table.measured_from())
    order = table.seats[start:] + table.seats[:start]
    return sorted(seats, key=order.index)


def _commissions(table: PokerTable, pots: Sequence[tuple[Pot, list[Seat]]]) -> list[PotCommission]:
    """The house's part of each pot: it is reckoned on all that the same player, or the same players, win."""
    if len(pots) == 1 and len(pots[0][1]) == 1:  # as in most rounds
        return [commission_of(table, pots[0][0].amount)]
    won: dict[tuple[str, ...], list[int]] = {}
    found: list[PotCommission] = []
    for number, (pot, seats) in enumerate(pots):
        parts = zip(table.seats, pot.shares, strict=True)
        alone = len(seats) > 1 and all(not share or seat in seats for seat, share in parts)
        found.append(PotCommission(0, (table.part("qld s352(4)(c)"),) if alone else ()))
        if not alone:
            won.setdefault(tuple(seat.name for seat in seats), []).append(number)
    for numbers in won.values():
        commission = commission_of(table, sum([pots[number][0].amount for number in numbers]), several=len(numbers) > 1)
        if len(won) > 1 and "qld s351(9)" in table.part:  # pots that are one for a raise
            commission = commission._replace(under=(*commission.under, cite("reading K82")))
        # The first pot that can bear it does; the largest can in any case
        bears = next(number for number in numbers if pots[number][0].amount >= commission.taken)
        found[bears] = commission
    return found


def commission_of(table: PokerTable, total: Cents, *, several: bool = False) -> PotCommission:
    """The house's part of one pot, or of several that are won together, and what it rests on."""
    part, whole = table.part, commission_on(total, table.minimum)
    taken = table.commission(whole)
    under = [part("qld s352(1)(b)" if whole else "qld s352(1)(a)")]
    under += [part("qld s352(2)")] if total > COMMISSION_TIMES * table.minimum else []
    under += [part("qld s352(4)(a)")] if several else []
    under += [part("qld s352(3)")] if taken < whole else []
    in_chips = table.percent == FULL_PERCENT or not whole * table.percent % (FULL_PERCENT * table.unit)
    under += () if in_chips else cites("reading K37")
    return PotCommission(taken, tuple(under), total, table.minimum, table.percent)


def _pass(
    table: PokerTable, ended: Share, label: str, pot: Pot, winners: list[Seat], more: tuple[Cite, ...], awarded: Cite
) -> None:
    """One line for each player's part in this pot."""
    commission, by = ended.commission.taken, ended.commission.under
    each, odd = divide(pot.amount - commission, len(winners)) if len(winners) > 1 else (pot.amount - commission, 0)
    shared = (table.part("qld s349(5)"),) if len(winners) > 1 else ()
    by += cites("reading K75") if commission % len(winners) else ()
    known = [seat for seat in map(table.seats.__getitem__, pot.eligible) if seat.shown or seat in winners]
    ranked = table.ranked(known, winners) if len(pot.eligible) > 1 else ()
    lost, out = ended._replace(won=False), ended._replace(won=False, stays=False)
    for seat, share in zip(table.seats, pot.shares, strict=True):
        if seat in winners:
            first = seat is winners[0]
            got = each + (odd if first else 0)
            left = _left_over(table, seat) if odd and first else ()
            part = _part_of(commission, len(winners), first)
            under = (*more, *ranked, awarded, *shared, *left, *by)
            award(table, seat.share(label, share), WIN, got, part, under, ended)
        elif share:
            award(table, seat.share(label, share), LOSE, 0, 0, (awarded,), lost if seat.stays else out)


def _left_over(table: PokerTable, seat: Seat) -> tuple[Cite, ...]:
    """Why the odd dollars are this player's."""
    shares = (cite("reading K3"),) if seat is table.measured_from() else ()
    return table.part("qld s349(6)"), table.part("qld s330(2)"), *shares


def _part_of(commission: Cents, winners: int, first: bool) -> Cents:
    """What stands in one winner's line of a commission that was deducted from the pot of them all (reading K75)."""
    each = commission // winners
    return commission - each * (winners - 1) if first else each
