"""Rounds of blackjack as short scripts: who wagers where, the cards as they come, and what people do.

>>> played = deal("ann: 8S 8D", dealer="6C", then=["ann split", "10H", "ann stand", "3H 10D", "10C 9S"])
>>> played.net("ann")
-2000
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, Self

from houseway.equipment.cards import card
from houseway.games import find
from houseway.games.blackjack.moments import SETTLING
from houseway.games.blackjack.table import BlackjackTable
from houseway.money import Cents, cents
from houseway.play.ask import Choice, Outcome
from houseway.play.game import Game
from houseway.play.people import Person, Role, player, roles_of, staff
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from support import played

GAME: Final = find("blackjack")
FLOOR: Final = "floor manager"
PIT: Final = "pit boss"
STAKE: Final = "10"
CARDS: Final = re.compile(r"(?:(?:10|[2-9AJQK])[CDHS])(?:\s+(?:10|[2-9AJQK])[CDHS])*")
AMOUNT: Final = re.compile(r"(.*?)(?: (\d+(?:\.\d\d)?))?")


def table_of(
    *names: str, chips: str = "500", ready: bool = True, game: Game[Any] = GAME, **rules: Any
) -> BlackjackTable:
    """A table with these players and a member of each kind of staff; `ready`: its cards are in the shoe."""
    players = [player(name, cents(chips)) for name in names or ("ann",)]
    table = game.open_table(people=[*players, Person("sue", Role.SPECTATOR), *staff(rules=game.rules)], **rules)
    assert isinstance(table, BlackjackTable)
    if ready:
        table.ready()
    return table


def on(box: str, stake: str = STAKE, wager: str = "blackjack", **more: Any) -> dict[str, Any]:
    """The details of a wager."""
    return {"on": wager, "selection": box, "stake": cents(stake), **more}


class Played(played.Played[BlackjackTable]):
    """A round at a table, driven by script."""

    # What people do

    def wager(self, who: str, box: str, stake: str = STAKE, wager: str = "blackjack", **more: Any) -> Self:
        return self.act(who, "wager", **on(box, stake, wager, **more))

    def cards(self, text: str) -> Self:
        for each in text.split():
            self.round.outcome(card(each))
        return self

    def play(self, *steps: str) -> Self:
        """Cards ("10H 3C"), or a person and an act with the amount that it takes ("ann double down 10")."""
        for step in steps:
            if CARDS.fullmatch(step):
                self.cards(step)
            else:
                self._do(step)
        return self

    def _do(self, step: str) -> None:
        who = next(name for name in self.table.people if step.startswith(f"{name} "))
        match = AMOUNT.fullmatch(step.removeprefix(f"{who} "))
        assert match is not None
        self.round.act(who, match[1], {"amount": cents(match[2])} if match[2] else {})

    def settle(self) -> Self:
        """The hands are complete, and the dealer settles."""
        if self.round.moment == SETTLING:
            self.round.act("dealer", "settle")
        return self

    # What is awaited

    @property
    def awaits(self) -> str:
        """Whom the round waits for: a card's hand, a person, a role, or wagers."""
        ask = self.round.ask
        if isinstance(ask, Outcome):
            return f"card for {ask.to}"
        if isinstance(ask, Wagering):
            return "wagers"
        if ask is None:
            return ""
        return ask.who or " or ".join(sorted(r.value for r in roles_of(self.table.game.rules) if r in ask.roles))

    @property
    def open(self) -> list[str]:
        """What is offered to whoever is awaited."""
        ask = self.round.ask
        assert isinstance(ask, Choice), self.awaits
        return sorted(ask.offers)

    def most(self, act: str) -> Cents:
        """The most that an offer takes."""
        ask = self.round.ask
        assert isinstance(ask, Choice), self.awaits
        return ask.offers[act].fields[0].most

    def listed(self, who: str) -> set[str]:
        return {option.act for option in self.round.options() if option.who == who}

    # What came of it

    def lines(self, who: str = "", wager: str = "") -> list[Line]:
        return [x for x in self.round.lines if who in ("", x.person) and wager in ("", x.wager)]

    def line(self, who: str, wager: str = "blackjack", hand: str = "") -> Line:
        [found] = [x for x in self.lines(who, wager) if hand in ("", x.selection)]
        return found

    def verdict(self, who: str, wager: str = "blackjack", hand: str = "") -> Verdict:
        return self.line(who, wager, hand).verdict

    def under(self, who: str, wager: str = "blackjack", hand: str = "") -> list[str]:
        return [cite.text for cite in self.line(who, wager, hand).cites]


def deal(
    *boxes: str,
    dealer: str,
    then: Sequence[str] = (),
    table: BlackjackTable | None = None,
    side: Iterable[tuple[str, str, str]] = (),
    **rules: Any,
) -> Played:
    """The first cards of a round, in the law's order, then what happens; settled where the script leads so far.

    A box is "ann: 8S 8D", "ann 25 + bob: 8S 8D" for two players of it and a stake other than ten dollars, or
    "box 3 ann: 8S 8D" for another box than the next. `side` has more wagers: (who, wager, stake).
    """
    seated = [read_box(text, number) for number, text in enumerate(boxes, 1)]
    played = begin(*boxes, table=table, side=side, **rules)
    in_order = [hand for _, _, hand in sorted(seated, key=lambda each: each[0])]
    played.play(*(hand.split()[0] for hand in in_order), dealer, *(hand.split()[1] for hand in in_order))
    return played.play(*then).settle()


def begin(
    *boxes: str, table: BlackjackTable | None = None, side: Iterable[tuple[str, str, str]] = (), **rules: Any
) -> Played:
    """The same up to the first card: for a deal in which something goes wrong. The cards of a box may be left out."""
    seated = [read_box(text, number) for number, text in enumerate(boxes, 1)]
    names = list(dict.fromkeys(name for _, players, _ in seated for name, _ in players))
    played = Played(table or table_of(*names, **rules))
    for box, players, _ in seated:
        for name, stake in players:
            played.wager(name, box, stake)
    for name, wager, stake in side:
        played.wager(name, next(p.selection for p in played.table.placed if p.person == name), stake, wager)
    return played.act("dealer", "deal")


def read_box(text: str, number: int) -> tuple[str, list[tuple[str, str]], str]:
    """The box, its players with their stakes, and its two cards."""
    head, _, cards = text.partition(": ")
    named = re.match(r"(box \d) ", head)
    box = named[1] if named else f"box {number}"
    players = [each.split() for each in head.removeprefix(f"{box} ").split(" + ")]
    return box, [(name, stake[0] if stake else STAKE) for name, *stake in players], cards
