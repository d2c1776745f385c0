"""Rounds of baccarat as short scripts: who wagers on what, the cards as they come, and what people do.

>>> played = coup("9S 7D KC AH 2C", ann="player's hand 10")
>>> played.points
(9, 8)
"""

from typing import Any, Final, Self

from houseway.equipment.cards import card
from houseway.families.baccarat.moments import SETTLING
from houseway.families.baccarat.seats import label
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.games import find
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import Cents, cents
from houseway.play.ask import Choice, Outcome
from houseway.play.people import Person, Role, player, staff
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from support import played

GAME: Final = find("baccarat")
FLOOR: Final = "floor manager"
PIT: Final = "pit boss"
HANDS: Final = (PLAYERS_HAND, BANKERS_HAND)


def table_of(*names: str, chips: str = "500", ready: bool = True, banker: str = "", **rules: Any) -> BaccaratTable:
    """A table with these players in seats 1, 2 and so on, and a member of each kind of staff.

    `ready`: its cards are in the shoe. Without a `banker` the dealer is, by direction of the operator.
    """
    people = [*(player(name, cents(chips)) for name in names or ("ann",)), Person("sue", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, **({"dealer_banks": not banker} | rules))
    assert isinstance(table, BaccaratTable)
    table.banker = banker
    if ready:
        table.ready()
    return table


class Played(played.Played[BaccaratTable]):
    """A round at a table, driven by script."""

    # What people do

    def acts(self, *steps: str) -> Self:
        """People and what they do: `dealer: shuffle`."""
        for step in steps:
            who, _, act = step.partition(": ")
            self.round.act(who, act)
        return self

    def area(self, who: str) -> str:
        number = self.table.seat_of(who)
        return "standing" if number is None else label(number)

    def on(self, who: str, wager: str, **more: Any) -> dict[str, Any]:
        """The details of `player's hand 10`."""
        name, _, stake = wager.rpartition(" ")
        return {"on": name, "selection": self.area(who), "stake": cents(stake), **more}

    def wager(self, who: str, wager: str, **more: Any) -> Self:
        return self.act(who, "wager", **self.on(who, wager, **more))

    def close(self) -> Self:
        return self.act("dealer", "no more bets")

    def deal(self, **face: str) -> Self:
        return self.act("dealer" if self.table.dealer_banks else self.table.banker, "deal", **face)

    def cards(self, text: str) -> Self:
        for each in text.split():
            self.round.outcome(card(each))
        return self

    def settle(self) -> Self:
        return self.act("dealer", "settle")

    # What is awaited

    @property
    def awaits(self) -> str:
        """What the round waits for: a card and where it goes, wagers, the settlement, or somebody's choice."""
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"card for {ask.to}"
        if isinstance(ask, Choice):
            who = ask.who or " or ".join(sorted(role.value for role in ask.roles if role in ROLES))
            return f"{who}: {' | '.join(ask.offers)}"
        return "wagers" if isinstance(ask, Wagering) else ""

    @property
    def under(self) -> str:
        assert self.round.ask is not None
        return self.round.ask.under.text

    # What came of it

    @property
    def points(self) -> tuple[int, int]:
        return self.table.players_hand.points, self.table.bankers_hand.points

    def lines(self, who: str = "") -> list[Line]:
        return [x for x in self.round.lines if who in ("", x.person)]

    def line(self, who: str, wager: str = "") -> Line:
        [found] = [x for x in self.lines(who) if wager in ("", x.wager)]
        return found

    def verdict(self, who: str, wager: str = "") -> Verdict:
        return self.line(who, wager).verdict

    def cites(self, who: str, wager: str = "") -> list[str]:
        return [cite.text for cite in self.line(who, wager).cites]

    def chips(self, who: str) -> Cents:
        return self.table.people[who].purse.value


ROLES: Final = frozenset(person.role for person in staff())


def begin(table: BaccaratTable | None = None, **wagers: str) -> Played:
    """Wagers made and closed, and the banker about to deal: `ann="player's hand 10 + tie bet 5"`."""
    played = Played(table or table_of(*wagers))
    for who, text in wagers.items():
        for each in text.split(" + "):
            played.wager(who, each)
    return played.close()


def dealt(cards: str, table: BaccaratTable | None = None, **wagers: str) -> Played:
    """The same, and these cards dealt: as the coup needs them, in the law's order."""
    return begin(table, **wagers).deal().cards(cards)


def coup(cards: str, table: BaccaratTable | None = None, **wagers: str) -> Played:
    """A whole round."""
    played = dealt(cards, table, **wagers)
    assert played.round.moment == SETTLING, played.awaits
    return played.settle()


def nearly_empty(cards: str, table: BaccaratTable) -> BaccaratTable:
    """The same table with only these cards left in the shoe; no cutting card lies among them."""
    kept = [card(each) for each in cards.split()]
    gone = [each for each, count in enumerate(table.shoe.counts) for _ in range(count - kept.count(each))]
    for each in gone:
        table.shoe.take(each)
    table.shoe.discard(gone)
    table.shoe.marker = 0
    return table
