"""The keno lounge as it is told: its board, the schedule of prizes, tickets, what is still to be paid."""

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any, Final

from houseway.floor.lounge.shapes import (
    Board,
    Dollars,
    DrawShape,
    HandedOverShape,
    KenoDayShape,
    KindShape,
    Owed,
    PaidShape,
    PrizeRow,
    PrizesShape,
    RuledShape,
    TicketShape,
    Unpaid,
    WasDrawn,
    Win,
)
from houseway.games.keno.entry import LEAST_UNDER, MULTIPLE, MULTIPLE_UNDER
from houseway.games.keno.terms import INSPECTORS
from houseway.games.keno.ticket import Ticket as KenoTicket
from houseway.games.keno.ticket import Won, total
from houseway.games.keno.wagers import JACKPOT_LIMIT, LIMIT
from houseway.house.lounge_hours import Hours, next_draw
from houseway.keno import KenoSystem
from houseway.keno.accounts import CHIEF_EXECUTIVE, PRIZES
from houseway.keno.dollars import KenoDollars
from houseway.money import Cents, in_dollars

SHOWN: Final = 20  # draws on the board
SHOWN_UNDER: Final = "qld s222"
BY_HAND_UNDER: Final = ("qld s222(7)", "qld s222(8)", "qld s222(9)", "qld s222(10)")
POOLS_UNDER: Final = ("qld s223(3)", "qld s223(5)")
PAID_UNDER: Final = ("qld s219", "qld s220(1)")
UNPAID_UNDER: Final = ("qld s220(2)", "qld s221")
KINDS: Final = ((LIMIT, False), (JACKPOT_LIMIT, True))
MOST: Final = 200  # tickets in a list
A_CENTURY: Final = 36_525  # days; whatever longer period was approved, no calendar need go on for ever


def board(system: KenoSystem | None, hours: Hours, now: datetime) -> Board:
    """What everybody sees."""
    if system is None:
        return Board(open=False)
    at, day = next_draw(system, hours), system.day
    on = day is not None and day.opens <= now < day.closes
    return Board(
        open=True,
        by_the_clock=hours.by_the_clock,
        pays_in=["cash", "keno dollars"] if hours.by_the_clock else ["keno dollars"],
        says=_sold(system, on),
        day=None if day is None else KenoDayShape(date=str(day.date), opens=_at(day.opens), closes=_at(day.closes)),
        on=on,
        game=system.on_sale[1],
        count=system.game,
        closed=system.closed and system.game > 0,
        draws_at=None if at is None or day is None else _anywhere(min(at, day.closes)),
        waits=hours.draws if hours.by_the_clock and not system.sold.get(system.game) else None,
        under=[SHOWN_UNDER],
        pools={str(spots): held for spots, held in system.pools.items()},
        pools_under=[*POOLS_UNDER],
        inspectors=[each.name for each in system.lounge.people.values() if each.role in INSPECTORS],
        by_hand_under=[*BY_HAND_UNDER],
        drawn=list(_drawn(system)),
    )


def _sold(system: KenoSystem, on: bool) -> str:
    if not on:
        return "no keno day is on"
    number = system.on_sale[1]
    closed = f"game {number - 1} is closed; " if system.closed else ""
    return f"{closed}tickets on sale for game {number}"


def _at(moment: datetime) -> str:
    return moment.isoformat()


def _anywhere(moment: datetime) -> str:
    """With its zone, so that whoever counts down to it need not know the house's."""
    return moment.astimezone(UTC).isoformat()


def _drawn(system: KenoSystem) -> Iterable[DrawShape]:
    return (_draw(system, count) for count in islice(reversed(system.results), SHOWN))


def _draw(system: KenoSystem, count: int) -> DrawShape:
    game, at = system.drawn[count]
    return DrawShape(day=str(game.day), game=game.number, at=_at(at), numbers=system.results[count])


def prizes(system: KenoSystem) -> PrizesShape:
    """What is paid for which catch, and what a ticket may cost."""
    chosen = system.settings
    schedule = chosen.schedule
    return PrizesShape(
        name=schedule.name,
        example=schedule.example,
        approved=None if schedule.approved is None else str(schedule.approved),
        kinds=[_kind(system, kind, jackpot) for kind, jackpot in KINDS if schedule.spots(jackpot=jackpot)],
        most_games=chosen.rules.most_games,
        unpaid_days=chosen.unpaid_days,
        paid_under=[*PAID_UNDER],
    )


def _kind(system: KenoSystem, kind: str, jackpot: bool) -> KindShape:
    schedule, limits = system.settings.schedule, system.settings.sign.limits[kind]
    rows = [_row(spots, schedule.row(spots, jackpot=jackpot), jackpot) for spots in schedule.spots(jackpot=jackpot)]
    under = [LEAST_UNDER[jackpot].text, MULTIPLE_UNDER[jackpot].text, "qld s219(1)(b)"]
    return KindShape(
        kind=kind,
        jackpot=jackpot,
        minimum=limits.minimum,
        maximum=limits.maximum,
        step=MULTIPLE[jackpot],
        under=[*under, "qld s223(5)"] if jackpot else under,
        rows=rows,
    )


