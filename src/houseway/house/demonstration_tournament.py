"""The tournament of the demonstration house: Victoria's blackjack with bots, drawn a minute after somebody enters."""

from datetime import datetime, timedelta
from typing import Final

from houseway.house.house import House
from houseway.house.tournaments import Stage

NAME: Final = "Evening"
WAITS: Final = 60  # seconds
PLAYERS: Final = 6
FILE: Final = """format = 1
title = "Evening blackjack tournament"
game = "blackjack"
rules = "vic"
on = {on}

[director]
name = "tournament director"
qualified = true

[approval]
by = "Director of Casino Surveillance"
on = {approved}
in_writing = true

[conditions]
entry_fee = "100.00"
chips = "1000.00"
wager = {{compulsory = true, minimum = "25.00", omitted = "forfeit"}}
repechage = "none"
buy_back = "none"
entitled_only = true
withdraw_until = {on}
form = ["name"]
players = {{minimum = 6, maximum = 12}}
disqualified_for = ["collusion", "misconduct at the table"]
retirement = "never"
refunds = {{withdrawn = "1"}}
late_arrival = "forfeits"
non_attendance = "forfeits"
rules_prevail = true
ties = "earlier session"
limits = {{blackjack = {{minimum = "25.00", maximum = "500.00"}}}}

[[conditions.session]]
name = "heats"
tables = 2
hands = 5
advance = 1
advance_in_all = 2

[[conditions.session]]
name = "final"
tables = 1
hands = 7

[conditions.prizes]
shares = ["1/2", "3/10", "1/5"]
added = "400.00"
ties = "share"
odd_cents = "best placed"
"""


def file(at: datetime) -> str:
    """Its conditions, as they were approved the day before."""
    return FILE.format(on=at.isoformat(), approved=(at - timedelta(days=1)).date().isoformat())


async def announce(house: House) -> None:
    """Where none is on its way."""
    known = house.systems.tournaments
    if any(each.stage is not Stage.OVER for each in known.values()):
        return
    name = next(each for each in (f"{NAME} {number}" for number in range(1, len(known) + 2)) if each not in known)
    fills = PLAYERS if house.takes_play_money else 0
    await house.tournament("open", tournament=name, file=file(house.clock.now()), waits=WAITS, fills=fills)
