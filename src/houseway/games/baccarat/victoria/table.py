"""A baccarat table in Victoria, in both texts that are held: secret wagers; who holds the shoe, deals and opens."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.baccarat.table import Hand
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.victoria.forms import CountedForm, Form, counts_for, read_form
from houseway.games.baccarat.victoria.opening import HANDS, highest_on, open_hands, open_third
from houseway.games.baccarat.victoria.wagers import hand_of
from houseway.money import Cents, dollars
from houseway.play.ask import Steps
from houseway.play.people import Person

UNCOVERED: Final = cite("vic 26/1999 r14.6.4.2")


class VictorianTable(BaccaratTable):
    """Since 8 November 1999: five to fourteen places, and secret wagers where a tournament allows them."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.secrets: dict[str, Form] = {}  # handed in for this hand, by player
        self.examined: set[str] = set()  # whose of them the Game Supervisor has examined
        self.announced: dict[str, Form] = {}  # of this hand: the wagers lie on the layout
        self.shown_forms: dict[str, Form] = {}  # of the last hand, for the others to ask for
        self.looked_at: dict[str, set[str]] = {}  # whose of them each player has asked for
        self.secrets_made: dict[str, int] = {}  # in this session
        self.last_of_final = False  # the hand to come, or being played
        self.sight_of_all = False  # in it, all secret wagers lie on the layout before the cards are dealt
        self.opened = dict.fromkeys(HANDS, 0)  # how many cards of each hand lie open, where hands are passed
        self.opens_both = ""  # the player who asked to
        self.order: tuple[str, str] = HANDS
        self.void_under: tuple[Cite, ...] = ()  # why the coup in play is void
        self.changes_permitted = False  # of initial wagers, while the deal waits (4/2001 r12.10)

    def begin_round(self) -> None:
        super().begin_round()
        self.secrets, self.announced, self.examined = {}, {}, set()
        self.last_of_final = False

    def begin_coup(self, dummy: bool = False) -> None:
        super().begin_coup(dummy)
        self.opened = dict.fromkeys(HANDS, 0)
        self.opens_both, self.order, self.void_under, self.sight_of_all = "", HANDS, (), False
        self.changes_permitted = False

    @property
    def decides(self) -> bool:
        """Is the coup in play neither void nor a Dummy Coup?"""
        return not self.dummy and not self.void_under

    # Secret wagers

    @property
    def final_under(self) -> Cite:
        assert self.text.final is not None, "Victoria's texts have tournaments"
        return self.text.final

    @property
    def secrets_allowed(self) -> int:
        return self.rules.secret_wagers

    @property
    def unexamined(self) -> list[str]:
        """Whose forms are with the dealer or the Game Supervisor (r14.6.7)."""
        return [name for name in self.secrets if name not in self.examined]

    def may_make_secret(self, who: str) -> bool:
        """One on a hand (reading BC28), and so many in a session as the terms have it."""
        made = self.secrets_made.get(who, 0)
        another = who not in self.secrets and who not in self.announced
        return another and made < self.secrets_allowed and not self.people[who].excluded

    def secret_of(self, person: str) -> CountedForm | None:
        """What a player's form on this hand counts for, as long as it is secret."""
        form = self.secrets.get(person)
        return counts_for(self, person, form) if form is not None else None

    def means(self, person: Person) -> list[tuple[str, Cents, Cents]]:
        """Chips that a secret wager is for are not wagered again."""
        return [("", max(person.purse.value - self._reserved(person.name), 0), self.unit)]

    def check_means(self, person: Person, stake: Cents, colour: str) -> None:
        reserved = self._reserved(person.name)
        if reserved and stake > person.purse.value - reserved:
            why = f"of the ${dollars(person.purse.value)} in chips, a secret wager is for ${dollars(reserved)}"
            raise Refused(UNCOVERED, why, ground=Ground.MEANS)
        super().check_means(person, stake, colour)

    def _reserved(self, name: str) -> Cents:
        secret = self.secret_of(name) if self.secrets else None
        return secret.stake if secret is not None else 0

    def meets_the_minimum(self) -> bool:
        """A banker may wager it in secret."""
        secret = self.secret_of(self.banker)
        in_secret = secret is not None and bool(hand_of(secret.row.name)) and secret.stake >= self.limits.minimum
        return in_secret or super().meets_the_minimum()

    @property
    def at_stake(self) -> bool:
        """In chips or secret."""
        return super().at_stake or bool(self.secrets)

    def return_wagers(self, *under: Cite) -> None:
        """Chips go back, and forms, which then do not count (reading BC29)."""
        super().return_wagers(*under)
        if self.secrets:
            self.rule(f"the forms of {', '.join(self.secrets)} go back", *under, "reading BC29")
        self.secrets, self.announced = {}, {}
        if self.result:  # it was announced, and decides nothing
            self.results.pop()
            self.result = ""

    def void_wagers(self, name: str, under: Cite) -> None:
        super().void_wagers(name, under)
        self.secrets.pop(name, None)

    def left(self, name: str) -> None:
        super().left(name)
        self.secrets.pop(name, None)

    # The hands

    @property
    def holder(self) -> str:
        """The player whose shoe says who opens what; none where Part 6 has no such rule."""
        return ""

    @property
    def passes(self) -> bool:
        """Are the hands passed to players to be opened?"""
        return self.sight_of_all

    def opener(self, hand: str, _card: int) -> str:
        """Who opens a card of a hand: a player, or the dealer."""
        if self.opens_both and self.may_bank(self.opens_both):
            return self.opens_both
        return highest_on(self, hand, self.holder)

    def next_to_open(self) -> Hand | None:
        """Of the initial hands, the one whose turn it is."""
        by_name = {hand.label: hand for hand in self.hands}
        return next((by_name[name] for name in self.order if self.opened[name] < 2), None)

    def turn_up(self) -> Steps[bool]:
        return open_hands(self) if self.passes else super().turn_up()

    def turn_up_third(self, hand: Hand) -> Steps[bool]:
        return open_third(self, hand) if self.passes else super().turn_up_third(hand)

    # What a record writes down

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.secrets_made:
            data["secrets_made"] = dict(self.secrets_made)
        if self.shown_forms:
            data["forms"] = {name: form.as_data() for name, form in self.shown_forms.items()}
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.secrets_made = {str(name): int(made) for name, made in data.get("secrets_made", {}).items()}
        if any(not 0 < made <= self.secrets_allowed for made in self.secrets_made.values()):
            raise BadInput(f"'secrets_made' is 1 to {self.secrets_allowed} for each player who has made any")
        self.shown_forms = {name: read_form(form) for name, form in data.get("forms", {}).items()}
