"""Part 18 among the poker Parts: what they share is said in the sections of Part 17."""

from typing import Final

from houseway.rulebook.parallel import parallel

__all__ = ["PART"]

PART: Final = parallel("poker", "qld part 18")
