"""The exact return of every wager, from the same rows that settle it: `from houseway.odds import odds`."""

from houseway.odds.exact import Return
from houseway.odds.table import OddsTable, odds

__all__ = ["OddsTable", "Return", "odds"]
