"""Every frame that does something: sent twice under one id it is done once, and another's id is refused."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.floor_tables import floor_at
from support.house import next_shoe

from houseway.house.tables.seed_words import seal_of

SALT = "0123456789abcdef" * 2
RED = {"on": "red", "selection": "red", "stake": "5.00"}
CHIP = {"on": "red", "selection": "red", "chip": "5.00"}
AGAIN: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("house", "player", {"act": "wager", "with": RED}, {"act": "wager", "with": RED | {"stake": "6.00"}}),
    ("house", "player", {"lay": CHIP}, {"lay": CHIP | {"chip": "6.00"}}),
    ("house", "player", {"seal": "1" * 64}, {"seal": "2" * 64}),
    ("house", "player", {"word": "luck", "salt": SALT}, {"word": "luck", "salt": "0" * 32}),
    ("house", "player", {"ready": True}, {"seal": "1" * 64}),
    ("live", "dealer", {"act": "spin the ball"}, {"act": "no more bets"}),
    ("live", "dealer", {"comes": "ball", "value": 17}, {"comes": "ball", "value": 18}),
]
"""How the table is dealt, who says it, and something else."""


@pytest.mark.parametrize(("dealt", "by", "said", "other"), AGAIN, ids=[str(said) for _, _, said, _ in AGAIN])
def test_a_frame_is_done_once_and_its_id_is_its_own(
    tmp_path: Path, dealt: str, by: str, said: dict[str, Any], other: dict[str, Any]
) -> None:
    async def tried() -> None:
        async with floor_at(tmp_path) as floor:
            table = await floor.house.open_table("wheel", "roulette", dealt=dealt)
            ann = await floor.at("wheel", "ann")
            who = ann if by == "player" else await floor.at("wheel", "cy", by)
            if "comes" in said:
                for act in ("spin the ball", "no more bets"):
                    await table.act("dealer", act)
            if "word" in said:
                await table.seal("ann", seal_of(said["word"], said["salt"]))
                await next_shoe(table)
            first = await who.says(**said, id="one")
            assert "done" in first
            after = table.chain.number
            assert await who.says(**said, id="one") == first
            refused = await who.says(**other, id="one")
            assert (refused["status"], "given to something else" in refused["error"]) == (400, True)
            assert table.chain.number == after
            await who.close()
            await ann.close()

    asyncio.run(tried())
