"""Triple penny two-up: the words of two-up, and the spinner's bonus wager."""

from dataclasses import replace
from typing import Final

from houseway.families.ring import lexicon as two_up

BONUS: Final = ("bonus 1 heads", "the spinner's bonus wager of $1.00 beside a spinner's wager on heads")
LEXICON: Final = replace(two_up.LEXICON, phrases=(*two_up.PHRASES[:2], BONUS, *two_up.PHRASES[2:]))
