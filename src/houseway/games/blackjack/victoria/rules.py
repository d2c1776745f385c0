"""What the Victorian texts leave to the casino operator at a table, over what Part 4 of Queensland does."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Refused
from houseway.games.blackjack.rules import SETTINGS, Rules
from houseway.money import cents
from houseway.play.acts import choice, yes
from houseway.play.sign import Limits, Sign

STEPS: Final = {
    "reconstruct": cite("vic 26/2000 r15.5"),
    "do not reconstruct": cite("vic 26/2000 r15.5"),
    "pay the super bonus": cite("vic 28/2000 r22.6.2"),
}
DEFAULT_SIGN: Final = Sign({"blackjack": Limits(cents("5"), cents("500"))})
SETTINGS_OF_1999: Final = (*SETTINGS, yes("superbucks"))
SETTINGS_OF_2000: Final = (*SETTINGS_OF_1999, choice("limits_per", ("playing area", "player", ""), optional=True))


def check_of_1999(rules: Rules) -> None:
    """Without Superbucks, which was deleted, and without Queensland's side wagers."""
    if rules.superbucks:
        raise Refused("vic 24/1999 r21", "Superbucks Blackjack is no longer part of the game")
    if rules.super_sevens or rules.bonus_blackjack:
        raise Refused("reading B39", "super sevens and bonus blackjack are Queensland's")


def check_of_2000(rules: Rules) -> None:
    """With a notice of limits that may say for what they count (27/2000 rule 6.1)."""
    check_of_1999(rules)
    if rules.box_limited_as_a_whole and rules.limits_per:
        raise Refused("vic 27/2000 r6.1", "the notice says for what the limits count; s42(2) has no room beside it")
