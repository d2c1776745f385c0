"""Open wagering: players place and withdraw wagers until the dealer closes it.

Refusals are looked at in one order (see `errors.Ground`). A wager that was inadvertently accepted is not refused: it is
remedied (see `remedy`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import lcm
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.money import Cents, dollars
from houseway.play.acts import Field, Fields, Option, choice, text
from houseway.play.ask import Ask, Choice, Offer, always
from houseway.play.cloth import area_name
from houseway.play.details import in_money
from houseway.play.events import LAYOUT
from houseway.play.people import DEALER, PLAYER, Person, Role
from houseway.play.settlement import take_off
from houseway.play.table import Table
from houseway.play.wager import Placed, Wager
from houseway.play.ways import fee_besides, find_placed, lying, others_than, wager_options, way_for

if TYPE_CHECKING:
    from houseway.play.round import Round

WITHDRAWAL: Final[Fields] = (text("on"), text("selection"), text("chips"))
"""What may be said of a wager that is taken back, `chips` being their colour; and below, of one that is made."""
WAGER: Final[Fields] = (
    *WITHDRAWAL,
    Field("stake", "money"),
    Field("accepted", "yes"),
    text("placed_by"),
    Field("unnoticed", "yes"),
)
WAGER_DETAILS: Final = ("on", "selection", "stake", "chips", "accepted", "placed_by")
WITHDRAWAL_DETAILS: Final = ("on", "selection", "chips")


class Wagering(Ask):
    """Wagers may be made, added to and withdrawn. `closed_by` is the dealer's act that ends it."""

    __slots__ = ("closed_by", "closed_under", "moment", "roles", "rows", "withdrawn_under")

    def __init__(
        self,
        rows: Sequence[Wager[Any]],
        under: Cite,
        closed_by: str,
        closed_under: Cite,
        withdrawn_under: Cite,
        *,
        moment: str = "",
    ) -> None:
        self.rows, self.under, self.moment = rows, under, moment
        self.closed_by, self.closed_under, self.withdrawn_under = closed_by, closed_under, withdrawn_under
        self.who, self.roles, self.wanted = "", DEALER, always

    @property
    def wagering(self) -> "Wagering":
        return self

    def options(self, round_: "Round[Any]", of: str | None = None) -> Iterator[Option]:
        table: Table = round_.table
        for person in table.players:
            if of in (None, person.name):
                yield from self._for(table, person)
        for who in round_.named(self):
            if of in (None, who):
                yield Option(who, self.closed_by, self.closed_under)

    def _for(self, table: Table, person: Person) -> Iterator[Option]:
        for row in self.rows if not person.excluded else ():
            yield from wager_options(table, person, row)
        yield from withdrawals(table, person.name, self.rows, self.withdrawn_under)

    def __str__(self) -> str:
        return f"wagers, until '{self.closed_by}'"


class Meanwhile(Choice):
    """A person decides, and these wagers are open until the answer comes (those of a report: see `Aside`)."""

    __slots__ = ("wagers",)

    def __init__(
        self,
        wagers: Wagering | None,
        who: str | frozenset[Role],
        offers: Mapping[str, Offer],
        under: Cite,
        about: str = "",
        wanted: Callable[[], bool] = always,
        *,
        moment: str = "",
    ) -> None:
        super().__init__(who, offers, under, about, wanted=wanted, moment=moment)
        self.wagers = wagers

    @property
    def wagering(self) -> Wagering | None:
        return self.wagers


def open_beside(rows: Sequence[Wager[Any]], under: Cite, withdrawn_under: Cite) -> Wagering:
    """Wagers that are open while something else is awaited: what closes them is the answer to that."""
    return Wagering(rows, under, "", under, withdrawn_under)


def withdrawals(table: Table, who: str, rows: Sequence[Wager[Any]], under: Cite) -> Iterator[Option]:
    """The wagers of these rows that a person may take back."""
    for placed in table.placed:
        if placed.person == who and placed.wager in rows and why_held(table, placed) is None:
            fields = [choice("on", (placed.wager.name,)), choice("selection", (placed.selection,))]
            fields += [choice("chips", (placed.chips,))] if placed.chips else []
            yield Option(who, "withdraw", placed.withdrawn_under or under, tuple(fields))


