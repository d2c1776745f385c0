"""Curricula as data: what a unit of competency asks for, beside what of the school practises it."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.school.drills import DRILLS

FOLDER: Final = Path(__file__).with_name("curricula")


@dataclass(frozen=True)
class CurriculumElement:
    """What is asked for, what ours is, and the kinds of items that practise it."""

    says: str
    ours: str
    kinds: Sequence[str]


@dataclass(frozen=True)
class Curriculum:
    name: str
    units: Sequence[str]
    assessed: str
    elements: Sequence[CurriculumElement]


@cache
def curricula() -> tuple[Curriculum, ...]:
    return tuple(read_curriculum(file) for file in sorted(FOLDER.glob("*.toml")))


def read_curriculum(file: Path) -> Curriculum:
    """One file; `BadInput` says what is wrong in it."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        elements = tuple(CurriculumElement(**each) for each in data.pop("elements"))
        found = Curriculum(**data, elements=elements)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise BadInput(f"{file.name} is no curriculum: {wrong}") from None
    for kind in (kind for each in elements for kind in each.kinds):
        if kind not in DRILLS:
            raise BadInput(f"{file.name}: {quoted(kind)} is no kind of item; there are {', '.join(DRILLS)}")
    return found
