"""Part 17 among the poker Parts: the one whose sections are said for all four."""

from typing import Final

from houseway.rulebook.parallel import parallel

__all__ = ["PART"]

PART: Final = parallel("poker", "qld part 17")
