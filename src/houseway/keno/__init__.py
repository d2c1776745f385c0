"""The keno system: what outlives a draw (qld ss 213 to 221, 223). The game itself is `houseway.games.keno`, and so are
the ticket and the desk where it is sold, refunded and paid.

system      the keno day, its numbered games, sales and draws
payment     what is paid out: winnings, refunds, keno dollars, and unpaid winnings to the chief executive
drawing     a drawing with what was reported at it (s222), and the same again
settings    what the operator sets, and `settings_file` reads it
terminals   a keno writer's, or one that the player works
settlement  a draw against every ticket, by counts of catches on bit masks
dollars     keno dollars, and their 28 days
accounts    its accounts in the house's ledger
printing    the ticket as text, and as a picture with its QR code
oversight   an entry that should not have been taken
acts        what is done at a lounge, as a house keeps it in its store (`houseway.house.lounge`)
"""

from houseway.keno.settings import KenoSettings
from houseway.keno.system import KenoSystem
from houseway.keno.terminals import Terminal

__all__ = ["KenoSettings", "KenoSystem", "Terminal"]
