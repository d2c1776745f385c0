"""Every event of every chain, for the inspector: page by page, and by what is looked for."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import OnTheFloor, Visitor, floor_at
from support.house import Play, seated

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.words import CARDS
from houseway.store.chain import Stored
from houseway.store.codec import as_data
from houseway.store.events import KINDS
from houseway.verify.house import StoreWalk


def all_events(on: OnTheFloor) -> dict[str, Stored]:
    store = on.house.store
    return {f"{each.chain}:{each.number}": each for chain in store.chains() for each in store.events(chain)}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def on(tmp_path_factory: pytest.TempPathFactory, request: Any) -> Iterator[OnTheFloor]:
    server = request.getfixturevalue("postgresql_server") if request.param == "postgresql" else None
    with floor_at(tmp_path_factory.mktemp("events"), server.database() if server else None) as found:

        async def plays() -> None:
            wheel = await seated(found.house, "wheel", "roulette")
            await seated(found.house, "stud", "7-card-stud", 3)
            with pytest.raises(Refused):
                await wheel.act("wheel bot 1", "wager", {"on": "red", "selection": "red", "stake": 1})
            await Play(wheel, 1).rounds(3)
            await Play(found.house.tables["stud"], 1).rounds(2)

        found.does(plays)
        yield found


@pytest.fixture(scope="module")
def inspector(on: OnTheFloor) -> Visitor:
    return on.visitor("inspector")


def looked_for(inspector: Visitor, **sought: Any) -> list[dict[str, Any]]:
    """All of it, page by page."""
    found: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    while True:
        answer = inspector.get("/api/inspection/events", params={"count": 40, **sought, **before})
        assert answer.status_code == 200, answer.text
        found += answer.json()["events"]
        if not answer.json()["more"]:
            return found
        before = {"before": found[-1]["event"]}


def test_every_event_of_every_chain_comes_once(on: OnTheFloor, inspector: Visitor) -> None:
    stored = all_events(on)
    found = looked_for(inspector)
    assert sorted(each["event"] for each in found) == sorted(stored)
    assert [each["at"] for each in found] == sorted((each["at"] for each in found), reverse=True)
    chains = {each["chain"]: each for each in inspector.get("/api/inspection/chains").json()}
    assert {each["chain"] for each in found} == set(chains)
    for chain, told in chains.items():
        own = looked_for(inspector, chain=chain)
        assert [each["number"] for each in own] == list(range(told["events"], 0, -1))


def test_by_person_act_provision_kind_and_amount(on: OnTheFloor, inspector: Visitor) -> None:
    stored = all_events(on)

    def bodies(**sought: Any) -> list[Any]:
        found = [as_data(stored[each["event"]].event) for each in looked_for(inspector, **sought)]
        assert found, sought
        return found

    named = [[*body.values(), *body.get("with", {}).values()] for body in bodies(person="wheel bot 1")]
    assert all("wheel bot 1" in each for each in named)
    assert {body["act"] for body in bodies(act="wager")} == {"wager"}
    assert all("verdict" in body for body in bodies(kind="settlement"))
    [refused] = bodies(kind="refusal")
    assert refused["by"] == "wheel bot 1"
    assert bodies(kind="refusal", provision=refused["refused"]) == [refused]
    assert all(any("s133" in cite for cite in body["cites"]) for body in bodies(provision="qld s133"))
    assert bodies(provision="s133") == bodies(provision="133") == bodies(provision="qld s133") != []
    assert all(body["kind"] in KINDS for body in bodies(kind="house"))
    assert all(body["kind"] == "came" for body in bodies(kind="outcome", chain=1))
    moved = bodies(kind="settlement", least="20", person="wheel bot 1")
    assert all(max(cents(body["paid"]), cents(body["stake"])) >= 20_00 for body in moved)
    assert looked_for(inspector, until="2004-08-01T11:59") == []
    assert len(looked_for(inspector, since="2004-08-01T12:00", until="2004-08-01T12:00")) == len(stored)


def test_what_may_lie_face_down_in_a_round_that_is_played_is_not_told(on: OnTheFloor, inspector: Visitor) -> None:
    stored, last = all_events(on), on.house.tables["stud"].running.number
    found = looked_for(inspector, chain=on.house.tables["stud"].number, kind="outcome")
    for each in found:
        card = CARDS[as_data(stored[each["event"]].event)["value"]]
        assert (card in each["what"]) == (each["round"] < last)
    assert looked_for(inspector, person=card) == []


@pytest.mark.parametrize(
    "wrong",
    ["kind=nonsense", "provision=nonsense", "least=ten", "since=yesterday", "since=2004-08-01T12:00%2B10:00",
     "before=x", "chain=x", "count=0"],
)  # fmt: skip
def test_what_is_not_understood_is_400(inspector: Visitor, wrong: str) -> None:
    answer = inspector.get(f"/api/inspection/events?{wrong}")
    assert (answer.status_code, bool(answer.json()["error"])) == (400, True)


def test_how_far_a_walk_has_come_is_told_while_it_goes(inspector: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    chains = StoreWalk.chain

    def look(walk: Any, chain: int, head: Any) -> None:
        told.append(inspector.get("/api/inspection/verify").json())
        chains(walk, chain, head)

    monkeypatch.setattr(StoreWalk, "chain", look)
    assert inspector.post("/api/inspection/verify").json()["fits"]
    assert [each["walked"] for each in told] == list(range(len(told)))
    assert all(each["going"] and each["chains"] == len(told) for each in told)
    assert not inspector.get("/api/inspection/verify").json()["going"]
