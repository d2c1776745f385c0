"""Tournaments: whether one may be held, and holding it on real tables with tournament chips (docs/tournaments.md).

filed = read(text)                     what a file states; its shape is checked, with lines
checked = check(filed)                 everything that stands against it, each with its provision
running = run(checked, seed)           from the entries to the prizes
write(running)                         its record, which `verify` runs again
"""

from houseway.tournament.check import Checked, check
from houseway.tournament.file import Filed, read
from houseway.tournament.play import run
from houseway.tournament.record import document, verify, write
from houseway.tournament.requirements import Lack
from houseway.tournament.state import TournamentState, TournamentStep

__all__ = [
    "Checked",
    "Filed",
    "Lack",
    "TournamentState",
    "TournamentStep",
    "check",
    "document",
    "read",
    "run",
    "verify",
    "write",
]
