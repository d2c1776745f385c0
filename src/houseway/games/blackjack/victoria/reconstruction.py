"""Cards that lie in a wrong place are laid out again as they should have been (26/2000 rule 15.5).

The Game Supervisor or above decides; where the power is not used, the remedy of Queensland applies (reading B45).
What was dealt since the error is taken up in its order and dealt again, and the turns since are taken anew (B46).
"""

from collections.abc import Sequence
from typing import Final

from houseway.cite import cite
from houseway.equipment.cards import Card
from houseway.games.blackjack import moments
from houseway.games.blackjack.dealers_hand import complete_dealers_hand
from houseway.games.blackjack.hand import Box, Hand
from houseway.games.blackjack.omitted_hands import offer
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.turns import play_box
from houseway.games.blackjack.wagers import DOUBLE_DOWN_WAGER, SPLIT_WAGER
from houseway.play.acts import Field, choice
from houseway.play.ask import Offer, Power, Steps
from houseway.play.people import GAME_SUPERVISOR_OR_ABOVE
from houseway.play.settlement import give_back
from houseway.play.wager import Verdict

UNDER: Final = cite("vic 26/2000 r15.5")
LAID_OUT: Final = cite("reading B46")
OFFERS: Final = {
    "do not reconstruct": Offer(UNDER, says="and leave it to the rule for the case"),
    "reconstruct": Offer(UNDER, says="lay the cards out as they should have been; players may retract first"),
}


def in_time(table: BlackjackTable) -> bool:
    """After the initial deal and before any settlement: nothing was won or lost yet."""
    settled = any(line.verdict in (Verdict.WIN, Verdict.LOSE) for line in table.lines)
    return table.first_deal_is_over() and not settled


def boxes_so_far(table: BlackjackTable) -> list[Box]:
    """The boxes whose turn is over or on."""
    if table.decision is None:
        return table.in_play
    return table.in_play[: table.place_of(table.decision) + 1]


def turns_taken(table: BlackjackTable) -> tuple[Field, ...]:
    """After whose turn the cards came out; where nothing is said, they are the last that did."""
    if not in_time(table):
        return ()
    every = tuple(box.label for box in table.in_play)
    return (choice("after", tuple(box.label for box in boxes_so_far(table)), optional=True, among=every),)


def reconstruct_or_not(table: BlackjackTable, what: str, first: int | None, cards: Sequence[Card]) -> Steps[str]:
    if not in_time(table):
        return ""
    dealer_played = first is not None and dealer_has_played(table)
    answer = yield Power(GAME_SUPERVISOR_OR_ABOVE, OFFERS, UNDER, what, moment=moments.RECONSTRUCTION)
    who, decided, _ = answer
    if decided != "reconstruct":
        table.rule(f"{what}: the {who} does not have the cards laid out again", UNDER, "reading B45")
        return ""
    table.rule(f"{what}: the {who} has the cards laid out again, and players may retract", UNDER, "reading B45")
    for hand in table.hands():
        if hand.live:
            yield from offer(table, hand, UNDER, "go on", "retract", moments.RETRACTION)
    return (yield from lay_out_again(table, first, dealer_played, cards))


def dealer_has_played(table: BlackjackTable) -> bool:
    """Has the dealer's turn come?"""
    return table.moment in (moments.DEALERS_HAND, moments.SETTLING) or table.dealer.separated


def lay_out_again(table: BlackjackTable, first: int | None, dealer_played: bool, cards: Sequence[Card]) -> Steps[str]:
    """The cards since the error, in the order in which they left the shoe, before the shoe's next."""
    boxes = [] if first is None else boxes_so_far(table)[first:]
    since = [card for box in boxes for card in take_up(table, box)]
    if dealer_played:
        since += table.dealer.cards[1:]
        table.dealer.recount(table.dealer.cards[:1])
        table.dealer.deemed, table.dealer.separated = False, True  # dealt in their turn now
    table.next_cards = [*cards, *since, *table.next_cards, *table.exposed]
    table.exposed = []
    for box in boxes:
        yield from play_box(table, box)
    for hand in [hand for box in boxes for hand in box.hands]:
        hand.barred = hand.retaken = True  # its turn is over, though the round still waits for it
    if dealer_played:
        yield from complete_dealers_hand(table)
    table.rule("the cards are laid out as they should have been", UNDER, LAID_OUT)
    return "again" if boxes or dealer_played else "moved"


# A turn that is taken anew


def take_up(table: BlackjackTable, box: Box) -> list[Card]:
    """The box has its first two cards again; what was added to its wagers goes back, and so do its other cards."""
    first = box.hands[0]
    drawn = [card for hand in box.hands for card in hand.cards[1 if hand.split else 2 :]]
    for placed in [p for p in table.placed if p.place in box.hands]:
        if placed.wager.name in (DOUBLE_DOWN_WAGER.name, SPLIT_WAGER.name):
            give_back(table, placed, UNDER, LAID_OUT)
        else:
            placed.place, placed.selection = first, first.label
    dealt = [hand.cards[0] for hand in box.hands] if first.split else first.cards[:2]
    for hand in box.hands[1:]:
        hand.live = False
    box.hands[1:] = []
    start_anew(first, dealt)
    first.live = bool(table.on_hand(first))
    return drawn


def start_anew(hand: Hand, dealt: list[Card]) -> None:
    hand.split = hand.doubled = hand.barred = hand.done = hand.passed = hand.offered = hand.retaken = False
    hand.recount(dealt)
