"""Baccarat in Victoria: the notices that are held, over the procedure of Queensland's Part 6 (reading BC20).

notices         the two texts, in what is only numbers and citations
rules, table    a table of 1999; secret wagers      table_of_2001   the shoe, Dummy Coups
words, forms    the approved form of a secret wager, what is wrong with one, and what it then counts for
secret          it is handed in, examined and looked at     announcing   announced, laid down and counted
dealing         who deals      opening, both_hands   who opens      holding   the shoe accepted, shared, given up
dummies         Dummy Coups    changing   wagers changed by permission
irregularities  all acts of each text                      procedure   one round in each
"""

from dataclasses import replace
from typing import Any

from houseway.games.baccarat.key import key
from houseway.games.baccarat.victoria.irregularities import ACTS_OF_1999, ACTS_OF_2001, out_of_place_in_2001
from houseway.games.baccarat.victoria.layout import told
from houseway.games.baccarat.victoria.procedure import late_in_2001, round_in_1999, round_in_2001
from houseway.games.baccarat.victoria.sight import look
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.table_of_2001 import TableOf2001
from houseway.games.baccarat.victoria.wagers import WAGERS
from houseway.play.game import Game
from houseway.play.round import Round

__all__ = ["texts"]


def texts(qld: Game[Any]) -> tuple[Game[Any], ...]:
    """Each text in force in Victoria, made from Queensland's game."""
    of_1999 = text(
        replace(qld, wagers=WAGERS, told=told, look=look, key=key_with_hands),
        VictorianTable,
        part="vic 26/1999",
        since="1999-11-08T04:00",
        acts=ACTS_OF_1999,
        procedure=round_in_1999,
    )
    of_2001 = text(
        of_1999,
        TableOf2001,
        part="vic 4/2001",
        since="2001-03-16T04:00",
        acts=ACTS_OF_2001,
        procedure=round_in_2001,
        late=late_in_2001,
        refuses=out_of_place_in_2001,
    )
    return of_1999, of_2001


def text(base: Game[Any], table: type[VictorianTable], **changes: Any) -> Game[Any]:
    """A game like another, at tables of its own."""
    return replace(base, rules="vic", table=table, **changes)


def key_with_hands(round_: Round[Any]) -> object:
    """Besides what counts in Queensland: what lies open, by whom the rest is opened, and the forms handed in."""
    table = round_.table
    opens = (tuple(table.opened.items()), table.opens_both, table.order, table.face_down, table.sight_of_all)
    return key(round_), opens, tuple(table.secrets.items()), table.void_under
