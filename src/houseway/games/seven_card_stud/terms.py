"""Where Part 18 provides for what the poker games share."""

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
from houseway.families.poker.lapses import LapseCites

__all__ = ["DEALING", "ENDING", "FIRST", "FIRST_CALL", "LAPSES", "LATER", "PLACE", "UNDER"]

PLACE: Final = PlaceCites(
    clockwise=cite("qld s374(3)"),
    sorting=cite("qld s378(2)"),
    spreading=cite("qld s380(2)"),
    washing=cite("qld s380(3)"),
    shuffling=cite("qld s382(1)"),
    cutting=cite("qld s382(2)(a)"),
    draw=cite("qld s381(1)"),
    priority=cite("qld s381(2)(a)"),
    first_buck=cite("qld s383(1)"),
    buck_passes=cite("qld s383(2)"),
    buck_declined=cite("qld s383(3)"),
    stake_shown=cite("qld s386(1)"),
    least_stake=cite("qld s386(2)"),
    stake_fixed=cite("qld s386(3)"),
    topping_up=cite("qld s397(1)"),
    no_stake=cite("qld s397(2)"),
    lending=cite("qld s397(3)"),
)
FIRST: Final = RoundCites(
    opening=cite("qld s390(2)"),
    answering=cite("qld s391(2)"),
    finished=cite("qld s391(9)"),
    uncalled_opening=cite("qld s391(3)(a)(ii)"),
    uncalled_raise=cite("qld s391(8)(a)(ii)"),
    won_by_opening=cite("qld s391(3)(a)(vi)"),
    won_by_raising=cite("qld s391(8)(a)(vi)"),
    option=cite("qld s391(6)"),
)
LATER: Final = RoundCites(
    opening=cite("qld s392(3)"),
    answering=cite("qld s392(8)"),
    finished=cite("qld s392(11)"),
    uncalled_opening=cite("qld s392(9)(a)(ii)"),
    uncalled_raise=cite("qld s392(10)(a)(ii)"),
    won_by_opening=cite("qld s392(9)(a)(vi)"),
    won_by_raising=cite("qld s392(10)(a)(vi)"),
    next_opening=cite("qld s392(5)"),
)
ENDING: Final = EndingCites(
    showdown=cite("qld s393(2)"),
    others_show=cite("qld s393(3)"),
    awarded=cite("qld s393(4)(e)"),
    equally=cite("qld s393(5)"),
    left_over=cite("qld s393(6)"),
    separate_pot=cite("qld s395(3)"),
    eligible=cite("qld s395(4)"),
    compared=cite("qld s395(7)"),
    announced=cite("qld s393(4)(c)"),
    no_commission=cite("qld s396(1)(a)"),
    commission=cite("qld s396(1)(b)"),
    at_most=cite("qld s396(2)"),
    less=cite("qld s396(3)"),
    several_pots=cite("qld s396(4)(a)"),
    shared_alone=cite("qld s396(4)(c)"),
    all_dead=cite("qld s407(4)"),
    one_left=cite("qld s407(3)"),
    beyond=cite("reading K36"),
    closest=(cite("qld s374(2)"),),
    designated_shares=(cite("reading K3"),),
    pots_announced=cite("qld s395(8)"),
)
DEALING: Final = DealingCites(
    only_the_dealer=cite("qld s401(3)"),
    must_declare=cite("qld s401(4)"),
    not_looked_at=cite("qld s401(5)(a)"),
    reconstructed=cite("qld s401(5)(b)"),
    practicable=cite("qld s401(6)"),
    to_nobody=cite("qld s401(7)"),
    fresh=cite("qld s401(8)"),
    bets_go_back=cite("reading K24"),
)
UNDER: Final = PokerCites(
    place=PLACE,
    betting=BettingCites(
        bet=cite("qld s388(1)"),
        aloud=cite("qld s388(2)"),
        call=cite("qld s367(1)"),
        raising=cite("qld s369"),
        check=cite("qld s398(1)"),
        no_check=cite("qld s398(6)"),
        fold=cite("qld s399(1)"),
        tap_out=(
            cite("qld s395(1)(a)(i)"),
            cite("qld s395(1)(a)(ii)"),
            cite("qld s395(1)(a)(iii)"),
            cite("qld s395(1)(a)(iv)"),
        ),
        tapped=cite("qld s395(2)"),
        only_call=cite("qld s395(6)"),
        too_small=cite("qld s395(5)"),
        checks=(cite("qld s398(4)"), cite("qld s398(5)")),
    ),
    ending=ENDING,
    out_of_turn=OutOfTurnCites(
        missed=cite("qld s403(1)"),
        stands=cite("qld s403(2)"),
        again=cite("qld s403(3)"),
        returned=cite("qld s403(4)"),
        excess=cite("qld s403(5)"),
        no_act=cite("reading K33"),
    ),
    conduct=ConductCites(
        dead=cite("qld s407(1)"),
        dead_folds=cite("qld s407(2)"),
        learnt_from_inactive=cite("qld s400(5)"),
        learnt_from_uncalled=cite("qld s400(6)"),
        silence=cite("qld s409(1)"),
        spoke=cite("qld s409(2)"),
        obey=cite("qld s409(3)"),
        void=cite("qld s410(a)"),
        out_of_the_round=cite("qld s410(b)(i)"),
        out_of_the_game=cite("qld s410(b)(ii)"),
    ),
)
FIRST_CALL: Final = replace(UNDER, betting=replace(UNDER.betting, call=cite("qld s367(3)")))
"""As above, in the first round of betting: antes and blinds count towards a call."""
LAPSES: Final = LapseCites(
    fold=cite("qld s399(2)"),
    taken_to_fold=(cite("qld s399(3)(a)"), cite("qld s399(3)(b)")),
    out_of_turn=cite("qld s403(1)"),
    helping=cite("qld s400(1)"),
    advice=cite("qld s400(2)"),
    secret=cite("qld s400(3)"),
    looking=cite("qld s400(7)"),
    aloud=cite("qld s388(2)"),
    buck_declined=cite("qld s383(3)"),
    lending=cite("qld s397(3)"),
    agreement=cite("qld s393(7)"),
    retrieving=cite("qld s408(1)"),
    exchanging=cite("qld s408(2)(a)"),
    telling=cite("qld s408(2)(b)"),
)
