"""Whatever the file, only an error for people comes out; and whatever its TOML looks like, it is read."""

import io
import json
import re
import tomllib
from collections.abc import Iterator
from datetime import date
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console
from support.records import ROUNDS, SPIN, replayed

from houseway.cli.output import json_text
from houseway.cli.replay import document, show
from houseway.errors import BadRecord
from houseway.games import find
from houseway.play.record import Replayed, read, replay, write
from houseway.play.record.places import find_places

# Anything changed anywhere

VALUES = (
    "true",
    "1.5",
    "-1",
    '"x"',
    '"-1.00"',
    "[]",
    "{}",
    '["ann"]',
    "1998-09-04",
    "07:00:00",
    "1e999",
    '"ann"',
    "nan",
)
STATING = """\
rulings = [{cites = ["qld s5"]}]
calls = [{call = "no more bets", cites = ["qld s132"]}]
awaited = {by = "dealer", acts = ["x"], options = [{by = "ann", stake = {least = "5"}, cites = ["qld s5"]}]}
received = {ann = "175"}
state = {house = "-175", wagers = [{person = "ann"}], people = {ann = {chips = "5", cites = ["x"]}}}
"""
VALID = [
    SPIN,
    SPIN + STATING,
    'refused = ["qld s141"]\n' + SPIN,
    *(file.read_text(encoding="utf-8") for file in ROUNDS),
]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A record with a few changes: a value replaced, lines moved, doubled or dropped, characters changed."""
    text = draw(st.sampled_from(VALID))
    for _ in range(draw(st.integers(1, 3))):
        how = draw(st.integers(0, 3))
        spans = [found.span() for found in re.finditer(r'"[^"\n]*"|(?<== )[\w.-]+|\[[^\[\]\n]*\]', text)]
        lines = text.splitlines(keepends=True)
        if how == 0 and spans:
            start, end = draw(st.sampled_from(spans))
            other = draw(st.sampled_from(spans))
            new = draw(st.sampled_from([*VALUES, text[slice(*other)]]))
            text = text[:start] + new + text[end:]
        elif how == 1 and lines:
            line = lines.pop(draw(st.integers(0, len(lines) - 1)))
            for _ in range(draw(st.integers(0, 2))):
                lines.insert(draw(st.integers(0, len(lines))), line)
            text = "".join(lines)
        else:
            start = draw(st.integers(0, len(text)))
            text = text[:start] + draw(st.text(max_size=3)) + text[start + draw(st.integers(0, 5)) :]
    return text


@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(spoilt())
def test_a_spoilt_record_is_refused_or_replays_but_never_breaks(text: str) -> None:
    try:
        again = replayed(text)
    except BadRecord as found:
        told = found
    else:
        assert write(read(write(again.again))) == write(again.again)
        return
    assert told.line or "too deep" in str(told)


# Words left out, doubled or put in the place of others

WORD = re.compile(r'"[^"\n]*"|[\w.:-]+|[\[\]{},=\n]')
ODD = ('""', "[]", "{}", "true", "-1", '"0.01"', '"-5.00"', "99999", '" "', "1998-09-04")


def changed(text: str, chance: Random) -> str:
    """One word left out, written twice, or another in its place: of the same name, of the file, or an odd one."""
    words = [found.span() for found in WORD.finditer(text)]
    start, end = chance.choice(words)
    under = re.escape((re.search(r"([\w.-]+|\"[^\"\n]*\") *= *$", text[:start]) or [""])[0])
    alike = re.findall(under + r'("[^"\n]*"|[\w.:-]+)', text) if under else []
    others = [text[slice(*chance.choice(words))], chance.choice(ODD), *alike, *alike]
    new: str = chance.choice(["", f"{text[start:end]} {text[start:end]}", *(chance.choice(others) for _ in range(6))])
    return text[:start] + new + text[end:]


def moved(text: str, chance: Random) -> str:
    """A line left out, doubled, or a little earlier or later."""
    lines = text.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    line = lines.pop(at)
    for _ in range(chance.choice((0, 1, 2))):
        lines.insert(max(0, at + chance.randint(-4, 4)), line)
    return "".join(lines)


@pytest.mark.parametrize("part", range(10))
def test_a_file_with_words_changed_is_told_in_one_line_or_with_its_differences(part: int) -> None:
    out = Console(file=io.StringIO(), width=200)
    for number, file in enumerate(ROUNDS[part::10]):
        chance = Random(number)
        text = file.read_text(encoding="utf-8")
        for _ in range(chance.randint(1, 3)):
            text = (changed if chance.random() < 0.5 else moved)(text, chance)
        came = came_of(text, file.name)
        assert json_text(document(came))
        if isinstance(came, BadRecord):
            assert came.line, came
            assert "\n" not in str(came)
        else:
            show(out, came)


def came_of(text: str, name: str) -> Replayed | BadRecord:
    try:
        return replay(read(text, name), find)
    except BadRecord as told:
        return told


# One record in many hands


class Hand:
    """Writes a record as somebody might: keys in quotes or dotted, tables inline or under headers, comments."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.lines = chance, list[str]()

    def written(self, data: dict[str, Any]) -> str:
        self._table(data, ())
        return self.chance.choice(("\n", "\r\n")).join([*self.lines, ""])

    def _one_of(self, *ways: str) -> str:
        return self.chance.choice(ways)

    def _key(self, name: str) -> str:
        quoted = json.dumps(name, ensure_ascii=False)
        bare = name if re.fullmatch(r"[\w-]+", name, re.ASCII) else quoted
        return self._one_of(quoted, bare, bare, f'"\\u{ord(name[0]):04x}{quoted[2:]}')

    def _value(self, value: Any) -> str:
        if isinstance(value, dict):
            return f"{{{', '.join(self._pairs(value))}}}"
        if isinstance(value, list):
            gap = self._one_of("", " ", "\n  ", " # ], }\n")
            return f"[{gap}{''.join(f'{self._value(each)}{gap},{gap}' for each in value)}]"
        if isinstance(value, str):
            plain = value.isprintable() and not set(value) & {"'", '"', "\\"}
            quoted = json.dumps(value, ensure_ascii=False)
            return self._one_of(quoted, f"'{value}'", f"'''\n{value}'''", f'"""{value}"""') if plain else quoted
        if isinstance(value, date):
            return str(value)
        return str(value).lower() if isinstance(value, bool) or value < 0 else self._one_of(str(value), hex(value))

    def _pairs(self, data: dict[str, Any], before: str = "") -> Iterator[str]:
        for name, value in data.items():
            key = before + self._key(name)
            if isinstance(value, dict) and value and self.chance.random() < 0.4:
                yield from self._pairs(value, f"{key}{self._one_of('.', ' . ')}")
            else:
                yield f"{key}{self._one_of('=', ' = ')}{self._value(value)}"

    def _table(self, data: dict[str, Any], path: tuple[str, ...]) -> None:
        """What goes under headers of its own comes last; people keep the order in which they came."""
        under = [name for name, each in data.items() if path != ("people",) and self._has_header(each)]
        for pair in self._pairs({name: each for name, each in data.items() if name not in under}):
            self.lines.append(pair + self._one_of("", "  ", ' # "[x]"'))
        for name in under:
            header = ".".join(map(self._key, (*path, name)))
            for each in data[name] if isinstance(data[name], list) else [data[name]]:
                self.lines.append(f"[[{header}]]" if isinstance(data[name], list) else f"[ {header} ] # {name}")
                self._table(each, (*path, name))

    def _has_header(self, value: Any) -> bool:
        tables = value if isinstance(value, list) else [value]
        return bool(tables) and all(isinstance(each, dict) for each in tables) and self.chance.random() < 0.5


def paths(data: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to everything in it."""
    yield at
    for step, each in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from paths(each, (*at, step))


@pytest.mark.parametrize("part", range(10))
def test_a_record_is_the_same_in_whatever_toml_it_is_written(part: int) -> None:
    for number, file in enumerate(ROUNDS[part::30]):
        usual = file.read_text(encoding="utf-8")
        data = tomllib.loads(usual)
        text = Hand(Random(number)).written(data)
        assert tomllib.loads(text) == data
        assert set(find_places(text)) == set(paths(data)), file.name
        again = replay(read(text, file.name), find)
        assert (again.differences, write(again.again)) == ([], write(replay(read(usual), find).again)), file.name
