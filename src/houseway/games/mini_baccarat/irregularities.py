"""What goes wrong (qld s209), what is never done, and where people sit or stand (ss 189, 191)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import names
from houseway.errors import Ground, Refused
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.baccarat.moments import WAGERING
from houseway.families.baccarat.seats import label
from houseway.families.card_handling import cards_handled
from houseway.families.prohibitions import never
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.mini_baccarat.first_card import BURNING_ACTS
from houseway.games.mini_baccarat.moments import CARDS, MOMENTS
from houseway.games.mini_baccarat.seats import SEATS, number_of
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import PART
from houseway.play.acts import Act, Ways, act, choice, money, text
from houseway.play.house import seat
from houseway.play.people import DEALER_OR_MORE_SENIOR, PLAYERS
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS, higher_minimum

BEFORE_THE_DEAL: Final = (*CARDS, WAGERING)
DEALT_BY: Final = cite("qld s202(3)")
CHANGED: Final = cite("qld s196")


def hands_off(table: MiniBaccaratTable, person: str) -> Cite:
    """The dealer deals; and those who stand touch no cards at all."""
    stands = table.people[person].role in PLAYERS and table.seats.of(person) is None
    return cite("qld s191(2)(b)") if stands else DEALT_BY


# s189(1), s191: places, and players who stand


def free_to_move(round_: Round[MiniBaccaratTable], who: str) -> bool:
    """With nothing on the layout."""
    table = round_.table
    wagered = any(p.person == who for p in table.placed)
    return not wagered and not table.people[who].excluded


def may_sit(round_: Round[MiniBaccaratTable], who: str) -> Ways:
    free = round_.table.seats.free() if free_to_move(round_, who) else []
    return [(choice("place", tuple(map(label, free))),)] if free else []


def place_is_taken(round_: Round[MiniBaccaratTable], details: Mapping[str, Any]) -> Refused | None:
    place, taken = details.get("place"), round_.table.seats.as_data()
    if place not in SEATS or place not in taken:
        return None
    return Refused("qld s189(1)", f"{place} is {taken[place]}'s", ground=Ground.WHAT, instead="a place that is free")


def sit(round_: Round[MiniBaccaratTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.leave_box(who)
    table.seats.sit(who, number_of(details["place"]))


def may_stand(round_: Round[MiniBaccaratTable], who: str) -> Ways:
    seated = free_to_move(round_, who) and round_.table.seats.of(who) is not None
    return [()] if seated else []


def stand(round_: Round[MiniBaccaratTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.leave_box(who)
    table.seats.stand(who)


def may_join_standing(round_: Round[MiniBaccaratTable], _who: str) -> Ways:
    """Whether or not places are free, and however many stand already."""
    chips = money("chips", 0, MOST_CHIPS, round_.table.unit)
    return [(text("person"), chips)]


def join_standing(round_: Round[MiniBaccaratTable], who: str, details: Mapping[str, Any]) -> None:
    seats = round_.table.seats  # those who came before have sat down
    seat(round_, who, details)
    seats.stand(details["person"])


# s193: what a hand counts


def counts_are_called(round_: Round[MiniBaccaratTable], who: str) -> Ways:
    """Once both hands have their first cards, until the next round."""
    table = round_.table
    called = len(table.bankers_hand.cards) >= 2 and not table.people[who].excluded
    return [(choice("hand", tuple(hand.label for hand in table.hands)),)] if called else []


def dispute_count(round_: Round[MiniBaccaratTable], _who: str, details: Mapping[str, Any]) -> None:
    """What was announced binds nobody: the cards do."""
    hand = next(each for each in round_.table.hands if each.label == details["hand"])
    what = f"the {hand.label} ({names(hand.cards)}) counts {hand.points}, whatever was announced"
    round_.table.rule(what, "qld s193(1)", "qld s193(2)", "qld s193(3)")


ACTS: Final[tuple[Act[MiniBaccaratTable], ...]] = (
    *fault_acts(PART, frozenset(MOMENTS)),
    *card_acts(PART, MOMENTS),
    *BURNING_ACTS,
    act(
        "take a place",
        PLAYERS,
        "qld s189(1)",
        may_sit,
        sit,
        "a numbered place that is free",
        place_is_taken,
        BEFORE_THE_DEAL,
    ),
    act("stand", PLAYERS, "qld s191(1)", may_stand, stand, "give the place up and play standing", at=BEFORE_THE_DEAL),
    act("join standing", DEALER_OR_MORE_SENIOR, "qld s191(1)", may_join_standing, join_standing, at=BEFORE_THE_DEAL),
    act(
        "dispute the count",
        PLAYERS,
        "qld s193(2)",
        counts_are_called,
        dispute_count,
        closed="no count of a hand has been called",
    ),
    never("declare a wager", cite("qld s195(2)"), "wagers are made with chips, not by word"),
    cards_handled(DEALT_BY, hands_off),
    chips_lie_elsewhere(CHANGED, lambda _table: CHANGED),
    never("call a dummy round", cite("qld s209(5)(a)"), "a dummy round follows from a first card that was seen alone"),
    higher_minimum("qld s197(4)"),
)
