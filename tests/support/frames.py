"""Every frame of seeded sessions, written down; and those of two versions of the source compared.

PYTHONPATH=<source>:<tests> python tests/support/frames.py write FILE [STEPS]
python tests/support/frames.py compare OLD NEW

At a table of every game and text sit players; somebody of the staff and somebody who looks on are there too, and all of
them listen. A frame of before events had their kind is put into the form of now (`renewed`): but for the tag, the names
that came with it and the form of money, nothing may be different.
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from houseway.errors import HousewayError
from houseway.floor.audience import Ear, Listening
from houseway.games import GAMES
from houseway.money import dollars
from support.house import Play, house_at, seated

STEPS = 40
ALSO = {"dora": "dealer", "ida": "inspector", "gus": "guest"}
Data = dict[str, Any]


def write(file: Path, steps: int) -> None:
    with file.open("w", encoding="utf-8") as out:
        for number, game in enumerate(GAMES):
            for frame in asyncio.run(frames(game, number, steps)):
                out.write(json.dumps(frame) + "\n")


async def frames(game: str, seed: int, steps: int) -> list[Data]:
    """What each of those who listen is sent, one step after another."""
    with tempfile.TemporaryDirectory() as folder:
        house = house_at(folder, seed=seed)
        for name, role in ALSO.items():
            await house.admit(name, role)
        table = await seated(house, "table", game)
        listening = Listening(house, table)
        ears = [Ear(who) for who in (*ALSO, *(person.name for person in table.running.table.players))]
        for ear in ears:
            listening.add(ear)
        found, play = list[Data](), Play(table, seed)
        for step in range(steps):
            if step:
                try:
                    await play.step()
                    if step % 7 == 0:
                        await table.act("table bot 1", "wager", {"on": "nothing", "selection": "", "stake": 1})
                except HousewayError:
                    pass
            for ear in ears:
                while (frame := await listening.frame(ear)) is not None:
                    found.append({"game": game, "step": step, "who": ear.who, "frame": json.loads(frame)})
        await house.stop()
        return found


# Old and new


def renewed(old: Data) -> Data:
    """An event as it was told before, in the form of now."""
    told = {name: each for name, each in old.items() if name != "n"}
    return {"n": old["n"], **_renewed(told)}


def _renewed(told: Data) -> Data:
    match told:
        case {"house": kind, **rest}:
            return {"kind": kind, **rest}
        case {"act": _}:
            return {"kind": "done", **told}
        case {"came": field, **rest}:
            return {"kind": "came", "field": field, **rest}
        case {"call": words, **rest}:
            return {"kind": "called", "words": words, **rest}
        case {"chips": amount, "to": person, "from": account, **rest}:
            chips = {"chips": rest["in"]} if "in" in rest else {}
            return {"kind": "moved", "person": person, "amount": amount, "account": account, **chips}
        case {"metered": amount, "of": person, **rest}:
            return {"kind": "metered", "person": person, "amount": amount, **rest}
        case {"ruling": _}:
            return {"kind": "ruled", **told}
        case {"awaited": what, **rest}:
            return {"kind": "asked", "what": what, **rest}
        case {"undone": True, **rest}:
            return {"kind": "undone", **rest}
    return {"kind": "settled", **told}


def same_event(old: Data, new: Data) -> bool:
    """The types that came with it say of which details the form may be another: an amount is text now."""
    types, before = new.get("types", {}), renewed(old)
    now = {name: each for name, each in new.items() if name != "types"}
    if "with" in before:
        before["with"] = {n: _amount(each) if types.get(n) == "money" else each for n, each in before["with"].items()}
    return before == now


def _amount(value: Any) -> Any:
    return dollars(value) if type(value) is int else value


def differences(old: Data, new: Data) -> Iterator[str]:
    for name in old.keys() | new.keys():
        if name != "frame" and old.get(name) != new.get(name):
            yield f"{name}: {old.get(name)} and {new.get(name)}"
    one, two = old["frame"], new["frame"]
    for name in one.keys() | two.keys():
        if name != "events" and one.get(name) != two.get(name):
            yield f"{name} of a frame"
    if len(one["events"]) != len(two["events"]):
        yield "another number of events"
    for each, other in zip(one["events"], two["events"], strict=False):
        if not same_event(each, other):
            yield f"{json.dumps(each)} and {json.dumps(other)}"


def compare(old: Path, new: Path) -> int:
    before, after = (
        [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] for file in (old, new)
    )
    kinds = Counter(event["kind"] for each in after for event in each["frame"]["events"])
    print(f"{len(before)} frames before and {len(after)} after, of {len({each['game'] for each in after})} games")
    print(f"{sum(kinds.values())} events: {', '.join(f'{count} {kind}' for kind, count in kinds.most_common())}")
    wrong = [
        f"{two['game']}, step {two['step']}, to {two['who']}: {what}"
        for one, two in zip(before, after, strict=False)
        for what in differences(one, two)
    ]
    wrong += ["another number of frames"] * (len(before) != len(after))
    print("\n".join(wrong[:20]) or "every frame is the same but for the tag, its names and the form of money")
    return len(wrong)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else STEPS)
    else:
        sys.exit(bool(compare(Path(sys.argv[2]), Path(sys.argv[3]))))
