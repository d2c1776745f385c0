"""What may stand before something is changed over the API, and how a change is told (`support.every_change`)."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, NamedTuple, TypeAlias

from houseway.house.actor import acting
from houseway.house.clock import HeldClock
from houseway.house.director import draw
from houseway.house.fills import send
from houseway.house.house import House
from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.setup import set_limits
from houseway.house.tournaments import Stage
from houseway.house.windows import open_window
from support.directed import SPRING, file, goes_on, pit_of, spring
from support.floor import STAFF
from support.house import next_shoe
from support.tournament import Data, nearly_out, queensland, victorian

Given: TypeAlias = tuple[str, dict[str, Any]]
Prepares: TypeAlias = Callable[[House], Awaitable[Any]]
ANN, BOB = STAFF["player"], "bob"
WAYS = ["1-2-3"]
FIRST, OTHERS = list(range(1, 21)), list(range(61, 81))
FINAL_TABLE = f"{SPRING}, final 1"
CODE, OTHER_CODE = "the code of ticket 1", "the code of ticket 2"  # which the house makes
SENT = f"/api/cage/sent/{len(STAFF) + 1}"  # by the event after those by which the staff became known
RECEIVES: Given = (f"/api/cage/sent/{len(STAFF) + 2}/receipt", {})
CLOSES: Given = ("/api/keno/closings", {})
SELLS: Given = ("/api/keno/tickets", {"ways": [[5]], "stake": "1.00", "patron": BOB})


class Change(NamedTuple):
    """What is sent, by somebody of a role, once the house is prepared; and another value for each of its fields."""

    by: str
    body: dict[str, Any]
    other: dict[str, Any]
    before: tuple[Prepares, ...] = ()
    at: str = ""  # the address, where the route has a name in it
    given: Given | None = None  # what the same person may have given the id to before


# What is there before


async def money(house: House) -> None:
    """Ann has $500.00 and as much in chips; so has bob."""
    await house.admit(BOB, "player")
    for who in (ANN, BOB):
        await house.deposit(who, 1_000_00)
        await house.buy_in(who, 500_00)


def opened(name: str, game: str, **how: Any) -> Prepares:
    return lambda house: house.open_table(name, game, **how)


def sits(table: str) -> Prepares:
    return lambda house: house.sit(table, ANN, 300_00)


async def filled(house: House) -> None:
    await house.move_float("fill", "wheel", 100_00)


async def sent(house: House) -> None:
    """The cashier has sent two fills; whoever receives one may receive the other."""
    with acting(house.people[STAFF["cashier"]]):
        for amount in (20_00, 30_00):
            await send(house, "fill", "wheel", amount, {})


async def dropped(house: House) -> None:
    """Ann has bought chips at the table."""
    await house.table("wheel").act(ANN, "buy chips", {"amount": 100_00})


async def at_a_window(house: House) -> None:
    """The cashier has begun a shift."""
    with acting(house.people[STAFF["cashier"]]):
        await open_window(house, "window 1", {"100.00": 4}, {"25.00": 8})


async def notices(house: House) -> None:
    """Two higher minimums are announced."""
    for kind in ("win bet", "come bet"):
        await set_limits(house.table("wheel"), "floor manager", kind, (20_00, 500_00))


async def red(house: House) -> None:
    await house.table("wheel").act(ANN, "wager", {"on": "red", "selection": "red", "stake": 5_00})


async def ball_at_rest(house: House) -> None:
    for act in ("spin the ball", "no more bets"):
        await house.table("live").act("dealer", act)


async def red_at_live(house: House) -> None:
    await house.table("live").act(
        ANN, "wager", {"on": "red", "selection": "red", "stake": 5_00}, said_by=STAFF["dealer"]
    )


async def bob_at_live(house: House) -> None:
    await house.sit("live", BOB, 300_00)


async def ball_typed(house: House) -> None:
    await house.table("live").comes("ball", 17)


async def lounge(house: House) -> None:
    await house.keno("open")
    await house.keno("begin day")


async def closed_lounge(house: House) -> None:
    await house.keno("open")


async def by_the_clock(house: House) -> None:
    await house.keno("set hours", draws=3600, quiet=0)


async def sold(house: House) -> None:
    for _ in range(2):
        await house.keno("sell", patron=ANN, ways=WAYS, stake="1.00", games=2, station=1)


async def drawn(house: House) -> None:
    await house.keno("draw", game=1, numbers=FIRST)


async def keno_dollars(house: House) -> None:
    for _ in range(2):
        await house.keno("issue keno dollars", patron=ANN, amount="5.00", station=1)


async def month_later(house: House) -> None:
    assert isinstance(house.clock, HeldClock)
    house.clock.move_on(timedelta(days=29))


async def handed_over(house: House) -> None:
    await house.keno("hand over")


async def days_later(house: House) -> None:
    assert isinstance(house.clock, HeldClock)
    house.clock.move_on(timedelta(days=2))


async def meters(house: House) -> None:
    for system, table in (("east", "a"), ("west", "b"), ("north", "c")):
        await house.jackpot("open", system=system, tables=[table], cost="1.00", approved=True)


async def announced(house: House) -> None:
    await house.tournament("open", tournament=SPRING, file=file(queensland), fills=6)


def entered(*names: str) -> Prepares:
    async def enter(house: House) -> None:
        for name in names:
            if name not in house.people:
                await house.admit(name, "player")
            await house.play_money(name, 200_00)  # as the bots have
            await house.tournament("enter", tournament=SPRING, person=name)

    return enter


SALT = "0123456789abcdef" * 2


async def sealed(house: House) -> None:
    """Ann sealed a word for the shoe that is next by now."""
    table = house.table("wheel")
    await table.seal(ANN, seal_of("luck", SALT))
    await next_shoe(table)


async def sealed_for_the_draw(house: House) -> None:
    """Ann sealed a word, and entries are closed."""
    await entered("cy", "dee", "eve")(house)
    await house.tournament("seal", tournament=SPRING, person=ANN, seal=seal_of("luck", SALT))
    await draw(house, SPRING)


def in_charge() -> Data:
    """Its director is the pit boss."""
    data = nearly_out()
    data["director"]["name"] = STAFF["pit boss"]
    return data


async def directed(house: House) -> None:
    await house.tournament("open", tournament=SPRING, file=file(in_charge), fills=6)


async def decided(house: House) -> None:
    """One player is left who can still wager."""
    await directed(house)
    await entered(ANN)(house)
    await draw(house, SPRING)
    contest = house.table(FINAL_TABLE).running.contest
    assert contest is not None
    pit = pit_of(house)
    await goes_on(house, pit, lambda: len(contest.live) == 1)
    hand = contest.hand
    await goes_on(house, pit, lambda: contest.hand > hand)


async def between_sessions(house: House) -> None:
    """The first session is over, and the next is not drawn yet; four bots go on."""
    await announced(house)
    await entered(ANN)(house)
    await draw(house, SPRING)
    await goes_on(house, pit_of(house), lambda: spring(house).stage is Stage.BETWEEN)


def out_without_a_wager() -> Data:
    """Whoever leaves out the compulsory wager is out, and one of each table goes on."""
    data = victorian()
    data["conditions"]["wager"]["omitted"] = "out"
    data["conditions"]["session"][0]["advance"] = 1
    return data


async def is_out(house: House) -> None:
    """Ann never wagers, and goes out in the first session."""
    await house.tournament("open", tournament=SPRING, file=file(out_without_a_wager), fills=6)
    await entered(ANN, "cy")(house)
    await draw(house, SPRING)
    await goes_on(house, pit_of(house), lambda: spring(house).stage is Stage.BETWEEN)
