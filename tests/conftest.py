"""What tests of every game share."""

import pytest
from support.seeds import FIRST
from support.sessions import Fill, fill_option


def pytest_report_header() -> str:
    return f"random sessions start with HOUSEWAY_SEED={FIRST}"


@pytest.fixture(scope="session")
def fill() -> Fill:
    """`fill(chance, option)`: random details that the option allows."""
    return fill_option
