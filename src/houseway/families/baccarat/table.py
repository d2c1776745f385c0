"""A table of one of the baccarat games: its places, two hands, a shoe, and what it remembers between rounds."""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import FULL_DECK, NAME, Card, card
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.baccarat.limits import TIE_BETS, WAGERS_OF_THE_TABLE, tie_amounts
from houseway.families.baccarat.points import points_of
from houseway.families.baccarat.seats import Seats
from houseway.families.baccarat.text import CoupText
from houseway.money import Cents, dollars
from houseway.play.ask import Steps
from houseway.play.events import Call
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.rulebook.parallel import Parallel

PLAYERS_HAND: Final = "player's hand"
BANKERS_HAND: Final = "banker's hand"
TIE: Final = "tie hand"
RESULTS: Final = (PLAYERS_HAND, BANKERS_HAND, TIE)
UNSEEN: Final = "unseen"
BEHIND: Final = 14  # at least so many cards lie behind the cutting card that ends the shoe (s93(6))
START, COMPLETED, NO_CARDS_LEFT, REPLACED = REASONS = ("start", "shoe completed", "no cards left", "replaced")
"""Why the cards must be shuffled before the next round."""
ASKED: Final = "a reshuffle is asked for"  # of preshuffled cards, which are in the shoe already (s92A)


@dataclass(slots=True)
class Hand:
    """One of the two hands."""

    label: str
    cards: list[Card] = field(default_factory=list)

    @property
    def points(self) -> int:
        return points_of(self.cards)


