"""The permissible wagers of wheel of fortune: one on each symbol (qld s149), at the odds of its wheel (ss 154, 160)."""

from typing import Final, NamedTuple

from houseway.games.wheel_of_fortune.arithmetic import is_spun
from houseway.games.wheel_of_fortune.texts import TEXTS, Text
from houseway.money import Odds
from houseway.play.wager import Wager, loses, wins


class Spun(NamedTuple):
    """The facts that decide a wager: the symbol wagered on, and the symbol spun."""

    wagered: int
    spun: int

    @property
    def symbol(self) -> str:
        """The one that was spun."""
        return chr(self.spun)

    @property
    def chosen(self) -> str:
        """The one wagered on."""
        return chr(self.wagered)


def facts(wager: str, spun: str) -> Spun:
    return Spun(ord(letter_of(wager)), ord(spun))


def letter_of(wager: str) -> str:
    """`symbol a` is the wager on a."""
    return wager[-1]


def that_symbol_is_spun(spun: Spun) -> bool:
    return is_spun(*spun)


def another_symbol_is_spun(spun: Spun) -> bool:
    return not is_spun(*spun)


SPUN: Final = "symbol {0.symbol} is spun"


def _symbol(text: Text, letter: str, odds: int) -> Wager[Spun]:
    name, under = f"symbol {letter}", ("qld s149", *(each.text for each in text.wagering))
    return Wager(
        name,
        permitted="qld s149",
        clauses=(
            wins(that_symbol_is_spun, *under, because=f"{SPUN}, which the wager is on", unless=SPUN),
            loses(another_symbol_is_spun, *under, because=f"{SPUN}, and the wager is on symbol {{0.chosen}}"),
        ),
        pays=Odds(odds),
        paid_under=text.paid,
        limit=str(Odds(odds)),  # the limits follow the odds
        selections=(name,),
        says=f"{text.wheel.weights()[letter]} of the {text.spaces} sections",
        leaves_winner=True,  # s150(4): it may be withdrawn before the next spin
    )


WAGERS: Final = {
    spaces: tuple(_symbol(text, letter, odds) for letter, odds in text.odds.items()) for spaces, text in TEXTS.items()
}
"""By the spaces of the wheel."""
