"""Rounds of Caribbean stud as short scripts: whose hand is what, what the dealer holds, and what people do.

>>> played = deal("ann: KS KD 4H 4C 2S", dealer="AC KH 10C 6S 3C").do("ann bet").finish()
>>> played.net("ann")
5000
"""

from collections.abc import Iterable
from typing import Any, Final, Self

from houseway.equipment.cards import card
from houseway.games import find
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.money import cents
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.settlement import Line
from houseway.play.wagering import Wagering
from support import played

GAME: Final = find("caribbean-stud", rules="qld")
FLOOR: Final = "floor manager"
STAKE: Final = "10"
ANTE, BET, JACKPOT = "ante wager", "bet wager", "jackpot wager"

# Hands to play with
NO_HAND: Final = "AC QH 10C 6S 3C"
ACE_KING: Final = "AC KH 10C 6S 3C"


def table_of(
    *names: str, chips: str = "500", ready: bool = True, game: Game[Any] = GAME, **settings: Any
) -> CaribbeanStudTable:
    """A table with these players and one of each kind of staff; `ready`: its cards are in the shoe."""
    people = [*(player(name, cents(chips)) for name in names or ("ann",)), *game.staff()]
    table = game.open_table(people=people, **settings)
    assert isinstance(table, CaribbeanStudTable)
    if ready:
        table.ready()
    return table


def on(place: str, stake: str = STAKE, wager: str = ANTE, **more: Any) -> dict[str, Any]:
    """The details of a wager."""
    return {"on": wager, "selection": place, "stake": cents(stake), **more}


class Played(played.Played[CaribbeanStudTable]):
    """A round at a table, driven by script."""

    def __init__(self, table: CaribbeanStudTable) -> None:
        super().__init__(table)
        self.came: list[str] = []  # for whom the cards came, in order

    # What people do

    def wager(self, who: str, place: str = "place 1", stake: str = STAKE, wager: str = ANTE, **more: Any) -> Self:
        return self.act(who, "wager", **on(place, stake, wager, **more))

    def do(self, *steps: str) -> Self:
        """A person and an act: "ann bet"."""
        for step in steps:
            who = next(name for name in self.table.people if step.startswith(f"{name} "))
            self.act(who, step.removeprefix(f"{who} "))
        return self

    def cards(self, hands: dict[str, str], most: int = 99) -> Self:
        """Cards as they are asked for, each hand's own."""
        waiting = {place: [card(name) for name in text.split()] for place, text in hands.items()}
        while isinstance(ask := self.round.ask, Outcome) and waiting.get(ask.to) and most:
            self.came.append(ask.to)
            self.round.outcome(waiting[ask.to].pop(0))
            most -= 1
        return self

    def on_to(self, act: str) -> Self:
        """The staff do the ordinary thing until this is what is awaited."""
        while not (isinstance(self.round.ask, Choice) and act in self.round.ask.offers):
            answer_ordinarily(self.round)
        return self

    def finish(self) -> Self:
        """Whoever is awaited does the ordinary thing until the round is over: players who are left bet."""
        while not self.round.over:
            answer_ordinarily(self.round)
        return self

    # What is awaited

    @property
    def awaits(self) -> str:
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"card for {ask.to}"
        if isinstance(ask, Wagering):
            return "wagers"
        return "" if ask is None else ask.who or " or ".join(sorted(role.value for role in ask.roles))

    @property
    def open(self) -> list[str]:
        """What is offered to whoever is awaited."""
        ask = self.round.ask
        assert isinstance(ask, Choice), self.awaits
        return list(ask.offers)

    def sees(self, viewer: str) -> dict[str, Any]:
        return dict(self.table.game.look(self.table, viewer))

    # What came of it

    def lines(self, who: str = "", wager: str = "") -> list[Line]:
        return [x for x in self.round.lines if who in ("", x.person) and wager in ("", x.wager)]

    def line(self, who: str, wager: str = ANTE) -> Line:
        [found] = self.lines(who, wager)
        return found

    def verdict(self, who: str, wager: str = ANTE) -> str:
        return self.line(who, wager).verdict.value

    def under(self, who: str, wager: str = ANTE) -> list[str]:
        return [cite.text for cite in self.line(who, wager).cites]


def begin(*hands: str, table: CaribbeanStudTable | None = None, jackpot: Iterable[str] = (), **settings: Any) -> Played:
    """Antes and jackpot wagers are made and the wagering is closed. A hand is "ann: …" or "ann 25: …"."""
    seated = [text.partition(":")[0].split() for text in hands]
    played = Played(table or table_of(*(name for name, *_ in seated), **settings))
    for number, (name, *stake) in enumerate(seated, 1):
        played.wager(name, f"place {number}", *stake)
    cost = str(played.table.rules.jackpot_wager // 100)
    for name in jackpot:
        place = next(hand.label for hand in played.table.hands.values() if hand.person == name)
        played.wager(name, place, cost, JACKPOT)
    return played.act("dealer", played.table.text.deal.closed_by)


def deal(
    *hands: str,
    dealer: str = ACE_KING,
    table: CaribbeanStudTable | None = None,
    jackpot: Iterable[str] = (),
    **settings: Any,
) -> Played:
    """The same with the cards dealt, up to the first decision."""
    cards = {f"place {number}": text.partition(":")[2] for number, text in enumerate(hands, 1)}
    return begin(*hands, table=table, jackpot=jackpot, **settings).cards(cards | {"dealer": dealer})


def play(*hands: str, dealer: str = ACE_KING, **settings: Any) -> Played:
    """A whole round in which everybody bets."""
    return deal(*hands, dealer=dealer, **settings).finish()