class CoupTable(Table):
    """`waiting` is the card that is out already and will be the next hand's first: its name, or that it is unseen.

    An unseen card is counted as if it were still in the shoe: what it is comes to light when it is dealt.
    """

    text: CoupText

    def __init__(
        self,
        game: Game[Any],
        sign: Sign,
        people: Iterable[Person],
        name: str,
        text: CoupText,
        *,
        decks: int,
        places: int,
    ) -> None:
        super().__init__(game, sign, people, name)
        self.text = text
        self.only_source = text.part("qld s84(2)")
        self._seats = Seats(places)
        self._seats.welcome(self.players)
        self.shoe = Shoe.fresh(decks)
        self.due = START  # one of `REASONS`; empty: the cards are in the shoe, ready to be dealt
        self.preshuffled = False  # the cards in the shoe are, and none of them has been dealt
        self.reshuffle_asked = False  # by a player, before the preshuffled cards were in the shoe
        self.waiting = ""
        self.behind: list[str] = []  # more such cards, for when that one is played (reading BC41)
        self.cutting_card_out = False
        self.last_round = False  # the round to come, or the one being played, is the shoe's last
        self.burnt: list[Card] = []  # shown when the shoe was made ready
        self.players_hand, self.bankers_hand = Hand(PLAYERS_HAND), Hand(BANKERS_HAND)
        self.dummy = False  # a dummy round is being played
        self.live = ""  # a card that is known to come next in this coup: it lies face up in the shoe, or is out already
        self.face_down = False  # the initial cards are dealt so
        self.result = ""  # which hand has won the round, or that it was a tie
        self.results: list[str] = []  # of the shoe so far

    @property
    def part(self) -> Parallel:
        """Finds what is said of Part 6 in the text that the game is played under."""
        return self.text.part

    def say(self, words: str, said: str, *about: object) -> None:
        """Announce something under a section of Part 6, or the one that is parallel to it."""
        self.announce(Call(words, self.part(said)), *about)

    @property
    def seats(self) -> Seats:
        """Who sits where; whoever has joined meanwhile takes a place."""
        self._seats.welcome(self.players)
        return self._seats

    @property
    def limits(self) -> Limits:
        """The table's minimum and maximum wager."""
        return self.sign.limits[WAGERS_OF_THE_TABLE]

    def sign_shown(self) -> str:
        """With the line of tie bets, which the Part bounds whether the sign has one or not (s89(2)(b))."""
        tie = tie_amounts(self, "", "")[0]
        lines = {TIE_BETS: tie} if tie.minimum <= tie.maximum else {}
        return replace(self.sign, limits={**self.sign.limits, **lines}).shown(self.game.sign_under)

    def refuse_coins(self, stake: Cents) -> None:
        why = f"${dollars(stake)} cannot be made up of chips and ${dollars(self.unit)} coins"
        raise Refused(self.part("qld s87(3)"), why, ground=Ground.MEANS)

    # The coup

    @property
    def hands(self) -> tuple[Hand, Hand]:
        return self.players_hand, self.bankers_hand

    @property
    def started(self) -> bool:
        """Has the first card of a coup been dealt?"""
        return bool(self.players_hand.cards)

    @property
    def at_stake(self) -> bool:
        """Is there a wager on the coup to come?"""
        return bool(self.placed)

    @property
    def shoe_is_ready(self) -> bool:
        """Are the cards in it, and has nobody seen the first of them?"""
        return not self.due and not self.dummy_due

    def deal_goes_on(self) -> bool:
        """Is the next card still awaited from the shoe? The first one as long as there is a wager to deal it on."""
        if self.started or self.dummy:
            return not self.live
        return self.at_stake and self.shoe_is_ready

    @property
    def taken_back(self) -> Cite | None:
        """What lets a wager be taken back although no more bets are made: nothing forbids it before the first card."""
        return None if self.started and not self.dummy else self.part("qld s88")

    @property
    def dummy_due(self) -> bool:
        """Has the next hand's first card been seen?"""
        return self.waiting not in ("", UNSEEN)

    @property
    def seen_and_waiting(self) -> list[Card]:
        """Cards that are out of the shoe, each for a dummy round."""
        return [card(each) for each in (self.waiting, *self.behind) if each not in ("", UNSEEN)]

    def wait(self, name: str) -> None:
        """One more card is out before its hand: those that were seen come first, then the one that nobody has seen."""
        out = [each for each in (self.waiting, *self.behind, name) if each]
        self.waiting, *self.behind = sorted(out, key=UNSEEN.__eq__)

    def next_waits(self) -> None:
        """The card that waited is played."""
        if not self.waiting and self.behind:
            self.waiting = self.behind.pop(0)

    def begin_round(self) -> None:
        super().begin_round()
        self.begin_coup()
        self.result = ""

    def begin_coup(self, dummy: bool = False) -> None:
        self.players_hand, self.bankers_hand, self.dummy = Hand(PLAYERS_HAND), Hand(BANKERS_HAND), dummy
        self.live = ""

    def see_cutting_card(self) -> None:
        """Before a card is drawn: does the cutting card come out first?"""
        if self.cutting_card_out or not self.shoe.cutting_card_reached:
            return
        self.cutting_card_out = True
        if self.started:
            self.say(self.text.cutting_card, "qld s100(1)")
        else:
            self.last_round = True
            self.say(self.text.this_is_last, "qld s100(4)")

    def turn_up(self) -> Steps[bool]:
        """The initial cards lie open, where they were dealt face down; False where the coup comes to nothing."""
        yield from ()
        if self.face_down and self.text.face_upwards:
            self.say(self.text.face_upwards, "qld s97(6)")
        return True

    def turn_up_third(self, _hand: Hand) -> Steps[bool]:
        """A third card is out; it lies open, unless the game's text says who opens it."""
        yield from ()
        return True

    def decided(self) -> str:
        """Which hand has won (s104(1)), or that it is a tie (s104(2))."""
        players, bankers = self.players_hand.points, self.bankers_hand.points
        self.result = TIE if players == bankers else PLAYERS_HAND if players > bankers else BANKERS_HAND
        self.results.append(self.result)
        return self.result

    def end_coup(self, *, decided: bool = True) -> None:
        """The cards are put away. After the last round the shoe is done; a dummy round is no last round."""
        self.put_away()
        if self.last_round and decided and not self.dummy:
            self.finish_shoe(COMPLETED)
            if self.text.shoe_completed:
                self.say(self.text.shoe_completed, "qld s100(3)")
        elif self.cutting_card_out and not self.last_round:
            self.last_round = True
            self.say(self.text.last_round, "qld s100(2)")

    def put_away(self) -> None:
        """The coup's cards go to the discards; what the hands were can still be seen until the next coup."""
        self.shoe.discard(self.players_hand.cards + self.bankers_hand.cards)

    def finish_shoe(self, why: str) -> None:
        """No more cards are dealt from it: a card that waits goes with the others."""
        self.shoe.discard(self.seen_and_waiting)
        self.waiting, self.behind, self.due = "", [], why

    def no_effect(self) -> None:
        """The shoe cannot finish this coup."""
        self.put_away()
        under = dict.fromkeys((self.part("qld s106(8)(a)"), self.part("qld s106(8)(b)")))
        self.rule(f"the shoe holds too few cards to finish the round: {self.text.comes_to}", *under)
        self.finish_shoe(NO_CARDS_LEFT)

    # The shoe

    def begin_shoe(self) -> None:
        """Cards that nothing has been dealt from."""
        self.due, self.waiting, self.behind, self.results = "", "", [], []
        self.cutting_card_out = self.last_round = False

    def ready(self) -> None:
        """Take the cards to be shuffled, cut and in the shoe, as when a record starts in mid-shoe."""
        if self.shoe.marker is None:
            self.shoe.marker = BEHIND
        self.due = ""

    def may_cut(self, name: str) -> bool:
        """Whoever has left or is excluded is offered nothing."""
        return self.takes_part(name)

    def cutters(self) -> Sequence[str]:
        """The players to whom the cut is offered, in turn."""
        raise NotImplementedError

    def burn_cards(self) -> Steps[None]:
        """What goes to the discards before play: see `cards.burn` and `cards.burn_by_first`."""
        raise NotImplementedError

    # What a record writes down

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"shoe": self.shoe.plain(), "due": self.due} | super().as_data()
        for name in ("waiting", "behind", "preshuffled", "cutting_card_out", "last_round"):
            if getattr(self, name):
                data[name] = deepcopy(getattr(self, name))
        return data

    def results_data(self) -> dict[str, Any]:
        return {"results": list(self.results)} if self.results else {}

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self._restore_shoe(data)
        if "seats" in data:
            self._seats.restore(data["seats"], self.players)
        self.results = list(data.get("results", ()))
        if not set(self.results) <= set(RESULTS):
            raise BadInput(f"'results' are each one of {', '.join(RESULTS)}")

    def _restore_shoe(self, data: Mapping[str, Any]) -> None:
        decks = self.shoe.decks
        self.shoe = Shoe().restore({"decks": decks} | data.get("shoe", {}))
        if (self.shoe.decks, self.shoe.deck) != (decks, FULL_DECK):
            raise BadInput(f"the shoe does not hold the cards of the table's {decks} decks")
        self.due = data.get("due", "")
        if self.due not in ("", *REASONS):
            raise BadInput(f"'due' cannot be {quoted(self.due)}; allowed: {', '.join(REASONS)}")
        if not self.due:
            self.ready()
        self.waiting, self.behind = str(data.get("waiting", "")), [str(each) for each in data.get("behind", ())]
        self.preshuffled = data.get("preshuffled", False) is True
        self.cutting_card_out = data.get("cutting_card_out", False) is True
        self.last_round = data.get("last_round", False) is True
        out = self.seen_and_waiting
        if not self.shoe.conserved(out):
            lies = " and ".join(NAME[each] for each in out) or "no card"
            raise BadInput(f"between rounds {lies} lies on the table; the shoe's 'on_table' says otherwise")
