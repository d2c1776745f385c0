"""The texts that the one game of Caribbean stud is played under: what each says at every step, and its numbers.

The procedure, the rows and the table read a `Text` and know no section number of their own. What only Victoria's have
is in `victoria`: rules 1 to 14 from 1 December 1999 (25/1999), and the prize meter from 30 July 2004 (10/2004). The
notices in between are not held: in 2004 the rules on the meter and on prizes that fall together are laid over the game
of 1999, and everything else is as it was (reading CS5).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.games.caribbean_stud.irregularities import ACTS
from houseway.games.caribbean_stud.layout import MARKED, Markings, queensland
from houseway.games.caribbean_stud.meter import TABLE_2, Meter, table_2
from houseway.games.caribbean_stud.prizes import DEAD_MANS_HAND, QUEENSLAND, VICTORIA, Prize
from houseway.games.caribbean_stud.provisions import (
    Cards,
    DealProvisions,
    Making,
    Ranking,
    SettlementProvisions,
)
from houseway.games.caribbean_stud.rules import SETTINGS, Rules
from houseway.games.caribbean_stud.shares import Sharing, as_stated, by_formula
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.victoria import VICTORIAN_ACTS
from houseway.games.caribbean_stud.victoria.card_counts import count_hands, count_the_dealers
from houseway.games.caribbean_stud.victoria.general import GENERAL
from houseway.games.caribbean_stud.victoria.layout import MARKED as MARKED_IN_VICTORIA
from houseway.games.caribbean_stud.victoria.layout import victoria
from houseway.games.caribbean_stud.victoria.limits import ante_limits
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.money import Cents, cents
from houseway.play.acts import Act, Fields, whole
from houseway.play.ask import Steps
from houseway.play.cloth import Mark
from houseway.play.general import QLD, General
from houseway.play.sign import Limits
from houseway.play.table import call

RATE: Final = Fraction(1, 4)  # of every jackpot wager; an example, since pit procedures are not held here
USUAL_SEED: Final = 75_000


def uncounted(_table: CaribbeanStudTable) -> Steps[None]:
    """Nothing is said of a hand without five cards."""
    yield from ()


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Text:
    """One text of the game."""

    rules: str
    part: str
    since: str
    general: General
    cards: Cards
    making: Making
    deal: DealProvisions
    ranking: Ranking
    settlement: SettlementProvisions
    prizes: tuple[Prize, ...]
    dead_mans_prize: Prize | None  # where pit procedures have it
    sharing: Callable[[Rules], Sharing | None]  # of prizes that fall in one round
    usual: Rules  # how a table is run
    settings: Fields = SETTINGS  # and how it may be
    start: Callable[[Cents], Meter]  # of the meter, by what a jackpot wager costs
    seeded: bool = False  # by Table 2
    table: type[CaribbeanStudTable]
    acts: Sequence[Act[Any]]
    reports: Mapping[str, Cite] = field(default_factory=dict)  # what reports ask people to do
    ante_limits: Callable[[Any, str, str], tuple[Limits, Cite, Cite]] | None = None  # other than those of the sign
    count_hands: Callable[[Any], Steps[None]] = uncounted  # before the dealer's cards are turned
    count_the_dealers: Callable[[Any], Steps[None]] = uncounted
    marked: Markings  # on the cloth
    told: Callable[[CaribbeanStudTable], Iterator[Mark]]  # at the table
    notice: Cite | None = None  # of a higher minimum


def from_what_is_approved(amount: str) -> Callable[[Cents], Meter]:
    """An example: what a meter starts from, and how it grows, is in procedures that are not held here."""
    return lambda _cost: Meter.fresh(cents(amount), RATE)


def by_pit_procedures(rules: Rules) -> Sharing | None:
    """As they state it, if a sign says so at the table (s247(2), (3)); otherwise every hand wins as if alone."""
    return as_stated(rules.sharing, "qld s247(2)") if rules.sharing and rules.sharing_sign else None


def by_approved_procedures(rules: Rules) -> Sharing | None:
    """Where they state a way of sharing other than that of r12.1 (r12.3.2), for one table and round (r12.3.1)."""
    return as_stated(rules.sharing, "vic 25/1999 r12.3") if rules.sharing else None


def by_the_formulas(_rules: Rules) -> Sharing | None:
    return by_formula


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
        counted=cite("qld s231(2)"),
        out_of_service=cite("qld s236(2)"),
        after_first_card=cite("qld s237(6)"),
        maximum_payment=cite("qld s232(1)(b)"),
        linked=cite("qld s231(3)"),
        apart=cite("qld s248(3)(b)"),
        silence=call("the players are silent from the first card of the round", "qld s248(3)(a)"),
    ),
    deal=DealProvisions(
        closed_by="deal",
        closed=cite("qld s238(1)"),
        closed_by_call=False,
        first_to_player=cite("qld s238(2)(a)(i)"),
        first_to_dealer=cite("qld s238(2)(a)(ii)"),
        rest_to_player=cite("qld s238(2)(a)(iii)"),
        rest_to_dealer=cite("qld s238(2)(a)(iv)"),
        dealer_after_all=True,  # reading CS11
        five_to_player=cite("qld s238(2)(b)(i)"),
        five_to_dealer=cite("qld s238(2)(b)(ii)"),
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
    settlement=SettlementProvisions(
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
    usual=Rules(),
    start=from_what_is_approved("10000"),
    table=CaribbeanStudTable,
    acts=ACTS,
    marked=MARKED,
    told=queensland,
)
VICTORIA_1999: Final = Text(
    rules="vic",
    part="vic 25/1999",
    since="1999-12-01T04:00",
    general=GENERAL,
    cards=Cards(
        one_deck=cite("vic 25/1999 r3.1"),
        two_decks=cite("vic 25/1999 r3.1.1"),
        colours=cite("vic 25/1999 r3.1.1"),
        sorting=None,
        spreading=cite("vic 25/1999 r3.2"),
        washing=cite("vic 25/1999 r4.1"),
        shuffling=cite("vic 25/1999 r4.1"),
        cutting=cite("vic 25/1999 r4.2"),
        loading=cite("vic 25/1999 r4.2"),
        into_device=cite("vic 25/1999 r2.3"),
        ready=call("the new cards are checked: 52 without jokers, and a cutting card", "vic 25/1999 r3.1"),
        players_never_cut=cite("vic 25/1999 r4.3"),
    ),
    making=Making(
        ante="vic 25/1999 r5.2.1",
        jackpot="vic 25/1999 r5.2.2",
        bet="vic 25/1999 r5.3.1",
        opened=cite("vic 25/1999 r5.2"),
        with_chips=cite("vic 25/1999 r5.1"),
        one_hand=cite("vic 25/1999 r5.7"),
        one_wager=cite("vic 25/1999 r5.8"),
        before_the_deal=cite("vic 25/1999 r5.2"),
        beside_an_ante=cite("vic 25/1999 r1.1.7"),
        jackpot_cost=cite("vic 25/1999 r11.2"),
        counted=cite("vic 25/1999 r11.3"),
        out_of_service=None,
        after_first_card=cite("vic 25/1999 r5.4"),
        maximum_payment=cite("vic 25/1999 r10.11"),
        linked=cite("vic 25/1999 r11.3"),
        apart=None,
    ),
    deal=DealProvisions(
        closed_by="no more bets",
        closed=cite("vic 25/1999 r7.1"),
        closed_by_call=True,
        first_to_player=cite("vic 25/1999 r7.2.1"),
        first_to_dealer=cite("vic 25/1999 r7.2.2"),
        rest_to_player=cite("vic 25/1999 r7.2.3"),
        rest_to_dealer=cite("vic 25/1999 r7.2.3"),
        dealer_after_all=False,
        five_to_player=cite("vic 25/1999 r7.3.1"),
        five_to_dealer=cite("vic 25/1999 r7.3.2"),
        face_up=call("the dealer shows {0}", "vic 25/1999 r7.2.3"),
        face_up_of_five=call("the dealer shows {0}", "vic 25/1999 r7.3.3"),
        called="bet or fold",
        decide=call("bet or fold", "vic 25/1999 r8.1"),
        deciding=cite("vic 25/1999 r5.3"),
        folding=cite("vic 25/1999 r8.2"),
        betting=cite("vic 25/1999 r8.3"),
        twice=cite("vic 25/1999 r5.3.1"),
        absent=cites("vic 25/1999 r8.3", "reading CS13"),
    ),
    ranking=Ranking(
        qualifying=cite("vic 25/1999 r9.1"),
        hands=cite("vic 25/1999 r13.1"),
        order=cite("vic 25/1999 r13.1"),
        face_values=cites("vic 25/1999 r13.2", "vic 25/1999 r3.4.1"),
        equal=cites("vic 25/1999 r3.4"),
        low_ace=cites("vic 25/1999 r13.1.5", "reading CS7"),
    ),
    settlement=SettlementProvisions(
        turning=cite("vic 25/1999 r8.5"),
        no_hand=call("no hand", "vic 25/1999 r9.2"),
        qualifies=call("the dealer has {0}", "vic 25/1999 r9.1"),
        settling_no_hand=cite("vic 25/1999 r9.3"),
        settling=cite("vic 25/1999 r9.4"),
        players_hand=call("{0}: {1}", "vic 25/1999 r9.7"),
        closed=call("{0}: five cards, counted and collected", "vic 25/1999 r9.4.2"),
        collected=call("{0}: five cards, counted and collected", "vic 25/1999 r9.3.2.1"),
        folds=("vic 25/1999 r5.3.2", "vic 25/1999 r8.4", "vic 25/1999 r1.1.5"),
        jackpot_folds=("reading CS4",),
        ante_no_hand=("vic 25/1999 r9.2", "vic 25/1999 r9.3.1", "vic 25/1999 r10.1"),
        ante_wins=("vic 25/1999 r9.4", "vic 25/1999 r9.4.1.1", "vic 25/1999 r10.1"),
        bet_no_hand=("vic 25/1999 r9.2", "reading CS2"),
        bet_wins=("vic 25/1999 r9.4", "vic 25/1999 r9.4.1.1"),
        loses=("vic 25/1999 r9.4", "vic 25/1999 r9.4.1.2"),
        void=("vic 25/1999 r9.4.1.3", "vic 25/1999 r1.1.8"),
        odds="vic 25/1999 r10.2",
        classes=(
            "vic 25/1999 r13.1.1",
            "vic 25/1999 r13.1.2",
            "vic 25/1999 r13.1.3",
            "vic 25/1999 r13.1.4",
            "vic 25/1999 r13.1.5",
            "vic 25/1999 r13.1.6",
            "vic 25/1999 r13.1.7",
            "vic 25/1999 r13.1.8",
            "vic 25/1999 r13.1.9",
            "vic 25/1999 r13.1.10",
        ),
        capped=cites("vic 25/1999 r10.11", "reading CS1", "reading CS9"),
        jackpot_wins=("vic 25/1999 r9.5", "vic 25/1999 r1.1.7"),
        dead_mans_hand=(),
        jackpot_loses=("vic 25/1999 r9.5", "vic 25/1999 r12.1"),
        left_open=call("{0} lies face up for its jackpot", "vic 25/1999 r9.4.3"),
        left_open_no_hand=call("{0} lies face up for its jackpot", "vic 25/1999 r9.3.2.2"),
        shared=cites("vic 25/1999 r12.3", "vic 25/1999 r12.3.1", "vic 25/1999 r12.3.2"),
        not_shared=cites("vic 25/1999 r12.1", "vic 25/1999 r12.3.2", "reading CS16"),
        before_payment=(("press the keypad button", cite("vic 25/1999 r12.2")),),
        jackpots=cites("reading CS16"),
    ),
    prizes=VICTORIA,
    dead_mans_prize=None,
    sharing=by_approved_procedures,
    usual=Rules(link_approved=True),
    start=from_what_is_approved("75000"),
    table=VictorianTable,
    acts=VICTORIAN_ACTS,
    reports={
        "the number is right": cite("vic 25/1999 r3.3"),
        "too few or too many": cite("vic 25/1999 r3.3"),
        "stay": cite("vic 25/1999 r14.8"),
        "retract": cite("vic 25/1999 r14.8"),
    },
    ante_limits=ante_limits,
    count_hands=count_hands,
    count_the_dealers=count_the_dealers,
    marked=MARKED_IN_VICTORIA,
    told=victoria,
    notice=cite("vic 25/1999 r6.4"),
)
VICTORIA_2004: Final = replace(
    VICTORIA_1999,
    part="vic 10/2004",
    since="2004-07-30T04:00",
    making=replace(VICTORIA_1999.making, counted=cite("vic 10/2004 r9.3.2")),
    settlement=replace(
        VICTORIA_1999.settlement,
        shared=cites("vic 10/2004 r10.3", "reading CS5", "reading CS6"),
        jackpots=cites("reading CS5", "reading CS16"),
    ),
    sharing=by_the_formulas,
    settings=(*SETTINGS, whole("seed", 0, max(TABLE_2))),
    start=partial(table_2, USUAL_SEED),
    seeded=True,
)
