"""Divides a prize pool: shares are exact fractions, and the odd cents go as the conditions say.

>>> divide(1000, [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)], [["a"], ["b", "c"]], "best placed")
{'a': 500, 'b': 250, 'c': 250}
"""

from collections.abc import Callable, Sequence
from fractions import Fraction

from houseway.money import Cents


def divide(
    pool: Cents,
    shares: Sequence[Fraction],
    places: Sequence[Sequence[str]],
    odd_cents: str,
    draw: Callable[[list[str]], list[str]] = list,
) -> dict[str, Cents]:
    """What each winner gets. `places` are those who share a place, best first; all of the pool is paid.

    The shares of places that nobody took go to the others in proportion (reading T15). `draw` puts people in an order
    by lot, where the odd cents go by lot.
    """
    exact = _exact(shares, places)
    whole = sum(exact.values(), Fraction(0))
    if not whole:
        return {}
    paid = {name: int(pool * share / whole) for name, share in exact.items()}
    order = draw(list(paid)) if odd_cents == "lot" else list(paid)
    for name in order[: pool - sum(paid.values())]:
        paid[name] += 1
    assert sum(paid.values()) == pool, "all of the pool is paid"
    return paid


def _exact(shares: Sequence[Fraction], places: Sequence[Sequence[str]]) -> dict[str, Fraction]:
    """Those who share a place share what it and the next ones are worth, equally."""
    found: dict[str, Fraction] = {}
    at = 0
    for names in places:
        worth = sum(shares[at : at + len(names)], Fraction(0))
        if worth:
            found |= dict.fromkeys(names, worth / len(names))
        at += len(names)
    return found


def fixed(
    amounts: Sequence[Cents], places: Sequence[Sequence[str]], odd_cents: str = "best placed"
) -> dict[str, Cents]:
    """Amounts by place; those who share a place share theirs, to the cent."""
    found: dict[str, Cents] = {}
    at = 0
    for names in places:
        worth = sum(amounts[at : at + len(names)])
        if worth:
            found |= divide(worth, [Fraction(1, len(names))] * len(names), [names], odd_cents)
        at += len(names)
    return found
