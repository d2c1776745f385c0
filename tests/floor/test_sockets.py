"""A table over its socket: two people play, one loses the line and goes on, doubled frames are done once."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.floor_tables import OFTEN, Floors, floor_at

from houseway.bench.ordinary_player import OrdinaryPlayer
from houseway.bench.table_client import SignedInSeat, TableClient
from houseway.floor import absence, audience, sockets
from houseway.floor.audience import Ear
from houseway.floor.open_sockets import SIGNED_OUT, TOO_FAST
from houseway.floor.server import watched
from houseway.floor.settings import Rate
from houseway.floor.sockets import TableSocket
from houseway.money import cents

RED = {"on": "red", "selection": "red", "stake": "5.00"}


def with_floor(tmp_path: Path, does: Callable[[Floors], Awaitable[None]], frames: Rate = OFTEN) -> None:
    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path, frames) as floor:
            await does(floor)

    asyncio.run(tried())


async def seen(client: TableClient) -> TableClient:
    await client.until(lambda: "round" in client.view)
    return client


async def roulette(floor: Floors, *names: str) -> list[TableClient]:
    await floor.house.open_table("wheel", "roulette")
    found = [await seen(await floor.at("wheel", name)) for name in names]
    number = floor.house.table("wheel").chain.number
    for client in found:
        await client.reaches(number)
    return found


def test_two_people_at_one_table_of_blackjack_play_a_round_and_see_the_same_settlement(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        await floor.house.open_table("twenty-one", "blackjack")
        players = [OrdinaryPlayer(await seen(await floor.at("twenty-one", name)), name) for name in ("ann", "bob")]
        while not all(player.settled for player in players):
            for player in players:
                await player.step()
            number = floor.house.table("twenty-one").chain.number
            for player in players:
                await player.client.reaches(number)
        ann, bob = (player.client for player in players)
        for client in (ann, bob):
            last = client.view["last"]
            assert {line["person"] for line in last["settlements"]} == {"ann", "bob"}
            assert last["look"]["dealer"]["cards"]
            assert client.view["you"]["chips"] != ""
        assert [e for e in ann.events if "verdict" in e] == [e for e in bob.events if "verdict" in e]
        assert "chips" not in ann.view

    with_floor(tmp_path, does)


async def listeners(floor: Floors, count: int) -> None:
    """Until so many listen at the wheel."""
    while len(floor.floor.listening(floor.house.table("wheel")).ears) != count:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("gone", [True, False])
def test_nobody_waits_for_the_wagers_of_a_player_who_has_gone_from_their_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    monkeypatch.setattr(audience, "GONE", 0.0)

    async def does(floor: Floors) -> None:
        ann, bob = await roulette(floor, "ann", "bob")
        table = floor.house.table("wheel")
        if gone:
            await bob.close()
            await listeners(floor, 1)
        await ann.act("wager", **RED)
        await ann.says(ready=True)
        assert (table.running.table.moment == "the ball runs") is gone
        if gone:
            await bob.connect()
            await listeners(floor, 2)
            await ann.says(ready=True)
            assert table.running.table.moment == "the ball runs", "he is there again"

    with_floor(tmp_path, does)


def test_what_one_does_is_told_to_all_after_it_is_stored_and_only_what_changed(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        ann, bob = await roulette(floor, "ann", "bob")
        answer = await ann.act("wager", **RED)
        last = answer["done"]["last"]
        await bob.until(lambda: bob.number == last)
        assert [(p["person"], p["wager"], p["stake"]) for p in bob.view["placed"]] == [("ann", "red", "5.00")]
        told = [event for event in bob.events if event["n"] >= answer["done"]["first"]]
        wager = {"kind": "done", "by": "ann", "act": "wager", "with": RED, "types": {"stake": "money"}}
        assert told[0] == {"n": last - 1, **wager, "who": "ann", "says": "wagers $5.00 on red"}
        await ann.until(lambda: ann.view["you"]["chips"] == "995.00")

    with_floor(tmp_path, does)


def test_whoever_comes_back_is_told_what_was_missed_just_as_those_who_stayed(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        ann, bob, cat = await roulette(floor, "ann", "bob", "cat")
        left = bob.number or 0
        bob.drop()
        await bob.until(lambda: bob.closed is not None)
        await ann.act("wager", **RED)
        for _ in ("the ball is spun", "no more bets"):
            await ann.says(ready=True)
            await cat.says(ready=True)
            await floor.house.table("wheel").ready("bob")
        bob.events.clear()
        await bob.connect()
        for client in (bob, cat):
            await client.reaches(floor.house.table("wheel").chain.number)
        missed = [event for event in cat.events if event.get("n", 0) > left]
        assert bob.events == missed
        assert [event["value"] for event in missed if event["kind"] == "came"] == [bob.view["look"]["crown"]]
        own = {"you", "yours"}
        told = [{name: part for name, part in each.view.items() if name not in own} for each in (bob, cat)]
        assert told[0] == told[1]
        assert "done" in await bob.act("wager", **RED)

    with_floor(tmp_path, does)


def test_what_was_missed_before_anybody_listened_comes_from_the_store(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        (ann,) = await roulette(floor, "ann")
        first = ann.number
        await ann.act("wager", **RED)
        await ann.until(lambda: ann.number != first)
        told = list(ann.events)
        await ann.close()
        ann.events, ann.number, ann.view = [], first, {}
        await ann.connect()
        await seen(ann)
        assert [event for event in ann.events if "n" in event] == [e for e in told if e.get("n", 0) > (first or 0)]

    with_floor(tmp_path, does)


def test_after_too_long_an_absence_one_looks_at_the_table_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def does(floor: Floors) -> None:
        monkeypatch.setattr(audience, "MOST_MISSED", 3)
        ann, bob = await roulette(floor, "ann", "bob")
        await ann.close()
        ann.events.clear()
        for _ in range(3):
            await bob.act("wager", **RED)
        await ann.connect()
        await ann.until(lambda: ann.number == floor.house.table("wheel").chain.number)
        assert ann.events == []
        assert ann.view["placed"][0]["stake"] == "15.00"
        told = await ann.says(resume=10**6)
        assert told["resumes"] == 10**6

    with_floor(tmp_path, does)


def test_a_frame_that_comes_twice_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        ann, bob = await roulette(floor, "ann", "bob")
        one = await ann.act("wager", "the same", **RED)
        assert await ann.act("wager", "the same", **RED) == one
        other = await bob.act("wager", "the same", **RED)
        assert other["done"] != one["done"]
        await ann.close()
        await ann.connect()
        assert await ann.act("wager", "the same", **RED) == one
        stakes = {p.person: p.stake for p in floor.house.table("wheel").running.table.placed}
        assert stakes == {"ann": cents("5"), "bob": cents("5")}

    with_floor(tmp_path, does)


def test_what_a_rule_refuses_names_its_provision_and_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        ann, bob = await roulette(floor, "ann", "bob")
        told = await ann.act("wager", **RED | {"stake": "900000.00"})
        assert told["refused"]["refused"].startswith("qld s")
        assert told["refused"]["why"]
        await ann.act("wager", **RED)
        await bob.until(lambda: bool(bob.view["placed"]))
        assert not [event for event in bob.events if "refused" in event]
        assert [event for event in ann.events if "refused" in event]

    with_floor(tmp_path, does)


def test_nobody_acts_for_somebody_else_and_each_role_only_as_the_table_knows_it(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        ann, bob = await roulette(floor, "ann", "bob")
        for under in ("bob", "dealer"):
            told = await ann.says(act="wager", **{"with": RED, "as": under})
            assert told["status"] == 403
        assert (await bob.act("spin the ball"))["refused"]
        for name, role in (("dan", "dealer"), ("eve", "administrator"), ("fay", "guest")):
            client = await seen(await floor.at("wheel", name, role, sits=False))
            told = await client.act("spin the ball")
            assert ("done" in told) == (role == "dealer")
            assert role == "dealer" or told["status"] == 403
            assert (await client.says(act="seat", **{"with": {"person": "fay", "chips": "5.00"}}))["status"] == 403
        assert (await ann.says(comes="ball", value=17))["status"] in (400, 403)

    with_floor(tmp_path, does)


def test_an_onlooker_sees_the_table_and_nobodys_chips_and_staff_see_all_of_them(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        await roulette(floor, "ann")
        looks = await seen(await floor.at("wheel", "eve", "guest", sits=False))
        assert looks.view["you"] == {"names": []}
        assert "chips" not in looks.view
        deals = await seen(await floor.at("wheel", "dan", "dealer"))
        assert deals.view["chips"] == {"ann": {"chips": "1000.00", "non-value chips": {}}}
        assert [each["act"] for each in deals.view["yours"]] == ["spin the ball"]

    with_floor(tmp_path, does)


def test_who_is_not_signed_in_or_comes_from_another_page_gets_no_socket(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        await floor.house.open_table("wheel", "roulette")
        good = await floor.seat("ann")
        other = SignedInSeat(floor.origin, "houseway=nobody")
        with pytest.raises(Exception, match="403"):
            await TableClient(other, "wheel").connect()
        strange = TableClient(good, "wheel")
        strange.seat = SignedInSeat(good.origin, good.cookie)
        strange.seat.origin = good.origin.replace("127.0.0.1", "localhost.example")
        strange.seat.address = lambda table, since: good.address(table, since)  # type: ignore[method-assign]
        with pytest.raises(Exception, match="403"):
            await strange.connect()
        gone = await TableClient(good, "nowhere").connect()
        await gone.until(lambda: gone.closed is not None)
        assert gone.closed == 4404

    with_floor(tmp_path, does)


def test_a_socket_ends_with_the_session_that_opened_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def does(floor: Floors) -> None:
        monkeypatch.setattr(absence, "SOON", 0.05)
        ann, bob = await roulette(floor, "ann", "bob")
        await end_session(floor, ann)
        async with watched(floor.floor):
            await ann.until(lambda: ann.closed is not None)
        assert (ann.closed, bob.closed) == (SIGNED_OUT, None)

    with_floor(tmp_path, does)


@pytest.mark.parametrize("said", [{"ready": True}, {"act": "leave"}, {"ask": "options"}, {"word": "mine", "salt": "0"}])
def test_nothing_more_is_done_or_told_over_a_socket_whose_session_ended_elsewhere(
    tmp_path: Path, said: dict[str, Any]
) -> None:
    async def does(floor: Floors) -> None:
        (ann,) = await roulette(floor, "ann")
        await end_session(floor, ann)
        before = floor.house.table("wheel").chain.number
        await ann.raw(json.dumps(said))
        await ann.until(lambda: ann.closed is not None)
        assert (ann.closed, floor.house.table("wheel").chain.number) == (SIGNED_OUT, before)

    with_floor(tmp_path, does)


async def end_session(floor: Floors, who: TableClient) -> None:
    """As another process would: nobody here is told."""
    session = await floor.floor.sessions.of(dict([who.seat.cookie.split("=", 1)]))
    assert session is not None
    floor.floor.sign_ins.end(session.key)


class Stuck:
    """A socket whose other end takes nothing."""

    def __init__(self) -> None:
        self.code: int | None = None
        self.scope: dict[str, Any] = {}

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.code = code


def test_whoever_takes_nothing_is_dropped_and_the_table_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def does(floor: Floors) -> None:
        monkeypatch.setattr(sockets, "SLOW", 0.2)
        (ann,) = await roulette(floor, "ann")
        table, stuck = floor.house.table("wheel"), Stuck()
        await floor.seat("bob")
        serves = asyncio.create_task(TableSocket(floor.floor, table, "bob", stuck, None).serve())  # type: ignore[arg-type]
        for _ in range(5):
            assert "done" in await ann.act("wager", **RED)
        await serves
        assert stuck.code == sockets.TOO_SLOW
        assert len(floor.floor.listening(table).ears) == 1

    with_floor(tmp_path, does)


def test_whoever_listens_long_and_hears_nothing_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick(Stuck):
        async def send_text(self, _text: str) -> None: ...

    async def does(floor: Floors) -> None:
        monkeypatch.setattr(sockets, "SLOW", 0.01)
        await roulette(floor, "ann")
        table, quick = floor.house.table("wheel"), Quick()
        serves = asyncio.create_task(TableSocket(floor.floor, table, "ann", quick, None).serve())  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        assert (serves.done(), quick.code) == (False, None)
        serves.cancel()

    with_floor(tmp_path, does)


async def listens(floor: Floors, name: str) -> tuple[audience.Listening, Ear, Any]:
    """Somebody at the wheel to whom frames go when a test asks for them, with the first."""
    await floor.seat(name)
    heard, ear = floor.floor.listening(floor.house.table("wheel")), Ear(name)
    heard.add(ear)
    return heard, ear, json.loads(await heard.frame(ear) or "")


def test_who_is_slow_is_sent_what_is_ready_and_then_one_frame_for_all_the_rest(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        (ann,) = await roulette(floor, "ann")
        heard, ear, first = await listens(floor, "bob")
        for _ in range(4):
            assert "done" in await ann.act("wager", **RED)
        ready, rest = [json.loads(await heard.frame(ear) or "") for _ in range(2)]
        assert await heard.frame(ear) is None
        told = [event["n"] for frame in (ready, rest) for event in frame["events"]]
        assert told == sorted(set(told))
        assert told[0] == first["number"] + 1
        assert [sum(event.get("act") == "wager" for event in frame["events"]) for frame in (ready, rest)] == [1, 3]
        assert rest["number"] == floor.house.table("wheel").chain.number

    with_floor(tmp_path, does)


def test_who_forgot_the_view_is_sent_all_of_it_and_not_the_change_that_was_ready(tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        (ann,) = await roulette(floor, "ann")
        heard, ear, first = await listens(floor, "bob")
        assert "done" in await ann.act("wager", **RED)
        ear.anew(first["number"])
        frame = json.loads(await heard.frame(ear) or "")
        assert frame["view"]["placed"]
        assert any(event.get("act") == "wager" for event in frame["events"])
        assert await heard.frame(ear) is None

    with_floor(tmp_path, does)


@pytest.mark.parametrize(
    ("frame", "says"),
    [
        ("", "JSON object"),
        ("[" * 5000, "JSON object"),
        ("[]", "JSON object"),
        ('{"id": "1"}', "one of act"),
        ('{"act": 5}', "'act' is a word"),
        ('{"act": "wager", "with": []}', "'with' is an object"),
        ('{"act": "wager", "by": "bob"}', "'by' is not said with act"),
        ('{"comes": "ball"}', "'value' is still to be said"),
        ('{"comes": "ball", "value": []}', "'value' is a word or a whole number"),
        ('{"word": "mine"}', "'salt' is still to be said"),
        ('{"lay": {"on": "red", "selection": "red"}}', "'chip' is still to be said"),
        ('{"lay": {"on": "red", "selection": "red", "chip": "5"}, "by": "bob"}', "'by' is not said with lay"),
        ('{"lay": {"on": "red", "selection": "red", "stake": "5"}}', "allowed: chip, on, selection"),
        ('{"lay": {"on": "red", "selection": "red", "chip": "much"}}', "'chip' is an amount in dollars and cents"),
        ('{"act": "wager", "id": 7}', "'id' is a word"),
        ('{"act": "wager", "details": {}}', "'details' is not said with act"),
        ('{"act": "\\ud800"}', "JSON object"),
        ('{"resume": "x"}', "a whole number"),
        ('{"ask": "everything"}', "allowed: options"),
        ('{"ready": false}', "'ready' is true"),
        ('{"ready": 1}', "'ready' is true"),
        ('{"ping": []}', "'ping' is a word"),
        ('{"say": "you are a fool"}', "allowed: good luck, well played"),
        ("x" * 9000, "at most 8192"),
    ],
)
def test_a_frame_that_is_not_understood_gets_one_clear_line(frame: str, says: str, tmp_path: Path) -> None:
    async def does(floor: Floors) -> None:
        (ann,) = await roulette(floor, "ann")
        await ann.raw(frame)
        await ann.until(lambda: any("error" in event for event in ann.events))
        (told,) = [event for event in ann.events if "error" in event]
        assert says in told["error"]
        assert told["status"] == 400
        assert "done" in await ann.act("wager", **RED)

    with_floor(tmp_path, does)


def test_whoever_sends_too_much_is_told_so_and_then_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def does(floor: Floors) -> None:
        monkeypatch.setattr(sockets, "TOO_MANY", 2)
        (ann,) = await roulette(floor, "ann")
        for _ in range(8):
            await ann.raw(json.dumps({"ping": 1}))
        await ann.until(lambda: ann.closed is not None)
        assert ann.closed == TOO_FAST
        assert {event["status"] for event in ann.events if "error" in event} == {429}

    with_floor(tmp_path, does, Rate(3, 3600))
