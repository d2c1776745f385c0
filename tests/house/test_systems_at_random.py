"""Whatever is done at the lounge and with a tournament, and wherever the house is opened again, no cent is astray."""

import asyncio
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.house import NOON, house_at
from support.tournament import queensland, text_of

from houseway.errors import BadInput, HousewayError, Refused
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.keno.accounts import CHIEF_EXECUTIVE, DOLLARS, PRIZES, TO_PLAY, pool
from houseway.ledger.accounts import of_system
from houseway.verify.house import verify

STEPS = 120
PEOPLE = ("ann", "bob")
ACTS = ("sell", "sell", "sell", "draw", "draw", "pay", "pay", "refund", "issue keno dollars", "redeem keno dollars")
MORE = ("hand over", "claim", "begin day", "tomorrow", "next month", "enter", "withdraw", "buy in", "cash out", "again")


def held_by(house: House) -> dict[Any, int]:
    """What the tickets, vouchers and pools of the lounge say."""
    keno = house.systems.lounge()
    tickets = keno.tickets.values()
    games = {ticket.serial: ticket.ends - max(ticket.first, keno.game) for ticket in tickets}
    return {
        TO_PLAY: sum(max(games[ticket.serial], 0) * ticket.entry.per_game for ticket in tickets),
        PRIZES: sum(ticket.owed for ticket in tickets),
        DOLLARS: sum(voucher.left for voucher in keno.vouchers.values()),
        CHIEF_EXECUTIVE: sum(won.prize for ticket in tickets for won in ticket.handed_over),
        of_system("tournament", "spring"): 5_000 * len(house.systems.tournament("spring").running.entrants),
    } | {pool(spots): amount for spots, amount in keno.pools.items()}


async def act(house: House, chance: Random, what: str) -> None:
    who, ticket = chance.choice(PEOPLE), chance.randint(1, 1 + len(house.systems.lounge().tickets))
    patron: dict[str, Any] = {"patron": who, "writer": chance.choice(["w1", "w1", ""])}
    if what == "sell":
        jackpot, count = chance.random() < 0.4, chance.randint(1, 10)
        ways = ["-".join(map(str, sorted(chance.sample(range(1, 25), max(count, 6) if jackpot else count))))]
        paid: dict[str, Any] = {"chips": chance.choice(["0", "1.00"]), "keno_dollars": chance.choice([[], [1]])}
        await house.keno("sell", ways=ways, stake="2.00", jackpot=jackpot, games=chance.randint(1, 3), **paid, **patron)
    elif what == "draw":
        numbers: dict[str, Any] = {"numbers": chance.sample(range(1, 25), 20)}
        await house.keno("draw", **(numbers if chance.random() < 0.5 else {}))
    elif what == "pay":
        means = chance.choice(["cash", "chips", "cheque", "keno dollars"])
        await house.keno("pay", ticket=ticket, paid_in=means, **patron)
    elif what in ("refund", "claim"):
        await house.keno(what, ticket=ticket, **patron)
    elif what == "issue keno dollars":
        await house.keno(what, amount="5.00", chips=chance.random() < 0.5, **patron)
    elif what == "redeem keno dollars":
        await house.keno(what, serial=chance.randint(1, 4), cashier=chance.random() < 0.3, **patron)
    elif what in ("enter", "withdraw"):
        await house.tournament(what, tournament="spring", person=who)
    elif what in ("buy in", "cash out"):
        await {"buy in": house.buy_in, "cash out": house.cash_out}[what](who, 300)
    elif what in ("tomorrow", "next month"):
        assert isinstance(house.clock, HeldClock)
        house.clock.move_on(timedelta(days=1 if what == "tomorrow" else 30))
        await house.keno("begin day")
    else:
        await house.keno(what)


async def opened(folder: Path, seed: int) -> House:
    house, data = house_at(folder, seed=seed), queensland()
    del data["entrants"], data["event"]
    await house.tournament("open", tournament="spring", file=text_of(data))
    await house.keno("open", settings={"device": "generator"})
    await house.keno("begin day")
    for who in PEOPLE:
        await house.admit(who, "player")
        await house.deposit(who, 30_000)
    return house


@pytest.mark.parametrize("seed", range(4))
def test_books_tickets_pools_and_purses_agree_whatever_is_done(tmp_path: Path, seed: int) -> None:
    async def tried() -> None:
        house, chance, done = await opened(tmp_path, seed), Random(seed), set()
        for _ in range(STEPS):
            what = chance.choice(ACTS if chance.random() < 0.75 else MORE)
            if what == "again":
                assert isinstance(house.clock, HeldClock)
                at, before = house.clock.at, held_by(house)
                await house.stop()
                house = house_at(tmp_path, seed=f"{seed} again")
                house.clock = HeldClock(at)
                assert held_by(house) == before
                continue
            with suppress(BadInput, Refused):
                await act(house, chance, what)
                done.add(what)
            assert {account: house.held(account) for account in held_by(house)} == held_by(house), what
        assert len(done) > len({*ACTS}), done
        held = house.store.balances()
        assert sum(held.values()) == 0
        assert all(amount >= 0 for account, amount in held.items() if account.kind in ("purse", "chips", "keno"))
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()

    asyncio.run(tried())


JUNK = (None, 0, -1, 1, 10**30, 1.5, float("nan"), "", "ann", "1-2-3", "1.00", "-1.00", "1e9", "1/0", "x" * 5000, "\n")
MORE_JUNK: tuple[Any, ...] = ([], ["1-2-3"], [1, 2], [[1]], {}, {"a": 1}, {"spring": None}, True, NOON, NOON.date())
NAMES = {
    "keno": "ways stake games jackpot chips keno_dollars ticket paid_in amount serial numbers events settings schedule",
    "jackpot": "system tables cost arrangement seed start rate rounded shares approved to",
    "tournament": "tournament person file secret seed",
}
RIGHT: dict[str, dict[str, Any]] = {
    "keno": {"patron": "ann", "ways": ["1-2-3"], "stake": "1.00", "writer": "w1", "ticket": 1, "amount": "5.00"},
    "jackpot": {"system": "east", "tables": ["east 1"], "cost": "1.00", "approved": True, "to": {}},
    "tournament": {"tournament": "spring", "person": "ann"},
}
DONE = {"keno": (*ACTS, "claim", "open"), "jackpot": ("open", "close"), "tournament": ("open", "enter", "hold")}


def test_what_makes_no_sense_is_told_in_one_line_and_leaves_the_books_as_they_were(tmp_path: Path) -> None:
    async def tried() -> None:
        house, chance = await opened(tmp_path, 1), Random(5)
        for _ in range(300):
            system = chance.choice(list(DONE))
            what, details = chance.choice(DONE[system]), dict(RIGHT[system])
            for name in chance.sample(NAMES[system].split(), 2):
                details[name] = chance.choice((*JUNK, *MORE_JUNK))
            before, told = held_by(house), ""
            try:
                await getattr(house, system)(what, **details)
            except HousewayError as wrong:
                told = str(wrong)
            assert "\n" not in told
            assert not told or held_by(house) == before
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()

    asyncio.run(tried())
