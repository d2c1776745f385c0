"""A table of one of the baccarat games: two hands, a shoe, and what it remembers between rounds."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from houseway.equipment.cards import FULL_DECK, NAME, Card, card
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput
from houseway.families.baccarat.cites import CoupCites
from houseway.families.baccarat.points import points_of
from houseway.play.ask import Steps
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.sign import Sign
from houseway.play.table import Table

__all__ = ["BANKERS_HAND", "PLAYERS_HAND", "REASONS", "UNSEEN", "CoupTable", "Hand"]

PLAYERS_HAND: Final = "player's hand"
BANKERS_HAND: Final = "banker's hand"
UNSEEN: Final = "unseen"
START, COMPLETED, NO_CARDS_LEFT, REPLACED = REASONS = ("start", "shoe completed", "no cards left", "replaced")
"""Why the cards must be shuffled before the next round."""


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

    def __init__(
        self, game: Game[Any], sign: Sign, people: Iterable[Person], name: str, decks: int, cites: CoupCites
    ) -> None:
        super().__init__(game, sign, people, name)
        self.cites = cites
        self.shoe = Shoe.fresh(decks)
        self.due = START  # one of `REASONS`; empty: the cards are in the shoe, ready to be dealt
        self.preshuffled = False  # the cards in the shoe are, and none of them has been dealt
        self.reshuffle_asked = False  # by a player, before the preshuffled cards were in the shoe
        self.waiting = ""
        self.cutting_card_out = False
        self.last_round = False  # the round to come, or the one being played, is the shoe's last
        self.burnt: list[Card] = []  # shown when the shoe was made ready
        self.players_hand, self.bankers_hand = Hand(PLAYERS_HAND), Hand(BANKERS_HAND)
        self.dummy = False  # a dummy round is being played
        self.face_down = False  # the initial cards are dealt so

    @property
    def hands(self) -> tuple[Hand, Hand]:
        return self.players_hand, self.bankers_hand

    @property
    def started(self) -> bool:
        """Has the first card of a coup been dealt?"""
        return bool(self.players_hand.cards)

    @property
    def dummy_due(self) -> bool:
        """Has the next hand's first card been seen?"""
        return self.waiting not in ("", UNSEEN)

    def begin_round(self) -> None:
        super().begin_round()
        self.begin_coup()

    def begin_coup(self, dummy: bool = False) -> None:
        self.players_hand, self.bankers_hand, self.dummy = Hand(PLAYERS_HAND), Hand(BANKERS_HAND), dummy

    def see_cutting_card(self) -> None:
        """Before a card is drawn: does the cutting card come out first?"""
        if self.cutting_card_out or not self.shoe.cutting_card_reached:
            return
        self.cutting_card_out = True
        if self.started:
            self.announce(self.cites.cutting_card)
        else:
            self.last_round = True
            self.announce(self.cites.this_is_last)

    def turn_up(self) -> Steps[bool]:
        """The initial cards lie open, where they were dealt face down; False where the coup comes to nothing."""
        yield from ()
        if self.face_down and self.cites.turned:
            self.announce(self.cites.turned)
        return True

    def turn_up_third(self, _hand: Hand) -> Steps[bool]:
        """A third card is out; it lies open, unless the game's text says who opens it."""
        yield from ()
        return True

    def end_coup(self, *, decided: bool = True) -> None:
        """The cards are put away. After the last round the shoe is done; a dummy round is no last round."""
        self.put_away()
        if self.last_round and decided and not self.dummy:
            self.finish_shoe(COMPLETED)
            if self.cites.shoe_completed:
                self.announce(self.cites.shoe_completed)
        elif self.cutting_card_out and not self.last_round:
            self.last_round = True
            self.announce(self.cites.last_round)

    def put_away(self) -> None:
        """The coup's cards go to the discards; what the hands were can still be seen until the next coup."""
        self.shoe.discard(self.players_hand.cards + self.bankers_hand.cards)

    def finish_shoe(self, why: str) -> None:
        """No more cards are dealt from it: a card that waits goes with the others."""
        if self.dummy_due:
            self.shoe.discard([card(self.waiting)])
        self.waiting, self.due = "", why

    def no_effect(self) -> None:
        """The shoe cannot finish this coup."""
        self.put_away()
        faults = self.cites.faults
        self.rule(f"the shoe holds too few cards to finish the round: {faults.comes_to}", *faults.no_effect)
        self.finish_shoe(NO_CARDS_LEFT)

    def begin_shoe(self) -> None:
        """Cards that nothing has been dealt from."""
        self.due, self.waiting = "", ""
        self.cutting_card_out = self.last_round = False

    def ready(self) -> None:
        """Take the cards to be shuffled, cut and in the shoe, as when a record starts in mid-shoe."""
        if self.shoe.marker is None:
            self.shoe.marker = self.cites.cards.behind
        self.due = ""

    def may_cut(self, name: str) -> bool:
        """Whoever has left or is excluded is offered nothing."""
        person = self.people.get(name)
        return person is not None and person.role is Role.PLAYER and not person.excluded

    def cutters(self) -> Sequence[str]:
        """The players to whom the cut is offered, in turn."""
        raise NotImplementedError

    def burn_cards(self) -> Steps[None]:
        """What goes to the discards before play: see `cards.burn` and `cards.burn_by_first`."""
        raise NotImplementedError

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"shoe": self.shoe.plain(), "due": self.due}
        if self.waiting:
            data["waiting"] = self.waiting
        for name in ("preshuffled", "cutting_card_out", "last_round"):
            if getattr(self, name):
                data[name] = True
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        decks = self.shoe.decks
        self.shoe = Shoe().restore({"decks": decks} | data.get("shoe", {}))
        if (self.shoe.decks, self.shoe.deck) != (decks, FULL_DECK):
            raise BadInput(f"the shoe does not hold the cards of the table's {decks} decks")
        self.due = data.get("due", "")
        if self.due not in ("", *REASONS):
            raise BadInput(f"'due' cannot be {self.due!r}; allowed: {', '.join(REASONS)}")
        if not self.due:
            self.ready()
        self.waiting = str(data.get("waiting", ""))
        self.preshuffled = data.get("preshuffled", False) is True
        self.cutting_card_out = data.get("cutting_card_out", False) is True
        self.last_round = data.get("last_round", False) is True
        out = [card(self.waiting)] if self.dummy_due else []
        if not self.shoe.conserved(out):
            lies = NAME[out[0]] if out else "no card"
            raise BadInput(f"between rounds {lies} lies on the table; the shoe's 'on_table' says otherwise")
