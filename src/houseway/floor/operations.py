"""How the process fares: `/health` for whoever watches over it, `/metrics` for Prometheus; and the door."""

import asyncio
import hmac
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import NotSignedIn, may_be
from houseway.floor.shapes import Health
from houseway.floor.who import may, person_of
from houseway.house.people import HouseRole

router: Final = APIRouter(tags=["operations"])
SEE: Final = frozenset({HouseRole.ADMINISTRATOR, HouseRole.INSPECTOR})
DOOR: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Houseway</title></head>
<body><h1>Houseway</h1><p>The house is open. Its API is described in <a href="/api/openapi.json">openapi.json</a>.</p>
</body></html>
"""


@router.get("/health", summary="Does it run?", responses=may_be(503))
async def health(floor: OnFloor, response: Response) -> Health:
    """`ok`, or with 503 what is wrong: `no store` where the database does not answer."""
    status = "ok"
    try:
        await asyncio.to_thread(floor.house.store.end, 0)
    except Exception:  # whatever the driver says of a database that is gone
        status, response.status_code = "no store", 503
    return Health(status=status, tables=len(floor.house.tables))


@router.get("/metrics", summary="Counters for Prometheus", response_class=PlainTextResponse)
async def metrics(request: Request, floor: OnFloor) -> Response:
    """For an administrator, an inspector, or whoever has the token of `--metrics-token` (`Authorization: Bearer …`)."""
    if not _has_token(request, floor):
        who = await person_of(request)
        if who is None:
            raise NotSignedIn("this takes the token for metrics, or an administrator or inspector who is signed in")
        may(who, SEE)
    return Response(floor.meters.text(), media_type=CONTENT_TYPE_LATEST)


@router.get("/", include_in_schema=False, response_class=HTMLResponse)
async def door() -> str:
    return DOOR


def _has_token(request: Request, floor: Floor) -> bool:
    token = floor.settings.metrics_token
    said = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(said, f"Bearer {token}".encode())
