"""Classes, and what is set in them, key by key."""

from datetime import date
from typing import Annotated

from pydantic import BaseModel, Field

from houseway.floor.school.shapes import SkillShape
from houseway.floor.shapes import Name, SentShape


class NewClass(SentShape):
    name: Name


class ClassMembers(SentShape):
    people: Annotated[list[Name], Field(max_length=1000, description="All who are in it from now on.")]


class SetsWork(SentShape):
    """So many items of a kind at a game that are to be right by the end of a day."""

    game: Annotated[str, Field(min_length=1, max_length=40)]
    kind: Annotated[str, Field(min_length=1, max_length=40)]
    count: Annotated[int, Field(ge=1, le=1000)]
    due: date


class WorkShape(BaseModel):
    number: int
    game: str
    title: str
    kind: str
    count: int
    due: str
    over: bool = Field(description="Is that day over?")
    done: int | None = Field(description="By whoever asks, if it is set to them.")


class ClassListed(BaseModel):
    name: str
    instructor: str
    own: bool = Field(description="May whoever asks change it?")
    people: int
    work: list[WorkShape]


class PupilShape(BaseModel):
    name: str
    rating: int
    sure: bool
    asked: int
    right: int
    streak: int
    skills: list[SkillShape]
    done: list[int] = Field(description="Of each that is set, in its order.")


class ClassShape(ClassListed):
    pupils: list[PupilShape]


class ElementShape(BaseModel):
    says: str = Field(description="What the unit asks for, in our words.")
    ours: str
    kinds: list[str]


class CurriculumShape(BaseModel):
    name: str
    units: list[str]
    assessed: str
    elements: list[ElementShape]
