"""What the Victorian texts leave to the casino operator at a table, over what Part 4 of Queensland does."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from houseway.errors import Refused
from houseway.games.blackjack.rules import SETTINGS, Rules
from houseway.money import cents
from houseway.play.acts import choice, yes
from houseway.play.sign import Limits, Sign

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

__all__ = [
    "DEFAULT_SIGN",
    "SETTINGS_OF_1999",
    "SETTINGS_OF_2000",
    "LimitsPer",
    "RulesOf1999",
    "RulesOf2000",
    "limits_per",
]

LimitsPer: TypeAlias = Literal["", "playing area", "player"]
DEFAULT_SIGN: Final = Sign({"blackjack": Limits(cents("5"), cents("500"))})
SETTINGS_OF_1999: Final = (*SETTINGS, yes("superbucks"))
SETTINGS_OF_2000: Final = (*SETTINGS_OF_1999, choice("limits_per", ("playing area", "player", ""), optional=True))


@dataclass(frozen=True, slots=True)
class RulesOf1999(Rules):
    """Without Superbucks, which was deleted, and without Queensland's side wagers (reading B39)."""

    superbucks: bool = False

    def __post_init__(self) -> None:
        Rules.__post_init__(self)  # a class with slots has no bare super()
        if self.superbucks:
            raise Refused("vic 24/1999 r21", "Superbucks Blackjack is no longer part of the game")
        if self.super_sevens or self.bonus_blackjack:
            raise Refused("reading B39", "super sevens and bonus blackjack are Queensland's")


@dataclass(frozen=True, slots=True)
class RulesOf2000(RulesOf1999):
    """With a notice of limits that may say for what they count (27/2000 rule 6.1)."""

    limits_per: LimitsPer = ""  # empty: the notice does not say

    def __post_init__(self) -> None:
        RulesOf1999.__post_init__(self)
        if self.box_limited_as_a_whole and self.limits_per:
            raise Refused("vic 27/2000 r6.1", "the notice says for what the limits count; s42(2) has no room beside it")

    @property
    def limits_together(self) -> bool:
        return self.box_limited_as_a_whole or bool(self.limits_per)


def limits_per(table: "BlackjackTable") -> LimitsPer:
    """For what the limits of this table count, if its notice says so."""
    assert isinstance(table.rules, RulesOf2000)
    return table.rules.limits_per
