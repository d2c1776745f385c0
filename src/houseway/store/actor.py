"""Who acted: the person and their role, beside every event that came of what they did."""

from typing import Final, NamedTuple


class Actor(NamedTuple):
    """A person of the house under the role that they had then."""

    person: str
    role: str


THE_HOUSE: Final = Actor("", "the house")
"""The machine: it deals, draws and goes by the clock. It has no name, so nobody can be called like it."""
NOBODY: Final = Actor("", "")
"""Of what was stored before it was known who acted."""
