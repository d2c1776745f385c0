"""Part 17, in whose sections the poker Parts say what they share (`law/parallels/poker.tsv`)."""

from typing import Final

from houseway.rulebook.parallel import parallel

PART: Final = parallel("poker", "qld part 17")
