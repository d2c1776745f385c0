"""`houseway keno`: the keno system in a data folder, as a writer, a supervisor or the cashier would use it."""

import argparse
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from houseway.cli.files import write_whole
from houseway.cli.keno_folder import open_journal, schedule_given, unbegun
from houseway.cli.odds_output import print_page
from houseway.cli.output import console, count, emit_json, group
from houseway.equipment.chance import Chance, Scripted, Source
from houseway.equipment.entropy import SeededEntropy, SystemEntropy
from houseway.errors import BadInput, quoted
from houseway.games.keno import game_with
from houseway.games.keno.entry import CARD
from houseway.games.keno.table import KenoTable
from houseway.games.keno.ticket import Ticket
from houseway.keno import Journal
from houseway.keno.days import check_zone
from houseway.keno.drawing import conduct, read_events
from houseway.keno.oversight import Accepted
from houseway.keno.payment import Paid
from houseway.keno.printing import ticket_text
from houseway.money import cents, dollars
from houseway.odds.table import page_of
from houseway.play.round import Round
from houseway.printing.letters import printable
from houseway.printing.pdf import pdf
from houseway.printing.svg import svg
from houseway.printing.ticket import ticket_sheet

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


def add(subparsers: "argparse._SubParsersAction[Any]") -> None:
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
    at, journal = _moment(args), unbegun(args)
    if journal is not None and args.act == "begin-day":
        _begin_day(journal, args, at)  # a keno day begins a folder, unless it is refused
        journal = None
    journal = journal or open_journal(args)
    try:
        document, text = ACTS[args.act](journal, args, at)
    finally:
        journal.close()
    if args.json:
        emit_json(document)
    else:
        console().print(text)
    return 0


def _moment(args: argparse.Namespace) -> datetime:
    try:
        at = datetime.fromisoformat(args.at) if args.at else datetime.now().replace(microsecond=0)
    except ValueError:
        raise BadInput(f"--at: {quoted(args.at)} is not a moment; write one like 1998-09-04T20:15") from None
    check_zone(at)
    return at


def _terminal(args: argparse.Namespace) -> dict[str, Any]:
    return {"station": args.station, "writer": args.writer}


