"""What is printed: a PDF as an answer."""

from typing import Any, Final

from starlette.responses import Response

PDF: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}, "description": "On A4."}
}
"""How a route describes it."""


def paper(made: bytes, name: str) -> Response:
    """A document that the browser shows, under the name that it is saved by."""
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'inline; filename="{name}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)