def _row(spots: int, prizes: Mapping[int, Cents], jackpot: bool) -> PrizeRow:
    return PrizeRow(spots=spots, prizes={str(caught): prize for caught, prize in prizes.items()}, pool=jackpot)


# Tickets


def ticket(system: KenoSystem, found: KenoTicket, *, code: bool) -> TicketShape:
    """A ticket, with its code where whoever asks may have that."""
    entry, left = found.entry, found.games_from(system.unplayed)
    return TicketShape(
        serial=found.serial,
        code=found.code(system.settings.key) if code else None,
        title=entry.title,
        ways=[list(way) for way in entry.ways],
        stake=entry.stake,
        games=entry.games,
        cost=entry.total,
        jackpot=entry.jackpot,
        issued=_at(found.issued),
        day=str(found.day),
        first=found.number,
        writer=found.writer,
        station=found.station,
        state=_state(found, left),
        left=left,
        says=_games(entry.games, found.number, left),
        refund=left * entry.per_game,
        owed=found.owed,
        paid=total(found.paid),
        with_chief_executive=total(found.handed_over),
        until=_until(system, found),
        played=_played(system, found),
        won=[_win(each) for each in (*found.paid, *found.handed_over, *found.won)],
    )


def _played(system: KenoSystem, found: KenoTicket) -> DrawShape | None:
    last = min(found.ends, system.game) - 1
    return _draw(system, last) if last >= found.first else None


def _state(found: KenoTicket, left: int) -> str:
    """The first that fits."""
    for state, so in (
        ("to be paid", found.owed > 0),
        ("to be played", left > 0),
        ("with the chief executive", bool(found.handed_over)),
        ("paid", bool(found.paid)),
        ("refunded", found.ends < found.first + found.entry.games),
    ):
        if so:
            return state
    return "not won"


def _games(games: int, first: int, left: int) -> str:
    told = f"game {first}" if games == 1 else f"{games} games from game {first}"
    return f"{told}, {left} to go" if 0 < left < games else told


def _until(system: KenoSystem, found: KenoTicket) -> str:
    """The last day is in time (reading KN4)."""
    return str(found.keno_day + timedelta(days=min(system.settings.unpaid_days, A_CENTURY)))


def _win(won: Won) -> Win:
    game, day = won.game.number, str(won.game.day)
    says = f"game {game}: caught {won.caught}, {in_dollars(won.prize)}{' of the pool' if won.jackpot else ''}"
    return Win(day=day, game=game, way=won.way, caught=won.caught, prize=won.prize, jackpot=won.jackpot, says=says)


def paid(led_to: Mapping[str, Any]) -> PaidShape:
    says = ", ".join(f"{in_dollars(amount)} in {means}" for means, amount in led_to["paid"].items())
    return PaidShape(
        ticket=led_to["ticket"],
        paid=led_to["paid"],
        keno_dollars=led_to.get("keno dollars"),
        says=f"ticket {led_to['ticket']}: {says}",
    )


def was_drawn(system: KenoSystem, led_to: Mapping[str, Any]) -> WasDrawn:
    won = [prize for _, _, prize in led_to["winners"]]
    says = f"{len(won)} {'prize' if len(won) == 1 else 'prizes'}, {in_dollars(sum(won))}"
    return WasDrawn(
        game=led_to["game"],
        wagered=led_to["wagered"],
        winners=len(won),
        prizes=sum(won),
        rulings=_rulings(system, led_to["game"]),
        says=f"game {led_to['game']} is drawn: {says}",
    )


def _rulings(system: KenoSystem, game: int) -> list[RuledShape]:
    """Of the game that was drawn last; of one before it they are in the chain."""
    last, _ = next(reversed(system.drawn.values()))
    found = system.lounge.rulings if last.number == game else []
    return [RuledShape(ruling=each.what, cites=[cite.text for cite in each.cites]) for each in found]


def handed_over(led_to: Mapping[str, Any]) -> HandedOverShape:
    says = f"a cheque of {in_dollars(led_to['cheque'])} goes to the chief executive; tickets: {led_to['tickets']}"
    return HandedOverShape(cheque=led_to["cheque"], tickets=led_to["tickets"], says=says)


def dollars_of(found: KenoDollars) -> Dollars:
    return Dollars(serial=found.serial, amount=found.left, day=str(found.day))


def unpaid(system: KenoSystem, now: datetime, play_money: Collection[int] = ()) -> Unpaid:
    """What winning tickets are still owed, and which of it goes to the chief executive: no play money does."""
    winning = [each for each in system.tickets.values() if each.won]
    over = {each.serial for each in system.unpaid(now)}.difference(play_money)
    told = [
        Owed(
            serial=each.serial,
            day=str(each.day),
            owed=each.owed,
            until=_until(system, each),
            unpaid=each.serial in over,
        )
        for each in winning[:MOST]
    ]
    return Unpaid(
        tickets=told,
        owed=system.books.balance(PRIZES),
        unpaid=sum(each.owed for each in winning if each.serial in over),
        with_chief_executive=system.books.balance(CHIEF_EXECUTIVE),
        under=[*UNPAID_UNDER],
    )
