"""Mini-dice in plain integers: what three dice make of the wagers of qld s178(4)."""

from houseway.families.three_dice import showing, total

__all__ = ["in_field", "showing", "total"]


def in_field(first: int, second: int, third: int) -> bool:
    """Is the total 5 to 8, or 13 to 16?"""
    return 5 <= total(first, second, third) <= 8 or 13 <= total(first, second, third) <= 16
