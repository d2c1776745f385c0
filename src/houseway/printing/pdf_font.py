"""A font in a PDF: a file with the letters that are used, their widths, and which letter each of them is."""

from collections.abc import Iterable, Sequence

import pydyf  # type: ignore[import-untyped]

from houseway.printing.font import Font, font

SYMBOLIC = 4  # the letters go by the font's own numbers
MOST = 100  # letters that one block of the map may have
PART = "HOUSEW+"  # marks a part of a font
MAP = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
{blocks}
endcmap
CMapName currentdict /CMap defineresource pop
end
end"""


def embedded(made: pydyf.PDF, bold: bool, letters: Sequence[str]) -> bytes:
    """Put the letters of a face into a document; what its pages call them by."""
    face = font(bold)
    name = f"/{PART}{face.name}"
    lines = face.lines
    descriptor = {
        "Type": "/FontDescriptor",
        "FontName": name,
        "Flags": SYMBOLIC,
        "FontBBox": pydyf.Array(lines["box"]),
        "ItalicAngle": 0,
        "Ascent": lines["ascent"],
        "Descent": lines["descent"],
        "CapHeight": lines["ascent"],
        "StemV": 80,
        "FontFile2": _added(made, _file(face.part(letters))),
    }
    described = {
        "Type": "/Font",
        "Subtype": "/CIDFontType2",
        "BaseFont": name,
        "CIDSystemInfo": pydyf.Dictionary({"Registry": "(Adobe)", "Ordering": "(Identity)", "Supplement": 0}),
        "FontDescriptor": _added(made, pydyf.Dictionary(descriptor)),
        "CIDToGIDMap": "/Identity",
        "W": pydyf.Array(_widths(face, letters)),
    }
    whole = {
        "Type": "/Font",
        "Subtype": "/Type0",
        "BaseFont": name,
        "Encoding": "/Identity-H",
        "DescendantFonts": pydyf.Array([_added(made, pydyf.Dictionary(described))]),
        "ToUnicode": _added(made, pydyf.Stream([_map(face, letters).encode()], compress=True)),
    }
    return _added(made, pydyf.Dictionary(whole))


def _added(made: pydyf.PDF, part: pydyf.Object) -> bytes:
    made.add_object(part)
    reference: bytes = part.reference
    return reference


def _file(data: bytes) -> pydyf.Stream:
    return pydyf.Stream([data], {"Length1": len(data)}, compress=True)


def _widths(face: Font, letters: Iterable[str]) -> list[object]:
    """Each letter's number, and its width in thousandths of the em."""
    return [
        each
        for letter in letters
        for each in (face.number(letter), pydyf.Array([round(face.widths[letter] * 1000 / face.em, 3)]))
    ]


def _map(face: Font, letters: Sequence[str]) -> str:
    """From numbers to letters, so that words can be searched for and copied."""
    pairs = [f"<{face.number(letter):04x}> <{letter.encode('utf-16-be').hex()}>" for letter in letters]
    blocks = [pairs[start : start + MOST] for start in range(0, len(pairs), MOST)]
    told = [f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks]
    return MAP.replace("{blocks}", "\n".join(told))
