"""What two rounds of baccarat with equal futures share: the summary by which a walk merges them."""

from houseway.families.baccarat.points import NO_THIRD, VALUE
from houseway.games.baccarat.table import BaccaratTable
from houseway.play.ask import Outcome
from houseway.play.round import Round


def key(round_: Round[BaccaratTable]) -> object:
    """Where the next card goes, what the hands count, the player's third card, the wagers that lie, what is settled."""
    table, ask = round_.table, round_.ask
    awaited = ask.to if isinstance(ask, Outcome) else str(ask)
    hands = tuple((len(hand.cards), hand.points) for hand in table.hands)
    thirds = table.players_hand.cards[2:]
    third = VALUE[thirds[0]] if thirds else NO_THIRD
    wagers = tuple((p.person, p.wager.name, p.selection, p.stake) for p in table.placed)
    shoe = (table.due, table.waiting, tuple(table.behind), table.cutting_card_out, table.last_round)
    return awaited, table.dummy, hands, third, wagers, shoe, tuple(table.lines)
