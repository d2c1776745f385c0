"""What one text of a baccarat game has of its own; what the texts say alike is said in the sections of Part 6.

`law/parallels/baccarat.tsv` finds those sections in Part 12, and a notice of Victoria has pairs of its own.
"""

from dataclasses import dataclass

from houseway.cite import Cite
from houseway.families.shuffling import ShufflingCites, steps_of
from houseway.rulebook.parallel import Parallel


@dataclass(frozen=True, slots=True, kw_only=True)
class CoupText:
    """Where a text provides for the cards and the coup, and the words of what is then announced."""

    part: Parallel
    inspected: str = "the cards lie face up for the players to see"
    cutting_card: str = "the cutting card is out; this round is finished"
    last_round: str = "the last round is about to be played"
    this_is_last: str = "the cutting card came first: the last round is about to be played"
    shoe_completed: str = ""  # where something is announced then
    face_upwards: str = ""  # of initial cards that were dealt face down
    dummy_begins: str = "a dummy round begins with {0}: no wagers"
    dummy_round: str = "dummy round"
    comes_to: str = "it has no effect"  # a round that the shoe cannot finish
    result: str = "player's hand {0}, banker's hand {1}: {2} wins"


def steps(part: Parallel) -> dict[str, Cite]:
    """What the procedure asks the staff and the players for, as far as the Parts have it alike."""
    return {
        **steps_of(shuffling(part)),
        "no more bets": part("qld s97(2)"),
        "settle": part("qld s104(3)"),
    }


def shuffling(part: Parallel) -> ShufflingCites:
    """From new decks to a shoe with a cutting card in it."""
    return ShufflingCites(
        sorting=part("qld s91(1)"),
        spreading=part("qld s91(2)"),
        shuffling=part("qld s92(1)"),
        required=part("qld s93(1)"),
        presenting=part("qld s93(1)"),
        offering=part("qld s93(2)"),
        declined=part("qld s93(2)"),
        nobody=part("qld s93(3)"),
        cutting=part("qld s93(4)"),
        once=part("qld s93(5)"),
        completing=part("qld s93(5)"),
        marking=part("qld s93(6)"),
        loading=part("qld s93(7)"),
    )
