"""Rounds of pai gow in Victoria as short scripts: the dice as they lie, then four tiles to each box.

>>> played = closed("ann box 2 20", version="Crown Pai Gow")
>>> played.dice("L 3").act("dealer", "cut the tiles", side="right").table.first
0
"""

from typing import Any, Final

import pytest

from houseway.equipment.tiles import TILES, tile
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.pai_gow.bank import Bank
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import CO_BANKER, PLAYER_BANKER
from houseway.money import cents
from houseway.play.ask import Ask, Outcome
from houseway.play.game import Game
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round

ORDINARY: Final = "Pai Gow"
CROWN: Final = "Crown Pai Gow"


def game(version: str = ORDINARY) -> Game[Any]:
    return find("pai-gow", {"version": version}, rules="vic")


def table_of(*names: str, version: str = ORDINARY, ready: bool = True, **settings: Any) -> PaiGowTable:
    """A table with these players and all staff of Victoria; `ready`: its tiles have been inspected."""
    players = [player(name, cents("2000")) for name in names or ("ann",)]
    people = [*players, Person("sue", Role.SPECTATOR), *staff(rules="vic")]
    table = game(version).open_table(people=people, **settings)
    assert isinstance(table, PaiGowTable)
    if ready:
        table.due = ""
    return table


def banked_by(table: PaiGowTable, person: str, box: int, kind: str = PLAYER_BANKER) -> "Played":
    """A round in which a player takes the bank at the box of the round before."""
    assert kind in (PLAYER_BANKER, CO_BANKER)
    table.last, table.boxes = Bank(), {box: [person]}
    played = Played(table)
    act = "take the bank" if kind == PLAYER_BANKER else "co-bank"
    return played.act(person, act, amount=cents("1000"), box=f"box {box}")


class Played:
    """A round at a table, driven by script."""

    def __init__(self, table: PaiGowTable) -> None:
        self.table = table
        self.round = Round(table)

    def act(self, who: str, act: str, **details: Any) -> "Played":
        self.round.act(who, act, details)
        return self

    def stacked(self) -> "Played":
        return self.act("dealer", "shuffle").act("dealer", "stack")

    def wager(self, text: str) -> "Played":
        """`ann box 2 20`."""
        who, _, box, stake = text.split()
        return self.act(who, "wager", on="player's hand", selection=f"box {box}", stake=cents(stake))

    def close(self, *wagers: str) -> "Played":
        self.stacked()
        for each in wagers:
            self.wager(each)
        return self.act("dealer", "no more bets")

    def dice(self, text: str) -> "Played":
        self.act("dealer", "shake the dice")
        return self.outcome(text)

    def outcome(self, text: str) -> "Played":
        ask = self.round.ask
        assert isinstance(ask, Outcome)
        self.round.outcome(ask.read(text))
        return self

    def tiles(self, text: str) -> "Played":
        """In the order in which they are dealt."""
        for each in text.split():
            self.outcome(each)
        return self

    def any_tiles(self) -> "Played":
        """The rest of the deal, whatever comes."""
        while isinstance(self.round.ask, Outcome):
            self.round.outcome(next(iter(self.round.ask.device.weights())))
        return self

    def deal(self, **hands: str) -> "Played":
        """`box_2="6-6 6-6 1-1 1-1"`; boxes that are not named get what is left."""
        wanted = {name.replace("_", " "): [tile(each) for each in text.split()] for name, text in hands.items()}
        spare = list(TILES)
        for tiles in wanted.values():
            for each in tiles:
                spare.remove(each)
        while isinstance(ask := self.round.ask, Outcome):
            mine = wanted.get(ask.to, spare)
            self.round.outcome(mine.pop(0))
        return self

    def refused(self, under: str, who: str, act: str, ground: Ground | None = None, **details: Any) -> Refused:
        with pytest.raises(Refused) as refusal:
            self.round.act(who, act, details)
        assert refusal.value.under.text == under, str(refusal.value)
        assert ground is None or refusal.value.ground is ground
        return refusal.value

    def can(self, act: str) -> list[str]:
        """Who may do this now."""
        return [option.who for option in self.round.options() if option.act == act]

    @property
    def ask(self) -> Ask:
        assert self.round.ask is not None
        return self.round.ask

    @property
    def to(self) -> str:
        """For which box the next tile is."""
        assert isinstance(self.ask, Outcome)
        return self.ask.to

    def lows(self, act: str = "set") -> list[str]:
        """The low hands that may be set now."""
        return [str(low) for option in self.round.options() if option.act == act for low in option.fields[0].choices]

    @property
    def called(self) -> list[str]:
        return [each.words for each in self.table.called]

    @property
    def rulings(self) -> list[tuple[str, list[str]]]:
        return [(ruling.what, [each.text for each in ruling.cites]) for ruling in self.table.rulings]

    def net(self, person: str) -> int:
        return sum(line.net for line in self.round.lines if line.person == person)


def closed(*wagers: str, version: str = ORDINARY, **settings: Any) -> Played:
    """A round of the house's bank up to 'no more bets'."""
    names = list(dict.fromkeys(text.split()[0] for text in wagers))
    return Played(table_of(*names, version=version, **settings)).close(*wagers)
