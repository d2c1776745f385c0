"""The card of rules beside the layout: what cards count and which hand draws, made from the functions that decide."""

from collections.abc import Callable, Iterator
from typing import Final

from houseway.cite import Cite, cite, cites
from houseway.equipment.cards import FULL_DECK, NAME
from houseway.families.baccarat.points import DRAWING, NO_THIRD, VALUE, banker_draws, natural, player_draws

COUNTS: Final = cite("qld s85(1)")
POINT_COUNT: Final = cites("qld s85(2)", "qld s85(3)")
HANDS: Final = cite("qld s97(1)")
THIRD_CARDS: Final = cites("qld s98(3)", "qld s99(1)", "qld s99(2)")
NATURALS: Final = cite("qld s101")
TABLE_1: Final = cite("qld s102")
TABLE_2: Final = cites("qld s103(1)", "reading BC1")
ROWS: Final = cites("qld s103(2)", "qld s103(5)", "qld s103(6)")
COLUMNS: Final = cite("qld s103(3)")
LETTERS: Final = cite("qld s103(4)")


def rule_card() -> Iterator[str]:
    """Line by line, with what each rests on."""
    nothing = ", ".join(NAME[card][:-1] for card in FULL_DECK[::4] if VALUE[card] == 0)
    yield f"two hands are dealt, the player's and the banker's ({HANDS})"
    yield f"a card counts its number, an ace {VALUE[0]}; {nothing} count nothing ({COUNTS})"
    yield f"a hand counts the right digit of its total, 0 to 9 ({_all(POINT_COUNT)})"
    yield f"{_numbers(natural)} with two cards is a natural: no more cards ({NATURALS})"
    draws = _numbers(lambda points: player_draws(points, 0))
    yield f"the player's hand draws on {draws} and stays on 6 and 7 ({TABLE_1})"
    yield f"it draws first; no hand gets a fourth card ({_all(THIRD_CARDS)})"
    yield f"if it stays, the banker's hand draws on {_numbers(_draws_alone)} ({_all(TABLE_2)})"
    yield f"after the player's third card ({COLUMNS}), D draws and S stays ({LETTERS}):"
    yield f"one reads along the banker's row ({_all(ROWS)})"
    yield "  banker's count | third card 0 1 2 3 4 5 6 7 8 9"
    for bankers, letters in DRAWING.items():
        yield f"{bankers:16} | {'':10} {' '.join(letters)}"


def _draws_alone(bankers: int) -> bool:
    return banker_draws(bankers, NO_THIRD)


def _numbers(test: Callable[[int], bool]) -> str:
    found = [points for points in range(10) if test(points)]
    return f"{found[0]} to {found[-1]}" if len(found) > 2 else " or ".join(map(str, found))


def _all(under: tuple[Cite, ...]) -> str:
    return ", ".join(map(str, under))
