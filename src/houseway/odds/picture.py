"""A result as a picture in a notebook, where matplotlib is there to draw it."""

from importlib import import_module

from houseway.errors import NotInstalled


def svg(draws: str, found: object) -> str | None:
    """As `houseway.plots.bars` draws it, which is loaded when a notebook asks; None: it has no picture."""
    try:
        figure = getattr(import_module("houseway.plots.bars"), draws)(found)
    except NotInstalled:
        return None
    image: bytes = import_module("houseway.plots.canvas").drawn(figure, ".svg")
    return image.decode()
