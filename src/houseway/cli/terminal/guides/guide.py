"""What a guide is made of."""

from typing import NamedTuple


class Guide(NamedTuple):
    """Five lines on how a game is won; what to type first, and what follows."""

    won: tuple[str, str, str, str, str]
    first: str
    then: str