def _begin_day(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    other = {} if args.hours == 24 else {"hours": args.hours, "approved": args.approved}
    journal.do("begin day", at, **other)
    return _show(journal, args, at)


def _sell(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    _check_drawable(journal, args)
    details: dict[str, Any] = {"ways": args.ways, "stake": args.stake, "games": args.games, "jackpot": args.jackpot}
    details |= {"form": CARD} if args.card else {}
    money = {"chips": args.chips, "keno_dollars": args.keno_dollars}
    if args.accepted:
        return _accepted(
            journal, args, journal.do("accept", at, **details, **money, **_terminal(args), **_handed(args))
        )
    return _printed(journal, journal.do("sell", at, **details, **money, **_terminal(args)), args)


def _handed(args: argparse.Namespace) -> dict[str, str]:
    return {"handed_in": args.handed_in} if args.handed_in is not None else {}


def _accepted(journal: Journal, args: argparse.Namespace, found: Accepted) -> tuple[object, str]:
    """The rulings, and the ticket for what stands."""
    rulings = [each.as_data() for each in found.rulings]
    document: dict[str, Any] = {"rulings": rulings, "back": dollars(found.back), "ticket": None}
    lines = [f"{each.what} ({', '.join(cite.text for cite in each.cites)})" for each in found.rulings]
    lines.append(f"${dollars(found.back)} goes back")
    if found.ticket is not None:
        document["ticket"], printed = _printed(journal, found.ticket, args)
        lines.append(printed)
    return document, "\n".join(lines)


def _files(args: argparse.Namespace) -> list[tuple[str, str]]:
    """Where the ticket is to be drawn, each with the option that says so."""
    return [(option, file) for option, file in (("--svg", args.svg), ("--pdf", args.pdf)) if file]


def _check_drawable(journal: Journal, args: argparse.Namespace) -> None:
    """Before money changes hands: there is room for the files, and the font has every letter of the ticket."""
    for option, file in _files(args):
        if not Path(file).absolute().parent.is_dir():
            raise BadInput(f"{option}: {file} cannot be written: there is no such folder")
        for words in (journal.system.settings.casino, journal.system.settings.schedule.name, args.writer):
            printable(words)


def _printed(journal: Journal, ticket: Ticket, args: argparse.Namespace) -> tuple[object, str]:
    settings = journal.system.settings
    for option, file in _files(args):
        try:
            sheets = [ticket_sheet(ticket, settings)]
            write_whole(Path(file), pdf(sheets) if option == "--pdf" else svg(sheets).encode())
        except OSError as wrong:
            instead = f"ticket {ticket.serial} is issued: print it again with `houseway keno ticket {ticket.serial}`"
            raise BadInput(f"{option}: {file} cannot be written: {wrong.strerror}; {instead}") from None
    document = {**ticket.particulars(), "code": ticket.code(settings.key), "owed": dollars(ticket.owed)}
    return document, ticket_text(ticket, settings)


def _ticket(journal: Journal, args: argparse.Namespace, _at: datetime) -> tuple[object, str]:
    return _printed(journal, journal.system.ticket(args.ticket), args)


def _draw(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    source, events = _source(args), read_events(args.events) if args.events else []

    def conducted(round_: Round[KenoTable]) -> None:
        conduct(round_, events, source)
        if isinstance(source, Scripted) and source.given < len(_numbers(args)):
            raise BadInput(f"--numbers: the drawing was over after {source.given} of them")

    settled = journal.draw(at, conducted)
    lounge = journal.system.lounge
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


def _source(args: argparse.Namespace) -> Source:
    if args.numbers:
        return Scripted(_numbers(args))
    return Chance(SystemEntropy() if args.seed is None else SeededEntropy(args.seed))


def _numbers(args: argparse.Namespace) -> list[int]:
    """In the order in which they came, void ones too."""
    parts = args.numbers.split("-")
    if not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise BadInput(f"--numbers: {quoted(args.numbers)} are no numbers; write them like 3-17-44")
    return list(map(int, parts))


def _pay(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    return _paid(journal.do("pay", at, ticket=args.ticket, paid_in=args.paid_in, **_terminal(args)), "paid")


def _refund(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    return _paid(journal.do("refund", at, ticket=args.ticket, **_terminal(args)), "refunded")


def _paid(paid: Paid, how: str) -> tuple[object, str]:
    amounts = {means: dollars(amount) for means, amount in paid.amounts.items()}
    told = ", ".join(f"${amount} {'by' if means == 'cheque' else 'in'} {means}" for means, amount in amounts.items())
    voucher = {"keno_dollars": paid.voucher.serial} if paid.voucher else {}
    more = f" (keno dollars {paid.voucher.serial})" if paid.voucher else ""
    return {"ticket": paid.ticket, how: amounts, **voucher}, f"ticket {paid.ticket} is {how} {told}{more}"


def _issue(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    voucher = journal.do("issue keno dollars", at, amount=dollars(cents(args.amount)), **_terminal(args))
    return {"serial": voucher.serial, "amount": dollars(voucher.left)}, str(voucher)


def _redeem(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    back = journal.do("redeem keno dollars", at, serial=args.serial, cashier=args.cashier, **_terminal(args))
    return {"serial": args.serial, "cash": dollars(back)}, f"${dollars(back)} in cash"


def _unpaid(journal: Journal, _args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    handed = journal.do("hand over", at)
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


def _claim(journal: Journal, args: argparse.Namespace, at: datetime) -> tuple[object, str]:
    paid = dollars(journal.do("claim", at, ticket=args.ticket, asked=args.asked or "", given=args.given or ""))
    return {"ticket": args.ticket, "paid": paid}, f"the chief executive pays ${paid}"


def _books(journal: Journal, _args: argparse.Namespace, _at: datetime) -> tuple[object, str]:
    books = journal.system.books
    return books.told(), books.text()


def _show(journal: Journal, _args: argparse.Namespace, _at: datetime) -> tuple[object, str]:
    system = journal.system
    day = f"{system.day.date}" if system.day else ""
    pools = {str(spots): dollars(amount) for spots, amount in system.pools.items()}
    owed = sum(ticket.owed for ticket in system.tickets.values())
    document = {"keno_day": day, "game": system.number, "closed": system.closed, "pools": pools}
    document |= {"tickets": len(system.tickets), "owed": dollars(owed), "schedule": system.settings.schedule.name}
    state = "closed" if system.closed else "open"
    told = f"keno day {day}, game {system.number} is {state}" if day else "no keno day has begun"
    lines = [told, f"{count(len(system.tickets), 'ticket')} sold; ${dollars(owed)} is won and not yet paid"]
    return document, "\n".join([*lines, *(f"{spots} spot jackpot ${amount}" for spots, amount in pools.items())])


ACTS: Final[dict[str, Callable[[Journal, argparse.Namespace, datetime], tuple[object, str]]]] = {
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
