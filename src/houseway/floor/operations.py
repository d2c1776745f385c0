"""How the process fares: `/health` for whoever watches over it, `/metrics` for Prometheus."""

import hmac
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.problems import NoStore, NotSignedIn
from houseway.floor.shapes import HealthShape
from houseway.floor.visitor import may, person_of
from houseway.house.people import VERIFY

router: Final = APIRouter(tags=["operations"])


@router.get("/health", summary="Does it run?")
async def health(floor: OnFloor) -> HealthShape:
    """`ok`; 503 where the database does not answer, or takes nothing more."""
    if wrong := await floor.health.wrong():
        raise NoStore(wrong)
    return HealthShape(status="ok", tables=len(floor.house.tables))


@router.get("/metrics", summary="Counters for Prometheus", response_class=PlainTextResponse)
async def metrics(request: Request, floor: OnFloor) -> Response:
    """For an administrator, an inspector, or whoever has the token of `--metrics-token` (`Authorization: Bearer …`)."""
    if not _has_token(request, floor):
        who = await person_of(request)
        if who is None:
            raise NotSignedIn("this takes the token for metrics, or an administrator or inspector who is signed in")
        may(who, VERIFY)
    return Response(floor.meters.text(), media_type=CONTENT_TYPE_LATEST)


def _has_token(request: Request, floor: Floor) -> bool:
    token = floor.settings.metrics_token
    said = request.headers.get("authorization", "").encode()
    return bool(token) and hmac.compare_digest(said, f"Bearer {token}".encode())
