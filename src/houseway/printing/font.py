"""The font that everything is printed in, and that goes with what is printed: Liberation Sans.

Its outlines are drawn in an SVG, and a part of it is put into a PDF, so that what is measured here is what is seen,
whatever fonts a reader has.
"""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

NAMES: Final = {False: "LiberationSans-Regular", True: "LiberationSans-Bold"}


class Font:
    """One face. Lengths are in the units of its em."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._face = self._read()
        self._glyphs = self._face.getGlyphSet()
        self._names: Mapping[int, str] = self._face.getBestCmap()
        self.em: int = self._face["head"].unitsPerEm

    def _read(self) -> TTFont:
        data = (files(__package__) / "fonts" / f"{self.name}.ttf").read_bytes()
        return TTFont(BytesIO(data), lazy=True, recalcTimestamp=False)  # the same sheet gives the same file

    @cached_property
    def widths(self) -> Mapping[str, int]:
        """How far each letter that it has takes the pen."""
        advances = self._face["hmtx"].metrics
        return {chr(code): advances[name][0] for code, name in self._names.items()}

    def number(self, letter: str) -> int:
        """By which a PDF calls a letter."""
        found: int = self._face.getGlyphID(self._names[ord(letter)])
        return found

    def outline(self, letter: str) -> str:
        """The path of a letter that stands on y = 0, with y downwards; empty for a space."""
        pen = SVGPathPen(self._glyphs)
        self._glyphs[self._names[ord(letter)]].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        return str(pen.getCommands())

    def reach(self, letter: str) -> tuple[float, float, float, float] | None:
        """Left, bottom, right and top of what is inked, with y upwards; nothing of a space is."""
        pen = BoundsPen(self._glyphs)
        self._glyphs[self._names[ord(letter)]].draw(pen)
        found: tuple[float, float, float, float] | None = pen.bounds
        return found

    @property
    def lines(self) -> dict[str, Any]:
        """How high it rises and how deep it falls, in thousandths of the em, as a PDF wants to know."""
        head, across = self._face["head"], self._face["hhea"]
        box = [head.xMin, head.yMin, head.xMax, head.yMax]
        scaled = [round(each * 1000 / self.em) for each in (*box, across.ascent, across.descent)]
        return {"box": scaled[:4], "ascent": scaled[4], "descent": scaled[5]}

    def part(self, letters: Iterable[str]) -> bytes:
        """A font file with these letters alone, each under its own number."""
        face, out = self._read(), BytesIO()
        subsetter = Subsetter(Options(retain_gids=True, hinting=False, layout_features=[], drop_tables=["FFTM"]))
        subsetter.populate(text="".join(letters))
        subsetter.subset(face)
        face.save(out)
        return out.getvalue()


@cache
def font(bold: bool) -> Font:
    return Font(NAMES[bold])
