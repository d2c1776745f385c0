"""The words of any poker table."""

from houseway.families.poker.lexicon import LEXICON

__all__ = ["LEXICON"]
