"""What two rounds of baccarat with equal futures share in Victoria."""

from houseway.games.baccarat import key as part_6
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.play.round import Round


def key(round_: Round[VictorianTable]) -> object:
    """Besides what counts in Queensland: what lies open, by whom the rest is opened, and the forms handed in."""
    table = round_.table
    opens = (tuple(table.opened.items()), table.opens_both, table.order, table.face_down, table.sight_of_all)
    return part_6.key(round_), opens, tuple(table.secrets.items()), table.void_under
