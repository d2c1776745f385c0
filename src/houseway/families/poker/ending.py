"""The end of a round of play: uncalled bets go back, hands are shown, and each pot is passed to whoever won it."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from houseway.cite import Cite
from houseway.families.poker.cites import EndingCites
from houseway.families.poker.pots import Pot, commission_on, divide, uncalled
from houseway.families.poker.table import ACTIVE, UNCALLED, PokerTable, Seat
from houseway.money import Cents
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.settlement import Line, give_back
from houseway.play.table import Call
from houseway.play.wager import Placed, Verdict

__all__ = [
    "Rank",
    "award",
    "commission_on_one",
    "everything_back",
    "return_uncalled",
    "show_hands",
    "showdown",
    "winners_of",
]

Rank: TypeAlias = Callable[[Seat], int]
"""What a player's hand is worth; asked only of those who stay."""


def return_uncalled(table: PokerTable, *under: Cite) -> Cents:
    """What nobody has called goes back, and is no part of a pot; so does a bet whose turn never came."""
    for seat in table.seats:
        if seat.early:
            give_back(table, Placed(seat.name, table.bet_row, UNCALLED, seat.early), *under)
    excess = uncalled([seat.bet for seat in table.seats])
    top = max(table.seats, key=lambda seat: seat.bet)
    if not top.stays:  # a dead hand's bets stay in the pot
        return 0
    if excess:
        give_back(table, Placed(top.name, table.bet_row, UNCALLED, excess), *under)
        top.put -= min(excess, top.put)
    return excess


def everything_back(table: PokerTable, *under: Cite) -> None:
    """The round of play is taken not to have started: every bet goes back."""
    for placed in table.placed:
        give_back(table, placed, *under)


def showdown(table: PokerTable, under: EndingCites, first: Seat, rank: Rank, *won: Cite) -> Steps[None]:
    """Hands are shown; then the pots are passed."""
    rank = cache(rank)  # each hand is looked at once
    yield from show_hands(table, under, first, rank)
    if under.one_left is not None and len(table.staying) == 1 and any(seat.dead for seat in table.seats):
        won = (under.one_left,)
    award(table, under, rank, *won)


def show_hands(table: PokerTable, under: EndingCites, first: Seat, rank: Rank) -> Steps[None]:
    """The player who was called shows, then everybody whose hand is as good or wins a pot."""
    best = None
    winners = {seat.name for seats in winners_of(table, rank) for seat in seats}
    for seat in (first, *table.after(first)):
        if not seat.stays:
            continue
        if best is None or rank(seat) >= best or seat.name in winners:
            shows = under.showdown if seat is first else under.others_show
            yield Choice(seat.name, {"show": Offer(shows)}, shows, wanted=partial(_stays, seat))
            if seat.stays:
                seat.shown = True
                table.showed(seat)
                best = rank(seat) if best is None else best


def winners_of(table: PokerTable, rank: Rank) -> list[list[Seat]]:
    """Who wins each pot, the first formed first."""
    return [_winners(table, pot, rank) for pot in table.pots()]


def _stays(seat: Seat) -> bool:
    return seat.stays


def award(table: PokerTable, under: EndingCites, rank: Rank, *won: Cite) -> None:
    """Pass each pot to the best hand that is eligible for it, less commission."""
    if not table.staying and not _to_the_last_who_folded(table, under):
        return
    pots = [(pot, _winners(table, pot, rank)) for pot in table.pots() if pot.amount]
    kept = _commissions(table, pots, under)
    announced = (under.pots_announced or under.announced) if len(pots) > 1 else under.announced
    for number, (pot, seats) in enumerate(pots, 1):
        said = Call("pot {0} of {1} is won by {2}; the commission is {3}", announced)
        names = " and ".join(_with_hand(table, seat) for seat in seats)
        table.announce(said, number, _money(pot.amount), names, _money(kept[number - 1][0]))
        more = won if number == 1 else (under.separate_pot, under.eligible)
        _pass(table, f"pot {number}", pot, seats, kept[number - 1], under, more)


def _with_hand(table: PokerTable, seat: Seat) -> str:
    hand = table.hand(seat) if seat.shown else ""
    return f"{seat.name} ({hand})" if hand else seat.name


