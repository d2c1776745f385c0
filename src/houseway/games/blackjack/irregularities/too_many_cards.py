"""A player's hand or the dealer's with too many cards (qld ss 60, 62), unless one card can simply be moved (s65)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME, card
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.dealing import draw_out
from houseway.games.blackjack.decisions import Decision
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.hands_gone_past import withdraw_all
from houseway.games.blackjack.irregularities.common import (
    after_reconstruction,
    after_turn,
    card_awaited,
    cards_field,
    go_on,
    hand_named,
    labels,
)
from houseway.games.blackjack.irregularities.exposed_card import offer_exposed
from houseway.games.blackjack.super_sevens import sevens_after_late_card
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import INSURANCE_WAGER
from houseway.play.acts import Act, Answer, Field, Ways, act, choice, several
from houseway.play.ask import Choice, Offer, Script, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.settlement import give_back

VOID: Final = cite("qld s60(a)")
REMOVE: Final = cite("qld s60(b)")
CORRECT: Final = cite("qld s60(c)")


def since(round_: Round[BlackjackTable]) -> Field:
    """Has another card been exposed since the wrong one? Once the hands are complete, nothing can be moved."""
    complete = round_.moment == moments.SETTLING
    return choice("since", ("another card",) if complete else ("no other card", "another card"))


def can_be_moved(details: Mapping[str, Any]) -> bool:
    return len(details["cards"]) == 1 and details["since"] == "no other card"


def move(round_: Round[BlackjackTable], name: str, what: str, *reading: str) -> Steps[Answer | None]:
    """The card goes where the next one belongs (s65)."""
    table, awaited = round_.table, card_awaited(round_)
    table.rule(f"{name}, {what}, is moved to its correct position", "qld s65", *reading)
    if awaited:
        return Answer(card(name))
    yield from offer_exposed(table, draw_out(table, [name])[0])
    return None


# s60


def hands_with_two(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Any hand with a wager still on it, but for the one whose next card is on its way."""
    table, awaited = round_.table, card_awaited(round_)
    on_its_way = awaited.to if awaited else ""
    hands = [h for h in table.hands() if h.live and len(h.cards) >= 2 and h.label != on_its_way and table.on_hand(h)]
    facts = cards_field(table), since(round_), *table.text.turns_taken(table)
    return [(choice("hand", labels(hands)), *facts)] if hands and table.shoe.remaining else []


def extra_cards(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """The floor manager voids the wager, removes cards or lets the hand be, unless one card can simply be moved."""
    table, hand = round_.table, hand_named(round_.table, details["hand"])
    ask, awaited = round_.ask, card_awaited(round_)
    if can_be_moved(details):
        return (yield from move(round_, details["cards"][0], f"an extra card to {hand.label}", "reading B13"))
    proper, out = list(hand.cards), draw_out(table, details["cards"])
    if how := (yield from table.reconstructed(f"cards too many on {hand.label}", after_turn(table, details), out)):
        return after_reconstruction(ask, how)
    for each in out:
        hand.take(each)
    called = table.text.floor_manager.value
    table.rule(f"{hand.label} has {len(hand.cards)} cards, too many: a {called} is called", "qld s60")
    yield from floor_manager_rules(table, hand, proper)
    if hand.live and table.side_wagers and round_.moment != moments.SECOND_CARDS:
        sevens_after_late_card(table, hand)
    if round_.moment == moments.SETTLING and table.dealer_goes_on():
        yield from complete_dealers_hand(table)
    return Answer(None) if isinstance(ask, Decision) else go_on(awaited)  # a decision is asked for anew


def floor_manager_rules(table: BlackjackTable, hand: Hand, proper: list[int]) -> Steps[None]:
    """No more cards are removed than were too many (reading B33)."""
    too_many = len(hand.cards) - len(proper)
    held = several("cards", tuple(NAME[c] for c in hand.cards), most=too_many)
    offers = {
        "deem correct": Offer(CORRECT),
        "declare void": Offer(VOID),
        "remove cards": Offer(REMOVE, (held,), "into the discard rack"),
    }
    floor_manager = frozenset({table.text.floor_manager})
    answer = yield Choice(floor_manager, offers, cite("qld s60"), hand.label, wanted=hand.wants_a_card)
    if answer is None:
        return
    _, ruling, chosen = answer
    if ruling == "declare void":
        extra = hand.cards[len(proper) :]
        hand.recount(proper)  # a side wager is not decided by cards that should not be there
        withdraw_all(table, hand, VOID)
        hand.recount(proper + extra)
    elif ruling == "remove cards":
        for name in chosen["cards"]:
            hand.give_up(card(name))
            table.shoe.discard([card(name)])
    table.rule(f"{hand.label}: {ruling}", offers[ruling].under)


# s62


def dealer_has_a_card(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Before the dealer's turn: once that was taken, its cards are separated and dealt again (s59)."""
    table = round_.table
    early = table.dealer.cards and not table.dealer.separated and table.shoe.remaining
    return [(cards_field(table), since(round_), *table.text.turns_taken(table))] if early else []


def dealers_extra_cards(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """They count as they are, and are no blackjack: what insurance there is has nothing to be decided by (B6)."""
    table, ask, awaited = round_.table, round_.ask, card_awaited(round_)
    if can_be_moved(details):
        return (yield from move(round_, details["cards"][0], "a second card to the dealer"))
    out = draw_out(table, details["cards"])
    if how := (yield from table.reconstructed("the dealer's cards, too early", after_turn(table, details), out)):
        return after_reconstruction(ask, how)
    for each in out:
        table.dealer.take(each)
    table.dealer.deemed = True
    what = f"the dealer's cards count as {table.dealer.total} after a second card, and are no blackjack"
    table.rule(what, "qld s62", "reading B5")
    for placed in [p for p in table.placed if p.wager is INSURANCE_WAGER]:
        give_back(table, placed, cite("qld s62"), cite("reading B6"))
    return go_on(awaited)


AFTER_THE_FIRST: Final = tuple(moment for moment in moments.PLAYING if moment != moments.FIRST_CARDS)
ACTS: Final[tuple[Act[BlackjackTable], ...]] = tuple(
    act(name, DEALER_OR_MORE_SENIOR, under, ways, does, at=at)
    for name, under, ways, does, at in (
        ("extra cards to a hand", "qld s60", hands_with_two, extra_cards, AFTER_THE_FIRST),
        ("extra cards to the dealer", "qld s62", dealer_has_a_card, dealers_extra_cards, moments.NO_SECOND_CARD_YET),
    )
)
