"""Games whose Parts run parallel are tested side by side."""

import pytest
from support.columns import beside
from support.stud import STUDS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    beside(metafunc, "stud", STUDS)
