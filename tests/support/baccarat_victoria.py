"""Rounds of baccarat in Victoria as short scripts, on top of those of Queensland.

>>> played = begin(table_of("ann", banker="ann"), ann="banker's hand 10").deal().cards("9S 7D KC AH")
>>> played.awaits
'dealer: open'
"""

from typing import Any, Final, Self

from houseway.games import find
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.money import cents
from houseway.play.ask import Choice
from houseway.play.people import Person, Role, player, staff
from support import baccarat as queensland

SUPERVISOR: Final = "game supervisor"
CASINO: Final = "casino supervisor"
PIT: Final = "pit boss"
OF_1999: Final = "2000-01-01"
OF_2001: Final = "2001-03-16T04:00"
ROLES: Final = frozenset(person.role for person in staff(rules="vic"))
BANKER_WINS, BANKER_LOSES, TIE = "2S 4D KC 4H", "KC 6H 9S KD", "6S 6D KC KH"


def table_of(*names: str, on: str = OF_2001, chips: str = "500", banker: str = "", **rules: Any) -> VictorianTable:
    """As in Queensland, with the staff of Victoria: without a `banker` the dealer deals, by direction."""
    people = [*(player(name, cents(chips)) for name in names or ("ann",)), Person("sue", Role.SPECTATOR)]
    settings = {"dealer_banks": not banker} | rules
    table = find("baccarat", rules="vic", on=on).open_table(people=[*people, *staff(rules="vic")], **settings)
    assert isinstance(table, VictorianTable)
    table.banker = banker
    table.ready()
    return table


def of_2001(table: VictorianTable) -> TableOf2001:
    assert isinstance(table, TableOf2001)
    return table


class Played(queensland.Played):
    """A round in Victoria."""

    table: VictorianTable

    def deal(self, **face: str) -> Self:
        assert self.round.ask is not None
        self.act(next(self.round.named(self.round.ask)), "deal", **face)
        return self

    def open(self) -> Self:
        """Everybody opens what they are to open, until a card or the settlement is awaited."""
        while self.awaits.endswith(": open"):
            assert self.round.ask is not None
            self.act(next(self.round.named(self.round.ask)), "open")
        return self

    @property
    def awaits(self) -> str:
        """As in Queensland, with the roles of Victoria."""
        ask = self.round.ask
        if isinstance(ask, Choice) and ask.roles:
            return f"{' or '.join(sorted(role.value for role in ask.roles & ROLES))}: {' | '.join(ask.offers)}"
        return super().awaits

    # Secret wagers

    def form(self, who: str, kind: str, amount: str = "", overlooked: bool = False, **written: str) -> Self:
        """A form handed in and examined: properly filled in, or each entry as it was written."""
        details: dict[str, Any] = {"type": kind, "amount": cents(amount)} if amount else written
        if not amount and kind:
            details["type"] = kind
        self.act(who, "make a secret wager", **details).act("dealer", "pass the form")
        return self.act(SUPERVISOR, "examine the form", **({"overlooked": True} if overlooked else {}))

    def announce(self) -> Self:
        return self.act(SUPERVISOR, "announce the secret wagers")

    @property
    def ruled(self) -> list[tuple[str, list[str]]]:
        return [(ruling.what, [cite.text for cite in ruling.cites]) for ruling in self.round.rulings]

    @property
    def says(self) -> list[str]:
        return [words for words, _ in self.called]

    def seen(self, who: str) -> Any:
        return self.round.game.look(self.table, who)


def begin(table: VictorianTable, **wagers: str) -> Played:
    """Wagers made and closed: `ann="player's hand 10 + tie bet 5"`."""
    played = Played(table)
    for who, text in wagers.items():
        for each in text.split(" + "):
            played.wager(who, each)
    return played.close()


def dealt(cards: str, table: VictorianTable, **wagers: str) -> Played:
    """These cards dealt, and opened where they lie face down."""
    played = begin(table, **wagers).deal()
    for each in cards.split():
        played.open().cards(each)
    return played.open()


def coup(cards: str, table: VictorianTable, **wagers: str) -> Played:
    """A whole round."""
    played = dealt(cards, table, **wagers)
    played.settle()
    return played


def tournament(*names: str, on: str = OF_1999, secret: int = 3, **rules: Any) -> VictorianTable:
    """A table of a tournament whose terms allow so many secret wagers."""
    return table_of(*names or ("ann", "bob"), on=on, secret_wagers=secret, **rules)
