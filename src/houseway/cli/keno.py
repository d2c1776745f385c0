"""`houseway keno`: the keno system in a data folder, as a writer, a supervisor or the cashier would use it."""

import argparse
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from houseway.cli.commands import Commands
from houseway.cli.files import write_whole
from houseway.cli.house_folder import moment_of
from houseway.cli.keno_folder import done_in, keno, schedule_given
from houseway.cli.odds.output import print_page
from houseway.cli.output import console, count, emit_json, group
from houseway.errors import BadInput, quoted
from houseway.games.keno import game_with
from houseway.games.keno.entry import CARD
from houseway.games.keno.ticket import Ticket
from houseway.keno import KenoSystem
from houseway.keno.draw import read_events
from houseway.keno.oversight import AcceptedEntry
from houseway.keno.payment import PaidOut
from houseway.keno.ticket_text import ticket_text
from houseway.money import cents, dollars
from houseway.odds.table import page_of

if TYPE_CHECKING:
    from houseway.house.house import House

EXAMPLES: Final = (
    ("begin-day", "a keno day begins", "begin-day"),
    ("sell", "an entry: one way or several, like 3-17-44", "sell 3-17-44 --stake 1.00 --games 5 --svg ticket.svg"),
    ("draw", "close the game, draw it and settle", "draw --events malfunctions.toml"),
    ("pay", "a ticket is presented and paid", "pay 1 --in cash"),
    ("refund", "for games not yet played", "refund 1"),
    ("claim", "the chief executive pays unpaid winnings on the ticket", "claim 1"),
    ("ticket", "print a ticket again", "ticket 1 --svg ticket.svg"),
    ("issue", "keno dollars for cash", "issue 20.00"),
    ("redeem", "cash for keno dollars", "redeem 1"),
    ("unpaid", "unpaid winnings go to the chief executive", "unpaid --json"),
    ("books", "every account", "books"),
    ("show", "how things stand", "show"),
    ("odds", "the exact return of every wager by the schedule", "odds --schedule ours.toml"),
)
"""Every act, what it does, and how it is written."""


def add(subparsers: Commands) -> None:
    parser = group(subparsers, "keno", "the keno system: days, tickets, draws, payment, books", "houseway keno show")
    _common(parser)
    parser.set_defaults(run=_run)
    acts = parser.add_subparsers(dest="act", required=True, metavar="ACT")
    found = {name: group(acts, name, help, f"houseway keno {example}") for name, help, example in EXAMPLES}
    for each in found.values():
        _common(each, default=argparse.SUPPRESS)  # before the act or after it
    sell = found["sell"]
    sell.add_argument("ways", metavar="NUMBERS", nargs="+", help="one way; several are a way bet")
    sell.add_argument("--stake", default="1.00", help="on each way, in each game (default 1.00)")
    sell.add_argument("--games", type=int, default=1, help="1 to 10 (default 1)")
    sell.add_argument("--jackpot", action="store_true", help="jackpot keno, on 6 to 10 spots")
    sell.add_argument("--chips", default="0.00", help="what of it is paid in chips")
    sell.add_argument("--keno-dollars", metavar="SERIAL", type=int, action="append", default=[], help="pays towards it")
    sell.add_argument("--card", action="store_true", help="marked on a keno card, not on a blank")
    sell.add_argument("--accepted", action="store_true", help="taken by oversight: let stand what the rules let stand")
    sell.add_argument("--handed-in", metavar="AMOUNT", help="with --accepted: less than all games cost")
    for parser in (sell, found["ticket"]):
        parser.add_argument("--svg", metavar="FILE", help="write the ticket as a picture")
        parser.add_argument("--pdf", metavar="FILE", help="write the ticket as a page to print")
    found["begin-day"].add_argument("--hours", type=int, default=24, help="another period than 24, where approved")
    found["begin-day"].add_argument("--approved", action="store_true", help="by an inspector: that period")
    found["draw"].add_argument("--seed", help="a repeatable draw")
    found["draw"].add_argument("--numbers", metavar="N-N-...", help="as they came from the lounge's own device")
    found["draw"].add_argument("--events", metavar="FILE", help="what was reported: malfunctions, repairs, approvals")
    for name in ("pay", "refund", "claim", "ticket"):
        found[name].add_argument("ticket", help="the serial number, or the code")
    found["pay"].add_argument("--in", dest="paid_in", default="cash", help="cash, chips, cheque, 'keno dollars'")
    found["claim"].add_argument("--asked", help="what the chief executive has asked for")
    found["claim"].add_argument("--given", help="and was given")
    found["issue"].add_argument("amount", help="in dollars")
    found["redeem"].add_argument("serial", type=int, help="of the keno dollars")
    found["redeem"].add_argument("--cashier", action="store_true", help="at the casino cashier, after 28 days")


