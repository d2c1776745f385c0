"""Where Part 15 provides for what the poker games share, and the words that its dealer announces."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite, cites
from houseway.families.poker.cites import (
    BettingCites,
    ConductCites,
    DealingCites,
    EndingCites,
    OutOfTurnCites,
    PlaceCites,
    PokerCites,
    RoundCites,
)
from houseway.families.poker.lapses import LapseCites
from houseway.play.table import call

__all__ = [
    "ACE_BOTH",
    "ACE_HIGH",
    "BLIND_ALONE",
    "BLIND_OF",
    "CALLED_LAST",
    "CHECKED",
    "DEALING",
    "DESIGNATED",
    "ENDING",
    "FINAL_ROUND",
    "FIRST",
    "FIRST_RAISED",
    "FIRST_ROUND",
    "FIRST_UNDER",
    "LAPSES",
    "LATER",
    "LATER_ROUND",
    "OPENED",
    "OTHERS_FOLDED",
    "PLACE",
    "RAISED",
    "SHOWDOWN",
    "SHOWS",
    "UNDER",
]

ACE_BOTH: Final = call("the ace is both high and low", "qld s256(5)")
ACE_HIGH: Final = call("the ace is high only", "qld s256(4)")

BLIND_OF: Final = call("the blind bet is {0}, and a bet as high calls it", "qld s250(3)")
FIRST_ROUND: Final = call("first round of betting", "qld s253(1)")
LATER_ROUND: Final = call("round of betting {0}", "qld s271(1)")
FINAL_ROUND: Final = call("final round of betting", "qld s253(2)")
DESIGNATED: Final = call("{0} is the designated player now", "qld s249")
CHECKED: Final = call("everybody has checked and stays in", "qld s277(3)")
SHOWDOWN: Final = call("showdown", "qld s254")
CALLED_LAST: Final = call("{0} was called last and shows first", "qld s250(2)")
SHOWS: Final = call("{0} shows {1}", "qld s255")

PLACE: Final = PlaceCites(
    clockwise=cite("qld s257(3)"),
    sorting=cite("qld s261(1)"),
    spreading=cite("qld s261(2)"),
    washing=cite("qld s261(3)"),
    shuffling=cite("qld s263(1)"),
    cutting=cite("qld s263(2)(a)"),
    draw=cite("qld s262(1)"),
    priority=cite("qld s262(2)"),
    first_buck=cite("qld s264(1)"),
    buck_passes=cite("qld s264(2)"),
    buck_declined=cite("qld s264(3)"),
    stake_shown=cite("qld s266(1)"),
    least_stake=cite("qld s266(2)"),
    stake_fixed=cite("qld s266(3)"),
    topping_up=cite("qld s276(1)"),
    no_stake=cite("qld s276(2)"),
    lending=cite("qld s276(3)"),
)
FIRST: Final = RoundCites(
    opening=cite("qld s269(1)"),
    answering=cite("qld s270(1)"),
    finished=cite("qld s270(4)(b)"),
    uncalled_opening=cite("qld s270(2)(a)"),
    uncalled_raise=cite("qld s270(5)(a)(ii)"),
    won_by_opening=cite("qld s270(2)(a)"),
    won_by_raising=cite("qld s270(5)(a)(vi)"),
    option=cite("qld s270(2)(b)"),
    option_raised=cite("qld s270(2)(c)"),
    again=cite("qld s270(3)"),
)
LATER: Final = RoundCites(
    opening=cite("qld s271(4)"),
    answering=cite("qld s271(8)"),
    finished=cite("qld s271(11)"),
    uncalled_opening=cite("qld s271(9)(a)(ii)"),
    uncalled_raise=cite("qld s271(10)(a)(ii)"),
    won_by_opening=cite("qld s271(9)(a)(vi)"),
    won_by_raising=cite("qld s271(10)(a)(vi)"),
    next_opening=cite("qld s271(5)"),
)
ENDING: Final = EndingCites(
    showdown=cite("qld s272(2)"),
    others_show=cite("qld s272(4)"),
    awarded=cite("qld s272(5)(e)"),
    equally=cite("qld s272(6)"),
    left_over=cite("qld s272(7)"),
    separate_pot=cite("qld s274(3)"),
    eligible=cite("qld s274(4)"),
    compared=cite("qld s274(7)"),
    announced=cite("qld s272(5)(c)"),
    no_commission=cite("qld s275(1)(a)"),
    commission=cite("qld s275(1)(b)"),
    at_most=cite("qld s275(2)"),
    less=cite("qld s275(3)"),
    several_pots=cite("qld s275(4)(a)"),
    shared_alone=cite("qld s275(4)(c)"),
    all_dead=cite("qld s283(4)"),
    one_left=cite("qld s283(3)"),
    beyond=cite("reading K36"),
    closest=cites("qld s257(2)"),
    designated_shares=cites("reading K3"),
    pots_announced=cite("qld s274(9)"),
)
BLIND_ALONE: Final = replace(ENDING, awarded=cite("qld s270(2)(a)"))
FIRST_RAISED: Final = replace(ENDING, awarded=cite("qld s270(5)(a)(vi)"), announced=cite("qld s270(5)(a)(iv)"))
OPENED: Final = replace(ENDING, awarded=cite("qld s271(9)(a)(vi)"), announced=cite("qld s271(9)(a)(iv)"))
RAISED: Final = replace(ENDING, awarded=cite("qld s271(10)(a)(vi)"), announced=cite("qld s271(10)(a)(iv)"))
OTHERS_FOLDED: Final = replace(ENDING, awarded=cite("reading K34"))
"""How a pot is won without a showdown."""
UNDER: Final = PokerCites(
    place=PLACE,
    betting=BettingCites(
        bet=cite("qld s268(1)"),
        aloud=cite("qld s268(2)"),
        call=cite("qld s250(1)"),
        raising=cite("qld s252(1)"),
        check=cite("qld s277(1)"),
        no_check=cite("qld s277(6)"),
        fold=cite("qld s278(1)"),
        tap_out=(
            cite("qld s274(1)(a)(i)"),
            cite("qld s274(1)(a)(ii)"),
            cite("qld s274(1)(a)(iii)"),
            cite("qld s274(1)(a)(iv)"),
        ),
        tapped=cite("qld s274(2)"),
        only_call=cite("qld s274(6)"),
        too_small=cite("qld s274(5)"),
        checks=(cite("qld s277(4)"), cite("qld s277(5)")),
    ),
    ending=ENDING,
    out_of_turn=OutOfTurnCites(
        missed=cite("qld s281(1)"),
        stands=cite("qld s281(2)"),
        again=cite("qld s281(3)"),
        returned=cite("qld s281(4)"),
        excess=cite("qld s281(5)"),
        no_act=cite("reading K33"),
    ),
    conduct=ConductCites(
        dead=cite("qld s283(1)"),
        dead_folds=cite("qld s283(2)"),
        learnt_from_inactive=cite("qld s279(5)"),
        learnt_from_uncalled=cite("qld s279(6)"),
        silence=cite("qld s285(1)"),
        spoke=cite("qld s285(2)"),
        obey=cite("qld s285(3)"),
        void=cite("qld s286(a)"),
        out_of_the_round=cite("qld s286(b)(i)"),
        out_of_the_game=cite("qld s286(b)(ii)"),
    ),
)
FIRST_UNDER: Final = replace(UNDER, betting=replace(UNDER.betting, no_check=cite("qld s277(2)")))
"""In the first round of betting nobody may check at all."""
DEALING: Final = DealingCites(
    only_the_dealer=cite("qld s280(2)"),
    must_declare=cite("qld s280(3)"),
    not_looked_at=cite("qld s280(4)(a)"),
    reconstructed=cite("qld s280(4)(b)"),
    practicable=cite("qld s280(5)"),
    to_nobody=cite("qld s280(6)"),
    fresh=cite("qld s280(7)"),
    bets_go_back=cite("reading K24"),
)
LAPSES: Final = LapseCites(
    fold=cite("qld s278(2)"),
    taken_to_fold=(cite("qld s278(3)(a)"), cite("qld s278(3)(b)")),
    out_of_turn=cite("qld s281(1)"),
    helping=cite("qld s279(1)"),
    advice=cite("qld s279(2)"),
    secret=cite("qld s279(3)"),
    looking=cite("qld s279(7)"),
    aloud=cite("qld s268(2)"),
    buck_declined=cite("qld s264(3)"),
    lending=cite("qld s276(3)"),
    agreement=cite("qld s272(8)"),
    retrieving=cite("qld s284(1)"),
    exchanging=cite("qld s284(2)(a)"),
    telling=cite("qld s284(2)(b)"),
    still_secret=cite("qld s279(4)"),
)
