"""Cards that came out wrongly: face up, drawn in error, one too many, to a hand too many, or in the wrong place.

Whatever section would otherwise apply, a single misplaced card that no other has followed is simply moved (s65).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME, card
from houseway.games.blackjack.dealing import AGAIN, draw_out
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.irregularities.common import cards_field, hand_named, in_the_shoe, labels, table_of
from houseway.games.blackjack.procedure import SETTLING
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BOXES
from houseway.play.acts import Act, Answer, Ways, act, choice, several
from houseway.play.ask import Card, Choice, Offer, Script, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR, Role

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]

FLOOR_MANAGER: Final = frozenset({Role.FLOOR_MANAGER})
SINCE: Final = choice("since", ("no other card", "another card"))
"""Has another card been exposed since the wrong one?"""


# s51


def a_card_is_awaited(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    return [(choice("card", in_the_shoe(table)),)] if isinstance(round_.ask, Card) else []


def face_up(round_: "Round", _who: str, details: Mapping[str, Any]) -> Answer:
    table = table_of(round_)
    out = draw_out(table, [details["card"]])
    table.shoe.discard(out)
    table.rule(f"{details['card']} lay face up in the shoe: out of play, to the discard rack", "qld s51")
    return Answer(AGAIN)


# s52, s53


def cards_are_out(round_: "Round", _who: str) -> Ways:
    return [()] if table_of(round_).stage else []


def drawn_unexposed(round_: "Round", _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.rule("a card was drawn in error, its face not seen: it is the next card", "qld s52(1)")


def hands_are_played(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    playing = table.stage == "decisions" and table.decision is not None and not round_.interrupted
    return [(choice("card", in_the_shoe(table)),)] if playing else []


def drawn_exposed(round_: "Round", _who: str, details: Mapping[str, Any]) -> Script:
    """Each player still to act may take it, in turn; refused by all, it is the dealer's (s52(2) to (4))."""
    table = table_of(round_)
    drawn = draw_out(table, [details["card"]])[0]
    table.rule(f"{details['card']} was drawn in error and seen: it is dealt as the next card", "qld s52(2)")
    yield from offer_exposed(table, drawn)
    return None


def offer_exposed(table: BlackjackTable, drawn: int) -> Steps[None]:
    under = cite("qld s52(3)")
    offers = {"accept": Offer(under, says="as the next card"), "refuse": Offer(under, says="and draw no more")}
    for hand in still_to_act(table):
        assert hand.box is not None
        about = f"{NAME[drawn]} for {hand.label}"
        answer = yield Choice(hand.box.first_player, offers, under, about, wanted=hand.wants_a_card)
        if answer is not None and answer[1] == "accept":
            hand.take(drawn)
            return
        if answer is not None:
            hand.barred = True
            table.rule(f"{hand.label} refused {NAME[drawn]} and draws no more this round", "qld s52(3)", "reading B11")
    table.next_cards.append(drawn)
    table.rule(f"{NAME[drawn]} was refused by the players and is the dealer's", "qld s52(4)")


def still_to_act(table: BlackjackTable) -> list[Hand]:
    """The hand whose turn it is and those after it that may still draw."""
    hands = table.hands()
    start = hands.index(table.decision) if table.decision in hands else len(hands)
    return [h for h in hands[start:] if not h.complete and not h.passed and not h.done and h.cards]


