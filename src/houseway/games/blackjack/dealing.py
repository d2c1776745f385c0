"""Cards: one to a hand at a time, and how they are shuffled, cut and put in the shoe (qld ss 24 to 32, 55, 65A)."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import card
from houseway.equipment.cards import name as text_of
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput
from houseway.families.shuffling import cut_and_mark, inspect_new_cards, show_the_cards, shuffle
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.moments import FIRST_CARDS
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.terms import MACHINE_IN_USE, SHUFFLED_FOR, SHUFFLING
from houseway.play.ask import Ask, Card, Choice, Steps
from houseway.play.table import call
from houseway.play.wagering import Wagering

PASSED: Final = object()
"""What comes of a position that the dealer went past (see `irregularities`)."""

FROM_THE_SHOE: Final = cite("qld s29(1)")
NO_MORE_CARDS: Final = cite("reading B31")
FOR_INSPECTION: Final = call("the cards lie face up for the players to see", "qld s24(3)")
TWO_CUTTING_CARDS: Final = call("the cards are cut with two cutting cards and are in the shoe", "qld s26(2)")
INTO_THE_MACHINE: Final = call("the cards are in the card machine", "qld s65A(3)(b)")
CUTTING_CARD: Final = call("the cutting card came at {0}", "qld s32(1)")


class NextCard(Card):
    """The next card to a hand. Moot when that is out of the round, or when the card comes from elsewhere now.

    One is made for every card, and costs half where its fields are set one by one (see `deal`).
    """

    __slots__ = ("cards", "hand", "still", "table")
    __init__ = object.__init__
    only_source = FROM_THE_SHOE
    table: BlackjackTable
    hand: Hand
    cards: list[int]  # as it has them now
    still: Callable[[], bool]

    @property
    def wagering(self) -> Wagering | None:
        """Until the first card is out, wagers may be made and taken back, though the dealer is about to deal it."""
        first = self.moment == FIRST_CARDS and not self.table.dealt
        return self.table.text.wagering if first else None

    def wanted(self) -> bool:
        table, shoe = self.table, self.device
        same = self.hand.cards == self.cards  # else it is asked for anew (reading B61)
        return same and self.still() and table.shoe is shoe and shoe.remaining > 0 and not table.waiting(self.hand)


def deal(
    table: BlackjackTable, hand: Hand, under: Cite, moment: str, wanted: Callable[[], bool] | None = None
) -> Steps[bool]:
    """The next card, to this hand (s29(1)); False where it got none."""
    came: Any = None
    while came is None:
        if not (hand.live and not hand.retaken if wanted is None else wanted()):  # its wagers are gone
            return False
        if table.next_cards or table.exposed or table.dealers_next:
            waiting = table.waiting(hand)  # drawn already, and as good as the shoe's next (s52, s59(3), s65)
            if waiting:
                hand.take(waiting.pop(0))
                return True
        if table.shoe.remaining and table.reshuffle is None:
            ask = NextCard()
            ask.device, ask.under, ask.to = table.shoe, under, hand.label
            ask.moment, ask.table, ask.hand = moment, table, hand
            ask.cards, ask.still = [*hand.cards], wanted or hand.wants_a_card
            came = yield ask
        else:
            yield from more_cards(table, moment)
    if came is PASSED:
        hand.passed = table.gone_past = True
        return False
    shoe = table.shoe
    if shoe.marker is not None and shoe.remaining <= shoe.marker and not table.cutting_on:
        cutting_card_comes(table, hand)
    shoe.take(came)
    hand.take(came)
    return True


def cutting_card_comes(table: BlackjackTable, hand: Hand) -> None:
    """The round goes on and a shuffle follows (s32(1)); on whose hand it came decides who cuts (s27(1))."""
    table.cutting_on = hand.label
    table.cutting_owner = hand.box.first_player if hand.box and hand.box.players else ""
    table.announce(CUTTING_CARD, hand.label)


def shuffle_at_once(table: BlackjackTable) -> Steps[None]:
    """The cutting card is the first card of the round (s32(2)); it came for the first box (s27(1)(b), reading B19)."""
    table.rule("the cutting card comes first: the cards are shuffled at once", "qld s32(2)", "reading B19")
    table.in_play = []  # nothing has been dealt
    first = table.take_seats()[0]
    table.due, table.cutting_on, table.cutting_owner = "cutting card", first.label, first.first_player
    yield from prepare_the_cards(table)


def draw_out(table: BlackjackTable, cards: Sequence[str]) -> list[int]:
    """Cards that came out of the shoe other than by being asked for."""
    found = [card(text) for text in cards]
    for number, each in enumerate(found):
        if table.shoe.counts[each] < found[: number + 1].count(each):
            raise BadInput(f"the shoe does not hold so many {text_of(each)}")
    for each in found:
        table.shoe.take(each)
    return found


def more_cards(table: BlackjackTable, moment: str) -> Steps[None]:
    """Nothing is left to deal: the discards are shuffled; where there are none, the round ends here (reading B31)."""
    if table.reshuffle is not None or (isinstance(table.shoe, Shoe) and table.shoe.in_rack):
        yield from reshuffled(table, moment)
    else:
        table.rule("every card is on the table: what is not decided is void", "qld s55", NO_MORE_CARDS)
        table.break_off(NO_MORE_CARDS)


def reshuffled(table: BlackjackTable, moment: str) -> Steps[None]:
    """The shoe is being filled in the middle of a round, which stands where it stood meanwhile.

    Whoever needs a card waits for the same shuffle: the round, and a report that comes while it goes on.
    """
    running = table.reshuffle = table.reshuffle or Reshuffle(shuffle_the_discards(table))
    while (ask := running.ask) is not None:
        ask.moment, ask.wanted = moment, partial(running.awaits, ask, ask.wanted)
        answer = yield ask
        if running.ask is ask:
            running.go_on(answer)
    table.reshuffle = None


class Reshuffle:
    """Steps that several may wait for, and where they stand."""

    __slots__ = ("_steps", "ask")

    def __init__(self, steps: Steps[None]) -> None:
        self._steps = steps
        self.ask: Choice | None = None
        self.go_on(None)

    def go_on(self, answer: Any) -> None:
        try:
            ask = self._steps.send(answer)
        except StopIteration:
            self.ask = None
        else:
            assert isinstance(ask, Choice), "cards that are shuffled and cut come from nowhere"
            self.ask = ask

    def awaits(self, ask: Ask, wanted: Callable[[], bool]) -> bool:
        return self.ask is ask and wanted()


def shuffle_the_discards(table: BlackjackTable) -> Steps[None]:
    """The shoe is empty in the middle of a round (s55), and stays so until the stack goes into it."""
    shoe = table.shoe
    assert isinstance(shoe, Shoe), "a card machine takes its discards back as they come"
    table.rule("the shoe is empty: the discards are shuffled and cut", "qld s55")
    stack = deepcopy(shoe)
    stack.reshuffle_discards()
    yield from shuffle(cite("qld s55"))
    yield from cut(table, stack, "cutting card")
    shoe.reshuffle_discards()
    shoe.marker = stack.marker
    table.announce(TWO_CUTTING_CARDS)
    table.entry.new_shoe()  # reading B55


def prepare_the_cards(table: BlackjackTable) -> Steps[None]:
    """Shuffle and cut for the reason that is due, new cards after being looked over (ss 24 to 28)."""
    reason, table.due = table.due, ""
    if reason == "replaced":
        table.new_cards()
    if reason in ("start", "replaced"):
        yield from inspect_new_cards(table, SHUFFLING.sorting, SHUFFLING.spreading)
        show_the_cards(table, FOR_INSPECTION)
    if isinstance(shoe := table.shoe, Shoe):
        shoe.reshuffle()
        yield from while_in_use(table, shuffle(SHUFFLED_FOR[reason]))
        yield from while_in_use(table, cut(table, shoe, reason)) if table.shoe is shoe else ()
        table.announce(TWO_CUTTING_CARDS)
    else:
        yield from shuffle(SHUFFLED_FOR[reason])  # s65A(3)(b), (c): and not cut
        table.announce(MACHINE_IN_USE)
        table.announce(INTO_THE_MACHINE)
    table.cutting_on = table.cutting_owner = ""
    table.entry.new_shoe()


def while_in_use(table: BlackjackTable, steps: Steps[None]) -> Steps[None]:
    """Cards that are replaced before they are ready (s28) are not made ready any more."""
    shoe, answer = table.shoe, None
    while table.shoe is shoe:
        try:
            ask = steps.send(answer)
        except StopIteration:
            return
        ask.wanted = partial(_in_use, table, shoe, ask.wanted)
        answer = yield ask


def _in_use(table: BlackjackTable, shoe: object, wanted: Callable[[], bool]) -> bool:
    return table.shoe is shoe and wanted()


def cut(table: BlackjackTable, shoe: Shoe, reason: str) -> Steps[None]:
    """One of the players cuts, or one of the staff, and the second cutting card goes in (ss 26, 27)."""
    yield from cut_and_mark(shoe, cutters(table, reason), SHUFFLING, table.takes_part)


def cutters(table: BlackjackTable, reason: str) -> list[str]:
    """The players to whom the cut is offered, in turn: the one whom s27(1) names, then clockwise (s27(2))."""
    seats = table.seats or [name for number in sorted(table.boxes) for name in table.boxes[number].players]
    if reason == "start":
        seats, first = [], 0  # s27(1)(a): as they came to the table
    elif reason == "cutting card" and table.cutting_owner in seats:
        first = seats.index(table.cutting_owner)  # s27(1)(b)
    else:
        first = max(len(seats) - 1, 0)  # s27(1)(c), (d): farthest to the dealer's right
    order = [*seats[first:], *seats[:first], *(person.name for person in table.players)]
    return [name for name in dict.fromkeys(order) if table.takes_part(name)]
