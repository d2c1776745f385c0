"""Reading the law's files: the index (TSV), the Parts and notices, the dictionary, the readings (TOML)."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.rulebook.provisions import Part, Provision, Reading, Term

_PART = re.compile(r"part-0*(\d+)\b.*")


def part_name(text: str) -> str:
    """`part-04-blackjack`, as files are named, is `qld part 4`; a notice goes by its citation."""
    return _PART.sub(r"qld part \1", text)


def table(file: Path, until: str = "") -> dict[str, Any]:
    """What a file says; or only what stands before the first line that begins with `until`."""
    text = file.read_text(encoding="utf-8")
    try:
        return tomllib.loads(text.partition(f"\n{until}")[0] if until else text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"{file}: {wrong}") from wrong


def index(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Every provision of the law, in its order: citation, Part and heading."""
    lines = (folder / "index.tsv").read_text(encoding="utf-8").splitlines()
    for text, part, heading in (line.split("\t") for line in lines[1:]):
        yield text, part_name(part), heading


def part(file: Path) -> Part:
    """A Part held in full, by the head of its file."""
    head = table(file, until="[[")
    return Part(head["part"], head["title"], tuple(head.get("games", ())), file)


def provisions(part: Part) -> dict[str, Provision]:
    """The provisions of a Part by their citation."""
    entries = [_provision(entry, part.part, part.file) for entry in table(part.file).get("provision", ())]
    held = {entry.cite.text: entry for entry in entries}
    if len(held) < len(entries):
        raise BadInput(f"{part.file}: a provision is written twice")
    return held


def _provision(entry: dict[str, Any], part: str, file: Path) -> Provision:
    for key in ("cite", "does"):
        if not entry.get(key):
            _wrong(file, entry, f"has no {key}")
    if len(said := [key for key in ("shown_by", "kept_by", "why") if key in entry]) > 1:
        _wrong(file, entry, f"has both {' and '.join(said)}")
    if {"why", "physical"} <= entry.keys():
        _wrong(file, entry, "is physical as a whole (why) and in part (physical)")
    return Provision(
        cite=cite(entry["cite"]),
        part=part,
        heading=entry.get("heading", ""),
        does=entry["does"].strip(),
        paragraphs=dict(_flat(entry.get("paragraphs", {}))),
        terms=dict(entry.get("terms", {})),
        shown_by=entry.get("shown_by", ""),
        kept_by=entry.get("kept_by", ""),
        why=entry.get("why", ""),
        physical=entry.get("physical", ""),
    )


def _wrong(file: Path, entry: dict[str, Any], why: str) -> NoReturn:
    raise BadInput(f"{file}: {entry.get('cite', 'a provision')} {why}")


def _flat(paragraphs: Mapping[str, Any], under: str = "") -> Iterator[tuple[str, str]]:
    for key, text in paragraphs.items():
        if isinstance(text, Mapping):
            yield from _flat(text, f"{under}{key}.")
        else:
            yield f"{under}{key}", str(text).strip()


def terms(file: Path) -> dict[str, Term]:
    entries = table(file).get("term", ()) if file.is_file() else ()
    return {entry["term"]: Term(entry["term"], entry["means"], entry["cite"]) for entry in entries}


def readings(file: Path) -> dict[str, Reading]:
    entries = table(file).get("reading", ()) if file.is_file() else ()
    found = [
        Reading(
            entry["id"].removeprefix("reading "),
            tuple(entry["bears_on"]),
            entry["reads"].strip(),
            entry["because"].strip(),
        )
        for entry in entries
    ]
    return {reading.id: reading for reading in found}
