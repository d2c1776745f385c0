"""A player's hand or the dealer's with too many cards (qld ss 60, 62), unless one card can simply be moved (s65)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME, card
from houseway.errors import Ground, Refused
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.dealing import draw_out
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.irregularities.common import after_turn, card_awaited, cards_field, hand_named, labels
from houseway.games.blackjack.omitted_hands import withdraw_all
from houseway.games.blackjack.super_sevens import sevens_after_late_card
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import lose_at_once
from houseway.games.blackjack.wagers import INSURANCE_WAGER
from houseway.play.acts import Act, Field, Ways, act, choice, several
from houseway.play.ask import Offer, Power, Script, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round
from houseway.play.settlement import give_back

VOID: Final = cite("qld s60(a)")
REMOVE: Final = cite("qld s60(b)")
CORRECT: Final = cite("qld s60(c)")


def since(round_: Round[BlackjackTable]) -> Field:
    """Has another card been exposed since the wrong one? Once the hands are complete, nothing can be moved."""
    either = ("no other card", "another card")
    return choice("since", either[1:] if round_.moment == moments.SETTLING else either, among=either)


def can_be_moved(details: Mapping[str, Any]) -> bool:
    return len(details["cards"]) == 1 and details["since"] == "no other card"


def move(round_: Round[BlackjackTable], name: str, what: str, *reading: str) -> None:
    """The card goes where the next one belongs (s65); where that is nobody's yet, it is an exposed card (s52(2))."""
    table, awaited = round_.table, card_awaited(round_)
    table.rule(f"{name}, {what}, is moved to its correct position", "qld s65", *reading)
    drawn = draw_out(table, [name])
    if awaited:
        table.next_cards = drawn + table.next_cards
    else:
        table.exposed += drawn


# s60


def hands_with_cards(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Any hand with a wager still on it."""
    table = round_.table
    hands = [h for h in table.hands() if h.live and h.cards and table.on_hand(h)]
    facts = cards_field(table), since(round_), *table.text.turns_taken(table)
    named = choice("hand", labels(hands), among=labels(table.hands()))
    return [(named, *facts)] if hands and table.shoe.remaining else []


def extra_cards(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """The floor manager voids the wager, removes cards or lets the hand be, unless one card can simply be moved."""
    table, hand = round_.table, hand_named(round_.table, details["hand"])
    if can_be_moved(details):
        move(round_, details["cards"][0], f"an extra card to {hand.label}", "reading B13")
        return None
    proper, out = list(hand.cards), draw_out(table, details["cards"])
    if (yield from table.reconstructed(f"cards too many on {hand.label}", after_turn(table, details), out)):
        return None
    for each in out:
        hand.take(each)
    early = () if len(hand.cards) > 2 else ("reading B54",)
    what = f"{hand.label} has {len(hand.cards)} cards, too many: a {table.text.floor_manager.value} is called"
    table.rule(what, "qld s60", *early)
    yield from floor_manager_rules(table, hand, proper)
    lose_at_once(table, hand)
    if hand.live and table.side_wagers and round_.moment not in moments.THE_DEAL:
        sevens_after_late_card(table, hand)
    if round_.moment == moments.SETTLING and table.dealer_goes_on():
        yield from complete_dealers_hand(table)
    return None


def floor_manager_rules(table: BlackjackTable, hand: Hand, proper: list[int]) -> Steps[None]:
    """No more cards are removed than were too many (reading B33)."""
    too_many = len(hand.cards) - len(proper)
    names = [NAME[each] for each in hand.cards]
    held, extra = several("cards", names, most=too_many), {"cards": names[len(proper) :]}
    offers = {
        "remove cards": Offer(REMOVE, (held,), "into the discard rack", usual=extra),
        "declare void": Offer(VOID),
        "deem correct": Offer(CORRECT),
    }
    wanted = partial(still_to_rule_on, table, hand, hand.cards[:])
    answer = yield Power(DIRECTORS, offers, cite("qld s60"), hand.label, wanted=wanted)
    if answer is None:
        return
    _, ruling, chosen = answer
    if ruling == "declare void":
        dealt = hand.cards
        hand.recount(proper)  # a side wager is not decided by cards that should not be there
        withdraw_all(table, hand, VOID)
        hand.recount(dealt)
    elif ruling == "remove cards":
        for name in chosen["cards"]:
            hand.give_up(card(name))
            table.shoe.discard([card(name)])
    table.rule(f"{hand.label}: {ruling}", offers[ruling].under)


def still_to_rule_on(table: BlackjackTable, hand: Hand, cards: list[int]) -> bool:
    """Unless more cards were found there meanwhile, and ruled on."""
    return bool(table.on_hand(hand)) and hand.cards == cards


# s62


def dealer_has_a_card(round_: Round[BlackjackTable], _who: str) -> Ways:
    """Before the dealer's turn: once that was taken, its cards are separated and dealt again (s59)."""
    table = round_.table
    one = len(table.dealer.cards) == 1 or table.dealer.deemed
    early = one and not table.dealer.separated and table.shoe.remaining
    return [(cards_field(table), since(round_), *table.text.turns_taken(table))] if early else []


def dealers_extra_cards(round_: Round[BlackjackTable], _who: str, details: Mapping[str, Any]) -> Script:
    """They count as they are, and are no blackjack: what insurance there is has nothing to be decided by (B6)."""
    table = round_.table
    if can_be_moved(details):
        move(round_, details["cards"][0], "a second card to the dealer")
        return None
    out = draw_out(table, details["cards"])
    if (yield from table.reconstructed("the dealer's cards, too early", after_turn(table, details), out)):
        return None
    for each in out:
        table.dealer.take(each)
    table.dealer.deemed = True
    what = f"the dealer's cards count as {table.dealer.total} after a second card, and are no blackjack"
    table.rule(what, "qld s62", "reading B5")
    for placed in [p for p in table.placed if p.wager.name == INSURANCE_WAGER.name]:
        give_back(table, placed, cite("qld s62"), cite("reading B6"))
    return None


def laid_out_no_more(round_: Round[BlackjackTable], details: Mapping[str, Any]) -> Refused | None:
    """After whose turn cards came is asked where they might be laid out again, and nowhere else."""
    if "after" not in details or round_.table.text.turns_taken(round_.table):
        return None
    why = "the cards are laid out again after the first deal and before any settlement"
    return Refused("vic 26/2000 r15.5", why, ground=Ground.WHEN)


STAFF: Final = DEALER_OR_MORE_SENIOR
ACTS: Final[tuple[Act[BlackjackTable], ...]] = (
    act("extra cards to a hand", STAFF, "qld s60", hands_with_cards, extra_cards, "", laid_out_no_more,
        moments.PLAYING, "no hand in play has a card"),
    act("extra cards to the dealer", STAFF, "qld s62", dealer_has_a_card, dealers_extra_cards, "", laid_out_no_more,
        moments.NO_SECOND_CARD_YET, ("the dealer has no card yet", "the dealer's turn has come")),
)  # fmt: skip
