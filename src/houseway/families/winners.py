"""Winning wagers that stay on the layout: their owners may take them up before the next round decides them again."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.play.discovery import hold_to_the_sign
from houseway.play.settlement import take_off
from houseway.play.table import Table

ANEW: Final = cite("reading G10")


def winners_lie(table: Table, withdrawn_under: Cite, out_under: Cite) -> None:
    """At the start of a round: what lies there has won, and goes back to whoever is out of the game."""
    for placed in [p for p in table.placed if table.people[p.person].excluded]:
        take_off(table, placed, out_under)
        what = f"{placed.person} is out of the game: the {placed.wager.name} that won goes back"
        table.rule(what, out_under)
    for placed in table.placed:
        placed.withdrawn_under = withdrawn_under


def winners_play_on(table: Table) -> None:
    """At 'no more bets': a stake that was left lying is a wager anew, and the sign as it stands now measures it."""
    for placed in [p for p in table.placed if p.withdrawn_under is not None]:
        hold_to_the_sign(table, placed, ANEW)
        placed.withdrawn_under = None
