"""Part 15 beside the other poker Parts, its rounds of betting, and the words that its dealer announces."""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.cites import EndingCites, RoundCites
from houseway.play.table import call
from houseway.rulebook.parallel import parallel

PART: Final = parallel("poker", "qld part 15")

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

FIRST: Final = RoundCites(
    opening=cite("qld s269(1)"),
    answering=cite("qld s270(1)"),
    call=cite("qld s250(1)"),
    raising=cite("qld s252(1)"),
    fold=cite("qld s278(1)"),
    no_check=cite("qld s277(2)"),  # at all
    finished=cite("qld s270(4)(b)"),
    uncalled_opening=cite("qld s270(2)(a)"),
    uncalled_raise=cite("qld s270(5)(a)(ii)"),
    won_by_opening=EndingCites(cite("qld s272(5)(c)"), cite("qld s270(2)(a)")),
    won_by_raising=EndingCites(cite("qld s270(5)(a)(iv)"), cite("qld s270(5)(a)(vi)")),
    option=cite("qld s270(2)(b)"),
    option_raised=cite("qld s270(2)(c)"),
    again=cite("qld s270(3)"),
)
LATER: Final = RoundCites(
    opening=cite("qld s271(4)"),
    answering=cite("qld s271(8)"),
    call=cite("qld s250(1)"),
    raising=cite("qld s252(1)"),
    fold=cite("qld s278(1)"),
    no_check=cite("qld s277(6)"),
    finished=cite("qld s271(11)"),
    uncalled_opening=cite("qld s271(9)(a)(ii)"),
    uncalled_raise=cite("qld s271(10)(a)(ii)"),
    won_by_opening=EndingCites(cite("qld s271(9)(a)(iv)"), cite("qld s271(9)(a)(vi)")),
    won_by_raising=EndingCites(cite("qld s271(10)(a)(iv)"), cite("qld s271(10)(a)(vi)")),
    checks=(cite("qld s277(4)"), cite("qld s277(5)")),
    next_opening=cite("qld s271(5)"),
)
OTHERS_FOLDED: Final = EndingCites(cite("qld s272(5)(c)"), cite("reading K34"))
