"""Triple penny two-up in plain integers: the coins, of three, that lie with the head uppermost."""

TRIPLE_TAILS_UP, TAILS_UP, HEADS_UP, TRIPLE_HEADS_UP = range(4)


def counted(heads: int, tails: int, triples: int, up: int) -> tuple[int, int, int]:
    """Spins for heads and for tails in a spinner's game, triples among them, and how many of all were triples."""
    return heads + (up >= HEADS_UP), tails + (up <= TAILS_UP), triples + (up in (TRIPLE_TAILS_UP, TRIPLE_HEADS_UP))
