"""The rulebook: provisions in our own words, what is in force when, and how the law is covered.

The coverage of the law is read from a source checkout, by `houseway.rulebook.coverage`.
"""

from houseway.rulebook.instruments import Instrument, Moment, beginning, instrument_of, instruments, moment, short_title
from houseway.rulebook.library import (
    Library,
    find,
    library,
    meaning,
    reading,
    readings_on,
    resolves,
    terms_in,
)
from houseway.rulebook.provisions import Answer, Part, Provision, Reading, Term
from houseway.rulebook.rulesets import JURISDICTIONS, Ruleset, games_of, in_force, on

__all__ = [
    "JURISDICTIONS",
    "Answer",
    "Instrument",
    "Library",
    "Moment",
    "Part",
    "Provision",
    "Reading",
    "Ruleset",
    "Term",
    "beginning",
    "find",
    "games_of",
    "in_force",
    "instrument_of",
    "instruments",
    "library",
    "meaning",
    "moment",
    "on",
    "reading",
    "readings_on",
    "resolves",
    "short_title",
    "terms_in",
]