def between_rounds(round_: "Round[Table]") -> bool:
    """Before the first card, roll or spin: wagering is still open, or has yet to open."""
    asked = round_.table.asked  # whatever report is being dealt with
    return isinstance(asked, Wagering) or (asked is not None and asked.moment in round_.game.between)


def check_wager(table: Table, person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """Say why a wager is refused by its place or its amount; who, when and which row have been looked at."""
    if row.check is not None:
        row.check(table, person.name, selection)
    elif selection not in row.selections:
        raise Refused(table.game.general.not_permitted, f"there is no {row.name} on {quoted(selection)}")
    total = stake + lying(table, person.name, row, selection) if table.placed else stake
    if row.exactly is not None:
        if row.not_exactly is not None and (against := row.not_exactly(table, person.name, selection, total)):
            raise against
        _check_exactly(row, row.exactly(table, person.name, selection), total)
        return
    check_amount(table, person.name, row, selection, total)


def check_amount(table: Table, person: str, row: Wager[Any], selection: str, total: Cents) -> None:
    """Say why so much may not lie on a place: under or over what is allowed there, or not in steps."""
    if row.amounts is not None:
        limits, least, most = row.amounts(table, person, selection)
        if not limits.minimum <= total <= limits.maximum:
            why = f"${dollars(total)} on {selection} is not allowed"
            raise Refused(
                least if total < limits.minimum else most, why, ground=Ground.AMOUNT, instead=f"allowed: {limits}"
            )
        if row.limit:
            table.sign.check_increment(row.limit, total, limits.minimum)
    else:
        table.sign.check(row.limit, total)
    if row.step == 1 and row.in_steps is None:
        return
    step, under = row.steps(table, selection)
    if total % step:
        why = "is not in whole steps" if row.in_steps else f"cannot be paid exactly at {row.pays}"
        instead = f"steps of ${dollars(lcm(step, table.unit))}"
        raise Refused(under[0], f"${dollars(total)} {why}", ground=Ground.AMOUNT, instead=instead)


def _check_exactly(row: Wager[Any], amounts: Sequence[tuple[Cents, Cite]], total: Cents) -> None:
    if total not in [amount for amount, _ in amounts]:
        allowed = " or ".join(f"${dollars(amount)}" for amount, _ in amounts) or "none"
        under = amounts[0][1] if amounts else row.cites[0]
        why = f"${dollars(total)} is not an amount for the {row.name}"
        raise Refused(under, why, ground=Ground.AMOUNT, instead=f"allowed: {allowed}")


def check_fee(table: Table, person: Person, row: Wager[Any], selection: str, stake: Cents) -> None:
    """Refuse a wager whose fee the person cannot pay besides it."""
    if row.fee is None:
        return
    fee = fee_besides(row, selection, lying(table, person.name, row, selection), stake)
    if stake + fee > person.purse.value:
        why = f"{person.name} holds ${dollars(person.purse.value)}, and ${dollars(fee)} is paid besides the stake"
        raise Refused(row.fee(selection).under, why, ground=Ground.MEANS)


def read_wager(
    table: Table, rows: Sequence[Wager[Any]], details: Mapping[str, Any]
) -> tuple[Wager[Any], str, Cents, str]:
    """The row, the place, the stake and the colour of chips that an act names."""
    try:
        name, selection, stake = details["on"], details["selection"], details["stake"]
    except KeyError as missing:
        raise BadInput(f"a wager needs 'on', 'selection' and 'stake'; {missing} is missing") from None
    if type(stake) is not int or stake <= 0:
        raise BadInput(f"a wager is an amount of money above nought, not {in_money(stake)}")
    colour = details.get("chips", "")
    if type(name) is not str or type(selection) is not str or type(colour) is not str:
        raise BadInput("a wager says 'on' what, its 'selection' and its 'chips' in words")
    if len(details) > 3 and not details.keys() <= set(WAGER_DETAILS):
        raise BadInput(f"a wager has no {_unknown(details, WAGER_DETAILS)}; it takes {', '.join(WAGER_DETAILS)}")
    row = table.game.wager_named.get(name)
    if row is None or row not in rows:
        allowed = "permissible here: " + ", ".join(r.name for r in rows)
        under = table.game.general.deleted.get(name, table.game.general.not_permitted)
        raise Refused(under, f"{quoted(name)} is not a permissible wager", instead=allowed)
    return row, selection, stake, colour


def _unknown(details: Mapping[str, Any], known: Sequence[str]) -> str:
    return ", ".join(quoted(name) for name in details if name not in known)


def check_player(table: Table, who: str) -> Person:
    """Refuse a wager by who makes it: staff are on the house's side of the game, and an onlooker has not joined it."""
    person = table.person(who)
    if person.excluded:
        raise table.exclusion(who)
    if person.role is not PLAYER:
        check_staff(table, who)
    return person


def check_staff(table: Table, who: str) -> None:
    """Refuse what a player does with chips to somebody who is none."""
    person, general = table.person(who), table.game.general
    if person.role is Role.SPECTATOR:
        raise Refused(general.joins, f"{who} has not joined the game", ground=Ground.WHO, instead="take a seat first")
    if person.role is not PLAYER:
        raise Refused(general.staffed, f"{who} is here as {person.role.value}, not to play", ground=Ground.WHO)


def _check_hand(table: Table, person: Person, placed_by: Any) -> None:
    """Another person may put the chips down for a player where the game lets them; the wager is the player's."""
    if placed_by == person.name or placed_by in others_than(table, person):
        return
    if table.game.hands is None:
        under = table.game.general.own_hands or table.game.made_with
        raise Refused(under, "a player places their own wagers here", ground=Ground.WHO)
    table.person(str(placed_by))
    raise table.exclusion(str(placed_by))


def place(round_: "Round[Table]", ask: Wagering, who: str, details: Mapping[str, Any]) -> None:
    """A player makes a wager, or adds to one; refused with the provision that forbids it."""
    table = round_.table
    person = check_player(table, who)
    row, selection, stake, colour = read_wager(table, ask.rows, details)
    if details.get("placed_by", "") not in ("", who):
        _check_hand(table, person, details["placed_by"])
    if not way_for(table, person, row, selection, stake, colour):
        check_wager(table, person, row, selection, stake)
        table.check_means(person, stake, colour)
        check_fee(table, person, row, selection, stake)
        raise AssertionError(
            f"{stake} in {colour or 'value'} chips on the {area_name(row.name, selection)} is refused by nothing"
        )
    put_down(table, person, row, selection, stake, colour)


def put_down(table: Table, person: Person, row: Wager[Any], selection: str, stake: Cents, colour: str) -> Placed:
    """Move the chips from the player to the layout."""
    table.move(person, -stake, LAYOUT, colour)
    already = find_placed(table, person.name, row, selection, colour) if table.placed else None
    if row.fee is not None:
        table.move(person, -fee_besides(row, selection, already.stake if already else 0, stake))
    if already is not None:
        already.stake += stake
        return already
    placed = Placed(person.name, row, selection, stake, colour)
    table.placed.append(placed)
    if row.placed is not None:
        row.placed(table, placed)
    return placed


def withdraw(table: Table, rows: Sequence[Wager[Any]], under: Cite, who: str, details: Mapping[str, Any]) -> None:
    """A player takes back a wager of one of these rows."""
    if not details.keys() <= {*WITHDRAWAL_DETAILS, "accepted"}:  # taken back too late, as somebody thought
        known = ", ".join(WITHDRAWAL_DETAILS)
        raise BadInput(f"a withdrawal has no {_unknown(details, WITHDRAWAL_DETAILS)}; it takes {known}")
    row = table.game.wager_named.get(str(details.get("on", "")))
    found = None
    if row is not None and row in rows:
        found = find_placed(table, who, row, details.get("selection", ""), details.get("chips", ""))
    if found is None:
        own = ", ".join(area_name(p.wager.name, p.selection) for p in table.placed if p.person == who) or "none"
        why, instead = f"{who} has no such wager to withdraw", f"on the layout: {own}"
        raise Refused(under, why, instead=instead) if row else BadInput(f"{why}; {instead}")
    if (held := why_held(table, found)) is not None:
        raise held
    take_off(table, found)


def why_held(table: Table, placed: Placed) -> Refused | None:
    """Why a wager may not be taken back, where its row knows of a reason."""
    return placed.wager.held(table, placed) if placed.wager.held is not None else None
