"""What supervisors may direct: a shuffle, other cards, a count of them (rules 3 and 4), and a higher limit (r6.4)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.families.house_deals import as_dealt
from houseway.games.com_bo.dealing import SHUFFLED
from houseway.games.com_bo.moments import IN_PLAY, MOMENTS, WAGERING, WITH_CARDS
from houseway.games.com_bo.shuffles import at_once
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import CASINO_SUPERVISORS, CHECK, DEALER_OR_ABOVE, MARKER
from houseway.games.com_bo.wagers import HIGHER_LIMIT, KINDS
from houseway.money import Cents, dollars
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, money, plainly, several
from houseway.play.ask import Aside, Offer, Script
from houseway.play.discovery import MARKER as WITH_MARKER
from houseway.play.discovery import no_marker
from houseway.play.people import DEALER, GAME_SUPERVISOR_OR_ABOVE, Role
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS

SHIFT_MANAGER: Final = frozenset({Role.GAMING_SHIFT_MANAGER})
CAUSES: Final = ("abnormal sequence", "other reasonable cause")
COUNTED: Final = {"right number": Offer(cite("vic 29/2000 r3.4")), "wrong number": Offer(cite("vic 29/2000 r9.6"))}


# r4.1: shuffles


def may_direct_a_shuffle(_round: Round[ComBoTable], _who: str) -> Ways:
    return [(choice("cause", CAUSES),)]


def direct_a_shuffle(round_: Round[ComBoTable], who: str, details: Mapping[str, Any]) -> Script | ScriptAnswer | None:
    cause = details["cause"]
    round_.table.rule(f"the {who} has the cards shuffled: {cause}", SHUFFLED[cause], "reading CM5")
    return at_once(round_, cause)


def dropped(round_: Round[ComBoTable], _who: str, _details: Mapping[str, Any]) -> Script | ScriptAnswer | None:
    cause = "dropped or mishandled"
    round_.table.rule("the decks were dropped or mishandled: they are shuffled", SHUFFLED[cause], "reading CM5")
    return at_once(round_, cause)


# r3.2 to r3.4: which cards, and how many


def may_change_cards(round_: Round[ComBoTable], _who: str) -> Ways:
    """Some of them or all."""
    return [(several("cards", tuple(NAME[each] for each in round_.table.shoe.deck), optional=True),)]


def change_the_cards(round_: Round[ComBoTable], who: str, details: Mapping[str, Any]) -> Script | ScriptAnswer | None:
    """Some, by the same cards of another deck, or all."""
    table = round_.table
    if unfit := details.get("cards"):
        table.rule(f"the {who} has unfit cards changed: {', '.join(unfit)}", "vic 29/2000 r3.3")
        return None
    table.rule(f"the {who} has all the cards changed", "vic 29/2000 r3.3")
    return at_once(round_, "replaced")


def verify(round_: Round[ComBoTable], who: str, _details: Mapping[str, Any]) -> Script:
    """A wrong number makes a round void that has begun; otherwise there are only new cards (reading CM10)."""
    table, at = round_.table, round_.moment
    under = cite("vic 29/2000 r3.4")
    offers, refuses = as_dealt(table, COUNTED, "wrong number")
    _, counted, _ = yield Aside(DEALER, offers, under, "counting the cards", refuses)
    if counted == "right number":
        table.rule(f"the {who} has the cards counted: their number is right", under)
        return None
    table.due = "replaced"
    if at in IN_PLAY:
        table.rule(f"the {who} has the cards counted: their number is wrong, void", under, "vic 29/2000 r9.6")
        table.void_under = cite("vic 29/2000 r9.6")
        return None
    table.rule(f"the {who} has the cards counted: their number is wrong", under, "vic 29/2000 r9.6", "reading CM10")
    return ScriptAnswer(None) if at == WAGERING else None


def nothing_lies_there(round_: Round[ComBoTable], _who: str) -> Ways:
    return [()] if _nothing_lies(round_.table) else []


def _nothing_lies(table: ComBoTable) -> bool:
    return not table.placed and not table.void_under


def conclude(round_: Round[ComBoTable], who: str, _details: Mapping[str, Any]) -> Script:
    """The cards are checked, and will be again before gaming commences anew; unless somebody wagers meanwhile."""
    table, under = round_.table, cite("vic 29/2000 r3.2")
    about, still = "at the conclusion of gaming", partial(_nothing_lies, table)
    if (yield Aside(DEALER, {CHECK: Offer(under)}, under, about, wanted=still)) is None:
        return None
    table.due, table.void_under = "start", under  # there is no more of it
    table.rule(f"the {who} concludes gaming, and the cards are checked", under)
    return ScriptAnswer(None)


# r6.4: a higher limit


def may_raise(round_: Round[ComBoTable], _who: str) -> Ways:
    table = round_.table
    names = tuple(person.name for person in table.players)
    ways = []
    for kind in KINDS if names else ():
        least = table.sign.limits[kind].maximum + table.unit
        if least <= MOST_CHIPS:
            most = money("maximum", least, MOST_CHIPS, table.unit)
            ways.append((choice("person", names), choice("kind", (kind,)), most, WITH_MARKER))
    return ways


def raise_limit(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    """Provided that the marker stands there: without it, the limit is what it was."""
    table, who, kind = round_.table, details["person"], details["kind"]
    if no_marker(table, who, details, HIGHER_LIMIT):
        table.unmarked.setdefault(who, {})[kind] = details["maximum"]
    else:
        mark(table, who, kind, details["maximum"])


def mark(table: ComBoTable, who: str, kind: str, most: Cents) -> None:
    table.higher_limits.setdefault(who, {})[kind] = most
    table.unmarked.get(who, {}).pop(kind, None)
    table.announce(MARKER, who, kind, dollars(most))


def a_marker_is_missing(round_: Round[ComBoTable], _who: str) -> Ways:
    return [
        (choice("person", (who,)), choice("kind", (kind,)))
        for who, kinds in round_.table.unmarked.items()
        for kind in kinds
    ]


def place_marker(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    who, kind = details["person"], details["kind"]
    mark(round_.table, who, kind, round_.table.unmarked[who][kind])


def a_marker_stands(round_: Round[ComBoTable], _who: str) -> Ways:
    names = tuple(round_.table.higher_limits)
    return [(choice("person", names),)] if names else []


def end_limit(round_: Round[ComBoTable], _who: str, details: Mapping[str, Any]) -> None:
    del round_.table.higher_limits[details["person"]]


OR_ABOVE: Final = GAME_SUPERVISOR_OR_ABOVE
DIRECTIONS: Final[tuple[Act[ComBoTable], ...]] = (
    act("direct a shuffle", CASINO_SUPERVISORS, "vic 29/2000 r4.1(g)", may_direct_a_shuffle, direct_a_shuffle,
        at=WITH_CARDS),
    act("decks dropped or mishandled", DEALER_OR_ABOVE, "vic 29/2000 r4.1(f)", plainly, dropped, at=WITH_CARDS),
    act("change the cards", OR_ABOVE, "vic 29/2000 r3.3", may_change_cards, change_the_cards, at=(WAGERING,)),
    act("verify the cards", OR_ABOVE, "vic 29/2000 r3.4", plainly, verify, at=MOMENTS),
    act("conclude gaming", OR_ABOVE, "vic 29/2000 r3.2", nothing_lies_there, conclude, at=(WAGERING,)),
    act("allow a higher limit", SHIFT_MANAGER, "vic 29/2000 r6.4", may_raise, raise_limit),
    act("place the marker", DEALER_OR_ABOVE, "vic 29/2000 r6.4", a_marker_is_missing, place_marker),
    act("end the higher limit", SHIFT_MANAGER, "vic 29/2000 r6.4", a_marker_stands, end_limit),
)  # fmt: skip
