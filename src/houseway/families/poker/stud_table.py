"""A stud table: ante or blind betting, the card that opens, what the sign shows, the deck, and a communal card."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import DECKS, Card
from houseway.errors import BadInput, Ground, Refused
from houseway.families.poker.best import best_rank
from houseway.families.poker.cites import RoundCites
from houseway.families.poker.limits import Most, RaiseCites, full_pot, half_pot
from houseway.families.poker.table import ACTIVE, BET, PokerTable, Seat
from houseway.families.poker_hands import LOW_STRAIGHT
from houseway.money import Cents, dollars
from houseway.play.people import Person
from houseway.play.sign import Sign

if TYPE_CHECKING:
    from houseway.play.game import Game

__all__ = ["ANTE", "BLIND", "FULL_POT", "HALF_POT", "HIGHEST", "LOWEST", "StudCites", "StudTable"]

ANTE: Final = "ante betting"
BLIND: Final = "blind betting"
HIGHEST: Final = "highest value card betting"
LOWEST: Final = "lowest value card betting"
FULL_POT: Final = "full pot betting"
HALF_POT: Final = "half pot betting"
FORMS: Final = {"betting_form": (ANTE, BLIND), "opens": (HIGHEST, LOWEST), "pot_betting": (FULL_POT, HALF_POT)}
COMPLETE: Final = 52


@dataclass(frozen=True, slots=True)
class StudCites:
    """Where a Part provides for what only the stud games have. Pairs are for half pot, then full pot betting."""

    # Before the cards
    ante_announced: Cite  # whether ante or blind betting applies
    lowest_announced: Cite
    highest_otherwise: Cite
    ace_announced: Cite  # low as well as high, with a reduced deck
    ante: Cite  # each player makes one
    ante_on_sign: Cite
    ante_no_more: Cite  # than the minimum permissible wager
    blind: Cite  # the designated player makes it
    blind_amount: Cite
    # The opening bet of the first round of betting
    highest_opens: Cite
    lowest_opens: Cite
    closest: Cite  # of those whose cards are equal
    designated: Cite  # where the designated player is one of them
    opening: tuple[Cite, Cite]  # in ante betting
    one_component: Cite
    two_components: tuple[Cite, Cite]
    one_more: Cite  # additional bet of the designated player
    two_more: tuple[Cite, Cite]
    blind_opens: Cite  # no additional bet
    no_check: Cite  # in the first round of betting
    only_once: Cite  # the reading of how often the designated player has the option
    # How the first round of betting ends
    option: Cite  # of the designated player
    blind_back: Cite  # nobody called the designated player
    opening_back: Cite  # nobody called another opener
    blind_won: Cite  # and what becomes of the blind bet then
    # Later rounds of betting
    later_opening: tuple[Cite, Cite]
    highest_face_up: Cite
    closest_later: Cite
    designated_later: Cite
    all_checked: Cite
    nobody_opened: Cite  # in the final round of betting
    look_back: Cite  # the reading, where nobody was called in the round before
    others_folded: Cite  # the reading, where all others fold before there is a bet
    no_one_to_bet: Cite  # the reading, where nobody can bet any more: the cards are dealt on
    # Raises
    raises: RaiseCites
    most: tuple[Cite, Cite]
    # Cards
    hole_face_up: Cite  # the first face up card is then dealt face down
    first_found: Cite  # face up in the deck
    later_found: Cite
    exposed: Cite  # too early: the betting goes on,
    exposed_shuffled: Cite  # and the card is shuffled in
    communal: Cite
    communal_counts: Cite
    only_one: Cite  # the reading
    first: RoundCites
    later: RoundCites


class StudTable(PokerTable):
    """Between rounds it keeps what was announced, what the sign shows, and which deck is in use."""

    law: StudCites
    decks_for: Callable[[int], tuple[int, ...]]  # the decks that so many players may play with, the complete one first

    def __init__(
        self,
        game: "Game",
        people: Iterable[Person],
        sign: Sign,
        name: str,
        *,
        deck: int = COMPLETE,
        betting_form: str = ANTE,
        opens: str = HIGHEST,
        pot_betting: str = FULL_POT,
        ante: Cents = 100,
        ace_low: bool = False,
        commission: int = 5,
    ) -> None:
        if deck not in DECKS:
            raise BadInput(f"there is no deck of {deck} cards, only of {', '.join(map(str, sorted(DECKS)))}")
        super().__init__(game, sign, people, name, deck=DECKS[deck])
        self.betting_form, self.opens, self.pot_betting = betting_form, opens, pot_betting
        for what, allowed in FORMS.items():
            if getattr(self, what) not in allowed:
                raise BadInput(f"{what} is {' or '.join(allowed)}, not {getattr(self, what)!r}")
        self.ante = ante
        self.ace_low = ace_low  # announced for reduced decks
        self.percent = commission  # of the highest multiple of $20; 5 at most
        self.new_cards = True  # a complete deck has come to the table
        self.communal: Card | None = None
        self.exposed: Card | None = None  # shown too early, and to be shuffled in
        self.first_card = False  # is the first card of this deal awaited?
        self.last_called: Seat | None = None  # in any round of betting of this round of play
        self.compared = False  # is there no showdown, but a comparison with whoever tapped out?
        self.check_sign(self.sign)

    @property
    def deck(self) -> int:
        return len(self.shoe.deck)

    @property
    def half(self) -> bool:
        return self.pot_betting == HALF_POT

    @property
    def most_raise(self) -> Most:
        """By what the sign shows."""
        half, full = self.law.most
        return half_pot(half) if self.half else full_pot(full)

    def check_sign(self, sign: Sign) -> None:
        """Besides what the game asks for: the ante bet is on the sign too, and no more than the minimum wager."""
        super().check_sign(sign)
        if not 0 < self.ante <= sign.limits[BET].minimum:
            why = f"an ante bet of ${dollars(self.ante)} is not within the minimum of the table"
            raise Refused(self.law.ante_no_more, why, ground=Ground.AMOUNT)

    def sign_shown(self) -> str:
        lines = [super().sign_shown(), f"{self.pot_betting} applies ({self.law.most[not self.half]})"]
        return "\n".join([*lines, f"ante bet {dollars(self.ante)} ({self.law.ante_on_sign})"])

    def commission(self, won: Cents, whole: Cents) -> Cents:  # noqa: ARG002
        """Less than 5% where that was announced, in whole dollars."""
        return whole * self.percent // 500 * 100

    # A round of play

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.communal = self.exposed = self.last_called = None
        self.first_card = self.compared = False

    def rank(self, seat: Seat) -> int:
        """What a hand is worth in the deck in use; a communal card is part of each."""
        reduced = self.deck != COMPLETE
        low = LOW_STRAIGHT[self.deck] if self.ace_low or not reduced else 0
        cards = seat.cards if self.communal is None else [*seat.cards, self.communal]
        return best_rank(cards, low, reduced)

    def in_turn(self) -> list[Seat]:
        """Whoever stays, clockwise from the designated player."""
        start = self.seats.index(self.designated)
        return [seat for seat in self.seats[start:] + self.seats[:start] if seat.stays]

    def opener(self) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Who opens the first round of betting, by the first face up card."""
        lowest = self.opens == LOWEST
        under = self.law.lowest_opens if lowest else self.law.highest_opens
        return self._highest(under, self.law.closest, self.law.designated, -1 if lowest else 1)

    def highest_face_up(self) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Who may open a later round of betting."""
        return self._highest(self.law.highest_face_up, self.law.closest_later, self.law.designated_later, 1)

    def _highest(self, under: Cite, closest: Cite, designated: Cite, sign: int) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Of the active players; of equals the closest to the designated player, who is the closest of all."""
        active = [seat for seat in self.seats if seat.state is ACTIVE]
        if not active:
            return None, (under,)
        ranks = [sign * best_rank(seat.up, 0) for seat in active]
        best = max(ranks)
        found = active[ranks.index(best)]
        if ranks.count(best) == 1:
            return found, (under,)
        return found, (under, designated if found is active[0] else closest)

    # What a record starts from

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        data |= {"deck": self.deck} if self.deck != COMPLETE else {}
        data |= {"betting_form": self.betting_form, "opens": self.opens, "pot_betting": self.pot_betting}
        data |= {"ante": dollars(self.ante)}
        data |= {"ace_low": True} if self.ace_low else {}
        data |= {"commission": self.percent} if self.percent != 5 else {}
        return data | ({} if self.new_cards else {"new_cards": False})

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
