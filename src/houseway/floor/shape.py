"""How the shapes of events and views are described: key by key, in words, and nothing besides."""

from typing import Annotated, TypeAlias

from pydantic import ConfigDict, Field, with_config
from pydantic.fields import FieldInfo


def says(words: str | None = None, key: str | None = None) -> FieldInfo:
    """What is said of a key, in the description; and how it is written, where Python cannot."""
    info: FieldInfo = Field(description=words, alias=key)
    return info


known = with_config(ConfigDict(extra="forbid"))
"""Nothing is sent that is not described."""
Chosen: TypeAlias = str | int
"""Something that can be chosen, or came from a device."""
GroundTold: TypeAlias = Annotated[int, says("Its place in the order of refusals: who, when, what, amount, means.")]
