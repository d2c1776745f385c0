"""What is looked up over the API: the law at a moment, and what was told of a table's shoes."""

from hashlib import sha256
from pathlib import Path

import pytest
from support.floor import floor_at
from support.house import Play, seated

from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.shoes import ROUNDS
from houseway.house.tables.task import HouseTable
from houseway.rulebook import find

SALT = "0123456789abcdef" * 2


def test_a_provision_is_told_in_our_own_words_as_it_stood(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann = on.visitor("guest")
        [told] = ann.get("/api/rules", params={"cite": "qld s5(2)"}).json()["provisions"]
        assert (told["cite"], told["does"], told["in_force"]) == ("qld s5(2)", find("qld s5(2)")[0].does, True)
        assert len(ann.get("/api/rules", params={"cite": "qld s5"}).json()["provisions"]) > 1
        asked = {"cite": "vic 4/2001 r7.1.6", "on": "2000-01-01"}
        assert [each["in_force"] for each in ann.get("/api/rules", params=asked).json()["provisions"]] == [False]
        found = ann.get("/api/rules/search", params={"words": "exposed card", "game": "blackjack"}).json()["found"]
        assert "qld s51" in [each["cite"] for each in found]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/rules?cite=nonsense", 400),
        ("/api/rules?cite=qld s9999", 404),
        ("/api/rules?cite=qld s5&on=yesterday", 400),
        ("/api/rules", 400),
        ("/api/rules/search?words=", 400),
        ("/api/rules/search?words=ball&game=chess", 400),
        ("/api/shoes/nowhere", 404),
        ("/api/shoes/wheel/0/outcomes", 400),
        ("/api/shoes/wheel/1/outcomes", 400),
        ("/api/cage/day?day=yesterday", 400),
        ("/api/cage/holdings?person=nobody", 404),
    ],
)
def test_what_cannot_be_looked_up_is_said_so(tmp_path: Path, path: str, status: int) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        answer = on.visitor("administrator").get(path)
        assert (answer.status_code, bool(answer.json()["error"])) == (status, True)


def test_a_seed_is_told_after_its_shoe_and_not_before(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> HouseTable:
            table = await seated(on.house, "wheel", "roulette", 1)
            await table.seal("wheel bot 1", seal_of("luck", SALT))
            await Play(table, 1).rounds(ROUNDS + 1)
            await table.word("wheel bot 1", "luck", SALT)
            return table

        table = on.does(plays)
        ann = on.visitor("guest")
        answer = ann.get("/api/shoes/wheel")
        first, second, third = answer.json()["shoes"]
        assert sha256(first["seed"].encode()).hexdigest() == first["commitment"]
        assert (second["seed"], third["seed"]) == (None, None)
        assert (second["words"], third["words"]) == ([], ["luck"])
        assert third["sealed"] == [{"by": "wheel bot 1", "seal": seal_of("luck", SALT)}]
        seeds = on.house.store.seeds(table.number)
        assert seeds[2] not in answer.text
        assert sha256(seeds[2].encode()).hexdigest() == second["commitment"]
        told = ann.get("/api/shoes/wheel/1/outcomes").json()
        assert told["fits"]
        assert len(told["outcomes"]) >= ROUNDS
        assert ann.get("/api/shoes/wheel/2/outcomes").status_code == 400
