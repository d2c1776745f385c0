"""What goes over the wire, as TypeScript: frames, told events, views, and whatever the API takes and answers.

`make contract` writes web/src/lib/contract.ts; a test fails where that is stale. It is laid out as Prettier would.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from houseway.floor import event_shapes, frames, view_shapes
from houseway.floor.app import routes
from houseway.floor.description import describe

Schema: TypeAlias = Mapping[str, Any]
Schemas: TypeAlias = dict[str, Any]
FILE: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "contract.ts"
HEAD: Final = """\
// What goes over the wire. Written by `make contract` from the models of the server, and not by hand.
"""
WIDE: Final = 140
REF: Final = "#/components/schemas/{model}"
ADAPTERS: Final[Iterable[tuple[str, JsonSchemaMode, TypeAdapter[Any]]]] = (
    ("ToServer", "validation", TypeAdapter(frames.ToServer)),
    ("FromServer", "serialization", TypeAdapter(frames.FromServer)),
    ("Answers", "serialization", TypeAdapter(frames.Answers)),
)
SECTIONS: Final[Mapping[str, ModuleType]] = {
    "The socket of a table: frames": frames,
    "What is told of an event": event_shapes,
    "What is seen of a table, and may be done there": view_shapes,
}
SAID: Final = {"Changed": "Partial<View>", "RecordedShape": "Told & { at: string; [more: string]: unknown }"}
"""What TypeScript has a word for."""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


# What there is


def described() -> Schemas:
    """The API, with every shape that goes over a socket beside those that it describes itself."""
    whole = describe(FastAPI(routes=routes(), title="Houseway"), "")
    schemas: Schemas = whole["components"]["schemas"]
    tops, rest = TypeAdapter.json_schemas([(name, mode, each) for name, mode, each in ADAPTERS], ref_template=REF)
    named = {name: schema for (name, _), schema in tops.items() if schema.get("$ref") != REF.format(model=name)}
    whole["components"]["schemas"] = rest["$defs"] | named | schemas
    return whole


def _answered(whole: Schemas) -> set[str]:
    """The shapes that are only ever answered: a model tells every key of it, also what has a default."""
    schemas, sent, answered = whole["components"]["schemas"], set[str](), set[str]()
    for operation in (each for path in whole["paths"].values() for each in path.values()):
        sent |= _reached(schemas, operation.get("requestBody", {}))
        good = {status: each for status, each in operation["responses"].items() if status < "400"}
        answered |= _reached(schemas, good)
    return answered - sent


def _reached(schemas: Schemas, part: Any) -> set[str]:
    found: set[str] = set()
    names = [*_names(part)]
    while names:
        if (name := names.pop()) not in found:
            found.add(name)
            names += _names(schemas[name])
    return found


def _names(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        if "$ref" in part:
            yield part["$ref"].rpartition("/")[2]
        part = part.values()
    elif not isinstance(part, list):
        return
    for each in part:
        yield from _names(each)


# As TypeScript


def contract() -> str:
    """The whole file."""
    whole = described()
    schemas, always = whole["components"]["schemas"], _answered(whole)
    written = {name: type_of(name, schemas[name], name in always) for name in sorted(schemas, key=_called)}
    text, api = HEAD, dict(written)
    for title, module in SECTIONS.items():
        here = [name for name in vars(module) if name in api and _is_of(module, name)]
        text += _section(title, [api.pop(name) for name in here])
    return text + _section("What the API takes and answers", api.values())


def _is_of(module: ModuleType, name: str) -> bool:
    return bool(getattr(module, name).__module__ == module.__name__)


def _called(name: str) -> str:
    """In a page there is no other thing of that name, so the shape of a view is called a view."""
    return name.removesuffix("Shape")


def _section(title: str, types: Iterable[str]) -> str:
    return "\n".join(("", f"// {title}", "", *types))


def type_of(name: str, schema: Schema, always: bool) -> str:
    """One shape, with what is said of it."""
    said = f"/** {schema['description'].replace(chr(10), ' ')} */\n" if "description" in schema else ""
    if name in SAID:
        return f"{said}export type {_called(name)} = {SAID[name]};\n"
    if "properties" not in schema:
        return f"{said}{_with_kinds(f'export type {_called(name)} =', schema, '  ')};\n"
    extra = schema.get("additionalProperties")
    told = schema["properties"] if always and extra is not False else schema.get("required", ())
    keys = [_key(key, each, key in told) for key, each in schema["properties"].items()]
    more = ["  [more: string]: unknown;"] if extra is True else []
    return said + "\n".join((f"export interface {_called(name)} {{", *keys, *more, "}\n"))


def _key(key: str, schema: Schema, sure: bool) -> str:
    line = (
        _with_kinds(f"  {key if key.isidentifier() else json.dumps(key)}{'' if sure else '?'}:", schema, "    ") + ";"
    )
    words = f"// {schema['description']}" if "description" in schema else ""
    if not words:
        return line
    return f"{line} {words}" if len(line) + len(words) < WIDE and "\n" not in line else f"  {words}\n{line}"


def _with_kinds(begins: str, schema: Schema, indent: str) -> str:
    """A union stands on one line, that of a type on the next, or has a line for each where that is too long."""
    kinds = kinds_of(schema)
    one = " | ".join(kinds)
    if len(f"{begins} {one}") < WIDE:
        return f"{begins} {one}"
    if begins.endswith("=") and len(indent + one) < WIDE:
        return f"{begins}\n{indent}{one}"
    return begins + "".join(f"\n{indent}| {each}" for each in kinds)


def kinds_of(schema: Schema) -> list[str]:
    """What something may be."""
    match schema:
        case {"$ref": ref}:
            return [_called(ref.rpartition("/")[2])]
        case {"const": value}:
            return [json.dumps(value)]
        case {"enum": values}:
            return [json.dumps(each) for each in values]
        case {"anyOf": some} | {"oneOf": some}:
            return list(dict.fromkeys(kind for each in some for kind in kinds_of(each)))
        case {"type": "array"}:
            return [_array(schema)]
        case {"type": "object"}:
            return [_record(schema.get("additionalProperties"))]
        case {"type": str(name)}:
            return [PLAIN[name]]
    return ["unknown"]


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(' | '.join(kinds_of(each)) for each in schema['prefixItems'])}]"
    kinds = kinds_of(schema.get("items", {}))
    return f"({' | '.join(kinds)})[]" if len(kinds) > 1 else f"{kinds[0]}[]"


def _record(of: Any) -> str:
    return f"Record<string, {' | '.join(kinds_of(of)) if isinstance(of, Mapping) else 'unknown'}>"


if __name__ == "__main__":
    FILE.write_text(contract(), encoding="utf-8")
