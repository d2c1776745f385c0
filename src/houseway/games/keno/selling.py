"""Entries, tickets, refunds and payment (qld ss 213 to 219), as a player and the keno writer do them."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import HousewayError, Refused
from houseway.games.keno.accepted import accept, acceptable
from houseway.games.keno.entry import BLANK, CARD, Entry, amounts, check_entry, runs, way_of
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import ENTRY_BACK, MAJOR_PRIZE, NUMBERS
from houseway.money import dollars
from houseway.play.acts import Act, Field, Fields, Ways, act, choice, money, several
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS, Person
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["TICKET_ACTS", "table_of"]

NOW: Final = Field("now", "moment", optional=True)
JACKPOT: Final = choice("jackpot", (True,))


def table_of(round_: "Round") -> KenoTable:
    assert isinstance(round_.table, KenoTable)
    return round_.table


def _buyer(round_: "Round", who: str) -> Person | None:
    """Whoever may hand in an entry now."""
    person = round_.table.people[who]
    return person if between_rounds(round_) and not person.excluded else None


# s213, s216(1): marking an entry ticket


def may_submit(round_: "Round", who: str) -> Ways:
    """One way, in one act: the numbers, the amount on each game, and for how many games."""
    table, person = table_of(round_), _buyer(round_, who)
    if person is None:
        return []
    found: list[Fields] = []
    for jackpot in (False, True):
        for run in runs(table.schedule.spots(jackpot=jackpot)):
            numbers = several("numbers", NUMBERS, least=run[0], most=run[-1])
            form = choice("form", (BLANK, CARD), optional=True)
            found += [(numbers, *money_, form, NOW) for money_ in _money(table, person, 1, jackpot=jackpot)]
    return found


def _money(table: KenoTable, person: Person, ways: int, *, jackpot: bool) -> Iterator[Fields]:
    """The amount on each way and the numbers of games that it goes with, which have the same bounds."""
    by_bounds: dict[tuple[int, int, int], list[int]] = {}
    for games in range(1, table.rules.most_games + 1):
        bounds = amounts(ways, games, table.sign, person.purse.value, jackpot=jackpot)
        if bounds is not None:
            by_bounds.setdefault(bounds, []).append(games)
    for (least, most, step), games_ in by_bounds.items():
        fields = money("stake", least, most, step), choice("games", games_, optional=1 in games_)
        yield (*fields, JACKPOT) if jackpot else fields


def submit(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """The writer takes the entry and the money, and issues the ticket (s217(1), (2))."""
    table = table_of(round_)
    table.issue(table.people[who], _entry(table, details, (way_of(details["numbers"]),)), details.get("now"))


def _entry(_table: KenoTable, details: Mapping[str, Any], ways: tuple[tuple[int, ...], ...]) -> Entry:
    games, jackpot = details.get("games", 1), details.get("jackpot", False)
    return Entry(ways, details["stake"], games, jackpot, details.get("form", BLANK))


def why_not(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    """The provision that an entry goes against."""
    table = table_of(round_)
    if not between_rounds(round_):
        under = table.game.late(table, "", "wager")
        return Refused(under, f"no ticket is issued for game {table.number} now", instead=f"awaited: {round_.ask}")
    numbers, stake, games = details.get("numbers"), details.get("stake"), details.get("games", 1)
    if not isinstance(numbers, list | tuple) or type(stake) is not int or type(games) is not int:
        return None
    try:
        entry = _entry(table, details, (way_of(numbers),))
        check_entry(entry, table.schedule, table.sign, table.rules.most_games)
    except Refused as refused:
        return refused
    except HousewayError:
        return None
    return Refused("qld s217(1)", f"the money for it, ${dollars(entry.total)}, is handed in with the entry")


# s216: way bets


def may_mark(round_: "Round", who: str) -> Ways:
    schedule = table_of(round_).schedule
    spots = sorted({*schedule.spots(jackpot=False), *schedule.spots(jackpot=True)})
    ways = [(several("numbers", NUMBERS, least=run[0], most=run[-1]),) for run in runs(spots)]
    return ways if _buyer(round_, who) else []


def mark(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """Another way on the player's blank; one that is marked already stays as it is."""
    way, blank = way_of(details["numbers"]), table_of(round_).blanks.setdefault(who, [])
    if way not in blank:
        blank.append(way)


def has_marked(round_: "Round", who: str) -> Ways:
    return [()] if table_of(round_).blanks.get(who) else []


def clear(round_: "Round", who: str, _details: Mapping[str, Any]) -> None:
    table_of(round_).blanks.pop(who)


def may_submit_ways(round_: "Round", who: str) -> Ways:
    table, person = table_of(round_), _buyer(round_, who)
    blank = table.blanks.get(who, [])
    if person is None or len(blank) < 2:
        return []
    forms = (BLANK, CARD) if table.rules.cards_take_ways else (BLANK,)
    form = choice("form", forms, optional=True)
    return [
        (*money_, form, NOW)
        for jackpot in (False, True)
        if {len(way) for way in blank} <= set(table.schedule.spots(jackpot=jackpot))
        for money_ in _money(table, person, len(blank), jackpot=jackpot)
    ]


