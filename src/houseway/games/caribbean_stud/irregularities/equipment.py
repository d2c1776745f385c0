"""The jackpot equipment, the shuffling device, and the sign of the maximum payment (qld ss 231 to 237)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite, cites
from houseway.games.caribbean_stud.irregularities.maximum_payment import changing_the_maximum
from houseway.games.caribbean_stud.moments import IN_PLACE, WAGERS_OPEN
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS
from houseway.play.round import Round
from houseway.play.settlement import give_back
from houseway.play.table import call

NOT_LIT: Final = cites("qld s237(3)", "qld s231(1)(b)", "reading CS14")
OUT_OF_SERVICE: Final = cite("qld s236(2)")
BY_HAND: Final = call("the cards are shuffled by hand, although a device is in use", "qld s235(2)")


# s237(3): the light of a slot


def own_chip_in_a_slot(round_: Round[CaribbeanStudTable], who: str) -> Ways:
    table = round_.table
    own = [p for p in table.jackpot_wagers() if p.person == who]
    return [()] if own and table.rules.slots else []


def notify_dealer(round_: Round[CaribbeanStudTable], who: str, _details: Mapping[str, Any]) -> None:
    not_accepted(round_.table, who)


def chips_in_slots(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(p.person for p in table.jackpot_wagers())
    return [(choice("person", names),)] if table.rules.slots and names else []


def find_dark(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
    not_accepted(round_.table, details["person"])


def not_accepted(table: CaribbeanStudTable, who: str) -> None:
    """The chip comes back, and may be placed again; where nobody noticed before the deal, the meter has counted it."""
    placed = next(p for p in table.jackpot_wagers() if p.person == who)
    table.rule(f"{who}'s light is not lit: the jackpot wager was never accepted", *NOT_LIT)
    give_back(table, placed, *NOT_LIT)
    if who in table.entered:
        table.meter = table.meter.never_accepted(placed.stake)


# s236(2): out of service


def in_service(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    return [] if round_.table.out_of_service else [(choice("cause", ("malfunction", "maintenance")),)]


def take_out(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
    """Whoever has made a jackpot wager still wins by it (s245(1), reading CS25)."""
    table = round_.table
    table.out_of_service = True
    table.rule(f"no jackpot wagers are taken: {details['cause']} of the equipment", OUT_OF_SERVICE)
    if made := ", ".join(placed.person for placed in table.jackpot_wagers()):
        table.rule(f"jackpot wagers that were accepted stand: {made}", "qld s245(1)", "reading CS25")


def out_of_service(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    return [()] if round_.table.out_of_service else []


def put_back(round_: Round[CaribbeanStudTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.out_of_service = False
    round_.table.rule("jackpot wagers are taken again", "qld s236(1)(b)")


# s235(2)


def with_a_device(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    return [()] if round_.table.rules.device else []


def shuffle_by_hand(round_: Round[CaribbeanStudTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.announce(BY_HAND)


STAFF: Final = DEALER_OR_MORE_SENIOR
MAXIMUM: Final = changing_the_maximum(
    "change the maximum payment", DIRECTORS, "the sign states a maximum payment", "qld s232(1)(b)", "qld s232(2)"
)
EQUIPMENT_ACTS: Final[tuple[Act[CaribbeanStudTable], ...]] = (
    act("notify the dealer: light not lit", PLAYERS, "qld s237(3)", own_chip_in_a_slot, notify_dealer,
        closed="no chip of this player is in a slot"),
    act("find a light not lit", STAFF, "qld s237(3)", chips_in_slots, find_dark,
        closed="no chip is in a slot"),
    act("take the jackpot out of service", STAFF, "qld s236(2)", in_service, take_out),
    act("put the jackpot in service", STAFF, "qld s236(2)", out_of_service, put_back),
    MAXIMUM,
    act("shuffle by hand", DEALER, "qld s235(2)", with_a_device, shuffle_by_hand, at=(IN_PLACE, WAGERS_OPEN)),
)  # fmt: skip
