"""Reading the law's files: the index (TSV), the Parts and notices, the dictionary, the readings (TOML)."""

import csv
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.rulebook.provisions import Answer, Part, Provision, Reading, Term

__all__ = ["index", "part_file", "part_name", "readings", "table", "terms"]

ANSWERS: Mapping[str, Answer] = {"enforced": "enforced", "shown": "shown", "physical": "physical"}
_PART = re.compile(r"part-0*(\d+)\b.*")


def part_name(text: str) -> str:
    """`part-04-blackjack`, as files are named, is `qld part 4`; a notice goes by its citation."""
    return _PART.sub(r"qld part \1", text)


def table(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(f"{file}: {wrong}") from wrong


def index(folder: Path) -> Iterator[Provision]:
    """Every provision of the law, in its order: citation, Part and heading."""
    with (folder / "index.tsv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Provision(cite(row["provision"]), part_name(row["part"]), row["heading"])


def part_file(file: Path) -> tuple[Part, dict[str, Provision]]:
    """A Part held in full, and its provisions by their citation."""
    whole = table(file)
    part = Part(whole["part"], whole["title"], tuple(whole.get("games", ())), file.name)
    entries = [_provision(entry, part.part, file) for entry in whole.get("provision", ())]
    held = {entry.cite.text: entry for entry in entries}
    if len(held) < len(entries):
        raise BadInput(f"{file}: a provision is written twice")
    return part, held


def _provision(entry: dict[str, Any], part: str, file: Path) -> Provision:
    missing = [key for key in ("cite", "does", "answer") if not entry.get(key)]
    if missing:
        _wrong(file, entry, f"has no {missing[0]}")
    if entry["answer"] not in ANSWERS:
        _wrong(file, entry, f"is answered {entry['answer']!r}; allowed: {', '.join(ANSWERS)}")
    reason = {"shown": "shown_by", "physical": "why"}.get(entry["answer"])
    if reason and not entry.get(reason):
        _wrong(file, entry, f"is {entry['answer']} and has no {reason}")
    return Provision(
        cite=cite(entry["cite"]),
        part=part,
        heading=entry.get("heading", ""),
        does=entry["does"].strip(),
        paragraphs=dict(_flat(entry.get("paragraphs", {}))),
        terms=dict(entry.get("terms", {})),
        answer=ANSWERS[entry["answer"]],
        why=entry.get("why", ""),
        shown_by=entry.get("shown_by", ""),
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
