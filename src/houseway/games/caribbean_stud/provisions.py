"""What a text says at every step of a round: of the cards, of making wagers, the deal, the hands and settlement."""

from dataclasses import dataclass

from houseway.cite import Cite
from houseway.play.table import Call


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """The cards, and how they are made ready."""

    one_deck: Cite
    two_decks: Cite  # one in the shuffling device, one in play
    colours: Cite  # which must differ
    sorting: Cite | None  # by the dealer, then by the supervisor
    spreading: Cite | None  # for a player to look at
    washing: Cite  # new cards are mixed and shuffled
    shuffling: Cite  # after a round, without a device
    cutting: Cite
    loading: Cite  # into the shoe
    into_device: Cite
    ready: Call
    players_never_cut: Cite | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """How wagers are made."""

    ante: str
    jackpot: str
    bet: str
    opened: Cite
    with_chips: Cite
    one_hand: Cite  # to a player
    one_wager: Cite  # to an area
    before_the_deal: Cite  # a jackpot wager
    beside_an_ante: Cite | None = None  # which it needs, if more than the order of wagers says so
    jackpot_cost: Cite  # what a jackpot wager is made with
    counted: Cite  # by the prize meter
    out_of_service: Cite | None  # no jackpot wagers can be made
    after_first_card: Cite  # nothing is changed any more
    maximum_payment: Cite  # it stands on a sign
    linked: Cite  # tables may share a jackpot, by approval
    apart: Cite | None  # who may not play together
    silence: Call | None = None  # from the first card, where it was directed


@dataclass(frozen=True, slots=True, kw_only=True)
class DealProvisions:
    """How the cards are dealt, and what a player decides then."""

    closed_by: str  # the dealer's act that ends the wagering
    closed: Cite
    closed_by_call: bool  # and not by the first card itself
    first_to_player: Cite
    first_to_dealer: Cite
    rest_to_player: Cite
    rest_to_dealer: Cite
    dealer_after_all: bool  # the dealer's other four come when every player has five
    five_to_player: Cite
    five_to_dealer: Cite
    face_up: Call
    face_up_of_five: Call | None = None  # where five at a time have a provision of their own
    called: str = ""  # the dealer's act of saying so, where the text names it
    decide: Call
    deciding: Cite
    folding: Cite
    betting: Cite
    twice: Cite
    absent: tuple[Cite, ...]  # who neither bets nor folds


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """What makes one hand rank above another, or the dealer's hand qualify."""

    qualifying: Cite
    hands: Cite  # which cards make each
    order: Cite  # of the hands
    face_values: tuple[Cite, ...]  # between hands of one ranking
    equal: tuple[Cite, ...]  # suits decide nothing
    low_ace: tuple[Cite, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SettlementProvisions:
    """How hands are compared, paid and closed. The clauses of the rows are told as text, as a row takes them."""

    turning: Cite
    no_hand: Call
    qualifies: Call
    settling_no_hand: Cite
    settling: Cite
    players_hand: Call
    closed: Call
    collected: Call  # where the dealer has no hand
    folds: tuple[str, ...]
    jackpot_folds: tuple[str, ...] = ()  # and the jackpot wager with it
    ante_no_hand: tuple[str, ...]
    ante_wins: tuple[str, ...]
    bet_no_hand: tuple[str, ...]
    bet_wins: tuple[str, ...]
    loses: tuple[str, ...]
    void: tuple[str, ...]
    odds: str  # of the bet
    classes: tuple[str, ...] = ()  # what each class of hand is, from the lowest, where a row should say it
    capped: tuple[Cite, ...]  # by the maximum payment
    jackpot_wins: tuple[str, ...]
    dead_mans_hand: tuple[str, ...]
    jackpot_loses: tuple[str, ...]
    left_open: Call  # a hand waits for its jackpot prize
    left_open_no_hand: Call
    shared: tuple[Cite, ...]  # a prize that several have won in one round
    not_shared: tuple[Cite, ...]
    before_payment: tuple[tuple[str, Cite], ...]  # what the dealer does first, for a straight or royal flush
    jackpots: tuple[Cite, ...]  # paid besides, and last
