"""What a backup, an export and a restored house hold, line by line, and how many events each says that it has."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.house.open_rounds import hidden_rounds
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.backup import KIND, backup, export, restore


def lines_of(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", ["two-up", "draw"])
def test_each_says_how_many_events_it_has_and_has_them_with_their_postings(tmp_path: Path, game: str) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        play = Play(await seated(house, "table", game), 1)
        await play.rounds(2)
        for _ in range(3):
            await play.step()
        await house.keno("open")
        store = house.store
        every = [event for chain in store.chains() for event in store.events(chain)]
        seeds = [[chain, *seed] for chain in store.seeded() for seed in store.seeds(chain).items()]

        assert backup(store, tmp_path / "saved") == len(every)
        head, *rest, last = lines_of(tmp_path / "saved")
        assert (head, rest) == (KIND, [{"seed": each} for each in seeds] + [{"event": [*each]} for each in every])
        assert (last["end"]["events"], last["end"]["seeds"]) == (len(every), len(seeds))

        again = tmp_path / "again"
        again.mkdir()
        restored = Store(url_of(again))
        assert restore(tmp_path / "saved", restored) == len(every)
        assert [event for chain in restored.chains() for event in restored.events(chain)] == every
        assert restored.balances() == store.balances()
        restored.engine.dispose()

        hidden = hidden_rounds(store)
        shown = [each for each in every if each.chain not in hidden or each.round < hidden[each.chain]]
        assert (len(shown) < len(every)) is (game == "draw")
        assert export(store, tmp_path / "told") == len(shown)
        head, *told = lines_of(tmp_path / "told")
        assert head == {"houseway": "export", "format": 1}
        assert [(each["chain"], each["number"], each["hash"]) for each in told] == [
            (each.chain, each.number, each.hash) for each in shown
        ]
        posted = {(each.chain, each.number): 0 for each in shown}
        for entered in (entered for chain in store.chains() for entered in store.entered(chain)):
            if (entered.chain, entered.number) in posted:
                posted[entered.chain, entered.number] += entered.posting.amount
        sums = {(each["chain"], each["number"]): sum(p["cents"] for p in each.get("postings", ())) for each in told}
        assert sums == posted
        await house.stop()

    asyncio.run(tried())
