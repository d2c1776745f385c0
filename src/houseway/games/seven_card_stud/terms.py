"""Part 18 beside its sisters: what they share is said in the sections of Part 17 (`law/parallels/poker.tsv`)."""

from typing import Final

from houseway.rulebook.parallel import parallel

PART: Final = parallel("poker", "qld part 18")
