"""What two rounds with equal futures share, in one spinner's game."""

from houseway.families.ring.table import RingTable
from houseway.play.round import Round


def key(round_: Round[RingTable]) -> object:
    table = round_.table
    kept = tuple(getattr(table, name) for name in table.kept)
    lies = tuple((p.person, p.wager.name, p.selection, p.stake) for p in table.placed)
    return str(round_.ask), kept, table.coins, table.faces, table.frozen, lies
