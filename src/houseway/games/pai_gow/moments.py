"""Where a round of pai gow stands."""

from typing import Final

OFFERED: Final = "the bank is offered"
DESIGNATING: Final = "those who bank say who handles the tiles"
INSPECTING: Final = "the tiles are inspected"
SHUFFLING: Final = "the tiles are to be shuffled"
RESHUFFLING: Final = "the tiles are to be shuffled again"
SHUFFLED: Final = "the tiles are shuffled"
WAGERS_OPEN: Final = "wagers are open"
CUTTING: Final = "the tiles are to be cut"
SHAKING: Final = "the dice are to be shaken"
SHAKEN: Final = "the dice are shaken"
DEALING: Final = "the tiles are dealt"
SETTING: Final = "the players set their hands"
EXPOSING: Final = "the bank is to expose its tiles"
BANK_SETS: Final = "the bank sets its hand"
SETTLING: Final = "all hands are set"
MOMENTS: Final = (
    OFFERED, DESIGNATING, INSPECTING, SHUFFLING, RESHUFFLING, SHUFFLED, WAGERS_OPEN, CUTTING, SHAKING, SHAKEN,
    DEALING, SETTING, EXPOSING, BANK_SETS, SETTLING,
)  # fmt: skip

LA_JA: Final = "la ja is asked for"  # of its own script, on top of the round
BEFORE_THE_ROUND: Final = (OFFERED, DESIGNATING, INSPECTING, SHUFFLING)
BEFORE_WAGERS: Final = (*BEFORE_THE_ROUND, RESHUFFLING, SHUFFLED)
UNTIL_NO_MORE_BETS: Final = (*BEFORE_WAGERS, WAGERS_OPEN)
STACKED: Final = (WAGERS_OPEN, CUTTING, SHAKING, SHAKEN)
BEFORE_THE_CUT: Final = (*BEFORE_THE_ROUND, SHUFFLED, WAGERS_OPEN, CUTTING)
SHUFFLED_OR_LATER: Final = MOMENTS[MOMENTS.index(SHUFFLED) :]
TILES_OUT: Final = (DEALING, SETTING, EXPOSING, BANK_SETS, SETTLING)
