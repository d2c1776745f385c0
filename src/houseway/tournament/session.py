"""A session of a tournament at one table: its hands are counted, and who cannot wager any more is out.

It is the same wherever the table stands: by itself with strategies alone (`seated`), or in a house with people, where
what it comes to is kept as events of the table's chain (`houseway.house.tables.contest`).
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.money import Cents
from houseway.play.codec import Data
from houseway.play.events import HOUSE
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.tournament.chip_count import chips_of, wagered
from houseway.tournament.conditions import Conditions, SessionConditions, WagerRule
from houseway.tournament.ranking import Score
from houseway.tournament.sheet import goes_on, wager_rule
from houseway.tournament.texts import TournamentText

CITED: Final = ("exclusive", "leaving", "chips", "structure", "wager", "settled", "agreed", "director")


def stated(
    conditions: Conditions, text: TournamentText, session: SessionConditions, players: Collection[str], least: Cents
) -> Data:
    """What the conditions say of a table in a session, as plain data; no wager is under `least` there."""
    last, rule = session is conditions.final, conditions.wager
    compulsory = rule if isinstance(rule, WagerRule) and rule.compulsory else None
    return {
        "session": session.name,
        "hands": session.length,
        "chips": session.chips or conditions.chips or 0,
        "players": list(players),
        "goes_on": 1 if last else session.goes_on,
        "advance": 1 if last else session.advance or 0,
        "ends": goes_on(conditions, session),
        "open": bool(session.advance_in_all),  # who goes on is not settled at one table
        "cash": session.cash is not None,
        "least": least,
        "stake": conditions.least_wager,
        "compulsory": None if compulsory is None else (compulsory.minimum, compulsory.omitted),
        "must": "" if compulsory is None else wager_rule(conditions),
        "under": {name: found.text for name in CITED if (found := getattr(text, name)) is not None},
    }


class HandCount(NamedTuple):
    """What a hand led to: chips that are forfeited, who is out, and how everybody stands."""

    hand: int
    forfeits: dict[str, Cents]
    out_at: dict[str, int]
    chips: dict[str, Cents]


class TableSession:
    """How far it has come."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        self.told = told
        self.hands: int = told["hands"]
        self.goes_on: int = told["goes_on"]
        self.hand = 0  # so many were played
        allotted: Cents = told["chips"]
        self.chips = dict.fromkeys(map(str, told["players"]), allotted)
        self.out_at: dict[str, int] = {}  # who went out, and after which hand
        self.over = ""  # why

    @property
    def live(self) -> list[str]:
        """Those who can still wager."""
        return [name for name in self.chips if name not in self.out_at]

    def check_settled(self, table: str, agreed: bool) -> None:
        """Refuse to end play before it is settled who goes on, or without agreement where chips become cash."""
        told, under = self.told, self.told["under"]
        if told["open"] or len(self.live) > told["advance"]:
            why = f"at {table} it is not settled who goes on: {', '.join(self.live)} can still wager"
            raise Refused(cite(under["settled"]), why, ground=Ground.WHEN)
        if told["cash"] and not agreed:
            why = f"chips become cash at the end of the session, and not all players at {table} agree"
            raise Refused(cite(under["agreed"]), why, ground=Ground.WHO)

    # After each hand

    def omitted(self, round_: Round[Any], missing: Collection[str] = ()) -> tuple[dict[str, Cents], list[str]]:
        """Who wagered less than the compulsory wager forfeits the rest, or is out; not those who were not there."""
        if self.told["compulsory"] is None:
            return {}, []
        minimum, omitted = self.told["compulsory"]
        people = round_.table.people
        there = [name for name in self.live if name in people and name not in missing]
        short = {name: amount for name in there if (amount := minimum - wagered(round_, name)) > 0}
        if omitted == "out":
            return {}, list(short)
        return {name: min(amount, people[name].purse.value) for name, amount in short.items()}, []

    def count(self, round_: Round[Any], missing: Mapping[str, Cents] | None = None) -> HandCount:
        """What a hand that is over led to; those who were `missing` forfeit so much."""
        table, number, away = round_.table, self.hand + 1, missing or {}
        forfeits, out = self.omitted(round_, away)
        forfeits |= {name: min(amount, table.people[name].purse.value) for name, amount in away.items()}
        out_at = self.out_at | dict.fromkeys(out, number)
        chips = dict(self.chips)
        for name in self.live:
            there = name in table.people  # or was sent away
            chips[name] = chips_of(table, name) - forfeits.get(name, 0) if there else self.chips[name]
            if not there or chips[name] < max(self.told["least"], 1):
                out_at.setdefault(name, number)
        return HandCount(number, forfeits, out_at, chips)

    def enter(self, counted: HandCount) -> None:
        """So it stands now."""
        self.hand, self.out_at = counted.hand, dict(counted.out_at)
        self.chips = {name: counted.chips[name] for name in self.chips}

    def remove(self, name: str) -> None:
        """A player has gone for good: disqualified, or retired."""
        self.chips.pop(name, None)
        self.out_at.pop(name, None)

    def scores(self, table: str) -> list[Score]:
        return [Score(name, table, chips, self.out_at.get(name, 0)) for name, chips in self.chips.items()]


def take_forfeits(table: Table, forfeits: Mapping[str, Cents]) -> None:
    """Forfeited chips go to the house, outside of any round."""
    for name, amount in forfeits.items():
        table.move(table.people[name], -amount, HOUSE)
