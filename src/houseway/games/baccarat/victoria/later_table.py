"""A baccarat table in Victoria since 16 March 2001: a player may hold the shoe to deal and to open, and no more."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cites
from houseway.errors import BadInput, quoted
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.games.baccarat.victoria.opening import DEALER_OPENS
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.terms import ALL_DECLINED, HOLDS_THE_SHOE, MARKER_BESIDE

MARKERS: Final = {"banker": BANKERS_HAND, "player": PLAYERS_HAND}
"""What lies beside the shoe, and the hand that whoever holds it keeps."""
CARDS: Final = ("first card", "second card", "third card")
THE_DEALER: Final = "dealer"
VOID_WAGER: Final = cites("vic 4/2001 r12.9.4.1", "vic 4/2001 r12.9.4.2")
TOO_LATE: Final = cites("vic 4/2001 r12.9.5.1", "vic 4/2001 r12.9.5.2")


class TableOf2001(VictorianTable):
    """`banker` is the player who controls the shoe; that makes nobody a banker but to deal and to open (r7.4.2)."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.all_declined = False  # the dealer deals, until the shoe is offered again (reading BC21)
        self.marker = "banker"  # beside the shoe, where a player holds it
        self.deals_for_holder = ""  # whom that player has authorised to deal
        self.open_for_holder: dict[int, str] = {}  # and to open which card of the hand that is kept

    # The shoe

    @property
    def banked(self) -> bool:
        return self.all_declined or super().banked

    @property
    def dealer_deals(self) -> bool:
        """By rules 7.1 to 7.3, or in the last coup of the final."""
        return self.dealer_banks or self.all_declined or self.sight_of_all

    @property
    def holder(self) -> str:
        return "" if self.dealer_deals else self.banker

    def take_shoe(self, name: str, details: Mapping[str, Any]) -> None:
        self.banker, self.deals_for_holder = name, ""
        self.lay_marker(details.get("as", "banker"))

    def lay_marker(self, marker: str) -> None:
        self.marker, self.open_for_holder = marker, {}
        self.announce(HOLDS_THE_SHOE, self.banker, f"{marker}'s")
        self.announce(MARKER_BESIDE, marker)

    def all_have_declined(self) -> bool:
        self.give_up_shoe()  # whoever held it may not any more
        self.all_declined = True
        self.announce(ALL_DECLINED)
        return True

    def give_up_shoe(self) -> None:
        super().give_up_shoe()
        self.deals_for_holder, self.open_for_holder, self.all_declined = "", {}, False

    def left(self, name: str) -> None:
        super().left(name)
        self.deals_for_holder = "" if self.deals_for_holder == name else self.deals_for_holder
        self.open_for_holder = {card: who for card, who in self.open_for_holder.items() if who != name}

    @property
    def who_deals(self) -> str:
        """The player who draws the cards."""
        named = self.deals_for_holder
        return named if named and self.may_bank(named) else self.banker

    # The hands

    @property
    def passes(self) -> bool:
        return self.face_down or self.sight_of_all

    def opener(self, hand: str, card: int) -> str:
        if self.holder and hand == MARKERS[self.marker] and not self.opens_both:
            named = self.open_for_holder.get(card, self.holder)
            if named == THE_DEALER:
                return DEALER_OPENS
            return next((name for name in (named, self.holder) if self.may_bank(name)), DEALER_OPENS)
        return super().opener(hand, card)

    # Dummy Coups

    def begin_coup(self, dummy: bool = False) -> None:
        super().begin_coup(dummy)
        if dummy:
            self.face_down = False
            self.return_wagers(*VOID_WAGER)

    def become_dummy(self) -> None:
        """The coup in play decides nothing from now on; its cards are dealt to the end."""
        self.dummy = True
        self.return_wagers(*VOID_WAGER)

    def come_to_nothing(self) -> None:
        """For want of cards, or because they lie out of sequence; then it was not the last coup, either."""
        if self.void_under:
            self.return_wagers(*self.void_under)
            self.end_coup(decided=False)
        else:
            super().come_to_nothing()

    def too_late(self, wager: str, act: str) -> tuple[Cite, ...]:
        return TOO_LATE if self.dummy and act == "wager" else super().too_late(wager, act)

    # What a record writes down

    def as_data(self) -> dict[str, Any]:
        data = super().as_data()
        if self.all_declined:
            data["all_declined"] = True
        if self.banker:
            data["marker"] = self.marker
        if self.deals_for_holder:
            data["deals_for_holder"] = self.deals_for_holder
        if self.open_for_holder:
            data["open_for_holder"] = {CARDS[card]: name for card, name in sorted(self.open_for_holder.items())}
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore(data)
        self.all_declined = data.get("all_declined", False) is True
        self.marker = data.get("marker", "banker")
        self.deals_for_holder = data.get("deals_for_holder", "")
        self.open_for_holder = {CARDS.index(card): name for card, name in data.get("open_for_holder", {}).items()}
        if self.marker not in MARKERS:
            raise BadInput(f"'marker' cannot be {quoted(self.marker)}; allowed: {', '.join(MARKERS)}")
        named = {self.deals_for_holder, *self.open_for_holder.values()} - {"", THE_DEALER}
        if named and (not self.banker or not named <= set(self.seats.going_up())):
            raise BadInput("whoever holds the shoe authorises players who sit at the table, or the dealer to open")
        if self.all_declined and self.banker:
            raise BadInput(f"either all have declined the shoe or {quoted(self.banker)} holds it")
