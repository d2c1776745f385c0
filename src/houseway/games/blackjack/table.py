"""A blackjack table: its boxes, the dealer's hand, the cards, and what it remembers between rounds."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import Card
from houseway.equipment.machine import Approved, CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import Ground, Refused
from houseway.games.blackjack import record
from houseway.games.blackjack.arithmetic import crown_21_dealer_draws, dealer_draws, most_insurance
from houseway.games.blackjack.bonus_blackjack import BONUS_BLACKJACK_WAGER
from houseway.games.blackjack.boxes import BOXES
from houseway.games.blackjack.entry import ShoeMemory
from houseway.games.blackjack.hand import Box, Hand
from houseway.games.blackjack.rules import INSTRUCTION_SIGN, Rules, check_limits
from houseway.games.blackjack.side_wagers import SIDE_WAGERS
from houseway.games.blackjack.terms import POINT_TOTAL, SPLIT_TOTAL
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, DOUBLE_DOWN_WAGER, INSURANCE_WAGER, SPLIT_WAGER, compare
from houseway.money import Cents, cents, dollars
from houseway.play.ask import Steps
from houseway.play.events import Called
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.settlement import give_back, settle, void_part
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.play.wager import Placed, Verdict, Wager

if TYPE_CHECKING:
    from houseway.games.blackjack.dealing import Reshuffle
    from houseway.games.blackjack.texts import Text

ON_POINTS: Final = frozenset(row.name for row in (BLACKJACK_WAGER, DOUBLE_DOWN_WAGER, SPLIT_WAGER))
TURNS: Final = (POINT_TOTAL, SPLIT_TOTAL)
MEASURED_BY: Final[Mapping[str, Cite]] = {
    INSURANCE_WAGER.name: cite("qld s36(3)"),
    DOUBLE_DOWN_WAGER.name: cite("qld s37(1)"),
    SPLIT_WAGER.name: cite("qld s38(2)"),
}
"""What is added to a wager on a box, and what measures it by that wager."""
BEYOND_THE_REST: Final = cite("reading B60")


class BlackjackTable(Table):
    """What every round starts from and leaves behind."""

    # In slots, because an object of more than 30 attributes is slow to read
    __slots__ = (
        "boxes", "concealed", "cutting_on", "cutting_owner", "dealer", "dealers_next", "decision", "due", "entry",
        "exposed", "free_entry", "gone_past", "in_play", "last_rounds", "limits_together", "next_cards",
        "no_first_card", "owed", "reshuffle", "rules", "seats", "selections", "shoe", "side_wagers", "text",
        "withdrawal_offered",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any],
        text: "Text",
        sign: Sign | None = None,
        people: Iterable[Person] = (),
        name: str = "blackjack 1",
        **rules: Any,
    ) -> None:
        self.text = text
        self.run_by(Rules(**{"decks": text.decks[1], **rules}))
        sign = sign or (INSTRUCTION_SIGN if self.rules.instruction_tables else text.sign)
        check_limits(sign, self.rules)
        super().__init__(game, sign, people, name)
        self.shoe: Shoe | CardMachine = self.fresh_cards()
        self.due = "start"  # why the cards must be shuffled before the next round; empty: they need not
        self.concealed = False  # a cutting card lies under the cards in the card machine (qld s65A(3)(d))
        self.cutting_on = ""  # where the cutting card came out: a hand's label, or "dealer"
        self.cutting_owner = ""  # the player on whose box that was
        self.seats: list[str] = []  # the players of the last round, from the dealer's left
        self.last_rounds: int | None = None  # qld s32(3): rounds left before the table closes
        self.entry = ShoeMemory()
        self.clear()

    def run_by(self, rules: Rules) -> None:
        self.text.check_decks(rules)
        self.text.check(rules)
        self.rules = rules
        self.selections = BOXES[: rules.boxes]
        self.limits_together = rules.limits_together
        self.free_entry = rules.free_entry

    def fresh_cards(self) -> Shoe | CardMachine:
        if self.rules.card_machine:
            return CardMachine.fresh(self.rules.decks, Approved(*self.rules.approved, under=cite("qld s65A(3)(a)")))
        return Shoe.fresh(self.rules.decks)

    def new_cards(self) -> None:
        """All cards are replaced (s28); where a shoe stood in for a card machine (s65D), one is used again (B38)."""
        self.shoe, self.concealed = self.fresh_cards(), False

    def clear(self) -> None:
        """An empty layout."""
        self.boxes: dict[int, Box] = {}
        self.in_play: list[Box] = []  # from the dealer's left (s30(1)), once wagering is closed
        self.dealer = Hand("dealer")
        self.side_wagers = False  # somebody made one
        self.decision: Hand | None = None  # whose turn it is
        self.next_cards: list[Card] = []  # out of the shoe already, and to be dealt before its next card
        self.exposed: list[Card] = []  # likewise, and seen before anybody asked for it: who is next may refuse it (s52)
        self.dealers_next: list[Card] = []  # likewise, but for the dealer alone: the players refused it (s52(4))
        self.reshuffle: Reshuffle | None = None  # cards are on their way into the shoe (s55, s65D)
        self.gone_past = False  # the dealer missed a position or a hand, noticed or not
        self.owed: list[Hand] = []  # hands that get their second card after all others (s56(2))
        self.no_first_card = False  # found while the second cards were dealt (s54)
        self.withdrawal_offered = False  # the dealer has no first card, and everybody could withdraw (s61)

    def offers(self, row: Wager[Any]) -> bool:
        """Super sevens and bonus blackjack are the operator's to offer."""
        offered = {"super sevens": self.rules.super_sevens, "bonus blackjack": bool(self.rules.bonus_blackjack)}
        return offered.get(row.name, True)

    def begin_round(self) -> None:
        if not self.open:
            raise Refused("qld s32(3)", "the last three rounds are played and the table is closed", ground=Ground.WHEN)
        super().begin_round()
        for box in self.boxes.values():
            box.hands.clear()  # they know their box: so both are gone at once, and not when garbage is looked for
        self.clear()

    def begin_deal(self) -> None:
        """Wagering is closed: the boxes with wagers, in the order of the deal."""
        self.in_play = self.take_seats()
        self.side_wagers = len(self.placed) > len(self.seats)
        self.dealer.live = True

    def take_seats(self) -> list[Box]:
        """The boxes with wagers and their players, from the dealer's left."""
        boxes, self.seats = list(map(self.boxes.__getitem__, sorted(self.boxes))), []
        for box in boxes:
            self.seats += box.players
        return boxes

    def end_deal(self) -> None:
        """Is a shuffle due before the next round (s32)?"""
        if self.last_rounds is not None:
            self.last_rounds -= 1
            self.open = self.last_rounds > 0
        elif self.cutting_on or self.shoe.remaining < self.marker:
            self.due = "cutting card"
        elif not self.shoe.remaining:
            self.due = "dealt out"

    def refuse_coins(self, stake: Cents) -> None:
        why = f"${dollars(stake)} cannot be made up of chips and ${dollars(self.unit)} coins"
        raise Refused("qld s19(3)", why, ground=Ground.MEANS)

    def check_sign(self, sign: Sign) -> None:
        check_limits(sign, self.rules)

    def sign_shown(self) -> str:
        """Of the side wagers those that are offered; of bonus blackjack the one amount that there is (s50A(1))."""
        lines = self.lines_offered(self.sign)
        if self.offers(BONUS_BLACKJACK_WAGER):
            lines[BONUS_BLACKJACK_WAGER.name] = Limits(cents("1"), cents("1"))
        shown = replace(self.sign, limits=lines).shown(self.game.sign_under)
        return "\n".join([shown, *map(str, self.text.notice(self))])

    def ready(self) -> None:
        """Take the cards to be shuffled, cut and in the shoe, as when a record starts in mid-shoe."""
        if isinstance(self.shoe, Shoe) and self.shoe.marker is None:
            self.shoe.marker = self.shoe.remaining // 4
        self.due = ""

    @property
    def marker(self) -> int:
        """The number of cards left when the cutting card comes; never, with a card machine."""
        marker = self.shoe.marker
        return -1 if marker is None else marker

    @property
    def dealt(self) -> bool:
        """Is a card of the round out?"""
        return bool(self.dealer.cards) or any(hand.cards for hand in self.hands())

    def cutting_card_is_next(self) -> bool:
        """Before any other card, unless it does not interrupt the last rounds (s32(4))."""
        marker = self.shoe.marker
        reached = marker is not None and self.shoe.remaining <= marker
        return reached and self.last_rounds is None and not self.next_cards

    def main_wagers(self, selection: str) -> list[Placed]:
        return [p for p in self.placed if p.wager.name == BLACKJACK_WAGER.name and p.selection == selection]

    def on_hand(self, hand: Hand) -> list[Placed]:
        """The wagers that this hand decides, side wagers aside."""
        found = []
        for placed in self.placed:
            if placed.place is hand and not (self.side_wagers and placed.wager.name in SIDE_WAGERS):
                found.append(placed)  # noqa: PERF401 - asked for every hand: a plain loop is the fastest
        return found

    def wagers_on(self, hand: Hand, row: Wager[Any]) -> list[Placed]:
        return [p for p in self.placed if p.wager is row and p.place is hand]

    def hands(self) -> list[Hand]:
        """Every player's hand, in the order of the deal."""
        found: list[Hand] = []
        for box in self.in_play:
            found += box.hands
        return found

    def no_hit_yet(self) -> bool:
        """Has nobody a card besides those of the first deal?"""
        return all(len(hand.cards) <= (1 if hand.split else 2) for hand in self.hands())

    def is_before_the_turn(self, hand: Hand) -> bool:
        """Has the turn gone on to a later box?"""
        return self.decision is not None and self.place_of(hand) < self.place_of(self.decision)

    def place_of(self, hand: Hand) -> int:
        """Where its box is in the order of the deal."""
        return next(place for place, box in enumerate(self.in_play) if box is hand.box)

    def leave_box(self, placed: Placed, *under: Cite) -> None:
        """A wager is gone: with the one on the box go its owner's others there."""
        box = placed.place.box
        if placed.wager.name == BLACKJACK_WAGER.name:
            for other in [p for p in self.placed if p.person == placed.person and p.place in box.hands]:
                if under:
                    give_back(self, other, *under)
                else:
                    self.take_up(other)
        self.after_leaving(box, placed.person)
        if self.text.taken_back is not None and not self.dealt:
            self.text.taken_back(self, placed)

    def measure_anew(self, original: Placed, *under: Cite) -> None:
        """Part of a wager on a box is void: so is what was added to it, as far as the rest does not bear it (B60)."""
        stake, box = original.stake, original.place.box
        for placed in [p for p in self.placed if p.person == original.person and p.place.box is box]:
            if placed.wager.name in MEASURED_BY:
                most = most_insurance(stake, self.unit) if placed.wager.name == INSURANCE_WAGER.name else stake
                if placed.stake > most:
                    void_part(
                        self, placed, placed.stake - most, *under, MEASURED_BY[placed.wager.name], BEYOND_THE_REST
                    )

    def after_leaving(self, box: Box, person: str) -> None:
        """Without a wager left, one plays no longer on a box; without any, a hand or box is out of the round."""
        if person in box.players and not any(p.person == person and p.place.box is box for p in self.placed):
            box.players.remove(person)
        for hand in box.hands:
            if not hand.bust:
                hand.live = bool(self.on_hand(hand))
        if self.in_play:
            self.dealer.live = any(hand.live for hand in self.hands())  # the dealer plays against somebody
        if not self.dealt:
            self.leave_seat(box, person)

    def leave_seat(self, box: Box, person: str) -> None:
        """Before the first card: whoever takes a wager back has no part in the round."""
        if person not in box.players and person in self.seats:
            self.seats = [name for each in self.in_play for name in each.players]
        if not box.players:
            self.boxes.pop(box.number, None)

    def retract(self, hand: Hand, person: str, under: Cite) -> None:
        """A player takes every wager on a hand back, as an irregularity allows."""
        for placed in [p for p in self.placed if p.person == person and p.place is hand]:
            give_back(self, placed, under)
        if hand.box is not None:
            self.after_leaving(hand.box, person)

    def break_off(self, under: Cite) -> None:
        """The round cannot go on: hands over 21 have lost, every other wager goes back, and no more cards are dealt."""
        for placed in list(self.placed):
            if placed.place.bust and placed.wager.name in ON_POINTS:
                settle(self, placed, compare(placed.place, self.dealer))
            else:
                give_back(self, placed, under)
        for hand in (*self.hands(), self.dealer):
            hand.live = False

    def decides_for(self, hand: Hand) -> str:
        """The first of its box who has a wager on it (s43(a)); whoever is excluded decides nothing more (s4(2)(b))."""
        assert hand.box is not None
        players = hand.box.players
        if len(players) == 1:
            return "" if self.people[players[0]].excluded else players[0]
        return next((name for name in players if self.plays(name, hand)), "")

    def plays(self, person: str, hand: Hand) -> bool:
        """Is this person still in the game, with a wager on the hand?"""
        return self.takes_part(person) and any(p.person == person and p.place is hand for p in self.placed)

    def undo(self, row: Wager[Any]) -> list[Placed]:
        """What decided these wagers is no longer so: what was paid or collected lies on the table again."""
        hands = {hand.label: hand for hand in self.hands()}
        lines = [x for x in self.lines if x.wager == row.name and x.verdict is not Verdict.VOID]
        undone = [(Placed(x.person, row, x.selection, x.stake, place=hands[x.selection]), x) for x in lines]
        for placed, line in undone:
            self.unsettle(placed, line)
        return [placed for placed, _ in undone]

    def waiting(self, hand: Hand) -> list[Card]:
        """Cards that have left the shoe, the first of them to be dealt to this hand before the shoe's next."""
        return self.next_cards or self.exposed or (self.dealers_next if hand is self.dealer else [])

    def undecided(self) -> bool:
        """Does any hand still depend on the dealer's cards (s40(2))?"""
        for box in self.in_play:
            for hand in box.hands:
                if hand.undecided:
                    return True
        return False

    def anybody_left(self) -> bool:
        """Has any hand a wager that is not decided, bust hands with their additional wagers included?"""
        for box in self.in_play:
            for hand in box.hands:
                if hand.live:
                    return True
        return False

    def dealer_is_short(self) -> bool:
        """Would the dealer draw, if anything depended on it (s40(1))?"""
        dealer = self.dealer
        if self.text.to_soft_17:
            return crown_21_dealer_draws(dealer.hard, dealer.ace, self.text.stands_on)
        return dealer_draws(dealer.total, self.text.stands_on)

    def dealer_goes_on(self) -> bool:
        """Does the dealer draw another card (s40; reading B49)?"""
        return self.dealer_is_short() and self.undecided()

    def standing(self) -> bool:
        """Is any hand neither withdrawn nor over 21 (s61(2))?"""
        return any(hand.live and not hand.bust for hand in self.hands())

    def remove(self, hand: Hand) -> None:
        """The cards of a hand go before the round is over."""
        self.shoe.discard(hand.cards)
        hand.removed = True

    def first_deal_is_over(self) -> bool:
        """Has the dealer announced a hand's total (s30(2))?"""
        return any(entry[0] is Called and entry[1] in TURNS for entry in self.log)

    def reconstructed(self, what: str, first: int | None, cards: Sequence[Card] = ()) -> Steps[str]:
        """Were the cards laid out again, so that no other remedy is needed: "moved", or "again" with turns taken anew?

        `first` is the place in the deal of the first box whose turn has to be taken anew; `cards` lie in a wrong place.
        """
        if self.text.reconstructs is None:
            return ""
        return (yield from self.text.reconstructs(self, what, first, cards))

    def as_data(self) -> dict[str, Any]:
        return record.as_data(self) | super().as_data()

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        record.restore(self, data)
