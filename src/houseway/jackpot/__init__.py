"""Jackpots that outlive the round: prize meter systems that link tables of Caribbean stud.

arrangement  the texts: their prizes, and what they say of the meter
system       one prize meter system: its tables and its meter
jackpots     all systems of a casino: they open, take wagers, pay prizes, are reset and closed, in the house's books
acts         what is done with them, as a house keeps it in its store (`houseway.house.systems`)
tables       the link of a table to the meter that it shares
"""

from houseway.jackpot.arrangement import ARRANGEMENTS, Arrangement
from houseway.jackpot.jackpots import Jackpots
from houseway.jackpot.system import MeterSystem

__all__ = ["ARRANGEMENTS", "Arrangement", "Jackpots", "MeterSystem"]
