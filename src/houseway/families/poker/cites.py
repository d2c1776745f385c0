"""Where each poker Part provides for what the four of them share. A family knows no section number of its own."""

from dataclasses import dataclass, field

from houseway.cite import Cite
from houseway.play.ask import Offer

__all__ = [
    "BettingCites",
    "ConductCites",
    "DealingCites",
    "EndingCites",
    "OutOfTurnCites",
    "PlaceCites",
    "PokerCites",
    "RoundCites",
]


@dataclass(frozen=True, slots=True)
class PlaceCites:
    """Seats, the buck and the table stake."""

    clockwise: Cite  # players act in turn
    sorting: Cite  # a new deck
    spreading: Cite
    washing: Cite
    shuffling: Cite  # before each round of play
    cutting: Cite
    draw: Cite  # for a place that several want
    priority: Cite  # for a vacant one
    first_buck: Cite
    buck_passes: Cite
    buck_declined: Cite  # not allowed
    stake_shown: Cite  # a person becomes a player with a table stake
    least_stake: Cite
    stake_fixed: Cite  # not added to in a round of play
    topping_up: Cite  # between rounds
    no_stake: Cite  # leaves the game
    lending: Cite  # not allowed


@dataclass(frozen=True, slots=True)
class BettingCites:
    """How a player bets, and what they may do in their turn."""

    bet: Cite
    aloud: Cite  # does not do
    call: Cite
    raising: Cite
    check: Cite
    no_check: Cite  # once there is an opening bet
    fold: Cite
    tap_out: tuple[Cite, Cite, Cite, Cite]  # not enough to call; just enough; not enough to raise; just enough to
    tapped: Cite  # takes no further part in the betting
    only_call: Cite  # after a raise that was none
    too_small: Cite | None = None  # to be a raise, and all have acted
    checks: tuple[Cite, Cite] | None = None  # the first player's, and those after it
    folding: Offer = field(init=False, repr=False)  # what is offered in turn after turn, made once
    calling: Offer = field(init=False, repr=False)
    checking: tuple[Offer, Offer] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        first, after = self.checks or (self.check, self.check)
        object.__setattr__(self, "folding", Offer(self.fold))
        object.__setattr__(self, "calling", Offer(self.call))
        object.__setattr__(self, "checking", (Offer(first), Offer(after)))


@dataclass(frozen=True, slots=True)
class RoundCites:
    """One round of betting."""

    opening: Cite  # who may open, check or fold
    answering: Cite  # and then call, raise or fold
    finished: Cite  # equal amounts, and no raise
    uncalled_opening: Cite
    uncalled_raise: Cite
    won_by_opening: Cite
    won_by_raising: Cite
    option: Cite | None = None  # the last word, where nobody has raised
    option_raised: Cite | None = None  # and of the same player, where somebody has
    next_opening: Cite | None = None  # after the first player has not opened
    again: Cite | None = None  # whoever has acted, and has to answer a raise


@dataclass(frozen=True, slots=True)
class EndingCites:
    """Who gets which pot, and what the house takes."""

    showdown: Cite  # who shows first
    others_show: Cite
    awarded: Cite  # to the winning player or players
    equally: Cite
    left_over: Cite
    separate_pot: Cite
    eligible: Cite
    compared: Cite  # with whoever tapped out, where there is no showdown
    announced: Cite
    no_commission: Cite  # small pots
    commission: Cite
    at_most: Cite
    less: Cite  # by announcement
    several_pots: Cite
    shared_alone: Cite
    all_dead: Cite  # no hand is left at the showdown
    one_left: Cite | None = None  # or one alone
    beyond: Cite | None = None  # what was bet above all who stay, where those have tapped out
    closest: tuple[Cite, ...] = ()  # who that is, for what is left over
    designated_shares: tuple[Cite, ...] = ()  # and where the designated player is among those who share
    pots_announced: Cite | None = None  # where a player has tapped out


@dataclass(frozen=True, slots=True)
class OutOfTurnCites:
    missed: Cite  # act first
    stands: Cite
    again: Cite  # may fold, call or raise
    returned: Cite
    excess: Cite
    no_act: Cite | None = None  # the reading, where there is checking: a check is none


@dataclass(frozen=True, slots=True)
class DealingCites:
    """Misdeals."""

    only_the_dealer: Cite  # may declare one
    must_declare: Cite  # before the first round of betting starts
    not_looked_at: Cite  # a wrong card: no misdeal
    reconstructed: Cite
    practicable: Cite  # or else there is a misdeal
    to_nobody: Cite  # cards at an empty position, found too late
    fresh: Cite  # the round of play has not started
    bets_go_back: Cite  # the reading of that


@dataclass(frozen=True, slots=True)
class ConductCites:
    """Dead hands, information, silence and exclusion."""

    dead: Cite  # the wrong number of cards
    dead_folds: Cite  # the bets stay
    learnt_from_inactive: Cite
    learnt_from_uncalled: Cite
    silence: Cite
    spoke: Cite  # in spite of it
    obey: Cite
    void: Cite
    out_of_the_round: Cite
    out_of_the_game: Cite


@dataclass(frozen=True, slots=True)
class PokerCites:
    place: PlaceCites
    betting: BettingCites
    ending: EndingCites
    out_of_turn: OutOfTurnCites
    conduct: ConductCites