def _to_the_last_who_folded(table: PokerTable, under: EndingCites) -> bool:
    """Every hand left was dead: the last player to fold of their own accord wins; where nobody did, bets go back."""
    last = next((seat for seat in reversed(table.folds) if not seat.dead), None)
    if last is None:
        everything_back(table, under.all_dead)
        return False
    last.state = ACTIVE
    table.rule(f"no hand is left at the showdown: {last.name}, who folded last, wins", under.all_dead)
    return True


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
    return _from_designated(table, found)


def _from_designated(table: PokerTable, seats: list[Seat]) -> list[Seat]:
    first = table.betting.designated if table.betting else None  # as the final round of betting started
    start = table.seats.index(first or table.designated)
    order = table.seats[start:] + table.seats[:start]
    return sorted(seats, key=order.index)


def _commissions(
    table: PokerTable, pots: Sequence[tuple[Pot, list[Seat]]], under: EndingCites
) -> list[tuple[Cents, tuple[Cite, ...]]]:
    """The house's part of each pot: it is reckoned on all that the same player, or the same players, win."""
    totals: dict[tuple[str, ...], Cents] = {}
    first: dict[tuple[str, ...], int] = {}
    found: list[tuple[Cents, tuple[Cite, ...]]] = []
    for number, (pot, seats) in enumerate(pots):
        alone = len(seats) > 1 and sum(share > 0 for share in pot.shares) == len(seats)
        found.append((0, (under.shared_alone,) if alone else ()))
        if not alone:
            names = tuple(seat.name for seat in seats)
            totals[names] = totals.get(names, 0) + pot.amount
            first.setdefault(names, number)
    for names, total in totals.items():
        several = (under.several_pots,) if total > pots[first[names]][0].amount else ()
        found[first[names]] = _commission(table, total, under, several)
    return found


def commission_on_one(table: PokerTable, total: Cents, under: EndingCites) -> tuple[Cents, tuple[Cite, ...]]:
    """The house's part of one pot, and what it rests on."""
    return _commission(table, total, under, ())


def _commission(
    table: PokerTable, total: Cents, under: EndingCites, several: tuple[Cite, ...]
) -> tuple[Cents, tuple[Cite, ...]]:
    whole = commission_on(total, table.minimum)
    taken = table.commission(total, whole)
    capped = (under.at_most,) if total > 100 * table.minimum else ()
    less = (under.less,) if taken < whole else ()
    return taken, ((under.commission if whole else under.no_commission), *capped, *several, *less)


def _pass(
    table: PokerTable,
    label: str,
    pot: Pot,
    winners: list[Seat],
    kept: tuple[Cents, tuple[Cite, ...]],
    under: EndingCites,
    more: tuple[Cite, ...],
) -> None:
    """One line for each player's part in this pot."""
    commission, by = kept
    each, odd = divide(pot.amount - commission, len(winners)) if len(winners) > 1 else (pot.amount - commission, 0)
    shared = (under.equally,) if len(winners) > 1 else ()
    ranked = table.ranked([table.seats[at] for at in pot.eligible], winners) if len(pot.eligible) > 1 else ()
    for seat, share in zip(table.seats, pot.shares, strict=True):
        placed = Placed(seat.name, table.bet_row, label, share)
        if seat in winners:
            first = seat is winners[0]
            got = each + (odd if first else 0)
            left = (under.left_over, *under.closest) if odd and first else ()
            part = _part_of(commission, len(winners), first)
            cites = (*more, *ranked, under.awarded, *shared, *left, *by)
            table.pay(placed, _line(placed, got, part, cites))
        elif share:
            table.pay(
                placed, Line(seat.name, placed.wager.name, label, Verdict.LOSE, share, 0, 0, 0, 0, (under.awarded,))
            )


def _part_of(commission: Cents, winners: int, first: bool) -> Cents:
    each = commission // winners
    return commission - each * (winners - 1) if first else each


def _line(placed: Placed, got: Cents, commission: Cents, cites: tuple[Any, ...]) -> Line:
    """What a winner took from others, and gave to the house; a share may be less than what they put in."""
    stake, name = placed.stake, placed.wager.name
    paid = got + commission - stake
    if paid < 0:
        back = got + commission
        return Line(placed.person, name, placed.selection, Verdict.LOSE, stake, 0, back, 0, commission, cites)
    verdict = Verdict.WIN if paid else Verdict.VOID
    return Line(placed.person, name, placed.selection, verdict, stake, paid, stake, 0, commission, cites)
