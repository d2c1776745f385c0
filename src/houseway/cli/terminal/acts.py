"""Lines that any game understands: an act as it is listed, with its details as `key=value`."""

import re
import shlex
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Final

from houseway.equipment.cards import card
from houseway.errors import BadInput, HousewayError, quoted
from houseway.play.grammar import Intent, amount
from houseway.play.view import Data, View

KEYED: Final = re.compile(r"([a-z_]+)=(.*)", re.DOTALL)
FEW: Final = 8  # choices are told; of more, how many there are
STAKED: Final = ("bet", "raise")  # and then an amount
KEPT: Final = ("by", "act", "refused")  # what a record says of every event


def words(line: str) -> list[str]:
    """The words of a line; double quotation marks keep several together."""
    spoken = shlex.shlex(line, posix=True, punctuation_chars=False)
    spoken.whitespace_split, spoken.quotes, spoken.escape, spoken.commenters = True, '"', "", ""
    try:
        return list(spoken)
    except ValueError:
        raise BadInput('a quotation mark is not closed; write details like cause="ball hung up"') from None


def named(spoken: list[str], names: Iterable[str]) -> tuple[str, list[str]] | None:
    """The longest of the names that the words begin with, and the words after it."""
    for length in range(len(spoken), 0, -1):
        start = " ".join(spoken[:length]).lower()
        for name in names:
            if name.lower() == start:
                return name, spoken[length:]
    return None


def read_act(spoken: list[str], view: View) -> Intent:
    """An act out of what is open to the viewer; one that is not open goes to the table, which says why."""
    found = named(spoken, dict.fromkeys(option["act"] for option in view.options))
    if found is None:
        if len(spoken) == 2 and spoken[0].lower() in STAKED and not KEYED.fullmatch(spoken[1]):
            amount(spoken[1])  # says what is wrong with it
        plain = [word for word in spoken if not KEYED.fullmatch(word)]
        given = {name: text for name, text in _keyed(spoken).items() if name not in KEPT}
        return Intent(" ".join(plain).lower(), given, view.viewer)  # the table says how to read them
    act, rest = found
    ways = [option["fields"] for option in view.options if option["act"] == act]
    return Intent(act, _details(ways, rest), view.viewer)


def _keyed(spoken: list[str]) -> dict[str, str]:
    return {match[1]: match[2] for word in spoken if (match := KEYED.fullmatch(word))}


def near(details: Mapping[str, Any], view: View) -> str:
    """Places for the same wager that have a number in common with the one that was named; otherwise any."""
    sought = set(re.findall(r"\d+", str(details.get("selection", ""))))
    places = [
        str(place)
        for option in view.options
        if option["act"] == "wager" and option["fields"][0]["choices"] == [details.get("on")]
        for place in option["fields"][1]["choices"]
    ]
    found = [place for place in places if sought & set(re.findall(r"\d+", place))] or places
    more = " …" if len(found) > FEW else ""
    return f"{details['on']} on {', '.join(found[:FEW])}{more}" if found else ""


def _details(ways: list[list[Data]], spoken: list[str]) -> Mapping[str, Any]:
    """The details in the first of the ways that they fit; where they fit none, the first one's complaint."""
    problems: list[HousewayError] = []
    for fields in ways:
        try:
            return _read_fields(fields, spoken)
        except HousewayError as problem:
            problems.append(problem)
    raise problems[0]


def _read_fields(fields: list[Data], spoken: list[str]) -> dict[str, Any]:
    given = _keyed(spoken)
    bare = " ".join(word for word in spoken if not KEYED.fullmatch(word))
    missing = [f["name"] for f in fields if f["name"] not in given and not f["optional"]]
    unnamed = missing or [f["name"] for f in fields if f["name"] not in given]
    if bare and len(unnamed) == 1:  # one detail needs no name
        given[unnamed.pop()] = bare
        missing = []
    elif bare:
        raise BadInput(f"{quoted(bare)} is not understood; {_allowed(fields)}")
    if missing or given.keys() - {f["name"] for f in fields}:
        raise BadInput(_allowed(fields))
    return {f["name"]: value_of(f, given[f["name"]]) for f in fields if f["name"] in given}


def _allowed(fields: list[Data]) -> str:
    if not fields:
        return "no details are taken here"
    return "it takes " + "; ".join(f"{f['name']}={_range(f)}" for f in fields)


def _range(field: Data) -> str:
    if field["kind"] == "money":
        return f"${field['least']} to ${field['most']}"
    if field["kind"] == "moment":
        return "a moment like 1998-09-04T21:00"
    choices = field.get("choices", ())
    if len(choices) > FEW and all(type(c) is int for c in choices) and choices[-1] - choices[0] == len(choices) - 1:
        return f"{choices[0]} to {choices[-1]}"
    listed = [f'"{c}"' if " " in str(c) else str(c) for c in choices]
    shown = ", ".join(listed[:FEW]) + (f", … ({len(listed)} in all)" if len(listed) > FEW else "")
    return shown or "words"


def value_of(field: Data, text: str) -> Any:
    """What a detail is, from how it is written."""
    kind = field["kind"]
    if kind == "card":
        return card(text)
    if kind == "money":
        return amount(text)
    if kind == "choices":
        return [_chosen(field, each.strip()) for each in text.split(",")]
    if kind == "moment":
        return _moment(text)
    return _chosen(field, text) if kind == "choice" else text


def _chosen(field: Data, text: str) -> Any:
    if "by" in field:  # it depends on another detail: the table knows
        return text
    for choice in field["choices"]:
        if str(choice).lower() == text.lower():
            return choice
    wrong = f"{field['name']} cannot be {quoted(text)}; it is" if text else f"say which {field['name']}:"
    raise BadInput(f"{wrong} one of {_range(field)}")


def _moment(text: str) -> datetime:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{quoted(text)} is not a moment; write one like 1998-09-04T21:00") from None
    return found.replace(tzinfo=None)
