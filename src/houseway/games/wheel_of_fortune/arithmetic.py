"""Wheel of fortune in plain integers: symbols are numbered from 0, sections and pegs clockwise round the rim."""


def is_spun(wagered: int, spun: int) -> bool:
    """Is the symbol that was wagered on the one that was spun?"""
    return wagered == spun


def beside_peg(peg: int, spaces: int, clockwise: bool) -> tuple[int, int]:
    """The section that last passed the indicator, and the oncoming one, when it stops on a peg.

    Peg n stands between sections n - 1 and n. A wheel that turns clockwise brings its sections by in falling order.
    """
    before, after = (peg - 1) % spaces, peg
    return (after, before) if clockwise else (before, after)
