"""A group of four tiles to each player and to the bank, counterclockwise (qld s432)."""

from typing import Final

from houseway.cite import cite
from houseway.equipment.tiles import NAME, Tile, tile
from houseway.errors import BadInput, quoted
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.moments import DEALING
from houseway.games.pai_gow.rules import MOST_BOXES
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.terms import NEXT_IN_PLAY
from houseway.play.acts import Field, choice
from houseway.play.ask import Outcome, Steps

THE_DEAL: Final = cite("qld s432")


class TileDealt(Outcome):
    """The next tile of the stack, face down."""

    __slots__ = ()

    def __init__(self, table: PaiGowTable, hand: Hand) -> None:
        super().__init__("stack", table.stack, "tile", THE_DEAL, hand.label, hand.in_play, moment=DEALING)

    def write(self, value: Tile) -> str:
        return NAME[value]

    def read(self, text: str | int) -> Tile:
        return tile(str(text))

    def comes(self) -> Field:
        """Any tile: which of them the stack still holds is nobody's to see."""
        return choice(self.field, range(len(NAME)))

    def check(self, value: object) -> None:
        if type(value) is not int or not 0 <= value < len(NAME):
            raise BadInput(f"{quoted(value)} is not a tile")
        if not self.device.weights().get(value):
            raise BadInput(f"the stack holds no more {NAME[value]}")


def boxes_in_play(table: PaiGowTable, first: int) -> list[int]:
    """The bank's box and those with wagers, from where the dice say or the next that has players (reading P16)."""
    around = [(first + step - 1) % MOST_BOXES + 1 for step in range(MOST_BOXES)]
    return [box for box in around if box == table.bank.box or box in table.played]


def deal(table: PaiGowTable, first: int) -> Steps[None]:
    """Four tiles a box; a box whose wagers have gone receives no more."""
    boxes = boxes_in_play(table, first)
    table.first = boxes[0]
    if table.first != first:
        table.announce(NEXT_IN_PLAY, first, table.first)
    table.hands = {box: Hand(box) for box in boxes}
    for hand in table.hands.values():
        hand.live = hand.box == table.bank.box or bool(table.on_box(hand.box))
        while hand.live and not hand.dealt:
            came = yield from wait(table, TileDealt(table, hand))
            if came is not None:
                table.stack.take(came)
                hand.tiles.append(came)
