"""Where Part 16 provides for what the poker games share, and the steps of a round of play by name."""

from typing import Final, NamedTuple

from houseway.cite import Cite, cite, cites
from houseway.families.poker.cites import (
    BettingCites,
    ConductCites,
    DealingCites,
    OutOfTurnCites,
    PlaceCites,
    PokerCites,
    RoundCites,
)
from houseway.families.poker.lapses import LapseCites
from houseway.games.draw.endings import SHOWDOWN

__all__ = [
    "BLIND_BETTING",
    "DEAL",
    "DEALING",
    "DRAW",
    "FINAL",
    "FINAL_BETTING",
    "FIRST",
    "FIRST_BETTING",
    "LAPSES",
    "PLACE",
    "SHOWING",
    "UNDER",
    "Step",
]


class Step(NamedTuple):
    """One step of a round of play, and where the Part has it."""

    words: str
    under: tuple[Cite, ...]


def step(words: str, *under: str) -> Step:
    return Step(words, cites("qld s304(1)", *under))


BLIND_BETTING: Final = step("blind betting", "qld s304(2)")
DEAL: Final = step("the deal", "qld s304(3)")
FIRST_BETTING: Final = step("first round of betting", "qld s304(4)", "qld s307(1)")
DRAW: Final = step("the draw", "qld s304(5)", "qld s308(1)")
FINAL_BETTING: Final = step("final round of betting", "qld s304(6)", "qld s309(1)")
SHOWING: Final = step("showdown", "qld s304(7)", "qld s290", "qld s310(1)")

PLACE: Final = PlaceCites(
    clockwise=cite("qld s293(3)"),
    sorting=cite("qld s297(2)"),
    spreading=cite("qld s298(2)"),
    washing=cite("qld s298(3)"),
    shuffling=cite("qld s301(1)"),
    cutting=cite("qld s301(2)(a)"),
    draw=cite("qld s300(1)"),
    priority=cite("qld s300(2)(a)"),
    first_buck=cite("qld s302(1)"),
    buck_passes=cite("qld s302(2)"),
    buck_declined=cite("qld s302(3)"),
    stake_shown=cite("qld s303(1)"),
    least_stake=cite("qld s303(2)"),
    stake_fixed=cite("qld s303(3)"),
    topping_up=cite("qld s314(1)"),
    no_stake=cite("qld s314(2)"),
    lending=cite("qld s314(3)"),
)
FIRST: Final = RoundCites(
    opening=cite("qld s307(2)"),
    answering=cite("qld s307(7)"),
    finished=cite("qld s307(10)"),
    uncalled_opening=cite("qld s307(8)(a)(ii)"),
    uncalled_raise=cite("qld s307(9)(a)(ii)"),
    won_by_opening=cite("qld s307(8)(a)(vi)"),
    won_by_raising=cite("qld s307(9)(a)(vi)"),
    option=cite("reading K12"),
    next_opening=cite("qld s307(4)"),
)
FINAL: Final = RoundCites(
    opening=cite("qld s309(2)"),
    answering=cite("qld s309(6)"),
    finished=cite("qld s309(9)"),
    uncalled_opening=cite("qld s309(7)(a)(ii)"),
    uncalled_raise=cite("qld s309(8)(a)(ii)"),
    won_by_opening=cite("qld s309(7)(a)(vi)"),
    won_by_raising=cite("qld s309(8)(a)(vi)"),
    next_opening=cite("qld s309(4)"),
)
UNDER: Final = PokerCites(
    place=PLACE,
    betting=BettingCites(
        bet=cite("qld s305(1)"),
        aloud=cite("qld s305(2)"),
        call=cite("qld s288(1)"),
        raising=cite("qld s289"),
        check=cite("qld s307(2)"),
        no_check=cite("qld s307(7)"),
        fold=cite("qld s315(1)"),
        tap_out=(
            cite("qld s312(1)(a)(i)"),
            cite("qld s312(1)(a)(ii)"),
            cite("qld s312(1)(a)(iii)"),
            cite("qld s312(1)(a)(iv)"),
        ),
        tapped=cite("qld s312(2)"),
        only_call=cite("qld s312(6)"),
        too_small=cite("qld s312(5)"),
    ),
    ending=SHOWDOWN,
    out_of_turn=OutOfTurnCites(
        missed=cite("qld s318(1)"),
        stands=cite("qld s318(2)"),
        again=cite("qld s318(3)"),
        returned=cite("qld s318(4)"),
        excess=cite("qld s318(5)"),
    ),
    conduct=ConductCites(
        dead=cite("qld s319(1)"),
        dead_folds=cite("qld s319(2)"),
        learnt_from_inactive=cite("qld s316(5)"),
        learnt_from_uncalled=cite("qld s316(6)"),
        silence=cite("qld s321(1)"),
        spoke=cite("qld s321(2)"),
        obey=cite("qld s321(3)"),
        void=cite("qld s322(a)"),
        out_of_the_round=cite("qld s322(b)(i)"),
        out_of_the_game=cite("qld s322(b)(ii)"),
    ),
)
DEALING: Final = DealingCites(
    only_the_dealer=cite("qld s317(2)"),
    must_declare=cite("qld s317(3)"),
    not_looked_at=cite("qld s317(4)"),
    reconstructed=cite("qld s317(4)(b)"),
    practicable=cite("qld s317(5)"),
    to_nobody=cite("qld s317(6)"),
    fresh=cite("qld s317(7)"),
    bets_go_back=cite("reading K24"),
)
LAPSES: Final = LapseCites(
    fold=cite("qld s315(2)"),
    taken_to_fold=(cite("qld s315(3)(a)"), cite("qld s315(3)(b)")),
    out_of_turn=cite("qld s318(1)"),
    helping=cite("qld s316(1)"),
    advice=cite("qld s316(2)"),
    secret=cite("qld s316(3)"),
    looking=cite("qld s316(7)"),
    aloud=cite("qld s305(2)"),
    buck_declined=cite("qld s302(3)"),
    lending=cite("qld s314(3)"),
    agreement=cite("qld s310(7)"),
    retrieving=cite("qld s320(1)"),
    exchanging=cite("qld s320(2)(a)"),
    telling=cite("qld s320(2)(b)"),
    still_secret=cite("qld s316(4)"),
)