def _common(parser: argparse.ArgumentParser, **default: Any) -> None:
    """What every act takes."""
    for flag, metavar, usual, help in (
        ("--data", "FOLDER", "keno", "where it is kept (default keno)"),
        ("--schedule", "FILE", None, "the schedule of prizes (default: the example)"),
        ("--settings", "FILE", None, "the operator's settings (default: the usual ones)"),
        ("--at", "MOMENT", None, "like 1998-09-04T20:15 (default: now)"),
        ("--writer", "NAME", "w1", "'' for a self-service terminal (default w1)"),
    ):
        added: Any = parser.add_argument(flag, metavar=metavar, help=help, **{"default": usual, **default})
        added.may_be_empty = flag == "--writer"
    parser.add_argument(
        "--station", metavar="N", type=int, help="of the terminal (default 1)", **{"default": 1, **default}
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document", **default)


def _run(args: argparse.Namespace) -> int:
    if args.act == "odds":
        print_page(page_of(game_with(schedule_given(args)), {"schedule": schedule_given(args)}), as_json=args.json)
        return 0
    at = moment_of(args)
    seed = (lambda: args.seed) if args.act == "draw" and args.seed is not None else None
    document, text = done_in(args, at, lambda house: ACTS[args.act](house, args), seed)
    if args.json:
        emit_json(document)
    else:
        console().print(text)
    return 0


def _terminal(args: argparse.Namespace) -> dict[str, Any]:
    return {"station": args.station, "writer": args.writer}


async def _begin_day(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    other = {} if args.hours == 24 else {"hours": args.hours, "approved": args.approved}
    await keno(house, "begin day", **other)
    return await _show(house, args)


async def _sell(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    system = house.systems.lounge()
    _check_drawable(system, args)
    details: dict[str, Any] = {"ways": args.ways, "stake": args.stake, "games": args.games, "jackpot": args.jackpot}
    details |= {"form": CARD} if args.card else {}
    money = {"chips": args.chips, "keno_dollars": args.keno_dollars}
    if args.accepted:
        return _accepted(
            system, args, await keno(house, "accept", **details, **money, **_terminal(args), **_handed(args))
        )
    return _printed(system, await keno(house, "sell", **details, **money, **_terminal(args)), args)


def _handed(args: argparse.Namespace) -> dict[str, str]:
    return {"handed_in": args.handed_in} if args.handed_in is not None else {}


def _accepted(system: KenoSystem, args: argparse.Namespace, found: AcceptedEntry) -> tuple[object, str]:
    """The rulings, and the ticket for what stands."""
    rulings = [each.as_data() for each in found.rulings]
    document: dict[str, Any] = {"rulings": rulings, "back": dollars(found.back), "ticket": None}
    lines = [f"{each.what} ({', '.join(cite.text for cite in each.cites)})" for each in found.rulings]
    lines.append(f"${dollars(found.back)} goes back")
    if found.ticket is not None:
        document["ticket"], printed = _printed(system, found.ticket, args)
        lines.append(printed)
    return document, "\n".join(lines)


def _files(args: argparse.Namespace) -> list[tuple[str, str]]:
    """Where the ticket is to be drawn, each with the option that says so."""
    return [(option, file) for option, file in (("--svg", args.svg), ("--pdf", args.pdf)) if file]


def _check_drawable(system: KenoSystem, args: argparse.Namespace) -> None:
    """Before money changes hands: there is room for the files, and the font has every letter of the ticket."""
    from houseway.printing.letters import printable  # here, so that who lacks a house is told so first

    for option, file in _files(args):
        if not Path(file).absolute().parent.is_dir():
            raise BadInput(f"{option}: {file} cannot be written: there is no such folder")
        for words in (system.settings.casino, system.settings.schedule.name, args.writer):
            printable(words)


def _printed(system: KenoSystem, ticket: Ticket, args: argparse.Namespace) -> tuple[object, str]:
    from houseway.printing.pdf import pdf
    from houseway.printing.svg import svg
    from houseway.printing.ticket import ticket_sheet

    settings = system.settings
    for option, file in _files(args):
        try:
            sheets = [ticket_sheet(ticket, settings)]
            write_whole(Path(file), pdf(sheets) if option == "--pdf" else svg(sheets).encode())
        except OSError as wrong:
            instead = f"ticket {ticket.serial} is issued: print it again with `houseway keno ticket {ticket.serial}`"
            raise BadInput(f"{option}: {file} cannot be written: {wrong.strerror}; {instead}") from None
    document = {**ticket.particulars(), "code": ticket.code(settings.key), "owed": dollars(ticket.owed)}
    return document, ticket_text(ticket, settings)


async def _ticket(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    system = house.systems.lounge()
    return _printed(system, system.ticket(args.ticket), args)


async def _draw(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    events = {"events": [dict(each) for each in read_events(args.events)]} if args.events else {}
    came = {"numbers": _numbers(args)} if args.numbers else {}
    settled = await keno(house, "draw", **events, **came)
    lounge = house.systems.lounge().lounge
    game, numbers = settled.game.number, sorted(lounge.drawn)
    prizes = settled.prizes + sum(settled.jackpots.values())
    winners = [
        {"ticket": ticket.serial, "way": ticket.particulars()["numbers"].split(" / ")[won.way], "caught": won.caught}
        | {"prize": dollars(won.prize), "jackpot": won.jackpot}
        for ticket, won in settled.winners
    ]
    document: dict[str, Any] = {"keno_day": str(settled.game.day), "game": game, "numbers": numbers}
    document |= {"wagered": dollars(settled.wagered), "prizes": dollars(prizes)}
    told = f"game {game}: {' '.join(map(str, numbers))}\n${dollars(settled.wagered)} was wagered, "
    document |= {"winners": winners, "rulings": [ruling.as_data() for ruling in lounge.rulings]}
    ruled = [f"{ruling.what} ({', '.join(map(str, ruling.cites))})" for ruling in lounge.rulings]
    return document, "\n".join([*ruled, f"{told}{count(len(winners), 'prize')} of ${dollars(prizes)}"])


def _numbers(args: argparse.Namespace) -> list[int]:
    """In the order in which they came, void ones too."""
    parts = args.numbers.split("-")
    if not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise BadInput(f"--numbers: {quoted(args.numbers)} are no numbers; write them like 3-17-44")
    return list(map(int, parts))


async def _pay(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    return _paid(await keno(house, "pay", ticket=args.ticket, paid_in=args.paid_in, **_terminal(args)), "paid")


async def _refund(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    return _paid(await keno(house, "refund", ticket=args.ticket, **_terminal(args)), "refunded")


def _paid(paid: PaidOut, how: str) -> tuple[object, str]:
    amounts = {means: dollars(amount) for means, amount in paid.amounts.items()}
    told = ", ".join(f"${amount} {'by' if means == 'cheque' else 'in'} {means}" for means, amount in amounts.items())
    voucher = {"keno_dollars": paid.voucher.serial} if paid.voucher else {}
    more = f" (keno dollars {paid.voucher.serial})" if paid.voucher else ""
    return {"ticket": paid.ticket, how: amounts, **voucher}, f"ticket {paid.ticket} is {how} {told}{more}"


async def _issue(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    voucher = await keno(house, "issue keno dollars", amount=dollars(cents(args.amount)), **_terminal(args))
    return {"serial": voucher.serial, "amount": dollars(voucher.left)}, str(voucher)


async def _redeem(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    back = await keno(house, "redeem keno dollars", serial=args.serial, cashier=args.cashier, **_terminal(args))
    return {"serial": args.serial, "cash": dollars(back)}, f"${dollars(back)} in cash"


async def _unpaid(house: "House", _args: argparse.Namespace) -> tuple[object, str]:
    handed = await keno(house, "hand over")
    document = {"cheque": dollars(handed.cheque), "information": [dict(each) for each in handed.information]}
    lines = [
        line
        for each in handed.information
        for line in (
            f"{each['serial']}  {each['numbers']}  ${each['owed']}",
            *(f"  game {won['game']} of keno day {won['keno day']}: ${won['prize']}" for won in each["won"]),
        )
    ]
    return document, "\n".join([f"a cheque of ${dollars(handed.cheque)} to the chief executive", *lines])


async def _claim(house: "House", args: argparse.Namespace) -> tuple[object, str]:
    paid = dollars(await keno(house, "claim", ticket=args.ticket, asked=args.asked or "", given=args.given or ""))
    return {"ticket": args.ticket, "paid": paid}, f"the chief executive pays ${paid}"


async def _books(house: "House", _args: argparse.Namespace) -> tuple[object, str]:
    books = house.systems.lounge().books
    return books.told(), books.text()


async def _show(house: "House", _args: argparse.Namespace) -> tuple[object, str]:
    system = house.systems.lounge()
    day = f"{system.day.date}" if system.day else ""
    pools = {str(spots): dollars(amount) for spots, amount in system.pools.items()}
    owed = sum(ticket.owed for ticket in system.tickets.values())
    document = {"keno_day": day, "game": system.number, "closed": system.closed, "pools": pools}
    document |= {"tickets": len(system.tickets), "owed": dollars(owed), "schedule": system.settings.schedule.name}
    state = "closed" if system.closed else "open"
    told = f"keno day {day}, game {system.number} is {state}" if day else "no keno day has begun"
    lines = [told, f"{count(len(system.tickets), 'ticket')} sold; ${dollars(owed)} is won and not yet paid"]
    return document, "\n".join([*lines, *(f"{spots} spot jackpot ${amount}" for spots, amount in pools.items())])


ACTS: Final[dict[str, Callable[["House", argparse.Namespace], Awaitable[tuple[object, str]]]]] = {
    "begin-day": _begin_day,
    "sell": _sell,
    "draw": _draw,
    "pay": _pay,
    "refund": _refund,
    "ticket": _ticket,
    "issue": _issue,
    "redeem": _redeem,
    "unpaid": _unpaid,
    "claim": _claim,
    "books": _books,
    "show": _show,
}
