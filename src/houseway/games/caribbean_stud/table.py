"""A Caribbean stud table: its hands, its deck or decks, the jackpot, and what it remembers between rounds."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import gcd
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import UNSEEN
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, quoted
from houseway.families.poker_hands import class_number
from houseway.games.caribbean_stud.arithmetic import compare, dead_mans_hand, qualifies
from houseway.games.caribbean_stud.awards import Won
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.prizes import Prize
from houseway.games.caribbean_stud.rules import ANTE, DEFAULT_SIGN, Rules, check_rules
from houseway.games.caribbean_stud.shares import Sharing
from houseway.games.caribbean_stud.terms import PLACES
from houseway.games.caribbean_stud.wagers import JACKPOT, Facts
from houseway.money import Cents
from houseway.play.events import Metered
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.settlement import Line, give_back, take_off
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Clause, Placed, Verdict

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.texts import Text

DUE: Final = ("", "new cards")


class CaribbeanStudTable(Table):
    """What every round starts from and leaves behind."""

    def __init__(
        self,
        game: Game[Any],
        text: "Text",
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "caribbean stud 1",
        meter: Meter | None = None,
        **rules: Any,
    ) -> None:
        self.text, self.rules = text, replace(text.usual, **rules)
        check_rules(self.rules, text)
        self.meter = text.start(self.rules.jackpot_wager) if meter is None else meter
        game.check_sign(sign)
        super().__init__(game, sign, people, name)
        self.have_chips_for_the_jackpot()
        self.shoe = Shoe.fresh(1)
        self.in_use = 0  # which of the decks is dealt from
        self.due = "new cards"  # they come to the table before the next round; empty: the cards are in place
        self.out_of_service = False  # the equipment for jackpot wagers
        self.apart: list[frozenset[str]] = []  # those who may not play here together
        self.silent = False  # the players were told to be silent from the first card of a round
        self.clear()

    def clear(self) -> None:
        """An empty layout."""
        self.hands: dict[str, Hand] = {}
        self.dealer = Hand("dealer")
        self.up_card: int | None = None  # which of the dealer's cards is face up
        self.entered: list[str] = []  # whose jackpot wagers the meter has counted
        self.suspected: list[str] = []  # of showing cards or talking about them, in this round

    def begin_round(self) -> None:
        super().begin_round()
        self.clear()

    @property
    def dealt(self) -> bool:
        """Is the first card of the round out?"""
        return any(hand.cards for hand in (*self.hands.values(), self.dealer))

    def have_chips_for_the_jackpot(self) -> None:
        """A jackpot wager is made with a chip of its own denomination, whatever it costs."""
        self.unit = gcd(self.unit, self.rules.jackpot_wager)

    @property
    def selections(self) -> tuple[str, ...]:
        return PLACES[: self.rules.places]

    @property
    def in_play(self) -> list[Hand]:
        """Every hand that is not out of the round, from the dealer's left."""
        return [self.hands[place] for place in PLACES if place in self.hands and self.hands[place].live]

    def anybody_left(self) -> bool:
        return bool(self.in_play)

    def hand_of(self, person: str) -> Hand | None:
        return next((hand for hand in self.hands.values() if hand.person == person), None)

    def wager_on(self, hand: Hand | None, name: str) -> Placed | None:
        """A hand's wager of one kind."""
        return next((p for p in self.placed if hand is not None and p.place is hand and p.wager.name == name), None)

    def kept_apart_from(self, person: str) -> str:
        """Somebody who plays in this round and may not play here together with this person."""
        playing = {hand.person for hand in self.hands.values()} - {person}
        return min((other for group in self.apart if person in group for other in group & playing), default="")

    @property
    def prizes(self) -> tuple[Prize, ...]:
        """Of the winning jackpot hands at this table."""
        extra = self.text.dead_mans_prize if self.rules.dead_mans_hand else None
        return (*self.text.prizes, extra) if extra is not None else self.text.prizes

    @property
    def sharing(self) -> Sharing | None:
        return self.text.sharing(self.rules)

    # Wagers come and go

    def sit(self, placed: Placed) -> None:
        """An ante makes a place a hand's; the other wagers belong to it."""
        if placed.wager.name == ANTE:
            self.hands[placed.selection] = Hand(placed.selection, placed.person)
        placed.place = self.hands[placed.selection]

    def leave_place(self, placed: Placed, *under: Cite) -> None:
        """Without its ante a hand is out of the round, and its other wagers go as that one went."""
        if placed.wager.name != ANTE:
            return
        for other in [p for p in self.placed if p.place is placed.place]:
            if self.dealt:
                give_back(self, other, *under)
            else:
                take_off(self, other, *under)
        placed.place.live = False
        if not self.dealt:
            del self.hands[placed.selection]

    def void(self, hand: Hand, *under: Any) -> None:
        """Every wager on a hand goes back, and it is out of the round."""
        for placed in [p for p in self.placed if p.place is hand]:
            give_back(self, placed, *under)
        hand.live = False

    # The jackpot

    def jackpot_wagers(self) -> list[Placed]:
        return [p for p in self.placed if p.wager.name == JACKPOT]

    def enter(self) -> None:
        """The meter counts the jackpot wagers that it has not counted yet."""
        new = [placed for placed in self.jackpot_wagers() if placed.person not in self.entered]
        for placed in new:
            self.log.append((Metered, placed.person, placed.stake, self.text.making.counted))
        self.meter = self.meter.wagers(sum(placed.stake for placed in new))
        self.entered += [placed.person for placed in new]

    def pay(
        self,
        placed: Placed,
        line: Line,
        clause: Clause[Any] | None = None,
        facts: Any = None,
        figure: tuple[str, ...] = (),
    ) -> None:
        super().pay(placed, line, clause, facts, figure)
        if line.verdict is Verdict.VOID:
            self.uncount(placed, line.stake, line.cites[0])

    def uncount(self, placed: Placed, amount: Cents, under: Cite) -> None:
        """A jackpot wager goes back; the meter may have counted it."""
        if placed.wager.name == JACKPOT and placed.person in self.entered:
            self.log.append((Metered, placed.person, -amount, under))

    def facts(self, hand: Hand) -> Facts:
        """What decides the wagers on a hand."""
        if hand.folded:
            return Facts(folded=True)
        plays = self.dealer_qualifies()
        if not hand.seen:  # nothing goes by its cards, and they were not turned up
            return Facts(qualifies=plays)
        mine = hand.rank
        counts = self.rules.dead_mans_hand and dead_mans_hand(hand.cards)
        return Facts(False, plays, compare(mine, self.dealer.rank) if plays else 0, class_number(mine), counts)

    def shown(self, hand: Hand, facts: Facts) -> Facts:
        """The same facts, with what the two hands were, for whoever asks why."""
        five = len(self.dealer.cards) == FIVE
        return facts._replace(rank=hand.rank if hand.seen else 0, dealers=self.dealer.rank if five else 0)

    def dealer_qualifies(self) -> bool:
        return qualifies(self.dealer.rank)

    # Where a text has more to do

    def why_no_hand(self) -> tuple[Cite, ...]:
        """What makes the dealer's hand none."""
        return (self.text.ranking.qualifying,)

    def meter_moves(self, after: Meter, _won: Sequence[Won]) -> None:
        """Jackpot prizes were awarded."""
        self.meter = after

    def left_jackpot(self, placed: Placed) -> None:
        """A jackpot wager was taken back."""

    def wagering_closed(self) -> None:
        """No more wagers are taken before the deal."""

    def dealers_cards_matter(self) -> bool:
        """With nobody left against it, the dealer's hand decides nothing."""
        return self.anybody_left()

    def before_settlement(self) -> None:
        """The dealer is about to pay and collect."""

    # The cards

    def begin_deal(self) -> None:
        """The first card comes: no wager is touched any more, and the meter has counted the jackpot wagers."""
        self.enter()
        if self.silent and self.text.making.silence is not None:
            self.announce(self.text.making.silence)

    def discard(self, hand: Hand) -> None:
        """The cards of a hand go to the discard rack."""
        if not hand.removed:
            self.shoe.discard([card for card in hand.cards if card != UNSEEN])
            hand.removed = True

    def gather(self) -> None:
        """All cards are together again; where a second deck waits in the shuffling device, it is next."""
        for hand in (*self.hands.values(), self.dealer):
            self.discard(hand)
        self.shoe.reshuffle()
        self.in_use = (self.in_use + 1) % len(self.rules.backs)

    @property
    def backs(self) -> str:
        """The colour of the deck in use."""
        return self.rules.backs[self.in_use]

    def ready(self) -> None:
        """Take the cards to be shuffled and in the shoe, as when a record starts between two rounds."""
        self.due = ""

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"rules": self.rules.as_data(), "meter": self.meter.as_data(), "due": self.due}
        data |= {"in_use": self.in_use} if self.in_use else {}
        data |= {"out_of_service": True} if self.out_of_service else {}
        data |= {"apart": [sorted(group) for group in self.apart]} if self.apart else {}
        return data | ({"silent": True} if self.silent else {}) | super().as_data()

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.rules = Rules.from_data(data.get("rules", {}))
        check_rules(self.rules, self.text)
        self.have_chips_for_the_jackpot()
        self.meter = Meter.from_data(data["meter"]) if "meter" in data else self.meter
        self.due, self.in_use = data.get("due", ""), data.get("in_use", 0)
        if self.due not in DUE:
            raise BadInput(f"'due' cannot be {quoted(self.due)}; allowed: {', '.join(DUE[1:])}")
        if self.in_use not in range(len(self.rules.backs)):
            raise BadInput(f"'in_use' is one of the {len(self.rules.backs)} decks, counted from 0")
        self.out_of_service = data.get("out_of_service", False)
        self.apart = [frozenset(group) for group in data.get("apart", ())]
        self.silent = data.get("silent", False)
