"""The description of the API (OpenAPI): with our own shape for what is wrong, and how one is let in."""

import json
from functools import cache
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi

from houseway.floor.etag import unless_written
from houseway.floor.threads import aside

ABOUT: Final = """
The house over the web. Sign in (`POST /api/session`) or come in as a guest (`POST /api/session/guest`); the session is
a cookie. Whatever is not GET takes the header `X-CSRF-Token` with the token that `GET /api/session` tells, and an
`Origin` of the house. An `id` in the body, or the header `Idempotency-Key`, makes a retry harmless. Amounts are text in
dollars and cents: `12.50`.

What goes wrong is answered as `{"error": …, "provision": …}`: one line, and the provision where a rule refuses.
"""
ADDRESS: Final = "/api/openapi.json"
WRONG: Final = "#/components/schemas/Wrong"
NOT_OURS: Final = ("HTTPValidationError", "ValidationError")


def add_description(app: FastAPI, cookie: str) -> None:
    """At its address, for whoever would write a client. It is made and written once."""

    @cache
    def openapi() -> dict[str, Any]:
        return describe(app, cookie)

    @cache
    def written() -> bytes:
        return json.dumps(openapi()).encode()

    async def described(request: Request) -> Response:
        return unless_written(request.headers.get("if-none-match"), await aside(written))

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI says to
    app.add_route(ADDRESS, described, include_in_schema=False)


def describe(app: FastAPI, cookie: str) -> dict[str, Any]:
    """Made once; what is wrong with a request is 400 here, and not 422."""
    made = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
            for status, response in operation["responses"].items():
                if status >= "400":  # whatever the good answer is, this is JSON
                    response["content"] = {"application/json": {"schema": {"$ref": WRONG}}}
    parts = made.setdefault("components", {})
    for name in NOT_OURS:
        parts.get("schemas", {}).pop(name, None)
    parts["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": cookie},
        "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
    }
    made["security"] = [{"session": [], "csrf": []}, {}]
    return made
