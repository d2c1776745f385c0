"""What applies to every wager at a table in Victoria (vic 25/1999 rules 2, 5 and 6), and who supervises gaming."""

from typing import Final

from houseway.cite import cite, cites
from houseway.play.general import General
from houseway.play.people import Role

CASINO_SUPERVISORS: Final = frozenset({Role.CASINO_SUPERVISOR, Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER})
"""Those who supervise and manage gaming and are no game supervisor (r1.1.3)."""

GENERAL: Final = General(
    joins=cite("vic 25/1999 r2.1"),
    staffed=cite("vic 25/1999 r1.1.4"),
    not_permitted=cite("vic 25/1999 r5.5"),
    by_sign=cite("vic 25/1999 r6.1"),
    increment=cite("vic 25/1999 r6.1"),
    under_minimum=cite("vic 25/1999 r6.2"),
    over_maximum=cite("vic 25/1999 r6.3"),
    increment_shown=cite("vic 25/1999 r6.1"),
    limits_by=CASINO_SUPERVISORS,
    limits_under=cite("vic 25/1999 r6.4"),
    limits_any_time=True,
    excess=cite("reading V6"),
    own_hands=cite("vic 25/1999 r5.2"),
    from_minimum=True,
    takes=frozenset(cites("vic 25/1999 r6.2", "vic 25/1999 r6.3", "vic 25/1999 r6.5")),
)
