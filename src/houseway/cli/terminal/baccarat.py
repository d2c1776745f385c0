"""Baccarat in the terminal: the two hands above, every place with its three areas, who has the shoe, what is owed."""

from typing import Any, Final

from houseway.cli.terminal import baccarat_victoria
from houseway.cli.terminal.baccarat_phrases import PHRASES, read
from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.baccarat import draw
from houseway.cli.terminal.face import Face, hint_plainly
from houseway.games.baccarat.wagers import TIE_BET
from houseway.play.acts import Field
from houseway.play.view import View
from houseway.play.wager import Wager

__all__ = ["FACE", "draw"]


def hint(view: View) -> str:
    if own := baccarat_victoria.hint(view):
        return own
    awaited = view.awaited or {}
    banks = view.look["banker"] == view.viewer
    if awaited.get("kind") == "wagering":
        duty = " · pass" if banks else ""
        return f"10 banker · 10 player · 10 tie · withdraw …{duty} · deal (or Enter) · ? for all"
    if "accept the shoe" in awaited.get("offers", ()):
        return "The shoe is offered to you: accept (you wager on a hand and deal) · decline · ?"
    if "deal" in awaited.get("offers", ()):
        return "You are the banker: deal · deal down · pass · ? for all"
    return hint_plainly(view)


class BaccaratBot(Regular):
    """One wager a round, mostly on one of the hands."""

    most_wagers = 1

    def likes(self, row: Wager[Any]) -> bool:
        return row.name != TIE_BET.name or not self.entropy.below(4)

    def pick(self, field: Field, who: str) -> object:
        """Small stakes in tens."""
        if field.kind == "money":
            ten = 1000 * (1 + self.entropy.below(5))
            return ten if field.least <= ten <= field.most and not (ten - field.least) % field.step else field.least
        return super().pick(field, who)


FACE: Final = Face(
    draw=draw,
    read=read,
    hint=hint,
    bot=BaccaratBot,
    phrases=(*PHRASES, *baccarat_victoria.PHRASES),
    says="take the shoe and deal; 5% on what the banker wins",
)
