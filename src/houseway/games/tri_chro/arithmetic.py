"""Tri-chro in plain integers: a ball is twice the number of its colour, and one more where it has a star."""


def is_pair(first: int, second: int, colour: int) -> bool:
    """Both balls are of this colour."""
    return first >> 1 == colour == second >> 1


def is_odd_pair(first: int, second: int, one: int, other: int) -> bool:
    """One ball is of the one colour and the other of the other, whichever came first."""
    return (first >> 1 == one and second >> 1 == other) or (first >> 1 == other and second >> 1 == one)


def none_is(first: int, second: int, colour: int) -> bool:
    """Neither ball is of this colour."""
    return first >> 1 != colour != second >> 1


def any_is(first: int, second: int, colour: int) -> bool:
    """At least one ball is of this colour."""
    return first >> 1 == colour or second >> 1 == colour


def both_have_stars(first: int, second: int) -> bool:
    return first & second & 1 == 1


def any_has_star(first: int, second: int) -> bool:
    return (first | second) & 1 == 1
