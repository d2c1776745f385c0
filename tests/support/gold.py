"""Somebody at a table who does nothing but press the golden button, as the view offers it."""

import json

from houseway.floor.acts import meant
from houseway.house.people import Member
from houseway.house.tables.task import HouseTable
from houseway.play.codec import Data
from houseway.play.wager import STANDS
from houseway.shown.view import asked_now, everybodys, eye_of, ones_own


def yours(table: HouseTable, who: Member) -> list[Data]:
    """What this person may do next, as their page is told."""
    running = table.running
    everybodys(running)
    told = ones_own(running, eye_of(who, running), asked_now(running))
    found: list[Data] = json.loads(told["yours"])
    return found


def golden(table: HouseTable, who: Member) -> Data | None:
    return next((each for each in yours(table, who) if each["ordinary"]), None)


async def press(table: HouseTable, who: Member, found: Data) -> None:
    """As the page does it."""
    if "lays" in found:
        await table.lay_together(who.name, found["lays"])
    elif "ready" in found:
        await table.ready(who.name)
    else:
        name, details = meant(table.running, who, found["act"], found.get("with", {}), None)
        await table.act(name, found["act"], details)


def settled(table: HouseTable, who: str) -> bool:
    """Has a wager of theirs come to an end, in this round or the last?"""
    running = table.running
    rounds = [running.round, *([running.ended.round] if running.ended is not None else [])]
    lines = [line for each in rounds if each is not None for line in each.table.lines]
    return any(line.person == who and line.verdict is not STANDS for line in lines)
