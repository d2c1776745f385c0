"""The shoe passed on, or ordered passed (qld s105(2)); the dealer as banker by direction (s96); a seat (s83)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.baccarat.faults import begin_anew
from houseway.families.baccarat.seats import label
from houseway.games.baccarat.areas import AREAS
from houseway.games.baccarat.banker import DIRECT, let_the_dealer_bank
from houseway.games.baccarat.moments import AT_THE_SHOE, BETWEEN, WAGERING
from houseway.games.baccarat.table import BaccaratTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS
from houseway.play.round import Round

SEATS: Final = AREAS[:-1]
BECAUSE: Final = ("the banker delays the game", "repeated invalid deals", "the banker violates the rules")


# s105(2)


def may_pass(round_: Round[BaccaratTable], who: str) -> Ways:
    return [()] if who == round_.table.banker else []


def not_banker(round_: Round[BaccaratTable], _details: Mapping[str, Any]) -> Refused | None:
    if not round_.table.dealer_banks:
        return None
    return Refused("qld s96(2)(a)", "the dealer is the banker by direction of the operator", ground=Ground.WHEN)


def pass_the_shoe(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    round_.table.rule(f"{who} passes the shoe", "qld s105(2)")
    return pass_on(round_)


def may_order(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [(choice("because", BECAUSE),)] if round_.table.banker else []


def order(round_: Round[BaccaratTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table = round_.table
    table.rule(f"the {who} orders {table.banker} to pass the shoe: {details['because']}", "qld s105(2)(b)")
    return pass_on(round_)


def pass_on(round_: Round[BaccaratTable]) -> ScriptAnswer | None:
    """Offered on at once; wagers then are open again."""
    round_.table.give_up_shoe()
    return begin_anew(round_)


# s96


def may_direct(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [] if round_.table.dealer_banks else [()]


def direct(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> None:
    let_the_dealer_bank(round_.table, who)


def may_end(round_: Round[BaccaratTable], _who: str) -> Ways:
    return [()] if round_.table.dealer_banks else []


def end_direction(round_: Round[BaccaratTable], who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table = round_.table
    table.rule(f"the {who} ends the direction that the dealer be the banker", "qld s96(1)")
    table.dealer_banks = False
    return begin_anew(round_)


def may_let(round_: Round[BaccaratTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(name for name in table.seats.going_up() if table.may_cut(name))
    return [(choice("person", names),)] if table.dealer_banks and table.started and names else []


def let_handle(round_: Round[BaccaratTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.may_handle.add(details["person"])
    round_.table.rule(f"the dealer lets {details['person']} handle the cards", "qld s96(2)(b)")


DEALT_BY: Final = cite("qld s97(3)")


def hands_off(table: BaccaratTable, person: str) -> Cite | None:
    """What keeps somebody from the cards: they stand, the dealer deals, or another player does."""
    if table.people[person].role in PLAYERS and table.seat_of(person) is None:
        return cite("qld s83(2)(b)")
    if person in table.may_handle or person == table.banker:
        return None
    if table.dealer_banks:
        return cite("qld s96(2)(b)")
    return cite("qld s94(3)") if table.banker else DEALT_BY


# s83: those who stand


def may_sit(round_: Round[BaccaratTable], who: str) -> Ways:
    """Those who stand, and those who want another place; not the banker, nor whoever has a wager down."""
    table = round_.table
    lies = any(p.person == who for p in table.placed)
    free = tuple(map(label, table.seats.free()))
    here = who != table.banker and table.may_cut(who)
    return [(choice("seat", free, among=SEATS),)] if here and free and not lies else []


def seat_is_taken(round_: Round[BaccaratTable], details: Mapping[str, Any]) -> Refused | None:
    table, seat = round_.table, details.get("seat")
    taken = table.seats.as_data()
    if seat in taken:
        return Refused("qld s83(1)", f"{seat} is {taken[seat]}'s", instead="a seat that is free")
    if seat in SEATS[table.rules.places :]:
        return Refused(table.text.places_under, f"the table has {table.rules.places} numbered places")
    return None


def sit(round_: Round[BaccaratTable], who: str, details: Mapping[str, Any]) -> None:
    round_.table.seats.sit(who, int(details["seat"].removeprefix("seat ")))


PASSING_ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    act("pass the shoe", PLAYERS, "qld s105(2)", may_pass, pass_the_shoe, "to the player on the right", not_banker,
        at=AT_THE_SHOE),
    act("order the shoe passed", DEALER_OR_MORE_SENIOR, "qld s105(2)(b)", may_order, order, at=AT_THE_SHOE),
)  # fmt: skip


def direction_acts(moments: Sequence[str]) -> tuple[Act[BaccaratTable], ...]:
    """The dealer as banker, and who sits; `moments` are all of the text's: what is answered is for the procedure."""
    free = (*BETWEEN, WAGERING)
    return (
        act(DIRECT, DIRECTORS, "qld s96(1)", may_direct, direct, "at all times", at=moments),
        act("end the direction", DIRECTORS, "qld s96(1)", may_end, end_direction, "players bank again", at=moments),
        act("let a player handle the cards", DEALER, "qld s96(2)(b)", may_let, let_handle),
        act("take a seat", PLAYERS, "qld s83(1)", may_sit, sit, "one that is free", seat_is_taken, free),
    )
