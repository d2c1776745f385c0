"""The rulebook as a book, over the API: contents, moments, what changed, parallels, and where it was applied."""

from pathlib import Path

import pytest
from support.floor import OnTheFloor, floor_at
from support.house import Play, seated

from houseway.errors import Refused
from houseway.play.events import Settled
from houseway.rulebook import library
from houseway.rulebook.changes import difference
from houseway.shown import citations
from houseway.shown.citations import Applied

ANN = "player ann"


def test_the_contents_have_every_provision(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("guest")
        found = ann.get("/api/rules/contents").json()
        parts = [part for each in found for part in each["parts"]]
        assert sum(part["provisions"] for part in parts) == len(library().provisions)
        roulette = ann.get("/api/rules/part", params={"part": "qld part 8"}).json()
        assert "qld s136" in [each["cite"] for each in roulette]
        assert all(each["in_force"] for each in roulette)
        before = ann.get("/api/rules/part", params={"part": "qld part 8", "on": "1990-01-01"}).json()
        assert {each["in_force"] for each in before} == {None}
        early = ann.get("/api/rules/part", params={"part": "vic 4/2001", "on": "2000-01-01"}).json()
        assert {each["in_force"] for each in early} == {False}
        assert ann.get("/api/rules/part?part=qld part 99").status_code == 404


def test_what_changed_is_what_the_command_tells(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("guest")
        stops = [each["at"] for each in ann.get("/api/rules/moments").json()]
        assert stops == sorted(stops)
        assert {"1986-05-28", "1998-09-04", "2000-12-15T04:00", "2004-07-30T04:00"} <= set(stops)
        asked = {"since": "2000-01-01", "until": "2002-01-01", "rules": "vic"}
        one = ann.get("/api/rules/changes", params={**asked, "game": "baccarat"}).json()["changes"]
        assert len(one) == len(difference("vic", "baccarat", "2000-01-01", "2002-01-01").changes)
        every = ann.get("/api/rules/changes", params=asked).json()["changes"]
        assert len(every) > len(one)
        assert [each for each in one if each not in every] == []
        assert ann.get("/api/rules/changes", params=asked | {"since": "2003-01-01"}).status_code == 400
        assert ann.get("/api/rules/changes", params=asked | {"game": "chess"}).status_code in (400, 404)


def test_a_provision_has_its_parallels(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        [told] = on.visitor("guest").get("/api/rules?cite=qld s349(6)").json()["provisions"]
        assert {"part": "qld part 18", "cite": "qld s393(6)"} in told["parallels"]
        [alone] = on.visitor("guest").get("/api/rules?cite=qld s5(2)").json()["provisions"]
        assert alone["parallels"] == []


def play(on: OnTheFloor, rounds: int) -> None:
    async def plays() -> None:
        table = on.house.tables.get("wheel") or await seated(on.house, "wheel", "roulette", 1)
        await Play(table, 1).rounds(rounds)

    on.does(plays)


def test_the_rounds_where_it_was_last_applied_and_what_came_since(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        inspector = on.visitor("inspector")

        def rounds(cite: str) -> list[int]:
            found = inspector.get("/api/rules/applied", params={"cite": cite}).json()["rounds"]
            assert {each["table"] for each in found} <= {"wheel"}
            return [each["round"] for each in found]

        assert rounds("qld s133") == []
        play(on, 2)
        assert rounds("qld s133") == rounds("qld s133(2)") == [2, 1]
        play(on, 2)
        assert rounds("qld s133") == [4, 3, 2, 1]
        cited = {c.text for e in on.house.store.events(1) if isinstance(e.event, Settled) for c in e.event.line.cites}
        assert all(rounds(cite) for cite in cited)


def test_a_player_is_told_of_the_rounds_they_sat_in(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        play(on, 2)

        async def sits() -> None:
            await on.house.deposit(ANN, 10_000)
            await on.house.buy_in(ANN, 10_000)
            await on.house.sit("wheel", ANN, 10_000)
            with pytest.raises(Refused):
                await on.house.tables["wheel"].act(
                    "wheel bot 1", "wager", {"on": "red", "selection": "red", "stake": 1}
                )

        on.does(sits)
        sat = on.house.tables["wheel"].running.number
        play(on, 2)
        seen = {
            role: [r["round"] for r in on.visitor(role).get("/api/rules/applied?cite=qld s133").json()["rounds"]]
            for role in ("player", "guest", "inspector")
        }
        assert seen["guest"] == []
        assert seen["player"]
        assert min(seen["player"]) == sat
        assert min(seen["inspector"]) < sat
        refusals = [
            each["kind"]
            for role in ("player", "inspector")
            for each in on.visitor(role).get("/api/rules/applied?cite=qld s5(1)(b)").json()["rounds"]
        ]
        assert refusals == ["refusal"], "it is nobody else's matter"


def test_of_a_long_chain_its_last_events_are_read_the_first_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with floor_at(tmp_path) as on:
        play(on, 6)
        number = on.house.tables["wheel"].running.number
        monkeypatch.setattr(citations, "TAIL", 60)
        monkeypatch.setattr(citations, "KEPT", 2)
        found = Applied(on.house.store).last("qld s133", 20)
        assert 0 < len(found) < number - 1
        assert found[0].round >= number - 1


def test_every_reading_can_be_asked_for_since_settlements_cite_some(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        guest = on.visitor("guest")
        for id, held in list(library().readings.items())[::20]:
            (told,) = guest.get("/api/rules", params={"cite": f"reading {id}"}).json()["provisions"]
            assert (told["cite"], told["does"]) == (f"reading {id}", held.reads)
            assert set(held.bears_on) <= set(told["heading"].removeprefix("how we read ").split(", "))
        assert guest.get("/api/rules", params={"cite": "reading Z99"}).status_code == 404
