"""The tables of docs/sockets.md, from the models: `make contract` writes them, and a test compares them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

from houseway.floor.contract import described
from houseway.floor.event_shapes import Happened
from houseway.floor.frames import KINDS

PAGE: Final = Path(__file__).parents[2] / "docs" / "sockets.md"
TABLE: Final = re.compile(r"(<!-- (\w+): written by `make contract` -->\n).*?(<!-- end -->)", re.DOTALL)
EVERYWHERE: Final = ("id", "n", "kind")
"""What the page says once, of all frames or events."""


def written(page: str) -> str:
    """The page, with its tables as the models have them now."""
    tables = _tables(described()["components"]["schemas"])
    return TABLE.sub(lambda found: f"{found[1]}\n{tables[found[2]]}\n{found[3]}", page)


def _tables(schemas: Mapping[str, Any]) -> dict[str, str]:
    sent = {f"`{kind}`": schemas[frame.__name__] for kind, frame in KINDS.items()}
    answers = {_first(schema): schema for schema in _union(schemas, "FromServer")}
    told = {_kinds(schema["properties"]["kind"]): schema for schema in _union(schemas, "Told")}
    return {
        "sent": _table(("frame", "", "its keys"), _shapes(sent)),
        "asked": _table(("ask", "the answer"), _keys_of(schemas["Answers"])),
        "answered": _table(("frame", "", "its keys"), _shapes(answers)),
        "view": _table(("part of the view", ""), _keys_of(schemas["ViewShape"])),
        "told": _table(("kind", "", "its keys"), _shapes(told, *get_type_hints(Happened))),
    }


def _union(schemas: Mapping[str, Any], name: str) -> Iterator[Any]:
    some = schemas[name].get("anyOf") or schemas[name]["oneOf"]
    yield from (schemas[each["$ref"].rpartition("/")[2]] for each in some)


def _first(schema: Any) -> str:
    """The key that a frame from the server is known by."""
    return f"`{next(key for key in reversed(schema['properties']) if key not in ('status', 'answer'))}`"


def _kinds(schema: Any) -> str:
    return " ".join(f"`{kind}`" for kind in schema.get("enum", [schema.get("const")]))


def _shapes(schemas: Mapping[str, Any], *said: str) -> Iterator[tuple[str, ...]]:
    """Each with its keys, but for those that are said of all."""
    for name, schema in schemas.items():
        keys = [_key(key, each, schema) for key, each in schema["properties"].items() if key not in EVERYWHERE + said]
        yield name, schema["description"].replace("\n", " "), "; ".join(keys)


def _key(key: str, schema: Any, of: Any) -> str:
    """A key, in italics where it may be left out, and what is said of it."""
    name = f"`{key}`" if key in of.get("required", ()) else f"*`{key}`*"
    words = schema.get("description", "").rstrip(".")
    return f"{name} ({words if words[1].isupper() else words[0].lower() + words[1:]})" if words else name


def _keys_of(schema: Any) -> Iterator[tuple[str, ...]]:
    for key, each in schema["properties"].items():
        yield f"`{key}`", each.get("description", "")


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "".join(f"| {' | '.join(each.replace('|', chr(92) + '|') for each in line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
