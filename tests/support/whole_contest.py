"""What is told of a tournament of the house, from its announcement to its prizes; kept in tests/floor/contest.json.

`PYTHONPATH=tests python -m support.whole_contest` writes it anew, where something is rightly told otherwise.
"""

import asyncio
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from houseway.floor.tournaments.answers import told
from houseway.house.house import House
from houseway.house.people import member
from houseway.house.tables.seed_words import seal_of
from support.directed import SPRING, announced, goes_on, pit_of, spring

FILE = Path(__file__).parents[1] / "floor" / "contest.json"
SALT = "0f" * 16


async def _whole(house: House) -> dict[str, Any]:
    found = {
        who: (await told(house, spring(house), member(who, role))).model_dump(mode="json")
        for who, role in (("ann", "player"), ("eve", "player"), ("pat", "pit boss"))
    }
    others = {
        f"told to {who}": {name: each for name, each in found[who].items() if each != found["ann"][name]}
        for who in ("eve", "pat")
    }
    return {**found["ann"], **others}


async def evening(folder: Path) -> dict[str, Any]:
    """Ann enters and seals a word, bots fill it up; what is told at each of its stages, and at the end."""
    house = await announced(folder, names=())
    found = {"announced": await _whole(house)}
    for name in ("ann", "bob"):
        await house.admit(name, "player")
        await house.play_money(name, 200_00)
        await house.tournament("enter", tournament=SPRING, person=name)
    await house.tournament("seal", tournament=SPRING, person="ann", seal=seal_of("gold", SALT))
    found["entered"] = await _whole(house)
    await house.tournament("withdraw", tournament=SPRING, person="bob")
    found["withdrawn"] = await _whole(house)
    pit, before = pit_of(house), (spring(house).stage, len(spring(house).running.sessions))

    def changed() -> bool:
        return (spring(house).stage, len(spring(house).running.sessions)) != before

    while spring(house).stage.name != "OVER":
        await goes_on(house, pit, changed)
        before = (spring(house).stage, len(spring(house).running.sessions))
        if before[0].name == "WORDS":
            await house.tournament("word", tournament=SPRING, person="ann", word="gold", salt=SALT)
        found[f"{before[0].value}, after {before[1]} sessions"] = await _whole(house)
    await house.stop()
    return found


def main() -> None:
    with TemporaryDirectory() as folder:
        whole = asyncio.run(evening(Path(folder)))
    FILE.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
