"""Crown Pai Gow deals to every playing area, and takes back the tiles where no wager lies (vic 9/2004 r18.5)."""

from typing import Final

from houseway.cite import cite
from houseway.games.pai_gow.abandonment import wait
from houseway.games.pai_gow.dealing import TileDealt
from houseway.games.pai_gow.dice import counted
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.moments import DEALING
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.dice import AREAS
from houseway.play.ask import Choice, Offer, Steps, always
from houseway.play.people import DEALER
from houseway.play.table import call

TO_EVERY_AREA: Final = cite("vic 9/2004 r18.5.1")
TAKEN_BACK: Final = cite("vic 9/2004 r18.5.2")
LEFT: Final = call("{0} tiles are left, and lie unseen to the right of the float", "vic 9/2004 r18.5.1")
RETRIEVE: Final = {"retrieve the tiles": Offer(TAKEN_BACK, says="of the areas without wagers, unseen")}


class AreaDealt(TileDealt):
    """The next tile for a playing area, whether or not anybody has wagered there."""

    __slots__ = ()

    def __init__(self, table: PaiGowTable, hand: Hand) -> None:
        super().__init__(table, hand)
        self.under, self.wanted = TO_EVERY_AREA, always


def deal_to_all(table: PaiGowTable, first: int) -> Steps[None]:
    """Four tiles to each of the six, from where the dice say; then back with those that nobody plays."""
    table.first = first
    table.hands = {box: Hand(box) for box in (counted(step, first, AREAS) for step in range(1, AREAS + 1))}
    for hand in table.hands.values():
        hand.live = hand.box == table.bank.box or bool(table.on_box(hand.box))
        while not hand.dealt:
            tile = yield from wait(table, AreaDealt(table, hand))
            table.stack.take(tile)
            hand.tiles.append(tile)
    table.announce(LEFT, table.stack.remaining)
    if not all(hand.live for hand in table.hands.values()):
        yield from wait(table, Choice(DEALER, RETRIEVE, TAKEN_BACK, "areas without wagers", moment=DEALING))
        table.hands = {box: hand for box, hand in table.hands.items() if hand.live}
