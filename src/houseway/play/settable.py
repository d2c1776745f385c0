"""What a rule says that could say something else: its name, its value, how another is read, and how it is put there.

A game names those that are more than the money of a row. What comes of putting one is a `Game` again, played and
settled by the same code.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from houseway.cite import Cite
from houseway.errors import BadInput, quoted

if TYPE_CHECKING:
    from houseway.play.game import Game

Read: TypeAlias = Callable[[str], Any]
"""Reads a value that somebody wrote, or raises `BadInput` with what is allowed."""


@dataclass(frozen=True, slots=True, eq=False)
class Settable:
    """One rule that can be set, as it stands."""

    name: str
    under: Cite
    read: Read
    value: Any
    put: "Callable[[Game[Any], Any, Cite | None], Game[Any]]"  # by (game, value, the draft's rule)
    usual: str = ""  # what a table has where the law leaves a choice and nobody says

    @property
    def stands(self) -> str:
        """The value in words, as `read` takes them."""
        return " to ".join(map(str, self.value)) if isinstance(self.value, tuple) else str(self.value)


def whole_number(least: int, most: int) -> Read:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text.strip()) or not least <= int(text) <= most:
            raise BadInput(f"a whole number from {least} to {most}, not {quoted(text)}")
        return int(text)

    return read


def two_numbers(least: int, most: int) -> Read:
    """`9 to 11`."""

    def read(text: str) -> tuple[int, int]:
        found = re.fullmatch(r"([0-9]{1,6}) to ([0-9]{1,6})", " ".join(text.split()))
        if not found or not least <= int(found[1]) <= int(found[2]) <= most:
            raise BadInput(f"two numbers from {least} to {most} like '{least} to {most}', not {quoted(text)}")
        return int(found[1]), int(found[2])

    return read


def one_of(*words: str) -> Read:
    def read(text: str) -> str:
        if text.strip() not in words:
            raise BadInput(f"{' or '.join(words)}, not {quoted(text)}")
        return text.strip()

    return read


_SHARE: Final = re.compile(r"([0-9]{1,3})(?:\.([0-9]{1,6}))? ?%")


def share(text: str) -> Fraction:
    """`4.5%`, as a fraction."""
    found = _SHARE.fullmatch(text.strip())
    if not found:
        raise BadInput(f"a percentage like 4.5%, not {quoted(text)}")
    value = Fraction(f"{found[1]}.{found[2] or 0}") / 100
    if value > 1:
        raise BadInput(f"a percentage up to 100%, not {quoted(text)}")
    return value


def in_percent(share: int, of_each: int) -> str:
    value = Fraction(100 * share, of_each)
    return f"{value.numerator}%" if value.denominator == 1 else f"{float(value):g}%"


def with_text(game: "Game[Any]", **changes: Any) -> "Game[Any]":
    """The game with another text at its tables."""
    table = game.table
    assert isinstance(table, partial)
    return replace(
        game, table=partial(table.func, **{**table.keywords, "text": replace(table.keywords["text"], **changes)})
    )


def variant_number(name: str, number: int, under: Cite, chances: Callable[..., Any]) -> Settable:
    """A number that the law has several variants of, and that a draft may give another."""

    def put(game: "Game[Any]", number: int, by: Cite | None) -> "Game[Any]":
        allowed = {**game.variant_under, name: by or under}
        variant = {**game.variant, name: number}
        return replace(game, chances=partial(chances, number), variant=variant, variant_under=allowed)

    return Settable(name, under, whole_number(1, 16), number, put)
