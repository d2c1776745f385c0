"""Jackpots that outlive the round: prize meter systems that link tables of Caribbean stud.

arrangement  the texts: their prizes, and what they say of the meter
system       one prize meter system: its tables and its meter
jackpots     all systems of a casino: they open, take wagers, pay prizes, are reset and closed, in the house's books
journal      the whole of it as lines of JSON, rebuilt by doing it again
tables       rounds at the tables themselves, with the meter that they share
"""

from houseway.jackpot.arrangement import ARRANGEMENTS, Arrangement
from houseway.jackpot.jackpots import Jackpots
from houseway.jackpot.journal import Journal
from houseway.jackpot.system import System

__all__ = ["ARRANGEMENTS", "Arrangement", "Jackpots", "Journal", "System"]
