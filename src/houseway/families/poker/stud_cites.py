"""Where a Part provides for what only the stud games have."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.cite import Cite
from houseway.families.poker.cites import EndingCites, RoundCites
from houseway.families.poker.limits import RaiseCites

__all__ = ["StudCites"]


@dataclass(frozen=True, slots=True)
class StudCites:
    """Where a Part provides for what only the stud games have. Pairs are for half pot, then full pot betting."""

    # Before the cards
    ante_announced: Cite  # whether ante or blind betting applies
    lowest_announced: Cite
    highest_otherwise: Cite
    ace_announced: Cite  # low as well as high, with a reduced deck
    ante: Cite  # each player makes one
    ante_on_sign: Cite
    ante_no_more: Cite  # than the minimum permissible wager
    blind: Cite  # the designated player makes it
    blind_amount: Cite
    # The opening bet of the first round of betting
    highest_opens: Cite
    lowest_opens: Cite
    closest: Cite  # of those whose cards are equal
    designated: Cite  # where the designated player is one of them
    opening: tuple[Cite, Cite]  # in ante betting
    one_component: Cite
    two_components: tuple[Cite, Cite]
    one_more: Cite  # additional bet of the designated player
    two_more: tuple[Cite, Cite]
    blind_opens: Cite  # no additional bet
    no_check: Cite  # in the first round of betting
    # How the first round of betting ends
    unplayed: Cite  # in blind betting nobody called: that is announced,
    blind_back: Cite  # where it was the designated player who opened
    opening_back: Cite  # where it was another player
    blind_won: Cite  # and what becomes of the blind bet then
    # Later rounds of betting
    later_opening: tuple[Cite, Cite]
    highest_face_up: Cite
    closest_later: Cite
    designated_later: Cite
    all_checked: Cite
    nobody_opened: Cite  # in the final round of betting
    look_back: Cite  # the reading, where nobody was called in the round before
    others_folded: Cite  # the reading, where all others fold before there is a bet
    no_one_to_bet: Cite  # the reading, where nobody can bet any more: the cards are dealt on
    # Raises
    raises: RaiseCites
    most: tuple[Cite, Cite]
    # Cards
    hole_face_up: Cite  # the first face up card is then dealt face down
    first_found: Cite  # face up in the deck
    later_found: Cite
    exposed: Cite  # too early: the betting goes on,
    exposed_shuffled: Cite  # and the card is shuffled in
    communal: Cite
    communal_counts: Cite
    only_one: Cite  # the reading
    first: RoundCites
    later: RoundCites
    # What more there is to say of the above
    components: Cite | None = None  # an opening bet is of one or two
    additional: Cite | None = None  # bets of the designated player
    endings: Mapping[Cite, EndingCites] = field(default_factory=dict)  # without a showdown: by what passes the pot
    with_first: tuple[Cite, Cite] | None = None  # the pot that limits the second component, or bet, has the first in it
