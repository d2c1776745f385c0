"""What goes wrong, as an answer: a status, one line in our own words, and the provision where a rule refuses.

400  what was sent is wrong            404  it is not there             429  too often; says when again
401  nobody is signed in               409  a rule refuses it           503  it could not be stored
403  not with this role or origin      413  too long                421  another process runs that table; says where
"""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from houseway.cite import BadCite
from houseway.errors import BadInput, HousewayError, NotHeld, Refused, printable, quoted
from houseway.floor.client import page_for
from houseway.floor.shapes import MONEY
from houseway.house.house import NotStored
from houseway.money import BadMoney
from houseway.store.database import Unwritten


class Wrong(BaseModel):
    """What went wrong."""

    error: str = Field(description="One line: what was wrong, and what is allowed.")
    provision: str | None = Field(None, description="The citation of the provision that refuses it, where one does.")
    where: str | None = Field(None, description="The address of the process that runs the table, where another does.")


class Problem(HousewayError):
    """Something is answered with this status."""

    status = 400
    headers: dict[str, str] | None = None


class NotSignedIn(Problem):
    status = 401


class NotAllowed(Problem):
    status = 403


class NotThere(Problem):
    status = 404


class RunElsewhere(Problem):
    """Where several processes run one house, a client is told which of them runs the table."""

    status = 421

    def __init__(self, table: str, where: str) -> None:
        super().__init__(f"{table} is run by another process of this house; ask there")
        self.where = where


class TooLong(Problem):
    status = 413


class TooOften(Problem):
    status = 429

    def __init__(self, what: str, seconds: int) -> None:
        super().__init__(f"too many {what}; try again in {seconds} second{'s' if seconds > 1 else ''}")
        self.headers = {"Retry-After": str(seconds)}


class NoStore(Problem):
    status = 503


STATUS: Final[tuple[tuple[type[Exception], int], ...]] = (
    (Refused, 409),
    (NotHeld, 404),
    (NotStored, 503),
    (Unwritten, 503),
    (BadInput, 400),
    (BadCite, 400),
    (BadMoney, 400),
    (HousewayError, 400),
)
WORDS: Final = {
    "missing": "is still to be said",
    "extra_forbidden": "is not known here",
    "int": "is a whole number",
    "string": "is a text of the allowed length",
    "greater": "is too small",
    "less": "is too large",
    "bool": "is true or false",
    "json": "is not JSON",
    "enum": "is none of the words that are allowed",
    "literal": "is none of the words that are allowed",
    "date": "is a day like 2004-08-01",
}
"""What is wrong with a field, by the beginning of what pydantic calls it."""


def answer(problem: Exception) -> JSONResponse:
    """A problem as it is told."""
    if isinstance(problem, Problem):
        return told(problem.status, str(problem), headers=problem.headers, where=getattr(problem, "where", None))
    status = next((status for kind, status in STATUS if isinstance(problem, kind)), 500)
    if isinstance(problem, Refused):
        why = problem.why + (f"; {problem.instead}" if problem.instead else "")
        return told(status, why, problem.under.text)
    return told(status, str(problem) if status < 500 else UNSTORED)


UNSTORED: Final = "it could not be stored, and nothing has happened; try again"


def told(
    status: int,
    error: str,
    provision: str | None = None,
    headers: dict[str, str] | None = None,
    where: str | None = None,
) -> JSONResponse:
    content = {"error": printable(error), "provision": provision} | ({"where": where} if where is not None else {})
    return JSONResponse(content, status, {"Cache-Control": "no-store", **(headers or {})})


def in_words(wrong: RequestValidationError) -> str:
    """The first field that is wrong, and how."""
    first = wrong.errors()[0]
    kind, where = str(first["type"]), [str(each) for each in first["loc"][1:]]
    if kind.startswith("json"):
        return "what was sent is not JSON"
    words = next((words for begin, words in WORDS.items() if kind.startswith(begin)), "is not what is allowed here")
    if first.get("ctx", {}).get("pattern") == MONEY:
        words = "is an amount in dollars and cents, such as 12.50"
    return f"{quoted('.'.join(where)) if where else 'what was sent'} {words}"


def add_to(app: FastAPI) -> None:
    """Every problem is answered in the one shape."""

    async def known(_request: Request, problem: Exception) -> JSONResponse:
        return answer(problem)

    async def not_as_described(_request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, RequestValidationError)
        return told(400, in_words(problem))

    async def of_http(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        if problem.status_code == NotThere.status and (page := page_for(request)) is not None:
            return page
        words = {404: "there is nothing under this address", 405: "this is not done here"}
        headers = dict(problem.headers) if problem.headers else None
        return told(problem.status_code, words.get(problem.status_code, "it cannot be read"), headers=headers)

    handlers: dict[Any, Any] = {RequestValidationError: not_as_described, HTTPException: of_http}
    for kind in (HousewayError, Unwritten, BadCite, BadMoney):
        handlers[kind] = known
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)


def may_be(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers besides the good one, for the description of the API."""
    about = {
        400: "What was sent is wrong.",
        401: "Nobody is signed in.",
        403: "Not with this role, from this origin, or without the CSRF token.",
        404: "It is not there.",
        409: "A rule refuses it; `provision` says which.",
        413: "The body is too long.",
        421: "Another process of the house runs this table; `where` is its address.",
        429: "Too often; `Retry-After` says when again.",
        503: "It could not be stored, and nothing has happened.",
    }
    return {status: {"model": Wrong, "description": about[status]} for status in statuses}
