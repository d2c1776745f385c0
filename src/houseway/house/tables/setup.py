"""How a table is set up and its sign changed: the game says what may be set, and refuses what the law refuses."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games import find, variants
from houseway.house.house import House
from houseway.house.retries import CLOSED, IsSame, did
from houseway.house.tables.clock import CHANGE, leave
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.ledger.accounts import at_table
from houseway.money import BadMoney, Cents, cents, dollars
from houseway.play.codec import Data
from houseway.play.events import Done
from houseway.play.game import Game
from houseway.play.settings import check_settings
from houseway.play.sign import NOTICE, Limits, Sign
from houseway.play.table import Table
from houseway.play.view import field_data
from houseway.rulebook import Moment
from houseway.store.events import Closed, Event
from houseway.store.problems import told

ANNOUNCE, WITHDRAW = "announce a higher minimum", "withdraw a notice"
INCREMENTS: Final = "require increments"
Lines = Mapping[str, tuple[Cents, Cents]]
"""The minimum and the maximum of each kind of wager."""


def texts(game: str) -> list[Data]:
    """A game in each text and variant, with what may be set there and the sign as it usually stands."""
    return [
        {"rules": each.rules, "since": each.since, "part": each.part, "variant": dict(each.variant)}
        | {"settings": [field_data(field) for field in each.settings if field.kind != "made"]}
        | {"sign": _lines(each.open_table().sign)}
        for each in variants(game)
    ]


def _lines(sign: Sign) -> Data:
    return {kind: [dollars(line.minimum), dollars(line.maximum)] for kind, line in sign.limits.items()}


async def open_as(
    house: House,
    name: str,
    game: str,
    *,
    dealt: str = "house",
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    settings: Mapping[str, object] | None = None,
    limits: Lines | None = None,
    increment: Cents = 0,
    id: str | None = None,
) -> HouseTable:
    """A table that is run as somebody says, in words or in values: `decks=6`, and these lines on its sign."""
    found = find(game, variant or {}, rules, on)
    run = found.run_with(settings or {})
    check_settings(found.title, found.settings, run)  # its name and people are not set in this way
    sign = {"sign": _sign(found, run, limits or {}, increment)} if limits or increment else {}
    return await house.open_table(name, game, dealt=dealt, rules=rules, on=on, variant=variant, id=id, **run, **sign)


def _sign(game: Game[Any], run: Mapping[str, Any], limits: Lines, increment: Cents) -> Sign:
    table: Table = game.open_table(**run)
    for kind in limits:
        _check_kind(table.sign, kind)
    lines = {kind: Limits(*line) for kind, line in limits.items()}
    sign = replace(table.sign, limits={**table.sign.limits, **lines})
    sign = table.in_increments(sign, increment) if increment else sign
    table.check_sign(sign)
    return sign


def _check_kind(sign: Sign, kind: str) -> None:
    if kind not in sign.limits:
        raise BadInput(f"the sign has no line for {quoted(kind)}; it has {', '.join(sign.limits)}")


def read_limits(given: Mapping[str, Mapping[str, str]]) -> dict[str, tuple[Cents, Cents]]:
    """Lines of a sign as somebody wrote them: `{"field": {"minimum": "5", "maximum": "500"}}`."""
    try:
        return {kind: (cents(line["minimum"]), cents(line["maximum"])) for kind, line in given.items()}
    except (BadMoney, KeyError, TypeError) as wrong:
        raise BadInput(f"a line of a sign has a minimum and a maximum in dollars; {wrong}") from None


async def set_limits(
    table: HouseTable,
    by: str,
    kind: str,
    line: tuple[Cents, Cents],
    effective: datetime | None = None,
    id: str | None = None,
) -> ActAnswer:
    """Another minimum and maximum for a kind of wager, by somebody of the staff.

    Where a Part asks for notice of a higher minimum, that is announced on the sign and takes effect later, by the
    clock: at the earliest moment that the Part allows, or when it is said to; another maximum takes effect with it.
    """

    def does(running: RunningTable) -> None:
        now, sign = table.house.clock.now(), running.table.sign
        _check_kind(sign, kind)
        stands = sign.limits[kind]
        if line[0] <= stands.minimum or running.game.notice(kind) is None or _announced(sign, kind, line[0], now):
            if effective is not None and effective > now:
                raise BadInput("only a higher minimum is announced, where the Part asks for it; leave the moment out")
            _change(running, by, kind, line, now)
            return
        notice = {"kind": kind, "minimum": line[0], "now": now, "effective": effective or now + NOTICE}
        running.act(by, ANNOUNCE, notice | ({"maximum": line[1]} if line[1] != stands.maximum else {}))

    return await table.does(does, id, _limits_set(by, kind, line, effective))


def _limits_set(by: str, kind: str, line: tuple[Cents, Cents], effective: datetime | None) -> IsSame:
    """Was it this line: changed at once, or announced, with its maximum if that was another?"""
    changed = did(by, CHANGE, {"kind": kind, "minimum": line[0], "maximum": line[1]})

    def announced(done: Done) -> bool:
        when = effective or done.details["now"] + NOTICE
        most = {"maximum": line[1]} if "maximum" in done.details else {}
        return did(by, ANNOUNCE, {"kind": kind, "minimum": line[0], "effective": when} | most)([done])

    def is_same(stored: Sequence[Event]) -> bool:
        acts = [each for each in stored if isinstance(each, Done)]
        notices = [each for each in acts if each.act == ANNOUNCE]
        return changed(stored) or any(map(announced, notices))

    return is_same


def _announced(sign: Sign, kind: str, minimum: Cents, now: datetime) -> bool:
    return any((n.kind, n.minimum) == (kind, minimum) and n.effective <= now for n in sign.notices)


def _change(running: RunningTable, by: str, kind: str, line: tuple[Cents, Cents], now: datetime) -> None:
    running.act(by, CHANGE, {"kind": kind, "minimum": line[0], "maximum": line[1], "now": now})


async def withdraw_notice(table: HouseTable, by: str, kind: str, id: str | None = None) -> ActAnswer:
    """A higher minimum that was announced does not take effect: its notice is taken down."""
    return await table.act(by, WITHDRAW, {"kind": kind}, id)


async def require_increments(
    table: HouseTable, by: str, amount: Cents, kind: str = "", id: str | None = None
) -> ActAnswer:
    """Wagers in such steps, of every kind or of one; nought for none."""
    return await table.act(by, INCREMENTS, {"amount": amount} | ({"kind": kind} if kind else {}), id)


async def close_table(house: House, name: str, id: str | None = None) -> None:
    """Whoever has no wager there goes with their chips, and the table closes; its drop is counted, and its float goes
    to the cage. A retry goes on where the one before it came to."""
    if not await was_closed(house, name, id):
        table = house.table(name)
        await table.does(_close, id, CLOSED)
        house.tables.pop(name, None)
        await table.stop()
    drop, float_ = await house.holds(at_table("drop", name), at_table("float", name))
    for what, amount in (("count", drop), ("credit", float_), ("fill", -float_)):
        if amount > 0:
            await house.move_float(what, name, amount)


async def was_closed(house: House, name: str, id: str | None) -> bool:
    """Was a table closed under this id before?"""
    with told():
        listed = await house.store.aside(house.store.table, name)
    if id is None or listed is None or not listed.closed:
        return False
    return any(each.event == Closed() for each in await house.done(listed.chain, id))


def _close(running: RunningTable) -> None:
    table = running.table
    players = [person.name for person in table.players] if running.contest is None else []
    lie = {placed.person for placed in table.placed}.difference(running.arranged.bots)
    for person in [] if lie else players:
        leave(running, person)
    running.close()
