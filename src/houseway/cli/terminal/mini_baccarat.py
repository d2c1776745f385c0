"""Mini-baccarat in the terminal: the two hands above, then every place with its three areas, and how the shoe went."""

from typing import Any, Final

from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.mini_baccarat import draw
from houseway.cli.terminal.face import Face, hint_plainly
from houseway.cli.terminal.mini_baccarat_phrases import PHRASES, read
from houseway.games.mini_baccarat.wagers import TIE_BET
from houseway.play.acts import Field
from houseway.play.view import View
from houseway.play.wager import Wager

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") == "wagering":
        return "10 banker · 10 player · 5 tie · withdraw … · deal (or Enter) · ? for all"
    return hint_plainly(view)


class MiniBaccaratBot(Regular):
    """One wager a round, mostly on one of the hands."""

    most_wagers = 1

    def likes(self, row: Wager[Any]) -> bool:
        return row is not TIE_BET or not self.entropy.below(4)

    def pick(self, field: Field, who: str) -> object:
        """Small stakes that 19 to 20 pays in coins."""
        if field.kind == "money":
            ten = 1000 * (1 + self.entropy.below(5))
            return ten if field.least <= ten <= field.most and not (ten - field.least) % field.step else field.least
        return super().pick(field, who)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=MiniBaccaratBot,
    phrases=PHRASES,
    says="player's or banker's hand, the latter at 19 to 20",
)
