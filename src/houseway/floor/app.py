"""The application: every router, every guard, one shape for what goes wrong."""

from functools import cache
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.routing import BaseRoute

from houseway import __version__
from houseway.floor import (
    cage,
    cage_papers,
    calls,
    client,
    contents,
    corrections,
    desk,
    dispute_sheets,
    events,
    history,
    inquiries,
    inspection,
    jackpots,
    lounge,
    night,
    odds,
    operations,
    patrons,
    people,
    problems,
    reasons,
    replays,
    returns,
    rulebook,
    school,
    shoes,
    sign_in,
    table_staff,
    tables,
    tournaments,
)
from houseway.floor.description import add_description
from houseway.floor.floor import Floor
from houseway.floor.guard import Guard
from houseway.floor.lounge import staff
from houseway.floor.request_log import RequestLog
from houseway.floor.settings import FloorSettings
from houseway.floor.tournaments import announcement
from houseway.house.house import House

ROUTERS: Final = (
    client, operations, sign_in, people, cage, cage_papers, calls, shoes, rulebook, contents, inspection, inquiries,
    events, returns, replays, history, reasons, night, desk, dispute_sheets, tables, table_staff, corrections, patrons,
    odds, tournaments, announcement, lounge, staff, jackpots, school,
)  # fmt: skip
"""The modules of this package with a `router`."""


@cache
def routes() -> list[BaseRoute]:
    """What FastAPI works out of them at the first request is the same for every house of this process."""
    every = APIRouter(responses=problems.may_be(400, 401, 403, 404, 409, 413, 429, 503))
    for each in ROUTERS:
        every.include_router(each.router)
    return every.routes


def app(house: House, settings: FloorSettings) -> FastAPI:
    """The house over the web."""
    made = FastAPI(
        routes=routes(),
        title="Houseway",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    floor = made.state.floor = Floor(house, settings)
    problems.add_to(made)
    client.add_to(made)
    made.add_middleware(Guard, settings=settings)
    made.add_middleware(RequestLog)  # added last, it stands outermost
    add_description(made, floor.sessions.cookie)
    return made
