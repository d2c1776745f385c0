"""The words of the ring."""

from houseway.families.ring.lexicon import LEXICON

__all__ = ["LEXICON"]
