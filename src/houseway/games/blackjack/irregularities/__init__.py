"""What can go wrong at blackjack, and what may be directed: every act besides wagers and decisions."""

from houseway.families.dealt_by_the_house import held_against_the_deal
from houseway.games.blackjack.irregularities import (
    card_machine,
    cards,
    directions,
    entering,
    gone_past,
    people,
    too_many_cards,
)
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act

ACTS: tuple[Act[BlackjackTable], ...] = (
    *held_against_the_deal(*cards.ACTS, *too_many_cards.ACTS),
    *gone_past.ACTS,
    *people.ACTS,
    *card_machine.ACTS,
    *directions.ACTS,
    *entering.ACTS,
)
