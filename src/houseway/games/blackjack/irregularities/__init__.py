"""What can go wrong at blackjack, and what may be directed: every act besides wagers and decisions."""

from houseway.families.house_deals import held_against_the_deal
from houseway.games.blackjack.irregularities import (
    card_machine,
    cards,
    directions,
    entry,
    omissions,
    people,
    too_many_cards,
)
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Act

ACTS: tuple[Act[BlackjackTable], ...] = (
    *held_against_the_deal(*cards.ACTS, *too_many_cards.ACTS),
    *omissions.ACTS,
    *people.ACTS,
    *card_machine.ACTS,
    *directions.ACTS,
    *entry.ACTS,
)
