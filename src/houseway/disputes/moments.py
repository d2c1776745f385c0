"""When something happened, where the words tell it: before the betting, while the ball ran, at the second card."""

import re
from typing import Final

BEGUN: Final = ("wagers are made", "wagers are open", "wagers")
SETTLED: Final = (
    "settling",
    "both hands are complete",
    "the result is entered",
    "the result is announced",
    "the ball is at rest",
    "the indicator is at rest",
)
TOLD: Final = {
    re.compile(r"\bbefore (?:(?:any(?:one|body)?|the|all) )*(?:bet|wager)\w*|\bno bets (?:down|yet)"): BEGUN,
    re.compile(r"\bsecond cards?\b"): ("second cards",),
    re.compile(r"\bfirst cards?\b"): ("first cards",),
    re.compile(r"\b(?:my|his|her|their) turn\b|\bafter (?:i|he|she) (?:hit|doubled|split|stood)\b"): ("decisions",),
    re.compile(r"\b(?:after|during) (?:the )?(?:pay ?outs?|paying|settl\w+)|\balready paid\b"): SETTLED,
    re.compile(r"\bafter no more bets\b"): ("no more bets",),
    re.compile(r"\bball (?:had |has |was )?(?:already )?(?:stopped|landed|dropped|at rest)\b"): (
        "the ball is at rest",
    ),
    re.compile(r"\b(?:while|as) the ball (?:was |is )?(?:running|spinning|runs|ran|spun)\b"): ("the ball runs",),
    re.compile(r"\bin the air\b"): ("the dice are in the air", "the coins are in the air"),
}
BEFORE: Final = re.compile(r"\bbefore (?:the |my |his |her |their )?$")
ROUND: Final = re.compile(r"\b(first|second|third|fourth|final) (?:round of betting|betting round)\b")


def moment_said(words: str, moments: tuple[str, ...]) -> str:
    """The moment of the game at which it happened; nothing, where the words do not tell it.

    >>> moment_said("the eight was face up before any betting", ("the shoe is offered", "wagers are made"))
    'wagers are made'
    """
    if (found := ROUND.search(words)) and (named := f"{found[1]} round of betting") in moments:
        return named
    told = (each for pattern, names in TOLD.items() if _tells(pattern, words) for each in names)
    return next((each for each in told if each in moments), "")


def _tells(pattern: re.Pattern[str], words: str) -> bool:
    """Not where it was before that."""
    return any(not BEFORE.search(words[: match.start()]) for match in pattern.finditer(words))
