"""A house whose files may not grow any more, as on a disk that is full; in a process of its own, which the limit binds.

python tests/support/full_disk.py FOLDER
"""

import asyncio
import resource
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import sqlalchemy as sa

from houseway.house.house import House, NotStored
from houseway.store.database import FILE
from houseway.verify.house import verify
from support.house import Play, house_at, seated

SPACE = 20_000  # bytes that are left


def space(most: int) -> None:
    """No file grows past so many bytes; the operating system refuses what goes beyond."""
    sys.dont_write_bytecode = True  # it would be cut off like every other file, and kept
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def limit(house: House, pages: int) -> None:
    """SQLite takes no more than so many pages, as on a disk of that size."""
    house.store.engine.dispose()

    def held(connection: object, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")  # type: ignore[attr-defined]

    sa.event.listen(house.store.engine, "connect", held)


def pages(house: House) -> int:
    with house.store.engine.connect() as connection:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())


async def until_refused(house: House, play: Play) -> None:
    for number in range(500):
        await play.step()
        try:
            await house.admit(f"guest {number}", "guest", f"guest {number}")
        except NotStored as refused:
            print("refused:", refused)
            return
    raise AssertionError("the disk never was full")


async def evening(folder: Path) -> None:
    house = house_at(folder)
    play = Play(await seated(house, "wheel", "roulette"), 1)
    await play.rounds(1)
    space(max(file.stat().st_size for file in folder.glob(f"{FILE}*")) + SPACE)
    await until_refused(house, play)
    answered = list(play.acknowledged)
    assert not (found := verify(house.store)).wrong, found.wrong
    space(resource.RLIM_INFINITY)
    await play.rounds(1)
    assert len(play.acknowledged) > len(answered), "play does not go on"
    assert all(house.store.act(play.table.number, id) for id in play.acknowledged)
    assert not (found := verify(house.store)).wrong, found.wrong
    await house.stop()
    print("goes on")


if __name__ == "__main__":
    asyncio.run(evening(Path(sys.argv[1])))
