"""What is looked at again and again: whoever has it already is told so, and is sent nothing."""

from hashlib import sha256
from typing import Annotated, Any, Final

from fastapi import Header
from pydantic import BaseModel
from starlette.responses import Response

SAME: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "It is what whoever asks has already."}}
Has = Annotated[
    str | None, Header(alias="If-None-Match", max_length=200, description="The `ETag` of what one has already.")
]


def unless(has: str | None, found: BaseModel) -> Response:
    """The answer, or that it has not changed. A browser keeps it, and asks each time whether it still holds."""
    return unless_written(has, found.model_dump_json().encode())


def unless_written(has: str | None, found: bytes) -> Response:
    """The same of what is written already."""
    tag = f'"{sha256(found).hexdigest()[:24]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if has == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, headers=headers, media_type="application/json")
