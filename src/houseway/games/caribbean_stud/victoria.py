"""Victoria's texts: rules 1 to 14 from 1 December 1999 (25/1999), and the prize meter from 30 July 2004 (10/2004).

The notices in between are not held: in 2004 the rules on the meter and on prizes that fall together are laid over the
game of 1999, and everything else is as it was (reading CS5).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from houseway.cite import cite, cites
from houseway.games.caribbean_stud.awards import Sharing, by_formula, in_equal_parts
from houseway.games.caribbean_stud.layout import Markings
from houseway.games.caribbean_stud.prizes import VICTORIA
from houseway.games.caribbean_stud.rules import Rules
from houseway.games.caribbean_stud.texts import Cards, Deal, Making, Ranking, Settlement, Text
from houseway.money import dollars
from houseway.play.cloth import Mark, mark
from houseway.play.general import General
from houseway.play.people import Role
from houseway.play.table import call

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable

__all__ = ["CASINO_SUPERVISORS", "GENERAL", "VICTORIA_1999", "VICTORIA_2004"]

CASINO_SUPERVISORS: Final = frozenset({Role.CASINO_SUPERVISOR, Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER})
"""Those who supervise and manage gaming and are no game supervisor (r1.1.3)."""

GENERAL: Final = General(
    joins=cite("vic 25/1999 r2.1"),
    staffed=cite("vic 25/1999 r1.1.4"),
    not_permitted=cite("vic 25/1999 r5.5"),
    by_sign=cite("vic 25/1999 r6.1"),
    increment=cite("vic 25/1999 r6.1"),
    under_minimum=cite("vic 25/1999 r6.2"),
    over_maximum=cite("vic 25/1999 r6.3"),
    increment_shown=cite("vic 25/1999 r6.1"),
    limits_by=CASINO_SUPERVISORS,
    limits_under=cite("vic 25/1999 r6.4"),
    limits_any_time=True,
    excess=cite("reading V6"),
    own_hands=cite("vic 25/1999 r5.2"),
    from_minimum=True,
)


def by_approved_procedures(rules: Rules) -> Sharing | None:
    """Where they state a way of sharing other than that of r12.1 (r12.3.2), for one table and round (r12.3.1)."""
    return in_equal_parts("vic 25/1999 r12.3") if rules.sharing else None


def by_the_formulas(_rules: Rules) -> Sharing | None:
    return by_formula


# The cloth

WORDS: Final = (
    mark("words:", "vic 25/1999 r1.1"),
    mark("the ante is what a player starts with", "vic 25/1999 r1.1.1"),
    mark("the bet follows a look at the cards", "vic 25/1999 r1.1.2"),
    mark("the game supervisor answers for how the game is run", "vic 25/1999 r1.1.6"),
    mark("a casino supervisor answers for the running of gaming", "vic 25/1999 r1.1.3"),
)


MARKED: Final = Markings(
    name=cite("vic 25/1999 r2.2.3"),
    inscription=mark("DEALER ONLY PLAYS WITH ACE/KING OR HIGHER", "vic 25/1999 r2.2.2"),
    areas=cites("vic 25/1999 r2.2", "vic 25/1999 r2.2.1"),
    jackpot=cites("vic 25/1999 r2.2", "vic 25/1999 r2.2.1"),
    slot=(),
    fixed=(("shoe", cite("vic 25/1999 r2.3")),),
)


def told(table: "CaribbeanStudTable") -> Iterator[Mark]:
    """What else is told at the table."""
    rules = table.rules
    box = "shuffling shoe for single decks" if rules.device else "manual dealing shoe"
    yield mark("the dealer's place, opposite the players'", "vic 25/1999 r2.1")
    yield mark(f"{box}; the deck in use has {table.backs} backs", "vic 25/1999 r2.3")
    yield mark(f"a jackpot wager costs ${dollars(rules.jackpot_wager)}", "vic 25/1999 r11.2", sign="high")
    yield mark(f"maximum payout for a bet ${dollars(rules.maximum_payment)}", "vic 25/1999 r10.11", sign="high")
    yield mark(f"progressive meter, jackpot ${dollars(table.meter.shown)}", "vic 25/1999 r2.1", sign="small")
    yield from WORDS


# The text of 1999

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
        by_hand_too=None,
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
        out_of_service=None,
        after_first_card=cite("vic 25/1999 r5.4"),
        maximum_payment=cite("vic 25/1999 r10.11"),
        linked=cite("vic 25/1999 r11.3"),
        apart=None,
    ),
    deal=Deal(
        closed_by="no more bets",
        closed=cite("vic 25/1999 r7.1"),
        first_to_player=cite("vic 25/1999 r7.2.1"),
        first_to_dealer=cite("vic 25/1999 r7.2.2"),
        rest_to_player=cite("vic 25/1999 r7.2.3"),
        rest_to_dealer=cite("vic 25/1999 r7.2.3"),
        dealer_after_all=False,
        five_to_player=cite("vic 25/1999 r7.3.1"),
        five_to_dealer=cite("vic 25/1999 r7.3.2"),
        up_card=4,
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
    settlement=Settlement(
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
    marked=MARKED,
    told=told,
    notice=cite("vic 25/1999 r6.4"),
)

# And of 2004

VICTORIA_2004: Final = replace(
    VICTORIA_1999,
    part="vic 10/2004",
    since="2004-07-30T04:00",
    settlement=replace(
        VICTORIA_1999.settlement,
        shared=cites("vic 10/2004 r10.3", "reading CS5", "reading CS6"),
        jackpots=cites("reading CS5", "reading CS16"),
    ),
    sharing=by_the_formulas,
)
