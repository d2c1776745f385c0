"""The pages: what the browser is given to draw the floor with, as it was built into this package."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

PAGES: Final = Path(__file__).parent / "pages"
ROOMS: Final = (
    "/",
    "/tables/{rest:path}",
    "/desk",
    "/rules",
    "/rules/{rest:path}",
    "/keno",
    "/meters",
    "/cage",
    "/inspection",
    "/night",
    "/people",
    "/rounds/{rest:path}",
    "/history",
    "/history/{rest:path}",
    "/odds",
    "/odds/{rest:path}",
    "/school",
    "/school/{rest:path}",
    "/tournaments",
    "/tournaments/{rest:path}",
)
"""Where a page may be linked to and reloaded; each is the same document, which then shows its room."""
UNBUILT: Final = "The pages are not built here: `make client` builds them. The API is at /api/openapi.json.\n"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the names of what is built carry its hash

router: Final = APIRouter(include_in_schema=False)


class Built(StaticFiles):
    """Scripts and styles, which a browser may keep."""

    def file_response(self, *args: object, **more: object) -> Response:
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response


async def _room() -> Response:
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(PAGES / "index.html", headers={"Cache-Control": "no-cache"})


for _path in ROOMS:
    router.add_api_route(_path, _room, methods=["GET"])


def page_for(request: Request) -> Response | None:
    """Whoever mistypes an address in a browser reads so on a page; a program is answered as ever."""
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not reads or request.url.path.startswith("/api/") or not (PAGES / "index.html").is_file():
        return None
    return FileResponse(PAGES / "index.html", 404, headers={"Cache-Control": "no-cache"})


def add_to(app: FastAPI) -> None:
    """What the pages are made of."""
    if PAGES.is_dir():
        app.mount("/pages", GZipMiddleware(Built(directory=PAGES)))
