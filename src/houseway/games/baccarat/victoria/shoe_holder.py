"""The shoe in a player's hands since 2001 (rule 7.4): accepted, handed to another to deal or to open, given up."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.baccarat.faults import begin_anew
from houseway.games.baccarat.moments import AT_THE_SHOE, DEALING, WAGERING
from houseway.games.baccarat.shoe_passage import hands_off, pass_on
from houseway.games.baccarat.victoria.later_table import CARDS, MARKERS, THE_DEALER, TableOf2001
from houseway.games.baccarat.victoria.moments import IN_THE_COUP, OPENING
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.ask import Cost, Offer
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS, Role
from houseway.play.round import Round

PIT_BOSS_OR_ABOVE: Final = frozenset({Role.PIT_BOSS, Role.CASINO_SUPERVISOR, Role.GAMING_SHIFT_MANAGER})
OFFERED_TO_HOLD: Final = {
    "accept the shoe": Offer(
        cite("vic 4/2001 r7.4.2"),
        (choice("as", tuple(MARKERS), optional=True),),
        "to deal the cards and open one hand",
        ordinary=True,
        costs=Cost.MORE,
    ),
    "decline the shoe": Offer(cite("vic 4/2001 r7.4.1")),
}


def holds(round_: Round[TableOf2001], who: str) -> bool:
    return who == round_.table.banker


# r7.4.7: until when


def may_relinquish(round_: Round[TableOf2001], who: str) -> Ways:
    return [()] if holds(round_, who) else []


def relinquish(round_: Round[TableOf2001], who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    round_.table.rule(f"{who} relinquishes the shoe", "vic 4/2001 r7.4.7")
    return pass_on(round_)


def may_direct(round_: Round[TableOf2001], _who: str) -> Ways:
    return [()] if round_.table.banker else []


def direct(round_: Round[TableOf2001], who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    what, meanwhile = f"the {who} directs {round_.table.banker} to relinquish the shoe", round_.moment in IN_THE_COUP
    round_.table.rule(what, "vic 4/2001 r7.4.7", *(("reading BC40",) if meanwhile else ()))
    return pass_on(round_)


# r7.4.1: all have declined, and it is offered again


def may_offer(round_: Round[TableOf2001], _who: str) -> Ways:
    return [()] if round_.table.all_declined else []


def offer_again(round_: Round[TableOf2001], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table = round_.table
    table.all_declined = False
    table.rule("the shoe is offered again", "vic 4/2001 r7.4.1", "reading BC21")
    return begin_anew(round_)


# r7.4.2: as banker or as player, and who does it instead


def may_act_as(round_: Round[TableOf2001], who: str) -> Ways:
    table = round_.table
    other = tuple(marker for marker in MARKERS if marker != table.marker)
    return [(choice("as", other),)] if holds(round_, who) else []


def act_as(round_: Round[TableOf2001], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.lay_marker(details["as"])


def seated(table: TableOf2001) -> tuple[str, ...]:
    """Whether or not they have wagered."""
    return tuple(name for name in table.seats.going_up() if table.may_bank(name))


def may_name_dealer(round_: Round[TableOf2001], who: str) -> Ways:
    table = round_.table
    others = tuple(name for name in seated(table) if name != table.who_deals)
    return [(choice("person", others),)] if others and holds(round_, who) else []


def name_dealer(round_: Round[TableOf2001], who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    table.deals_for_holder = "" if name == who else name
    table.rule(f"{name} deals" + (f", authorised by {who}" if name != who else " again"), "vic 4/2001 r7.4.2.1")


def may_name_opener(round_: Round[TableOf2001], who: str) -> Ways:
    """For any card of the hand that is kept and that nobody has opened."""
    table = round_.table
    dealing = table.started and table.passes and not table.dummy
    if not holds(round_, who) or table.dealer_deals or table.opens_both:
        return []
    if round_.moment not in AT_THE_SHOE and not dealing:
        return []
    opened = table.opened[MARKERS[table.marker]] if dealing else 0
    person = choice("person", (*seated(table), THE_DEALER))
    return [(person, choice("card", CARDS[opened:], optional=True))] if opened < len(CARDS) else []


def name_opener(round_: Round[TableOf2001], who: str, details: Mapping[str, Any]) -> None:
    table, name, card = round_.table, details["person"], details.get("card")
    opened = table.opened[MARKERS[table.marker]]
    for number in [CARDS.index(card)] if card else range(opened, len(CARDS)):
        table.open_for_holder.pop(number, None)
        if name != who:
            table.open_for_holder[number] = name
    what = f"the {card} of the {MARKERS[table.marker]}" if card else f"the {MARKERS[table.marker]}"
    table.rule(f"{who} leaves it to {name} to open {what}", "vic 4/2001 r7.4.2.2")


# r7.4.4

IN_FULL_VIEW: Final = cite("vic 4/2001 r7.4.4")


def hands_off_in_2001(table: TableOf2001, person: str) -> Cite | None:
    """Whoever holds the shoe draws, and the hands are opened by those to whom they go; otherwise as in Part 6."""
    if not table.holder or table.seat_of(person) is None:
        return hands_off(table, person)
    opens = table.asked is not None and table.asked.who == person
    return None if opens or person == table.who_deals else IN_FULL_VIEW


SHOE_ACTS: Final[tuple[Act[TableOf2001], ...]] = (
    act("relinquish the shoe", PLAYERS, "vic 4/2001 r7.4.7", may_relinquish, relinquish, at=AT_THE_SHOE),
    act("direct to relinquish the shoe", PIT_BOSS_OR_ABOVE, "vic 4/2001 r7.4.7", may_direct, direct,
        at=(*AT_THE_SHOE, *IN_THE_COUP)),
    act("offer the shoe", DEALER_OR_MORE_SENIOR, "vic 4/2001 r7.4.1", may_offer, offer_again, "after all declined",
        at=(WAGERING,)),
    act("act as", PLAYERS, "vic 4/2001 r7.4.2", may_act_as, act_as, "the other marker beside the shoe", at=(WAGERING,)),
    act("authorise to deal", PLAYERS, "vic 4/2001 r7.4.2.1", may_name_dealer, name_dealer, "somebody who sits here",
        at=AT_THE_SHOE),
    act("authorise to open", PLAYERS, "vic 4/2001 r7.4.2.2", may_name_opener, name_opener, "one or more cards",
        at=(*AT_THE_SHOE, DEALING, OPENING)),
)  # fmt: skip