def submit_ways(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """A wager on each of the ways (s216(1))."""
    table = table_of(round_)
    table.issue(table.people[who], _entry(table, details, tuple(table.blanks.pop(who))), details.get("now"))


def why_no_ways(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    table = table_of(round_)
    if details.get("form") == CARD and not table.rules.cards_take_ways:
        why = "the writer's terminal cannot validate a way bet on a keno card"
        return Refused("qld s216(2)", why, instead="mark a blank")
    if not between_rounds(round_):
        return why_not(round_, details)
    stake = details.get("stake")
    if type(stake) is int and stake % 10:
        return Refused("qld s216(4)", f"${dollars(stake)} is not a multiple of $0.10")
    return None


# s217(4) to (6): after the ticket is issued


def has_tickets(round_: "Round", who: str) -> list[int]:
    return [ticket.serial for ticket in table_of(round_).tickets.values() if ticket.person == who]


def may_ask_back(round_: "Round", who: str) -> Ways:
    tickets = has_tickets(round_, who)
    return [(choice("ticket", tickets),)] if tickets and between_rounds(round_) else []


def give_entry_back(round_: "Round", who: str, _details: Mapping[str, Any]) -> None:
    round_.table.announce(ENTRY_BACK, who)


def never(_round: "Round", _who: str) -> Ways:
    return []


def nothing(_round: "Round", _who: str, _details: Mapping[str, Any]) -> None:
    raise AssertionError("this is always refused")


def players_responsibility(_round: "Round", _details: Mapping[str, Any]) -> Refused:
    """The player compares the ticket with the entry before the game (s217(5))."""
    why = "a ticket that was produced wrongly gives no claim to a prize: the player is to check it"
    return Refused(OWN_CHECK, why, instead="ask for a refund before the game is played")


OWN_CHECK: Final = "qld s217(6)"


# s219: refunds and payment


def may_refund(round_: "Round", who: str) -> Ways:
    table = table_of(round_)
    tickets = [serial for serial in has_tickets(round_, who) if table.refundable(table.tickets[serial])]
    return [(choice("ticket", tickets),)] if tickets else []


def refund(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    table = table_of(round_)
    back = table.refund(table.tickets[details["ticket"]])
    table.rule(f"{who} has ${dollars(back)} back for games not yet played", "qld s219(7)")


def may_present(round_: "Round", who: str) -> Ways:
    table = table_of(round_)
    winners = [table.tickets[serial] for serial in has_tickets(round_, who) if table.tickets[serial].owed]
    major = [ticket.serial for ticket in winners if ticket.major]
    plain = choice("paid_in", ("cash", "chips"), optional=True)
    ways: list[Fields] = [(choice("ticket", [ticket.serial for ticket in winners]), plain)] if winners else []
    return ways + ([(choice("ticket", major), choice("paid_in", ("cheque",)))] if major else [])


def present(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    """The writer pays what the ticket has won; a cheque is carried away, for the major prizes alone."""
    table, paid_in = table_of(round_), details.get("paid_in", "cash")
    ticket = table.tickets[details["ticket"]]
    total, cheque = sum(ticket.owed), ticket.major if paid_in == "cheque" else 0
    ticket.owed.clear()
    table.cash -= cheque
    table.people[who].purse.value += total - cheque
    under = {"cash": "qld s219(3)", "chips": "qld s219(4)", "cheque": "qld s219(3)"}[paid_in]
    how = f"${dollars(cheque)} by cheque" if cheque else f"in {paid_in}"
    table.rule(f"ticket {ticket.serial} is presented: {who} is paid ${dollars(total)}, {how}", "qld s219(6)", under)


def why_not_paid(round_: "Round", details: Mapping[str, Any]) -> Refused | None:
    ticket = table_of(round_).tickets.get(details.get("ticket", 0))
    if ticket is None:
        return None
    if not ticket.owed:
        return Refused("qld s219(1)(b)", f"ticket {ticket.serial} has nothing to be paid")
    if details.get("paid_in") == "cheque":
        why = f"no prize on ticket {ticket.serial} is ${dollars(MAJOR_PRIZE)} or more"
        return Refused("qld s219(3)", why, instead="cash, or chips on request (qld s219(4))")
    return None


TICKET_ACTS: Final[tuple[Act, ...]] = (
    act("submit an entry", PLAYERS, "qld s217(1)", may_submit, submit, "numbers, stake, games", why_not),
    act("mark a way", PLAYERS, "qld s216(1)", may_mark, mark, "on a blank, for a way bet"),
    act("clear the blank", PLAYERS, "qld s213(1)", has_marked, clear),
    act("submit the way bet", PLAYERS, "qld s216(1)", may_submit_ways, submit_ways, "stake on each way", why_no_ways),
    act("ask for the entry back", PLAYERS, "qld s217(4)", may_ask_back, give_entry_back),
    act("claim on a wrong ticket", PLAYERS, OWN_CHECK, never, nothing, refuses=players_responsibility),
    act("refund a ticket", PLAYERS, "qld s219(7)", may_refund, refund, "for games not yet played"),
    act("present a ticket", PLAYERS, "qld s219(6)", may_present, present, "to be paid its prizes", why_not_paid),
    act("entry accepted", DEALER_OR_MORE_SENIOR, "qld s5(2)", acceptable, accept, "against the rules, by oversight"),
)
