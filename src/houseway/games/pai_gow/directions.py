"""What may be asked for or directed at a pai gow table: chips combined, la ja, other tiles, a break, other limits."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.equipment.tiles import NAME
from houseway.errors import Ground, Refused
from houseway.games.pai_gow.banking import BankOffer, amount_of, eligible
from houseway.games.pai_gow.preparing import la_ja
from houseway.games.pai_gow.rules import LIMIT, TIMES_THE_BOX
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import BETWEEN, HOUSE_CHUNG, STACKED
from houseway.play.acts import Act, Ways, act, choice, money
from houseway.play.ask import Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["DIRECTIONS"]


# s425(6): players combine their chips with those of the one to whom the bank is offered


def may_combine(round_: "Round[PaiGowTable]", who: str) -> Ways:
    table, ask = round_.table, round_.ask
    if not isinstance(ask, BankOffer) or who == ask.person or not eligible(table, who):
        return []
    amount = amount_of(table, who, table.unit)
    return [(amount,)] if amount is not None and not table.chips_lie(who) else []


def combine(round_: "Round[PaiGowTable]", who: str, details: Mapping[str, Any]) -> None:
    ask = round_.ask
    assert isinstance(ask, BankOffer)
    round_.table.put_up(who, details["amount"], ask.box)


def why_not_combine(round_: "Round[PaiGowTable]", _details: Mapping[str, Any]) -> Refused | None:
    if isinstance(round_.ask, BankOffer):
        return None
    why = "chips are combined while the bank is being offered"
    return Refused("qld s425(6)", why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


# s433(4): both of two players who handle the bank's tiles may act


def may_handle(round_: "Round[PaiGowTable]", who: str) -> Ways:
    table = round_.table
    other = who in table.bank.handlers and who != table.handler and not table.people[who].excluded
    return [()] if other and not round_.interrupted else []


def handle(round_: "Round[PaiGowTable]", who: str, _details: Mapping[str, Any]) -> None:
    handlers = round_.table.bank.handlers
    handlers.remove(who)
    handlers.insert(0, who)


# s429


def may_ask_for_la_ja(round_: "Round[PaiGowTable]", who: str) -> Ways:
    """The player who banks or co-bankers; where the house banks, any player."""
    table = round_.table
    stacked = table.stage == STACKED and not table.la_ja and not round_.interrupted
    entitled = table.bank.is_house or who in table.bank.bankers
    return [()] if stacked and entitled and not table.people[who].excluded else []


def ask_for_la_ja(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> Script:
    return (yield from la_ja(round_.table))


# s431, s425(8): between rounds


def before_the_round(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    return [()] if round_.table.stage == BETWEEN and not round_.interrupted else []


def a_tile(round_: "Round[PaiGowTable]", who: str) -> Ways:
    return [(choice("tile", NAME),)] if before_the_round(round_, who) else []


def replace_a_tile(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{details['tile']} is unfit for further use: another tile takes its place", "qld s431(1)")


def replace_all(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "replaced"
    round_.table.rule("all tiles are replaced, and checked as at the start of play", "qld s431(2)")


def check_the_tiles(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.due = "checked"
    round_.table.rule("the tiles are checked and arranged in rank order", "qld s431(3)")


def may_break(round_: "Round[PaiGowTable]", who: str) -> Ways:
    return before_the_round(round_, who) if round_.table.last is not None else []


def break_in_play(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.give_up_bank()
    table.last, table.banked = None, {}
    table.announce(HOUSE_CHUNG, table.bank.box)
    table.rule("play starts again after a break: the house is the bank", "qld s425(8)")


# s421: limits


def may_arrange(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    table = round_.table
    names = [p.name for p in table.players if not p.excluded]
    most = money("maximum", table.sign.limits[LIMIT].maximum, MOST_CHIPS)
    return [(choice("person", names), most)] if names and between_rounds(round_) else []


def arrange(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.arranged[details["person"]] = details["maximum"]
    round_.table.rule(f"{details['person']} may wager over the maximum, alone on a box", "qld s421(1)(c)")


def may_display(round_: "Round[PaiGowTable]", who: str) -> Ways:
    table = round_.table
    most = TIMES_THE_BOX * table.sign.limits[LIMIT].maximum
    return [(money("maximum", table.unit, most, table.unit),)] if before_the_round(round_, who) else []


def display(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.display_liability(details["maximum"])


def too_much(round_: "Round[PaiGowTable]", details: Mapping[str, Any]) -> Refused | None:
    most, asked = TIMES_THE_BOX * round_.table.sign.limits[LIMIT].maximum, details.get("maximum")
    if type(asked) is not int or asked <= most:
        return None
    why = f"the house's liability is {TIMES_THE_BOX} times the box maximum at most"
    return Refused("qld s421(1)(e)", why, ground=Ground.AMOUNT)


STAFF: Final = DEALER_OR_MORE_SENIOR
DIRECTIONS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("combine chips", PLAYERS, "qld s425(6)", may_combine, combine, "with the player to whom the bank is offered",
        why_not_combine),
    act("handle the bank's tiles", PLAYERS, "qld s433(4)", may_handle, handle),
    act("ask for la ja", PLAYERS, "qld s429(1)", may_ask_for_la_ja, ask_for_la_ja),
    act("replace a tile", STAFF, "qld s431(1)", a_tile, replace_a_tile),
    act("replace all tiles", STAFF, "qld s431(2)", before_the_round, replace_all),
    act("check the tiles", STAFF, "qld s431(3)", before_the_round, check_the_tiles),
    act("break in play", STAFF, "qld s425(8)", may_break, break_in_play, "the house banks when it starts again"),
    act("arrange a higher maximum", DIRECTORS, "qld s421(1)(c)", may_arrange, arrange),
    act("display the house's liability", DIRECTORS, "qld s421(1)(b)(i)", may_display, display, "as co-banker",
        too_much),
)  # fmt: skip
