"""The shoe passed on, or ordered passed (qld s105(2)); the dealer as banker by direction (s96); a seat (s83)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.families.baccarat.seats import label
from houseway.games.baccarat.banker import DIRECT, let_the_dealer_bank, offer_the_shoe
from houseway.games.baccarat.moments import AT_THE_SHOE, WAGERING
from houseway.games.baccarat.table import BaccaratTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Script
from houseway.play.people import DEALER, DIRECTORS, PLAYERS, Role
from houseway.play.round import Round

BECAUSE: Final = ("the banker delays the game", "repeated invalid deals", "the banker violates the rules")


# s105(2)


def may_pass(round_: Round[BaccaratTable], who: str) -> Ways:
    return [()] if who == round_.table.banker else []


def pass_the_shoe(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> Script | None:
    round_.table.rule(f"{who} passes the shoe", "qld s105(2)")
    return pass_on(round_)


def may_order(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [(choice("because", BECAUSE),)] if round_.table.banker else []


def order(round_: Round[BaccaratTable], who: str, details: Mapping[str, Any]) -> Script | None:
    table = round_.table
    table.rule(f"the {who} orders {table.banker} to pass the shoe: {details['because']}", "qld s105(2)(b)")
    return pass_on(round_)


def pass_on(round_: Round[BaccaratTable]) -> Script | None:
    """Offered on at once where wagers are open; where the banker was about to deal, wagers open again after it."""
    table = round_.table
    table.give_up_shoe()
    return offered(table) if round_.moment == WAGERING else None


def offered(table: BaccaratTable) -> Script:
    yield from offer_the_shoe(table)
    return None


# s96


def may_direct(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [] if round_.table.dealer_banks else [()]


def direct(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> None:
    let_the_dealer_bank(round_.table, who)


def may_end(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [()] if round_.table.dealer_banks else []


def end_direction(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.rule(f"the {who} ends the direction that the dealer be the banker", "qld s96(1)")
    table.dealer_banks = False
    return offered(table)


def may_let(round_: Round[BaccaratTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(name for name in table.seats.going_up() if table.may_cut(name))
    return [(choice("person", names),)] if table.dealer_banks and table.started and names else []


def let_handle(round_: Round[BaccaratTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"the dealer lets {details['person']} handle the cards", "qld s96(2)(b)")


# s83: those who stand


def may_sit(round_: Round[BaccaratTable], who: str) -> Ways:
    """Those who stand, and those who want another place; not the banker, nor whoever has a wager down."""
    table = round_.table
    lies = any(p.person == who for p in table.placed)
    free = tuple(map(label, table.seats.free()))
    here = who != table.banker and table.may_cut(who)
    return [(choice("seat", free),)] if here and free and not lies else []


def sit(round_: Round[BaccaratTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.seats.sit(who, int(details["seat"].removeprefix("seat ")))


def passing_acts(supervisor: Role) -> tuple[Act[BaccaratTable], ...]:
    """The banker passes the shoe, or the dealer or a supervisor has it passed (s105(2))."""
    ordered_by = DEALER | {supervisor}
    return (
        act("pass the shoe", PLAYERS, "qld s105(2)", may_pass, pass_the_shoe, "to the player on the right",
            at=AT_THE_SHOE),
        act("order the shoe passed", ordered_by, "qld s105(2)(b)", may_order, order, at=AT_THE_SHOE),
    )  # fmt: skip


DIRECTION_ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    act(DIRECT, DIRECTORS, "qld s96(1)", may_direct, direct, "at all times", at=(WAGERING,)),
    act("end the direction", DIRECTORS, "qld s96(1)", may_end, end_direction, "players bank again", at=(WAGERING,)),
    act("let a player handle the cards", DEALER, "qld s96(2)(b)", may_let, let_handle),
    act("take a seat", PLAYERS, "qld s83(1)", may_sit, sit, at=(WAGERING,)),
)
