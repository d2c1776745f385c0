"""Whatever is bet at a poker table is one row: blind or ante, to open, to call or to raise."""

from collections.abc import Iterable
from typing import Final

from houseway.families.poker.share import Share
from houseway.families.poker.table import BET
from houseway.play.wager import Wager, loses, wins
from houseway.rulebook.parallel import Parallel

AMONG_PLAYERS: Final = "players play against players: the house has the commission alone"
"""What the page of odds says of all poker."""

ALONE: Final = "nobody else is left who may win {0.told}: {person} wins it"
NOT_ALONE: Final = "{0.many} players may win {0.told}"
EQUAL: Final = "the hands of {0.winners} are equal, and none is better: they share {0.told}"
NOT_EQUAL: Final = "no two hands share {0.told}: {0.winners} wins it alone"
BEST: Final = "of the {0.many} who may win {0.told}, {0.winners} has the best hand"
TAKEN: Final = "{0.why}: {0.winners} {0.win} {0.told}"
TO_ANOTHER: Final = "{0.why}: {0.winners} {0.win} {0.told}, and {person}'s bet in it is lost"
OPENED: Final = "hands decide {0.told}: the round did not end for want of an opening bet"
OUT: Final = "{person} is out of the round of play; {0.passed}, and the bet with it"
NOT_OUT: Final = "{person} may still win {0.told}"
BEATEN: Final = "of the {0.many} who may win {0.told}, {0.winners} {0.have} the best hand; {person}'s is not as good"


def bets(part: Parallel, permitted: str, says: str) -> Wager[Share]:
    """The row of a game, permitted by its definition of a bet or by how bets are made."""
    passed = part("qld s349(4)(e)").text
    return Wager[Share](
        name="bet",
        permitted=permitted,
        clauses=(
            wins(Share.alone, passed, because=ALONE, unless=NOT_ALONE),
            wins(Share.taken, passed, because=TAKEN, unless=OPENED),
            wins(Share.equal, part("qld s349(5)").text, because=EQUAL, unless=NOT_EQUAL),
            wins(Share.best, passed, because=BEST, unless="it is {0.winners} who wins {0.told}"),
            loses(Share.out, passed, because=OUT, unless=NOT_OUT),
            loses(Share.to_another, passed, because=TO_ANOTHER, unless=OPENED),
            loses(Share.beaten, passed, because=BEATEN),
        ),
        says=says,
        gets="part of the pot",
        limit=BET,
    )


def chances(_wager: Wager[Share], _selection: str) -> Iterable[tuple[Share, int]]:
    """Nothing is wagered against the house: what a bet is worth lies with the other players."""
    return ()
