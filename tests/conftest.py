"""What tests of every game share."""

import pytest
from support.sessions import Fill, fill_option


@pytest.fixture(scope="session")
def fill() -> Fill:
    """`fill(chance, option)`: random details that the option allows."""
    return fill_option
