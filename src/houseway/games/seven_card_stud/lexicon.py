"""The words of stud."""

from houseway.families.poker.stud.lexicon import LEXICON

__all__ = ["LEXICON"]
