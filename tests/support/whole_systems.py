"""Journals of a house's own systems in which everything is done, and refused, at both ends of every bound; kept in
tests/house/systems.json.

`PYTHONPATH=tests python -m support.whole_systems` writes them anew, where something is rightly told otherwise.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

from houseway.errors import HousewayError, Refused
from houseway.house import lounge
from houseway.house.lounge_hours import Hours, due, hours_of
from houseway.house.systems import Systems
from houseway.house.tables.seed_words import seal_of
from houseway.house.tournaments import finished
from houseway.ledger.accounts import KENO
from houseway.ledger.postings import Posting
from houseway.store.chain import ChainEntry
from houseway.store.codec import as_data
from houseway.store.events import SystemAct
from support.directed import SPRING, file
from support.tournament import queensland

FILE = Path(__file__).parents[1] / "house" / "systems.json"
MORNING = datetime(2000, 12, 20, 6)
SALT = "0f" * 16
WRITER: dict[str, Any] = {"patron": "ann", "writer": "w7", "station": 3}
NOBODY = WRITER | {"patron": ""}
ALONE: dict[str, Any] = {"patron": "bob"}  # at a self-service terminal
LOW, HIGH = [*range(1, 21)], [*range(61, 81)]
Act = tuple[int | tuple[int, int], str, dict[str, Any]]
"""How many minutes after the morning, or days and minutes; what; and how."""


def sells(
    at: int | tuple[int, int], *ways: str, stake: str = "1.00", who: Mapping[str, Any] = WRITER, **how: Any
) -> Act:
    return at, "sell", {**who, "ways": list(ways), "stake": stake, **how}


def draws(at: int | tuple[int, int], numbers: list[int] | None = None, **how: Any) -> Act:
    return at, "draw", {**({} if numbers is None else {"numbers": numbers}), **how}


def of_ticket(what: str, at: int | tuple[int, int], ticket: int, who: Mapping[str, Any] = WRITER, **how: Any) -> Act:
    return at, what, {**who, "ticket": ticket, **how}


BEGUN: list[Act] = [(0, "open", {}), (0, "begin day", {})]
DAY: list[Act] = [
    *BEGUN, (0, "set hours", {"draws": 60, "quiet": 300}),
    sells(1, "1-2-3"), sells(1, "1-2-3", "4-5", games=3), sells(1, "1-2-3-4-5-6", stake="2.00", jackpot=True),
    sells(1, "1-2-3", who=NOBODY, chips="0.01"), sells(1, "1-2-3", chips="1.00"), sells(1, "1-2-3", chips="1.01"),
    sells(2, "70", stake="0.50", who=ALONE, games=10), sells(2, "70", who=ALONE, chips="0.01"),
    sells(2, "70", stake="100.00"), sells(2, "70", stake="100.01"), sells(2, "70", games=11), sells(2, "70", games=0),
    sells(2, "70", "71", form="card"), sells(2, "70", "71", form="card", takes_ways_on_cards=True),
    draws(3, LOW), draws(3, HIGH, game=1), draws(3, HIGH, game=2),
    of_ticket("pay", 4, 1), of_ticket("pay", 4, 1), of_ticket("pay", 4, 2, ALONE, paid_in="keno dollars"),
    of_ticket("pay", 4, 3, paid_in="cheque"), of_ticket("pay", 4, 4, NOBODY, paid_in="chips"),
    of_ticket("pay", 4, 5, paid_in="gold"), of_ticket("pay", 4, 9), of_ticket("pay", 4, 6),
    of_ticket("refund", 5, 2), of_ticket("refund", 5, 2), of_ticket("refund", 5, 6, ALONE),
    of_ticket("refund", 5, 8, NOBODY),
]  # fmt: skip
DOLLARS: list[Act] = [
    *BEGUN,
    *((1, "issue keno dollars", {**who, "amount": amount, **how})
      for who, amount, how in (
          (WRITER, "5.00", {}), (WRITER, "0.01", {"chips": True}), (NOBODY, "7.00", {"chips": True}),
          (NOBODY, "1.00", {}),
          (ALONE, "2.00", {}), (ALONE, "0.01", {"chips": True}), (WRITER, "0.00", {}), (WRITER, "-1.00", {}),
      )),
    sells(2, "1-2-3", stake="3.00", keno_dollars=[1]),
    sells(2, "1-2-3", stake="3.00", who=ALONE, keno_dollars=[1, 5, 5]),
    sells(2, "1-2-3", keno_dollars=[1]), sells(2, "1-2-3", keno_dollars=[99]),
    sells(2, "1-2-3", stake="2.00", chips="1.00", keno_dollars=[3]),
    *((at, "redeem keno dollars", {**who, "serial": serial, **how})
      for at, who, serial, how in (
          (3, ALONE, 3, {}), (3, WRITER, 3, {"cashier": True}), (3, WRITER, 99, {}), (3, WRITER, 1, {}),
          (3, WRITER, 3, {}),
          ((27, 1440), NOBODY, 4, {}), ((28, 1440), WRITER, 5, {}), ((28, 1440), WRITER, 5, {"cashier": True}),
          ((28, 1440), WRITER, 5, {"cashier": True}),
      )),
    sells((28, 1440), "1-2-3", keno_dollars=[2]),
    ((28, 1440), "begin day", {}), sells((28, 1440), "1-2-3"), sells((28, 1441), "1-2-3", keno_dollars=[2]),
]  # fmt: skip
UNPAID: list[Act] = [
    *BEGUN, sells(1, "1-2-3"), sells(1, "1-2-3", who=ALONE), sells(1, "70"),
    sells(1, "1-2-3", stake="0.50", who=NOBODY),
    draws(2, LOW), ((0, 3), "hand over", {}), ((28, 0), "hand over", {}), of_ticket("pay", (28, 1), 4),
    of_ticket("claim", (28, 1), 1), of_ticket("pay", (29, 1), 1), ((29, 1), "hand over", {"play_money": [2]}),
    ((29, 1), "hand over", {}), of_ticket("pay", (29, 2), 1), of_ticket("claim", (29, 2), 1, asked="a passport"),
    of_ticket("claim", (29, 2), 1, asked="a passport", given=" "),
    of_ticket("claim", (29, 2), 1, asked="a passport", given="P 1"), of_ticket("claim", (29, 2), 1),
    of_ticket("claim", (29, 2), 2, ALONE), of_ticket("claim", (29, 2), 3), of_ticket("claim", (29, 2), 9),
]  # fmt: skip
PLAY_MONEY: list[Act] = [*UNPAID[:6], (2, "draw", {"numbers": LOW}), ((29, 1), "hand over", {})]
OVERSIGHTS: list[Act] = [
    *BEGUN,
    *((1, "accept", {**who, "ways": ways, "stake": stake, **how})
      for who, ways, stake, how in (
          (WRITER, ["1-2-3"], "0.45", {}), (WRITER, ["1-2-3"], "0.40", {}), (NOBODY, ["1-2-3"], "0.40", {}),
          (NOBODY, ["1-2-3"], "0.40", {}), (WRITER, ["1-2-3"], "100.05", {"chips": "100.05"}),
          (WRITER, ["1-2-3"], "2.00", {"games": 12}), (WRITER, ["1-2-3"], "2.00", {"games": 3, "handed_in": "4.00"}),
          (WRITER, ["1-2-3"], "2.00", {"games": 3, "handed_in": "1.99"}),
          (WRITER, ["1-2-3"], "2.00", {"games": 3, "handed_in": "6.01"}), (ALONE, ["1-2-3"], "2.00", {}),
          (WRITER, ["1-2-3"], "2.00", {"chips": "2.01"}), (WRITER, ["1-2-3"], "2.00", {"chips": "-0.01"}),
          (WRITER, ["1-2-3"], "0.00", {}), (WRITER, ["1-2-3"], "1.00", {"games": 100}),
          (WRITER, ["1-2", "3-4"], "1.00", {"form": "card"}),
          (WRITER, ["1-2", "3-4"], "1.00", {"form": "card", "takes_ways_on_cards": True}),
      )),
    draws(2, LOW),
]  # fmt: skip
REPORTED: list[Act] = [
    *BEGUN, sells(1, "1-2-3"), draws(1, events=[{"act": "device fails", "after": 7}]),
    draws(2, events=[{"act": "ball broke", "after": 3}]), draws(3, LOW, events=[]), draws(4, [*LOW, 21]),
    (4, "close game", {}), (4, "close game", {}), sells(4, "1-2-3"), draws(4, LOW[:19]), draws(4, [*LOW[:19], 19]),
    draws(4, HIGH), sells(5, "1-2-3"), draws(5), draws(5, events=[{"act": "device fails"}] * 101),
    draws(5, events=[{"act": "device fails", "after": 21}]), draws(5, events=[{"act": "device fails", "after": 20}]),
    draws(5, events="none"), draws(5, reported=[]), (5, "dance", {}), (5, "hand over", {"patron": "ann"}),
    (5, "hand over", {"asked": 1}), (5, "sell", {"ways": ["1-2-3"], "stake": "1.00"}),
]  # fmt: skip
OURS = {
    "casino": "Crown", "most_games": 20, "most_games_approved": True, "unpaid_days": 29, "unpaid_days_approved": True,
    "sign": {"keno": {"minimum": "0.50", "maximum": "200.00"}, "increment": "0.25"},
}  # fmt: skip
DAYS: list[Act] = [
    (0, "begin day", {}), sells(0, "1-2-3"),
    *((0, "open", {"settings": each}) for each in (
        {"unpaid_days": 29}, {"unpaid_days": 27, "unpaid_days_approved": True}, {"most_games": 11}, {"colour": 1},
        {"schedule": "of ours"}, {"sign": {"keno": {"minimum": "0.49", "maximum": "200.00"}}}, OURS, OURS,
    )),
    *((0, "set hours", each) for each in (
        {"draws": 0}, {"draws": 60}, {"draws": 86_401}, {"draws": 86_400, "quiet": -1}, {"quiet": 1.5}, {"slow": 1},
        {"draws": 86_400, "quiet": 1},
    )),
    (0, "begin day", {"hours": 25}), (0, "begin day", {"hours": 0, "approved": True}),
    (0, "begin day", {"hours": 25, "approved": True}), (0, "begin day", {}),
    sells(1, "1-2-3", stake="0.50", games=20), sells(1, "1-2-3", stake="0.50", games=21),
    sells(1, "1-2-3", stake="0.60"),
    sells(1, "1-2-3", stake="0.75"), (2, "close game", {}), sells(2, "1-2-3"), ((1, 60), "begin day", {}),
    draws((1, 60), HIGH), ((1, 59), "begin day", {}), sells((1, 60), "1-2-3"), ((1, 60), "begin day", {}),
    ((1, 60), "close game", {}), draws((1, 61), LOW), ((1, 61), "close game", {}), ((1, 61), "begin day", {}),
    sells((1, 62), "80"), of_ticket("refund", (1, 62), 5, NOBODY), ((2, 60), "begin day", {}),
    ((2, 61), "begin day", {}),
    draws((2, 61), LOW), *((number, "close game", {}) for number in ((2, 62), (2, 62))), ((3, 61), "begin day", {}),
]  # fmt: skip
POOL: list[Act] = [
    *BEGUN, *(sells(1, "1-2-3-4-5-6", stake=stake, jackpot=True) for stake in ("1.00", "2.00", "0.99", "0.50")),
    sells(1, "1-2-3-4-5-6", "1-2-3-4-5-7", stake="1.00", jackpot=True),
    sells(1, "1-2-3-4-5-6-7", stake="1.00", jackpot=True),
    draws(2, HIGH), sells(3, "1-2-3-4-5-6", stake="1.00", jackpot=True, who=NOBODY),
    sells(3, "1-2-3-4-5-6", stake="2.00", jackpot=True), draws(4, LOW), of_ticket("pay", 5, 6, paid_in="cheque"),
    of_ticket("pay", 5, 5, NOBODY, paid_in="cheque"), draws(6, HIGH),
]  # fmt: skip
LOUNGES: dict[str, list[Act]] = {
    "a day": DAY, "keno dollars": DOLLARS, "unpaid winnings": UNPAID, "play money": PLAY_MONEY,
    "oversights": OVERSIGHTS, "reported": REPORTED, "days": DAYS, "pools": POOL,
}  # fmt: skip

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")


def enters(*names: str, at: int = 1, **how: Any) -> list[Act]:
    return [(at, "enter", {"tournament": SPRING, "person": name, **how}) for name in names]


def spring(at: int, what: str, person: str = "", **how: Any) -> Act:
    return at, what, {"tournament": SPRING, **({"person": person} if person else {}), **how}


def opens(text: str, **how: Any) -> Act:
    return 0, "open", {"tournament": SPRING, "file": text, **how}


CONTESTS: dict[str, list[Act]] = {
    "held": [
        opens(file()), opens(file()), *enters("ann", "ann", *NAMES[1:4], at=1), *enters("bot 1", bot=True),
        spring(2, "hold"), *enters("fay"), spring(2, "withdraw", "fay"), spring(2, "withdraw", "fay"),
        *enters("eve", at=3), spring(3, "brief", "ann"), spring(3, "brief", "tournament director"),
        spring(4, "hold"), spring(4, "hold"), spring(5, "draw"), *enters("eve"), spring(5, "dance"),
        (5, "enter", {"tournament": "autumn", "person": "ann"}),
    ],
    "with words": [
        opens(file(), waits=30, fills=6), *enters(*NAMES, at=2), spring(3, "seal", "zoe", seal=seal_of("gold", SALT)),
        spring(3, "seal", "ann", seal=seal_of("gold", SALT)), spring(3, "seal", "ann", seal=seal_of("lead", SALT)),
        spring(3, "seal", "bob", seal=seal_of("tin", SALT)), spring(3, "seal", "cat", seal="short"),
        spring(3, "word", "ann", word="gold", salt=SALT), spring(4, "hold"), spring(4, "draw"), spring(4, "draw"),
        spring(4, "brief", "deputy director"), spring(4, "word", "ann", word="lead", salt=SALT),
        spring(4, "word", "ann", word="gold", salt=SALT), spring(4, "enter", "gus"), spring(5, "draw"),
        spring(5, "draw"), spring(5, "buy back", "ann"), spring(5, "score", session="heats", scores=[]),
    ],
    "in Queensland": [
        opens(file(queensland), waits=0), *enters("ann", at=5), *enters("bob", at=6), spring(6, "withdraw", "ann"),
        *enters("cat", bot=True), spring(7, "withdraw", "bob"), spring(7, "brief", "cat"), spring(8, "draw"),
    ],
    "announced wrongly": [
        opens(file(), waits=-1), opens(file(), waits=86_401), opens(file(), waits=1.5), opens(file(), fills=-1),
        opens(file(), fills=15), opens(file(), fills="6"), opens("x" * 100_001), opens(f"entrants = 6\n{file()}"),
        (0, "open", {"tournament": "", "file": file()}), (0, "open", {"tournament": "s" * 41, "file": file()}),
        (0, "open", {"tournament": "s" * 25, "file": file()}), (0, "open", {"tournament": "s" * 23, "file": file()}),
        (0, "open", {"tournament": SPRING}), opens(file(), waits=86_400, fills=14), *enters(*map(str, range(15))),
    ],
}  # fmt: skip


class Kept:
    """Systems as a house keeps them: what was done is stored, and what was spoilt is set up from it again."""

    def __init__(self, system: str) -> None:
        self.system, self.seeds = system, map("{:032x}".format, count(1))
        self.stored: list[tuple[SystemAct, datetime, list[Posting]]] = []
        self.secrets: dict[int, str] = {}
        self.systems = self.again()

    def again(self) -> Systems:
        """The same acts lead to the same again, postings and all."""
        systems = Systems(self.secrets, lambda: next(self.seeds))
        for act, at, postings in self.stored:
            assert systems.again(act, at) == postings, act
        return systems

    def does(self, what: str, at: datetime, details: dict[str, Any]) -> dict[str, Any]:
        costs = {str(account): amount for account, amount in self.systems.costs(self.system, what, details).items()}
        try:
            if self.system == KENO and what != "open":
                lounge.check_act(what, details)
            said = self.systems.do(self.system, what, at, details)
        except Refused as refused:
            found = f"{refused} [{refused.ground.name}]"
        except HousewayError as wrong:
            found = f"{type(wrong).__name__}: {wrong}"
        else:
            self.secrets = dict(self.systems.secrets)
            self.stored += ((each.event, at, [*each.postings]) for each in said if isinstance(each.event, SystemAct))
            return {"costs": costs, "said": [_event(each) for each in said], **_stands(self.systems, at)}
        spoilt = self.systems.spoilt
        if spoilt:
            self.systems = self.again()
        return {"costs": costs, "refused": found, "spoilt": spoilt}


def _event(said: ChainEntry) -> list[Any]:
    return [as_data(said.event), *([str(p.giver), str(p.taker), p.amount, *p.cites] for p in said.postings)]


def journal(system: str, acts: list[Act]) -> Iterator[dict[str, Any]]:
    """Of each act: what it costs whom, the events with their postings or why it is refused, and how it all stands."""
    kept = Kept(system)
    for at, what, details in acts:
        days, minutes = at if isinstance(at, tuple) else (0, at)
        yield {"does": what, **kept.does(what, MORNING + timedelta(days=days, minutes=minutes), details)}
    assert _stands(kept.systems, MORNING) == _stands(kept.again(), MORNING), (
        "set up from what is stored it stands so too"
    )


def _stands(systems: Systems, at: datetime) -> dict[str, Any]:
    if systems.keno is not None:
        return _of_lounge(systems, at)
    return {name: _of_contest(each) for name, each in systems.tournaments.items()}


def _of_lounge(systems: Systems, at: datetime) -> dict[str, Any]:
    keno = systems.lounge()
    by_the_clock = [systems.hours, Hours(60, 300), hours_of({"draws": 86_400})]
    return {
        "game": [keno.game, keno.number, keno.closed, keno.unplayed, *keno.on_sale],
        "day": [str(keno.day and keno.day.date), str(keno.day and keno.day.closes)],
        "due": [" at ".join(map(str, due(keno, hours, at) or ())) for hours in by_the_clock],
        "warned": sorted(keno.warned),
        "sold": {game: [*tickets] for game, tickets in keno.sold.items()},
    }


def _of_contest(each: Any) -> dict[str, Any]:
    moments = {"since": str(each.since), "closed": str(each.closed), "draws at": str(each.draws_at)}
    entrants = [f"{who.name} {who.paid} {who.pooled}" for who in each.running.entrants.values()]
    seats = {table: [*seat.playing] for table, seat in each.tables.items()}
    return {"stage": each.stage.value, **moments, "entrants": entrants, "bots": sorted(each.bots), "seats": seats,
            "mixed": each.mixed, "sessions": len(finished(each))}  # fmt: skip


def whole(system: str, name: str) -> list[Any]:
    """As it is read again."""
    found: list[Any] = json.loads(json.dumps([*journal(system, JOURNALS[system][name])]))
    return found


JOURNALS: dict[str, dict[str, list[Act]]] = {KENO: LOUNGES, "tournament": CONTESTS}
EACH = [(system, name) for system, journals in JOURNALS.items() for name in journals]


def main() -> None:
    """A line for each act."""
    journals = (
        f"{json.dumps(' '.join(each))}: [\n"
        + ",\n".join(json.dumps(line, ensure_ascii=False) for line in whole(*each))
        + "\n]"
        for each in EACH
    )
    FILE.write_text("{\n" + ",\n".join(journals) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