def dealer_stands(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    stands = round_.ask is SETTLING and table.dealer.total >= 17 and len(table.dealer.cards) >= 2
    return [(choice("card", in_the_shoe(table)),)] if stands else []


def beyond_seventeen(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = table_of(round_)
    table.shoe.discard(draw_out(table, [details["card"]]))
    what = f"the dealer had {table.dealer.total} and drew {details['card']}: it goes to the discard rack"
    table.rule(what, "qld s53(1)", "qld s53(2)")


# s60: a player's hand with too many cards


def hands_with_two(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    hands = [h for h in table.hands() if h.live and len(h.cards) >= 2 and not h.removed]
    if table.stage not in ("second cards", "decisions") or not hands or round_.interrupted:
        return []
    return [(choice("hand", labels(hands)), cards_field(table), SINCE)]


def extra_cards(round_: "Round", _who: str, details: Mapping[str, Any]) -> Script:
    """The floor manager voids the wager, removes cards or lets the hand be, unless one card can simply be moved."""
    table, hand = table_of(round_), hand_named(table_of(round_), details["hand"])
    if len(details["cards"]) == 1 and details["since"] == "no other card":
        return (yield from moved_on(round_, details["cards"][0], f"an extra card to {hand.label}", "reading B13"))
    for each in draw_out(table, details["cards"]):
        hand.take(each)
    table.rule(f"{hand.label} has {len(hand.cards)} cards, too many: a floor manager is called", "qld s60")
    held = tuple(NAME[c] for c in hand.cards)
    offers = {
        "deem correct": Offer(cite("qld s60(c)")),
        "declare void": Offer(cite("qld s60(a)")),
        "remove cards": Offer(cite("qld s60(b)"), (several("cards", held),)),
    }
    _, ruling, chosen = yield Choice(FLOOR_MANAGER, offers, cite("qld s60"), hand.label)
    if ruling == "declare void":
        for person in dict.fromkeys(p.person for p in table.on_hand(hand)):
            table.retract(hand, person, cite("qld s60(a)"))
    elif ruling == "remove cards":
        remove_from(table, hand, chosen["cards"])
    table.rule(f"{hand.label}: {ruling}", offers[ruling].under)
    return None


def remove_from(table: BlackjackTable, hand: Hand, names: list[str]) -> None:
    for name in names:
        if card(name) in hand.cards:
            hand.give_up(card(name))
            table.shoe.discard([card(name)])


def moved_on(round_: "Round", name: str, what: str, *reading: str) -> Steps[Answer | None]:
    """The card goes where the next one belongs (s65)."""
    table = table_of(round_)
    table.rule(f"{name}, {what}, is moved to its correct position", "qld s65", *reading)
    if isinstance(round_.ask, Card):
        return Answer(card(name))
    yield from offer_exposed(table, draw_out(table, [name])[0])
    return None


# s62, s63, s65


def dealer_has_a_card(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    early = table.stage in ("second cards", "decisions") and table.dealer.cards and not round_.interrupted
    return [(cards_field(table), SINCE)] if early else []


def dealers_extra_cards(round_: "Round", _who: str, details: Mapping[str, Any]) -> Script:
    table = table_of(round_)
    if len(details["cards"]) == 1 and details["since"] == "no other card":
        return (yield from moved_on(round_, details["cards"][0], "a second card to the dealer"))
    for each in draw_out(table, details["cards"]):
        table.dealer.take(each)
    table.dealer.deemed = True
    what = f"the dealer's cards count as {table.dealer.total} after a second card, and are no blackjack"
    table.rule(what, "qld s62", "reading B5")
    return None


def empty_boxes(round_: "Round", _who: str) -> Ways:
    table = table_of(round_)
    free = tuple(s for s in table.selections if s not in {b.label for b in table.in_play})
    return [(choice("box", free), cards_field(table))] if table.stage and free else []


def extra_hand(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table = table_of(round_)
    table.shoe.discard(draw_out(table, details["cards"]))
    table.rule(f"a hand dealt to {details['box']}, which has no wager, is void", "qld s63", "reading B14")


def a_card_goes_astray(round_: "Round", _who: str) -> Ways:
    table, ask = table_of(round_), round_.ask
    if not isinstance(ask, Card):
        return []
    elsewhere = tuple(place for place in (*BOXES[: table.rules.boxes], "dealer") if place != ask.to)
    return [(choice("card", in_the_shoe(table)), choice("put", elsewhere))]


def misplaced(round_: "Round", _who: str, details: Mapping[str, Any]) -> Answer:
    assert isinstance(round_.ask, Card)
    what = f"{details['card']}, put at {details['put']}, is moved to {round_.ask.to}"
    round_.table.rule(what, "qld s65")
    return Answer(card(details["card"]))


STAFF = DEALER_OR_MORE_SENIOR
ACTS: Final[tuple[Act, ...]] = (
    act("card face up in the shoe", STAFF, "qld s51", a_card_is_awaited, face_up),
    act("card drawn in error, not seen", STAFF, "qld s52(1)", cards_are_out, drawn_unexposed),
    act("card drawn in error, exposed", STAFF, "qld s52(2)", hands_are_played, drawn_exposed),
    act("card drawn to the dealer's 17", STAFF, "qld s53(1)", dealer_stands, beyond_seventeen),
    act("extra cards to a hand", STAFF, "qld s60", hands_with_two, extra_cards),
    act("extra cards to the dealer", STAFF, "qld s62", dealer_has_a_card, dealers_extra_cards),
    act("extra hand", STAFF, "qld s63", empty_boxes, extra_hand),
    act("card misplaced", STAFF, "qld s65", a_card_goes_astray, misplaced),
)
