"""Rounds of mini-baccarat as short scripts: who wagers on what, the cards as they come, and what people do.

>>> played = deal("ann banker 10", cards="4S 9H 2S QC")
>>> played.net("ann")
950
"""

from typing import Any, Final, Self

from houseway.equipment.cards import NAME, card
from houseway.families.baccarat.moments import SETTLING
from houseway.games import find
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.money import cents
from houseway.play.ask import Choice, Outcome
from houseway.play.people import Person, Role, player, staff
from houseway.play.settlement import Line
from houseway.play.wagering import Wagering
from support import played

FLOOR: Final = "floor manager"
PIT: Final = "pit boss"
ASSISTANT: Final = "assistant pit boss"
WAGER: Final = {"banker": "banker's hand", "player": "player's hand", "tie": "tie bet"}


def table_of(
    *names: str, chips: str = "2000", ready: bool = True, decks: int = 8, **settings: Any
) -> MiniBaccaratTable:
    """A table with these players and a member of each kind of staff; `ready`: its cards are in the shoe."""
    people = [*(player(name, cents(chips)) for name in names or ("ann",)), Person("sue", Role.SPECTATOR), *staff()]
    table = find("mini-baccarat", {"decks": decks}).open_table(people=people, **settings)
    assert isinstance(table, MiniBaccaratTable)
    if ready:
        table.ready()
    return table


def with_cards(left: int, *names: str, marker: int = 0, **settings: Any) -> MiniBaccaratTable:
    """A table whose shoe holds so many cards still, high ones first to go; the others are discards."""
    table = table_of(*names, **settings)
    shoe = table.shoe
    while shoe.remaining > left:
        for number in range(51, -1, -1):
            if shoe.counts[number] > 1 and shoe.remaining > left:
                shoe.take(number)
                shoe.discard([number])
        if all(count <= 1 for count in shoe.counts):
            break
    for number in range(51, -1, -1):
        if shoe.counts[number] and shoe.remaining > left:
            shoe.take(number)
            shoe.discard([number])
    shoe.marker = marker
    return table


class Played(played.Played[MiniBaccaratTable]):
    """A round at a table, driven by script."""

    def wager(self, who: str, on: str, stake: str, selection: str = "", **more: Any) -> Self:
        return self.act(who, "wager", **self.on(who, on, stake, selection, **more))

    def on(self, who: str, on: str, stake: str, selection: str = "", **more: Any) -> dict[str, Any]:
        """The details of a wager, in the player's own box unless another is named."""
        seat = f"seat {self.table.seats.of(who)}"
        return {"on": WAGER.get(on, on), "selection": selection or seat, "stake": cents(stake), **more}

    def cards(self, text: str) -> Self:
        for each in text.split():
            self.round.outcome(card(each))
        return self

    def close(self) -> Self:
        return self.act("dealer", "no more bets")

    def settle(self) -> Self:
        return self.act("dealer", "settle")

    # What is awaited

    @property
    def awaits(self) -> str:
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"card for {ask.to}"
        if isinstance(ask, Wagering):
            return "wagers"
        if ask is None:
            return ""
        if ask.moment == SETTLING:
            return "settlement"
        assert isinstance(ask, Choice)
        who = ask.who or " or ".join(sorted(role.value for role in ask.roles))
        return f"{who}: {', '.join(ask.offers)}"

    @property
    def under(self) -> str:
        """The provision under which something is awaited."""
        assert self.round.ask is not None
        return self.round.ask.under.text

    # What came of it

    def lines(self, who: str = "") -> list[Line]:
        return [x for x in self.round.lines if who in ("", x.person)]

    def line(self, who: str, on: str) -> Line:
        [found] = [x for x in self.lines(who) if x.wager == WAGER[on]]
        return found

    def verdict(self, who: str, on: str) -> str:
        return self.line(who, on).verdict.value

    def cites(self, who: str, on: str) -> list[str]:
        return [cite.text for cite in self.line(who, on).cites]

    @property
    def hands(self) -> tuple[str, str]:
        players, bankers = (" ".join(NAME[each] for each in hand.cards) for hand in self.table.hands)
        return players, bankers

    @property
    def points(self) -> tuple[int, int]:
        return self.table.players_hand.points, self.table.bankers_hand.points


def begin(*wagers: str, table: MiniBaccaratTable | None = None, **settings: Any) -> Played:
    """Wagers like "ann banker 10", and 'no more bets'."""
    names = list(dict.fromkeys(text.split()[0] for text in wagers))
    played = Played(table or table_of(*names, **settings))
    for text in wagers:
        who, on, stake = text.split()
        played.wager(who, on, stake)
    return played.close()


def deal(*wagers: str, cards: str, table: MiniBaccaratTable | None = None, **settings: Any) -> Played:
    """The same with its cards, settled."""
    return begin(*wagers, table=table, **settings).cards(cards).settle()


def next_round(played: Played, *wagers: str) -> Played:
    """The round after it at the same table."""
    assert played.over
    return begin(*wagers, table=played.table)


PREPARED: Final = (
    ("dealer", "sort and inspect"),
    (FLOOR, "sort and inspect"),
    ("dealer", "spread the cards"),
    ("dealer", "shuffle"),
)
IN_THE_SHOE: Final = (
    ("dealer", "complete the cut"),
    ("dealer", "insert the cutting card"),
    ("dealer", "put the cards in the shoe"),
    ("dealer", "remove the first card"),
)


def through(played: Played, *steps: tuple[str, str]) -> Played:
    for who, act in steps:
        played.act(who, act)
    return played


def offered(*names: str, **settings: Any) -> Played:
    """New cards have been inspected and shuffled, and the cut is offered."""
    played = through(Played(table_of(*names, ready=False, **settings)), *PREPARED)
    return played.act("dealer", "offer the cut")


def loaded(*names: str) -> Played:
    """They are in the shoe, and the first has been removed face down."""
    return through(offered(*(names or ("ann",))).act("ann", "cut"), *IN_THE_SHOE)
