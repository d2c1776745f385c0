"""The application: every router, every guard, one shape for what goes wrong."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from fastapi import FastAPI

from houseway import __version__
from houseway.floor import problems
from houseway.floor.floor import Floor
from houseway.floor.settings import Settings
from houseway.house.house import House

ROUTERS: Final = ("tables", "table_staff")
"""The modules of this package with a `router`."""


def app(house: House, settings: Settings) -> FastAPI:
    """The house over the web."""
    made = FastAPI(
        title="Houseway", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    made.state.floor = Floor(house, settings)
    problems.add_to(made)
    for name in ROUTERS:
        if find_spec(f"houseway.floor.{name}"):
            made.include_router(import_module(f"houseway.floor.{name}").router)
    return made
