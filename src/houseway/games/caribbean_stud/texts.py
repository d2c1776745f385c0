"""The texts that the one game of caribbean stud is played under: what each says at every step, and its numbers.

The procedure, the rows and the table read a `Text` and know no section number of their own. Where the texts differ in
substance (irregularities, prizes that fall together) each has a file of its own.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite, cites
from houseway.games.caribbean_stud.awards import Sharing, in_equal_parts
from houseway.games.caribbean_stud.layout import MARKED, Markings, queensland
from houseway.games.caribbean_stud.prizes import DEAD_MANS_HAND, QUEENSLAND, Prize
from houseway.games.caribbean_stud.rules import Rules
from houseway.play.cloth import Mark
from houseway.play.general import QLD, General
from houseway.play.table import Call, call

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable

__all__ = ["QUEENSLAND_1998", "Cards", "Deal", "Making", "Ranking", "Settlement", "Text"]


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
    by_hand_too: Cite | None  # a shuffle by hand although there is a device
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
    out_of_service: Cite | None  # no jackpot wagers can be made
    after_first_card: Cite  # nothing is changed any more
    maximum_payment: Cite  # it stands on a sign
    linked: Cite  # tables may share a jackpot, by approval
    apart: Cite | None  # who may not play together
    silence: Call | None = None  # from the first card, where it was directed


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """How the cards are dealt, and what a player decides then."""

    closed_by: str  # the dealer's act that ends the wagering
    closed: Cite
    first_to_player: Cite
    first_to_dealer: Cite
    rest_to_player: Cite
    rest_to_dealer: Cite
    dealer_after_all: bool  # the dealer's other four come when every player has five
    five_to_player: Cite
    five_to_dealer: Cite
    up_card: int  # which of the dealer's five is face up, where five are dealt at a time
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
class Settlement:
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Text:
    """One text of the game."""

    rules: str
    part: str
    since: str
    general: General
    cards: Cards
    making: Making
    deal: Deal
    ranking: Ranking
    settlement: Settlement
    prizes: tuple[Prize, ...]
    dead_mans_prize: Prize | None  # where pit procedures have it
    sharing: Callable[[Rules], Sharing | None]  # of prizes that fall in one round
    marked: Markings  # on the cloth
    told: "Callable[[CaribbeanStudTable], Iterator[Mark]]"  # at the table
    notice: Cite | None = None  # of a higher minimum


def by_pit_procedures(rules: Rules) -> Sharing | None:
    """As they state it, if a sign says so at the table (s247(2), (3)); otherwise every hand wins as if alone."""
    return in_equal_parts("qld s247(2)") if rules.sharing and rules.sharing_sign else None


QUEENSLAND_1998: Final = Text(
    rules="qld",
    part="qld part 14",
    since="1998-09-04",
    general=QLD,
    cards=Cards(
        one_deck=cite("qld s233(1)"),
        two_decks=cite("qld s233(2)(a)"),
        colours=cite("qld s233(2)(b)"),
        sorting=cite("qld s234(1)"),
        spreading=cite("qld s234(2)"),
        washing=cite("qld s234(3)"),
        shuffling=cite("qld s235(1)"),
        cutting=cite("qld s234(4)"),
        loading=cite("qld s234(4)"),
        into_device=cite("qld s234(5)"),
        ready=call("the cards lie face up for the players to see", "qld s234(3)"),
        by_hand_too=cite("qld s235(2)"),
    ),
    making=Making(
        ante="qld s236(1)(a)",
        jackpot="qld s236(1)(b)",
        bet="qld s239(3)",
        opened=cite("qld s236(1)"),
        with_chips=cite("qld s237(1)"),
        one_hand=cite("qld s237(4)"),
        one_wager=cite("qld s237(5)"),
        before_the_deal=cite("qld s224"),
        jackpot_cost=cite("qld s237(2)"),
        out_of_service=cite("qld s236(2)"),
        after_first_card=cite("qld s237(6)"),
        maximum_payment=cite("qld s232(1)(b)"),
        linked=cite("qld s231(3)"),
        apart=cite("qld s248(3)(b)"),
        silence=call("the players are silent from the first card of the round", "qld s248(3)(a)"),
    ),
    deal=Deal(
        closed_by="deal",
        closed=cite("qld s238(1)"),
        first_to_player=cite("qld s238(2)(a)(i)"),
        first_to_dealer=cite("qld s238(2)(a)(ii)"),
        rest_to_player=cite("qld s238(2)(a)(iii)"),
        rest_to_dealer=cite("qld s238(2)(a)(iv)"),
        dealer_after_all=True,  # reading CS11
        five_to_player=cite("qld s238(2)(b)(i)"),
        five_to_dealer=cite("qld s238(2)(b)(ii)"),
        up_card=4,
        face_up=call("the dealer shows {0}", "qld s238(3)"),
        decide=call("the players may look at their cards", "qld s239(1)"),
        deciding=cite("qld s239(1)"),
        folding=cite("qld s239(2)"),
        betting=cite("qld s239(3)"),
        twice=cite("qld s239(4)"),
        absent=cites("qld s239(3)", "reading CS13"),
    ),
    ranking=Ranking(
        qualifying=cite("qld s226"),
        hands=cite("qld s228"),
        order=cite("qld s229(1)"),
        face_values=cites("qld s229(3)", "qld s229(4)"),
        equal=cites("qld s229(2)", "qld s229(6)"),
        low_ace=cites("qld s229(5)", "reading CS7"),
    ),
    settlement=Settlement(
        turning=cite("qld s240"),
        no_hand=call("the dealer's hand does not qualify", "qld s240(a)"),
        qualifies=call("the dealer's hand qualifies: {0}", "qld s240(b)"),
        settling_no_hand=cite("qld s241(2)"),
        settling=cite("qld s242(2)"),
        players_hand=call("{0}: {1}", "qld s242(2)(b)"),
        closed=call("{0} is closed: five cards, counted, to the discard rack", "qld s225"),
        collected=call("{0}: five cards, counted, to the discard rack", "qld s241(2)(b)"),
        folds=("qld s239(5)", "qld s225(a)"),
        ante_no_hand=("qld s241(1)", "qld s241(2)(a)"),
        ante_wins=("qld s242(1)", "qld s243(1)", "qld s243(2)(a)"),
        bet_no_hand=("qld s241(3)",),
        bet_wins=("qld s242(1)", "qld s243(1)", "qld s243(2)(b)"),
        loses=("qld s243(3)", "qld s243(4)(a)"),
        void=("qld s243(5)", "qld s243(6)", "reading CS10"),
        odds="qld s244(1)",
        capped=cites("qld s244(2)", "reading CS1", "reading CS9"),
        jackpot_wins=("qld s227(1)", "qld s245(1)", "qld s245(2)"),
        dead_mans_hand=("qld s227(2)", "qld s224", "qld s245(1)", "qld s245(2)"),
        jackpot_loses=("qld s245(1)", "reading CS12"),
        left_open=call("{0} waits for its jackpot prize", "qld s243(7)"),
        left_open_no_hand=call("{0} waits for its jackpot prize", "qld s241(4)"),
        shared=cites("qld s247(1)", "qld s247(2)", "qld s247(3)"),
        not_shared=cites("qld s246(2)", "qld s247(2)(b)", "qld s247(3)"),
        before_payment=(
            ("notify the floor manager", cite("qld s245(5)(a)")),
            ("count the cards", cite("qld s245(5)(b)")),
        ),
        jackpots=cites("qld s245(3)", "qld s245(4)", "reading CS12"),
    ),
    prizes=QUEENSLAND,
    dead_mans_prize=DEAD_MANS_HAND,
    sharing=by_pit_procedures,
    marked=MARKED,
    told=queensland,
)
