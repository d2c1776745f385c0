"""What the tests of the pages share; a name that mypy would know twice, so there is nothing else in it."""

from support.evenings import (
    at_a_desk,
    evening_at_a_desk,
    evening_on_a_phone,
    evening_that_moves,
    on_a_phone,
    where_it_moves,
)

__all__ = [
    "at_a_desk",
    "evening_at_a_desk",
    "evening_on_a_phone",
    "evening_that_moves",
    "on_a_phone",
    "where_it_moves",
]
