"""The school over the web: practice, lessons, how one stands (docs/school.md)."""

from typing import Final

from fastapi import APIRouter

from houseway.floor.school import own, practice

router: Final = APIRouter()
for _each in (practice, own):
    router.include_router(_each.router)
