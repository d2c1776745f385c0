"""On which line each value of a TOML text stands, however the text is written: `tomllib` says what is there."""

import tomllib
from collections.abc import Iterator
from itertools import count
from typing import Any, TypeAlias

from hypothesis import given, settings
from hypothesis import strategies as st
from support.seeds import SESSIONS

from houseway.play.record.places import Path, find_places
from houseway.play.record.toml import key, string

Draw: TypeAlias = st.DrawFn
NAMES = st.sampled_from(["a", "b", "a-1", "x y", "q.r", "]", "#", "=", 'say "so"', "it's", "é\t", ""])
BLANKS = st.sampled_from(["", " ", "\t", "  "])
GAPS = st.sampled_from(["", "\n", "# [a] = {\n", "\n  # '''\n\n"])


class Writer:
    """Writes a table in whatever way it is told to, every single value being told apart by its number."""

    def __init__(self, draw: Draw) -> None:
        self.draw, self.numbers = draw, count(10)

    def name(self, name: str) -> str:
        plain = "'" not in name and "\t" not in name and self.draw(st.booleans())
        return self.draw(BLANKS) + (f"'{name}'" if plain else key(name)) + self.draw(BLANKS)

    def scalar(self) -> str:
        number = f"<{next(self.numbers)}>"
        form = self.draw(st.integers(0, 4))
        if form == 0:
            return f"'{number} [{{#='"
        if form == 1:
            return string(f'{number} "]}},\n\\')
        if form == 2:
            return f'"""{number}\n# [a]\n"" \\\n  \\" """"'
        if form == 3:
            return f"'''{number}\n[[a]]\n'' '''''"
        return self.draw(st.sampled_from(["true", "false", "inf", "07:00:00", "1_000"])) + f" # {number}\n"

    def value(self, depth: int, *, inline: bool = False) -> str:
        form = self.draw(st.integers(0, 2 if depth else 0))
        if form == 1:
            gap = "" if inline else self.draw(GAPS)
            each = [gap + self.value(depth - 1, inline=inline) + self.gap(inline) for _ in range(self.few())]
            return "[" + ",".join(each) + self.draw(st.sampled_from(["", ","] if each else [""])) + gap + "]"
        if form == 2:
            return "{" + ", ".join(f"{name}={self.value(depth - 1, inline=True)}" for name in self.keys()) + "}"
        found = self.scalar()
        return found.partition(" #")[0] if found.endswith("\n") else found

    def gap(self, inline: bool) -> str:
        return "" if inline else self.draw(GAPS)

    def few(self) -> int:
        return self.draw(st.integers(0, 3))

    def keys(self) -> list[str]:
        names = self.draw(st.lists(st.lists(NAMES, min_size=1, max_size=3), max_size=3, unique_by=lambda each: each[0]))
        return [".".join(map(self.name, each)) for each in names]

    def pairs(self) -> str:
        return "".join(f"{self.draw(GAPS)}{name}={self.value(2)}{self.draw(BLANKS)} # {{\n" for name in self.keys())

    def text(self) -> str:
        parts = [self.pairs()]
        for _ in range(self.few()):
            names = ".".join(map(self.name, self.draw(st.lists(NAMES, min_size=1, max_size=3))))
            opened = f"[[{names}]]" if self.draw(st.booleans()) else f"[{names}]"
            parts.append(f"{self.draw(BLANKS)}{opened}{self.draw(st.sampled_from(['', ' # [b]']))}\n{self.pairs()}")
        return "".join(parts)


@st.composite
def texts(draw: Draw) -> str:
    text = Writer(draw).text()
    return text.replace("\n", "\r\n") if draw(st.booleans()) else text


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    yield path, data
    if isinstance(data, dict | list):
        for step, each in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(each, (*path, step))


@settings(deadline=None, max_examples=SESSIONS or 300)
@given(texts())
def test_every_value_that_tomllib_reads_is_found_on_its_line(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:  # a name twice
        return
    places, lines = find_places(text), text.split("\n")
    found = dict(leaves(data))
    del found[()]
    assert places.keys() - {()} == found.keys()
    for path, value in found.items():
        if isinstance(value, str):
            number = value[: value.index(">") + 1]
            assert number in lines[places[path] - 1]


def test_lines_are_found_whatever_stands_around_them() -> None:
    text = (
        "a = '''x\n\"\n# [b]\n''' # c\r\n"
        "[t.'q.r'] # [no]\n"
        'k."l m" = [ # {\n'
        "\n  {x = '}],'}, # one\n  [1,\n 2],\n  3 ]\n"
        "[[r]]\nd = 1\n[[r]]\n[r.s]\ne = 2"
    )
    places = find_places(text)
    assert places.line("t", "q.r", "k", "l m") == 6
    assert [places.line("t", "q.r", "k", "l m", n) for n in range(3)] == [8, 9, 11]
    assert (places.line("r", 0, "d"), places.line("r", 1), places.line("r", 1, "s", "e")) == (13, 14, 16)


def test_a_list_of_tables_in_a_list_of_tables_begins_anew() -> None:
    places = find_places("[[r]]\n[[r.s]]\na = 1\n[[r.s]]\n[[r]]\n[[r.s]]\na = 2\n")
    assert (places["r", 0, "s", 0, "a"], places["r", 0, "s", 1], places["r", 1, "s", 0, "a"]) == (3, 4, 7)
