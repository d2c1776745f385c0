"""What wagers on the hands of baccarat are called."""

from typing import Final

from houseway.errors import BadInput, quoted
from houseway.play.grammar import Words, spoken

TIE: Final = "tie bet"
HANDS: Final = spoken({
    "banker's hand": "banker, bank*, banco*, b",
    "player's hand": "player, players, punto*, p",
    TIE: "tie, a tie, egalite*, t",
})  # fmt: skip


def hand(text: str, words: Words = HANDS) -> tuple[str, str]:
    """A wager by one of its words, and the lesson."""
    if text not in words:
        raise BadInput(f"{quoted(text)} is no wager here; there are banker, player and tie")
    [word] = words[text]
    return word.name, f"the law calls it the {word.name}" if word.taught else ""
