"""The school over the web: practice, lessons, how one stands, table tests, classes (docs/school.md)."""

from typing import Final

from fastapi import APIRouter

from houseway.floor.school import classes, own, practice, table_tests

router: Final = APIRouter()
for _each in (practice, own, table_tests, classes):
    router.include_router(_each.router)
