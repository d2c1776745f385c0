"""The pages' contract is what the server says now, and TypeScript that can be read."""

from typing import Any

import pytest
from support.socket_pages import PAGE, TABLE, written

from houseway.floor.contract import FILE, contract, kinds_of, type_of


def test_the_contract_is_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == contract(), "make contract writes it anew"


def test_the_tables_of_the_page_on_sockets_are_not_stale() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page), "make contract writes them anew"
    assert len(TABLE.findall(page)) == 5


@pytest.mark.parametrize(
    ("schema", "kinds"),
    [
        ({"type": "integer"}, ["number"]),
        ({}, ["unknown"]),
        ({"const": True}, ["true"]),
        ({"enum": ["win", "lose"]}, ['"win"', '"lose"']),
        ({"$ref": "#/components/schemas/View"}, ["View"]),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, ["number", "null"]),
        ({"type": "array", "items": {"type": "string"}}, ["string[]"]),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "integer"}]}}, ["(string | number)[]"]),
        ({"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}]}, ["[number, string]"]),
        ({"type": "object", "additionalProperties": {"type": "string"}}, ["Record<string, string>"]),
        ({"type": "object"}, ["Record<string, unknown>"]),
    ],
)
def test_a_schema_is_written_as_typescript(schema: dict[str, Any], kinds: list[str]) -> None:
    assert kinds_of(schema) == kinds


def test_what_is_said_of_a_key_stands_beside_it_and_what_may_be_left_out_is_marked() -> None:
    chips = {"type": "integer", "description": "How many."}
    keys = {"non-value chips": chips, "fee": {"type": "string", "default": ""}}
    schema = {"description": "A purse.", "properties": keys, "required": ["non-value chips"]}
    keys_written = ['  "non-value chips": number; // How many.', "  fee?: string;"]
    lines = ["/** A purse. */", "export interface Purse {", *keys_written, "}", ""]
    assert type_of("Purse", schema, always=False).split("\n") == lines
    assert "  fee: string;" in type_of("Purse", schema, always=True)
    union = {"enum": [f"kind {number}" for number in range(30)]}
    assert type_of("Kind", union, always=False).startswith('export type Kind =\n  | "kind 0"\n  | "kind 1"\n')
