"""A stud table: ante or blind betting, the card that opens, what the sign shows, the deck, and a communal card."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import DECKS, Card, Deck
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.poker.best import face_up_rank
from houseway.families.poker.betting import Rule
from houseway.families.poker.cites import RoundCites
from houseway.families.poker.limits import full_pot, half_pot, raising
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.seat import Seat
from houseway.families.poker.stud.arithmetic import COMPLETE, hand_value
from houseway.families.poker.stud.moments import TO_THE_ANTE_OR_BLIND
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.families.poker.table import PokerTable
from houseway.families.poker_hands import hand_class
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Field, choice, whole, yes
from houseway.play.game import Game
from houseway.play.people import Person
from houseway.play.sign import Sign
from houseway.play.sign_acts import MOST_CHIPS

ANTE: Final = "ante betting"
BLIND: Final = "blind betting"
HIGHEST: Final = "highest value card betting"
LOWEST: Final = "lowest value card betting"
FULL_POT: Final = "full pot betting"
HALF_POT: Final = "half pot betting"
FORMS: Final[dict[str, tuple[str, ...]]] = {
    "betting_form": (ANTE, BLIND),
    "opens": (HIGHEST, LOWEST),
    "pot_betting": (FULL_POT, HALF_POT),
}
GAME: Final = "a game starts"
UNFIT: Final = "a card is unfit"
MORE: Final = "more cards are needed"
FEWER: Final = "fewer cards are needed"
FORMS["due"] = ("", GAME, UNFIT, MORE, FEWER)
SETTINGS: Final = (
    choice("deck", tuple(DECKS), optional=True),
    *(choice(name, FORMS[name], optional=True) for name in ("betting_form", "opens", "pot_betting")),
    Field("ante", "money", most=MOST_CHIPS, optional=True),
    yes("ace_low"),
    whole("commission", 0, 100),
)
RAISES: Final = {FULL_POT: raising(full_pot), HALF_POT: raising(half_pot)}
HAND: Final = 5
FACE_UP: Final = "{0} has {1} face up"
"""What is said of a card that a player gets otherwise than from the deck in turn."""
USUAL_ANTE: Final[Cents] = 100


class StudTable(PokerTable):
    """Between rounds it keeps what was announced, what the sign shows, and which deck is in use."""

    __slots__ = (
        "betting_rounds", "blind_by", "called_at", "communal", "compared", "could_open", "exposed", "last_called",
    )  # fmt: skip

    first_round: RoundCites  # of betting
    later_rounds: RoundCites
    holes: int  # cards face down before the first face up card
    rounds = 4  # of betting, the final one included
    usual_name: str
    decks_for: Callable[[int], tuple[int, ...]]  # the decks that so many players may play with, the complete one first

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "",
        *,
        deck: int = COMPLETE,
        betting_form: str = ANTE,
        opens: str = HIGHEST,
        pot_betting: str = FULL_POT,
        ante: Cents | None = None,
        ace_low: bool = False,
        commission: int = FULL_PERCENT,
    ) -> None:
        super().__init__(game, sign, people, name or self.usual_name, deck=DECKS[deck])
        self.check_sign(self.sign)
        self.betting_form, self.opens, self.pot_betting = betting_form, opens, pot_betting
        self.ante = min(USUAL_ANTE, self.minimum) if ante is None else ante
        self.ace_low = ace_low  # announced for reduced decks
        self.percent = self.check_percent(commission)  # of the highest multiple of $20
        self.due = GAME  # why the cards are to be sorted and inspected before they are used
        self.before = deck  # how many cards the deck had before that
        self.communal: Card | None = None
        self.exposed: list[Card] = []  # shown too early, in the order in which they lie there
        self.blind_by: Seat | None = None  # who made the blind bet
        self.betting_rounds = 1  # of this round of play, so far
        self.last_called: Seat | None = None  # in any of them,
        self.called_at = 0  # and in which
        self.could_open = False  # were there players to open the last round of betting?
        self.compared = False  # is there no showdown, but a comparison with whoever tapped out?

    @property
    def deck(self) -> int:
        return len(self.shoe.deck)

    @property
    def half(self) -> bool:
        return self.pot_betting == HALF_POT

    @property
    def may_raise(self) -> Rule:
        """By what the sign shows."""
        return RAISES[self.pot_betting]

    @property
    def ante(self) -> Cents:
        """The ante bet on the sign; it goes down with the minimum wager, and not up."""
        return min(self._ante, self.minimum)

    @ante.setter
    def ante(self, ante: Cents) -> None:
        if not 0 < ante <= self.minimum:
            why = f"an ante bet of ${dollars(ante)} is not within the minimum of the table"
            raise Refused(self.part("qld s345(2)(b)"), why, ground=Ground.AMOUNT)
        self._ante = ante

    def sign_shown(self) -> str:
        most = self.part("qld s350(6)" if self.half else "qld s350(5)")
        lines = [super().sign_shown(), f"{self.pot_betting} applies ({most})"]
        return "\n".join([*lines, f"ante bet {dollars(self.ante)} ({self.part('qld s345(2)(a)')})"])

    # A round of play

    def begin(self, players: list[Person], buck: str) -> None:
        super().begin(players, buck)
        self.communal = self.last_called = self.blind_by = None
        self.exposed = []
        self.betting_rounds, self.called_at = 1, 0
        self.could_open = self.compared = False

    def to_begin(self) -> Cite | None:
        under = "qld s345(1)(a)" if self.betting_form == ANTE else "qld s345(1)(b)"
        return self.part(under) if self.moment in TO_THE_ANTE_OR_BLIND else None

    def rank(self, seat: Seat) -> int:
        """What a hand is worth in the deck in use; a communal card is part of each."""
        cards = seat.cards if self.communal is None else [*seat.cards, self.communal]
        return hand_value(cards, self.deck, self.ace_low)

    def hand(self, seat: Seat) -> str:
        """What a hand is called, once it has its five cards."""
        if len(seat.cards) + (self.communal is not None) < HAND:
            return ""
        return hand_class(self.rank(seat), reduced=self.deck != COMPLETE)

    def decided_by(self, rank: Callable[[Seat], int]) -> tuple[Cite, ...]:  # noqa: ARG002
        """What makes the best hand of a showdown the best, where the game says so."""
        return ()

    def expose(self, name: str) -> None:
        """A card is seen before it is dealt; it was not seen before, and is still in the shoe."""
        card = self.still_to_come(name)
        if card in self.exposed:
            raise Refused(self.part("qld s360(a)"), f"{name} lies there already", ground=Ground.WHAT)
        self.exposed.append(card)

    def dealt(self, seat: Seat) -> int:
        """How many cards have been dealt to a player in turn, or should have been."""
        return len(seat.cards) - len(seat.extra) + seat.missing

    def swapped(self, seat: Seat) -> bool:
        """Did a hole card come face up, so that the card which is due now is dealt face down?"""
        return bool(seat.up) and self.dealt(seat) == self.holes

    def came_late(self, seat: Seat, card: Card) -> None:
        """Face up, where the hole cards are there."""
        if len(seat.cards) > self.holes and not seat.up:
            seat.show_up(card)

    def opener(self) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Who opens the first round of betting, by the first face up card."""
        lowest = self.opens == LOWEST
        under = "qld s346(3)" if lowest else "qld s346(2)"
        return self._highest(under, "qld s346(4)(a)", "qld s346(4)(b)", -1 if lowest else 1)

    def highest_face_up(self) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Who may open a later round of betting."""
        return self._highest("qld s348(3)", "qld s348(4)(a)", "qld s348(4)(b)", 1)

    def _highest(self, under: str, closest: str, designated: str, sign: int) -> tuple[Seat | None, tuple[Cite, ...]]:
        """Of the active players; of equals the closest to the designated player, who is the closest of all."""
        active, part = self.active, self.part
        if not active:
            return None, (part(under),)
        ranks = [sign * face_up_rank(seat.shows) for seat in active]
        best = max(ranks)
        found = active[ranks.index(best)]
        if ranks.count(best) == 1:
            return found, (part(under),)
        return found, (part(under), part(designated if found is active[0] else closest))

    def particulars(self) -> tuple[object, ...]:
        people = tuple(seat.name if seat is not None else "" for seat in (self.blind_by, self.last_called))
        rounds = self.betting_rounds, self.called_at, self.could_open, self.compared
        return self.communal, tuple(self.exposed), people, rounds

    # Between rounds of play

    def use_deck(self, cards: int) -> None:
        """Another deck, from the next round of play on."""
        if not self.due:
            self.due, self.before = (MORE if cards > self.deck else FEWER), self.deck
        self.shoe.replace(1, DECKS[cards])

    def start_anew(self) -> None:
        """The rounds of play are finished; the next are those of another game, for which the ace is announced anew."""
        self.buck, self.buck_at, self.played, self.since = "", 0, set(), []
        self.again, self.due, self.ace_low = False, GAME, False

    def left(self, name: str) -> None:
        """A game that nobody is left to play is over as well."""
        on = bool(self.buck)
        super().left(name)
        if on and not self.places:
            self.start_anew()

    # What a record starts from

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        data |= {"deck": self.deck, "ace_low": self.ace_low, "due": self.due, "before": self.before}
        data |= {"betting_form": self.betting_form, "opens": self.opens, "pot_betting": self.pot_betting}
        return data | {"ante": dollars(self.ante), "commission": self.percent}

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.shoe.replace(1, _deck(data.get("deck", self.deck)))
        self.ace_low = bool(data.get("ace_low", self.ace_low))
        self.due = _one_of("due", data.get("due", self.due))
        self.before = int(data.get("before", self.deck))
        self.betting_form = _one_of("betting_form", data.get("betting_form", self.betting_form))
        self.opens = _one_of("opens", data.get("opens", self.opens))
        self.pot_betting = _one_of("pot_betting", data.get("pot_betting", self.pot_betting))
        self.ante = cents(data["ante"]) if "ante" in data else self.ante
        self.percent = self.check_percent(data.get("commission", self.percent))

    def check_percent(self, percent: int) -> int:
        """The operator may take less commission than the Part has, not more."""
        if percent not in range(FULL_PERCENT + 1):
            why = f"a commission of {percent}% is not allowed"
            raise Refused(self.part("qld s352(3)"), why, ground=Ground.AMOUNT, instead="5% or less, in whole percent")
        return percent


def _deck(cards: int) -> Deck:
    if cards not in DECKS:
        raise BadInput(f"there is no deck of {cards} cards, only of {', '.join(map(str, sorted(DECKS)))}")
    return DECKS[cards]


def _one_of(what: str, said: str) -> str:
    if said not in FORMS[what]:
        raise BadInput(f"{what} is {' or '.join(FORMS[what])}, not {quoted(said)}")
    return said
