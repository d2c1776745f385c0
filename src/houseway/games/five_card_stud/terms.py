"""Where Part 17 provides for what the poker games share, and the words that its dealer announces."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite
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

__all__ = ["DEALING", "ENDING", "FIRST", "FIRST_CALL", "LATER", "PLACE", "UNDER"]

PLACE: Final = PlaceCites(
    clockwise=cite("qld s330(3)"),
    sorting=cite("qld s334(2)"),
    spreading=cite("qld s336(2)"),
    washing=cite("qld s336(3)"),
    shuffling=cite("qld s338(1)"),
    cutting=cite("qld s338(2)(a)"),
    draw=cite("qld s337(1)"),
    priority=cite("qld s337(2)(a)"),
    first_buck=cite("qld s339(1)"),
    buck_passes=cite("qld s339(2)"),
    buck_declined=cite("qld s339(3)"),
    stake_shown=cite("qld s342(1)"),
    least_stake=cite("qld s342(2)"),
    stake_fixed=cite("qld s342(3)"),
    topping_up=cite("qld s353(1)"),
    no_stake=cite("qld s353(2)"),
    lending=cite("qld s353(3)"),
)
FIRST: Final = RoundCites(
    opening=cite("qld s346(2)"),
    answering=cite("qld s347(2)"),
    finished=cite("qld s347(9)"),
    uncalled_opening=cite("qld s347(3)(a)(ii)"),
    uncalled_raise=cite("qld s347(8)(a)(ii)"),
    won_by_opening=cite("qld s347(3)(a)(vi)"),
    won_by_raising=cite("qld s347(8)(a)(vi)"),
    option=cite("qld s347(6)"),
)
LATER: Final = RoundCites(
    opening=cite("qld s348(3)"),
    answering=cite("qld s348(8)"),
    finished=cite("qld s348(11)"),
    uncalled_opening=cite("qld s348(9)(a)(ii)"),
    uncalled_raise=cite("qld s348(10)(a)(ii)"),
    won_by_opening=cite("qld s348(9)(a)(vi)"),
    won_by_raising=cite("qld s348(10)(a)(vi)"),
    next_opening=cite("qld s348(5)"),
)
ENDING: Final = EndingCites(
    showdown=cite("qld s349(2)"),
    others_show=cite("qld s349(3)"),
    awarded=cite("qld s349(4)(e)"),
    equally=cite("qld s349(5)"),
    left_over=cite("qld s349(6)"),
    separate_pot=cite("qld s351(3)"),
    eligible=cite("qld s351(4)"),
    compared=cite("qld s351(7)"),
    announced=cite("qld s349(4)(c)"),
    no_commission=cite("qld s352(1)(a)"),
    commission=cite("qld s352(1)(b)"),
    at_most=cite("qld s352(2)"),
    less=cite("qld s352(3)"),
    several_pots=cite("qld s352(4)(a)"),
    shared_alone=cite("qld s352(4)(c)"),
    all_dead=cite("qld s362(4)"),
    one_left=cite("qld s362(3)"),
    beyond=cite("reading K36"),
    closest=(cite("qld s330(2)"),),
    designated_shares=(cite("reading K3"),),
    pots_announced=cite("qld s351(8)"),
)
DEALING: Final = DealingCites(
    only_the_dealer=cite("qld s357(3)"),
    must_declare=cite("qld s357(4)"),
    not_looked_at=cite("qld s357(5)(a)"),
    reconstructed=cite("qld s357(5)(b)"),
    practicable=cite("qld s357(6)"),
    to_nobody=cite("qld s357(7)"),
    fresh=cite("qld s357(8)"),
    bets_go_back=cite("reading K24"),
)
UNDER: Final = PokerCites(
    place=PLACE,
    betting=BettingCites(
        bet=cite("qld s344(1)"),
        aloud=cite("qld s344(2)"),
        call=cite("qld s324(1)"),
        raising=cite("qld s325"),
        check=cite("qld s354(1)"),
        no_check=cite("qld s354(6)"),
        fold=cite("qld s355(1)"),
        tap_out=(
            cite("qld s351(1)(a)(i)"),
            cite("qld s351(1)(a)(ii)"),
            cite("qld s351(1)(a)(iii)"),
            cite("qld s351(1)(a)(iv)"),
        ),
        tapped=cite("qld s351(2)"),
        only_call=cite("qld s351(6)"),
        too_small=cite("qld s351(5)"),
        checks=(cite("qld s354(4)"), cite("qld s354(5)")),
    ),
    ending=ENDING,
    out_of_turn=OutOfTurnCites(
        missed=cite("qld s358(1)"),
        stands=cite("qld s358(2)"),
        again=cite("qld s358(3)"),
        returned=cite("qld s358(4)"),
        excess=cite("qld s358(5)"),
        no_act=cite("reading K33"),
    ),
    conduct=ConductCites(
        dead=cite("qld s362(1)"),
        dead_folds=cite("qld s362(2)"),
        learnt_from_inactive=cite("qld s356(5)"),
        learnt_from_uncalled=cite("qld s356(6)"),
        silence=cite("qld s364(1)"),
        spoke=cite("qld s364(2)"),
        obey=cite("qld s364(3)"),
        void=cite("qld s365(a)"),
        out_of_the_round=cite("qld s365(b)(i)"),
        out_of_the_game=cite("qld s365(b)(ii)"),
    ),
)
FIRST_CALL: Final = replace(UNDER, betting=replace(UNDER.betting, call=cite("qld s324(3)")))
"""As above, for the first round of betting, where antes and blinds count towards the call."""
