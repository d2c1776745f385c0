"""Two-up in plain integers: how many coins lie with the head uppermost, and what has been spun so far."""

TAILS_UP, ODDS_UP, HEADS_UP = 0, 1, 2  # the coins with the head side uppermost, of two
LIMIT = 5  # odds in a row


def counted(heads: int, tails: int, odds: int, up: int) -> tuple[int, int, int]:
    """Heads and tails spun in a spinner's game, and odds in a row: heads or tails start those again (reading E1)."""
    if up == ODDS_UP:
        return heads, tails, odds + 1
    return heads + (up == HEADS_UP), tails + (up == TAILS_UP), 0


def decides(up: int, odds: int) -> bool:
    """Does this spin decide the players' wagers, with so many odds in a row?"""
    return up != ODDS_UP or odds == LIMIT
