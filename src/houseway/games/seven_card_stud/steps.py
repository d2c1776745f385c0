"""The steps of a round of play as the dealer announces them, in the order of section 387."""

from typing import Final

from houseway.families.poker import moments as poker
from houseway.families.poker.betting import Betting
from houseway.families.poker.stud import moments as stud
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.stud.table import ANTE, LOWEST
from houseway.games.seven_card_stud.moments import THIRD_HOLE_CARD
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.play.table import call

INSPECTED: Final = call("the cards are sorted and inspected, whichever deck it is", "qld s378(1)")
NOT_USED_JUST_BEFORE: Final = {  # is it the complete one?
    True: call("a complete deck comes into use", "qld s379(1)"),
    False: call("a reduced deck comes into use", "qld s380(1)"),
}
STARTS: Final = {
    True: call("the round of play starts with ante betting", "qld s387(2)"),
    False: call("the round of play starts with blind betting", "qld s387(2)"),
}
LOWEST_FIRST: Final = call("lowest value card betting applies in the first round of betting", "qld s385(2)")
STEPS: Final = {
    stud.FIRST_CARDS: call("two hole cards and a face up card for each player", "qld s387(3)"),
    poker.FIRST_BETTING: call("the first round of betting starts", "qld s389(5)"),
    stud.SECOND_FACE_UP_CARD: call("the second face up card for each player", "qld s387(4)"),
    poker.SECOND_BETTING: call("the second round of betting", "qld s370(2)"),
    stud.THIRD_FACE_UP_CARD: call("the third face up card for each player", "qld s387(5)"),
    poker.THIRD_BETTING: call("the third round of betting", "qld s370(2)"),
    stud.FOURTH_FACE_UP_CARD: call("the fourth face up card for each player", "qld s387(6)"),
    poker.FOURTH_BETTING: call("the fourth round of betting", "qld s370(2)"),
    THIRD_HOLE_CARD: call("the third hole card for each player", "qld s387(7)"),
    poker.FINAL_BETTING: call("the final round of betting, after the third hole card", "qld s370(1)"),
    poker.SHOWDOWN: call("showdown: the hole cards are shown", "qld s371"),
}
LAST_CALLED: Final = call("{0} was the last player called", "qld s367(2)")
DECIDED: Final = call("the hands decide who wins what was bet", "qld s387(8)")


def announce_start(table: SevenCardStudTable) -> None:
    """Which cards are used, and how the round of play starts."""
    fits = table.deck in table.decks_for(len(table.seats))
    if table.due or not fits:
        table.announce(INSPECTED)
    if table.due and fits:
        table.announce(NOT_USED_JUST_BEFORE[table.deck == COMPLETE])
    table.announce(STARTS[table.betting_form == ANTE])
    if table.opens == LOWEST:
        table.announce(LOWEST_FIRST)


def announce_end(table: SevenCardStudTable, betting: Betting) -> None:
    """Whose hand is shown first; there is no showdown where the final round of betting could be opened and was not."""
    if table.last_called is not None:
        table.announce(LAST_CALLED, table.last_called.name)
    if betting.opened or not table.could_open:
        table.announce(DECIDED)
        table.announce(STEPS[poker.SHOWDOWN])
