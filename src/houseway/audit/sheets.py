"""A house's rounds for other programs: settled wagers as CSV or JSON lines, and what happened as XES."""

import csv
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final, TextIO
from xml.sax.saxutils import quoteattr

from houseway.audit.house import HouseRound
from houseway.money import dollars
from houseway.play.events import Called, Came, Done, Ruled, Settled
from houseway.store.chain import Stored
from houseway.store.events import Event

FORMATS: Final = ("csv", "jsonl", "parquet", "xes")
COLUMNS: Final = (
    "table", "game", "rules", "text", "day", "round", "at", "person", "wager", "selection", "verdict", "stake", "paid",
    "returned", "left", "commission", "fee", "came", "cites",
)  # fmt: skip
XES: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<log xes.version="1849.2016" xmlns="http://www.xes-standard.org/">',
    '<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>',
    '<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>',
    '<extension name="Organizational" prefix="org" uri="http://www.xes-standard.org/org.xesext"/>',
)


def rows(found: Iterable[HouseRound]) -> Iterator[dict[str, str]]:
    """A row for each wager that was settled."""
    for each in found:
        came = "; ".join(f"{place}: {' '.join(values)}" for place, values in each.came.items())
        for stored, line in each.lines:
            cells = (
                each.table, each.game.name, each.game.rules, each.game.part, each.day.isoformat(), str(each.number),
                stored.at, line.person, line.wager, line.selection, line.verdict.value, dollars(line.stake),
                dollars(line.paid), dollars(line.returned), dollars(line.left), dollars(line.commission),
                dollars(line.fee), came, ", ".join(cite.text for cite in line.cites),
            )  # fmt: skip
            yield dict(zip(COLUMNS, cells, strict=True))


def write(found: Iterable[HouseRound], kind: str, out: TextIO) -> int:
    """How many rows, or of XES how many events, were written."""
    return {"csv": _csv, "jsonl": _json_lines, "xes": _xes}[kind](found, out)


def _csv(found: Iterable[HouseRound], out: TextIO) -> int:
    sheet = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    sheet.writeheader()
    count = 0
    for row in rows(found):
        sheet.writerow(row)
        count += 1
    return count


def _json_lines(found: Iterable[HouseRound], out: TextIO) -> int:
    count = 0
    for row in rows(found):
        out.write(json.dumps(row, ensure_ascii=False) + "\n")
        count += 1
    return count


def _xes(found: Iterable[HouseRound], out: TextIO) -> int:
    """A trace for each round, an event for each thing that somebody did, that came, or that was called or ruled."""
    count = 0
    out.write("\n".join(XES) + "\n")
    for each in found:
        out.write(f"<trace>{_string('concept:name', f'{each.table}, round {each.number}')}\n")
        for stored, event in each.events:
            if told := _told(event):
                if isinstance(event, Done) and stored.person and event.who == stored.role:
                    told |= {"org:resource": stored.person, "org:role": event.who}  # a dealer has a name
                out.write(_event(stored, told))
                count += 1
        out.write("</trace>\n")
    out.write("</log>\n")
    return count


def _told(event: Event) -> dict[str, Any]:
    match event:
        case Done(who=who, act=act, refused=refused):
            under = {} if refused is None else {"refused": refused.text}
            return {"concept:name": act, "org:resource": who, **under}
        case Came(device=device, field=what, value=value, to=to):
            return {"concept:name": f"{what} from the {device}", "org:resource": device, "value": value, "to": to}
        case Called(words=words, under=under_):
            return {"concept:name": "call", "words": words, "cites": under_.text}
        case Ruled(ruling=ruling):
            cites = ", ".join(each.text for each in ruling.cites)
            return {"concept:name": "ruling", "words": ruling.what, "cites": cites}
        case Settled(line=line):
            return {"concept:name": f"settled: {line.verdict.value}", "person": line.person, "wager": line.wager,
                    "stake": dollars(line.stake), "paid": dollars(line.paid)}  # fmt: skip
    return {}


def _event(stored: Stored, told: dict[str, Any]) -> str:
    parts = [f'<date key="time:timestamp" value={quoteattr(stored.at)}/>']
    parts += [_string(key, str(value)) for key, value in told.items() if value != ""]
    return f"<event>{''.join(parts)}</event>\n"


def _string(key: str, value: str) -> str:
    return f"<string key={quoteattr(key)} value={quoteattr(value)}/>"
