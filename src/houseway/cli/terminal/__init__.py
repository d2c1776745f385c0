"""A table in the terminal: the lobby, the drawing of each game, what is typed, and strategies for the other seats."""

from houseway.errors import require

require("cli")
