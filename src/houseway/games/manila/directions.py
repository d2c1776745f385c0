"""Between rounds of play: the sign, the commission, and cards that are no longer fit (qld ss 259, 261 and 275)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.poker.agreement import raise_minimum, who_is_against
from houseway.families.poker.moments import BETWEEN_ROUNDS as AT
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.families.poker.unfit_cards import unfit_cards
from houseway.games.manila.amounts import MOST_OF_ALL
from houseway.games.manila.table import ManilaTable
from houseway.money import Cents, dollars
from houseway.play.acts import Act, Fields, Ways, act, choice, money
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS, higher_minimum
from houseway.play.table import call

AGREED: Final = cite("qld s259(3)(b)")
CHECKING: Final = cite("qld s261(5)")
UNFIT: Final = cite("qld s261(4)(b)")
COMMISSION: Final = call("the commission is {0}% of the whole twenties in what a player wins{1}", "qld s275(3)")


# s259(3): a higher minimum, with notice or by agreement of all


def may_propose(round_: Round[ManilaTable], _who: str) -> Ways:
    table = round_.table
    ways: list[Fields] = []
    for kind, line in table.sign.limits.items():
        least, most = line.minimum + table.unit, line.maximum // (MOST_OF_ALL if kind == BET else 1)
        if least <= most and table.players:
            ways.append((choice("kind", (kind,)), money("minimum", least, most)))
    return ways


def propose(round_: Round[ManilaTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Every player at the table must agree; one who does not is enough."""
    table, kind, minimum = round_.table, details["kind"], details["minimum"]
    name = {BET: "blind bet", TABLE_STAKE: "minimum table stake"}[kind]
    about = f"a {name} of ${dollars(minimum)}"
    if against := (yield from who_is_against(table, about, AGREED, "disagree")):
        table.rule(f"{against} does not agree to {about}: the sign stays as it is", AGREED)
    else:
        raise_minimum(table, kind, minimum, about, AGREED)
    return None


# s261(4)(b), (5): the cards


def used_cards(round_: Round[ManilaTable], _who: str) -> Ways:
    """After a round of play."""
    return [] if round_.table.new_cards else [()]


def not_new(table: ManilaTable) -> bool:
    return not table.new_cards


def bring(table: ManilaTable) -> None:
    table.new_cards = True


def check_the_deck(round_: Round[ManilaTable], _who: str, _details: Mapping[str, Any]) -> Script:
    offers = {"all 32 are there": Offer(CHECKING), "a card is missing": Offer(CHECKING)}
    _, found, _ = yield Choice(DEALER, offers, CHECKING, "the cards of the reduced deck")
    if found == "a card is missing":
        round_.table.new_cards = True
    round_.table.rule(f"the dealer checks the deck: {found}", CHECKING)
    return None


# s275(3): less commission


def may_tell_commission(round_: Round[ManilaTable], _who: str) -> Ways:
    """Before the rounds of play start."""
    if round_.table.started:
        return []
    percent = choice("percent", range(FULL_PERCENT + 1))
    return [(percent,), (percent, money("most", 0, MOST_CHIPS, 100))]


def tell_commission(round_: Round[ManilaTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    most: Cents | None = details.get("most")
    table.percent, table.most_commission = details["percent"], most
    table.announce(COMMISSION, table.percent, "" if most is None else f", ${dollars(most)} at most")


ALL_AGREE: Final = "all players agree to it"
LESS: Final = "less than 5%, before the rounds of play start"
STAFF: Final = DEALER_OR_MORE_SENIOR
DIRECTIONS: Final[tuple[Act[ManilaTable], ...]] = (
    higher_minimum("qld s259(3)(a)"),
    act("propose a higher minimum", DIRECTORS, "qld s259(3)(b)", may_propose, propose, ALL_AGREE, at=AT),
    unfit_cards("find a card unfit", UNFIT, not_new, bring),
    act("ask for a check of the deck", DIRECTORS, "qld s261(5)", used_cards, check_the_deck, "all 32 cards", at=AT),
    act("announce the commission", STAFF, "qld s275(3)", may_tell_commission, tell_commission, LESS, at=AT),
)
