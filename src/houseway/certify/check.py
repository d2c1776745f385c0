"""Is a certificate what it says? It is made again, and compared to the byte."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from houseway.certify.certificate import FORMAT, Certificate, application_in, certificate
from houseway.errors import BadInput
from houseway.store.store import Store

LONGEST: Final = 120
NOTHING: Final = object()


class FirstDifference(NamedTuple):
    """The first place where they part."""

    where: str  # `wagers[3].return.exact`
    written: str  # what the file says
    comes_to: str  # what was made again

    def __str__(self) -> str:
        return f"{self.where}: the file says {self.written}; made again, it is {self.comes_to}"


def verify(text: str, store: Store | None = None) -> tuple[Certificate, FirstDifference | None]:
    """The certificate as it is made again, and where the file first differs from it."""
    try:
        plain = json.loads(text)
    except ValueError as wrong:
        raise BadInput(f"--verify: this is no JSON: {wrong}") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadInput(f"--verify: this is no certificate; one begins with the format {FORMAT}")
    made = certificate(application_in(plain.get("asked")), store)
    return made, first_difference(text, plain, made)


def first_difference(text: str, plain: Any, made: Certificate) -> FirstDifference | None:
    """Of a file from what it should be: by its fields, or where these are equal, by its lines."""
    if text == made.text():
        return None
    return next(_differences("", plain, dict(made.data)), None) or _of_lines(text, made.text())


def _differences(where: str, one: Any, other: Any) -> Iterator[FirstDifference]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in dict.fromkeys((*other, *one)):
            inside = f"{where}.{name}" if where else name
            yield from _differences(inside, one.get(name, NOTHING), other.get(name, NOTHING))
    elif isinstance(one, list) and isinstance(other, list):
        for at in range(max(len(one), len(other))):
            here, there = (each[at] if at < len(each) else NOTHING for each in (one, other))
            yield from _differences(f"{where}[{at}]", here, there)
    elif one is not other and (type(one) is not type(other) or one != other):
        yield FirstDifference(where, _said(one), _said(other))


def _said(value: Any) -> str:
    if value is NOTHING:
        return "nothing"
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _of_lines(one: str, other: str) -> FirstDifference:
    """The same values, written otherwise."""
    lines = zip(one.splitlines(), other.splitlines(), strict=False)
    at, pair = next(((at, pair) for at, pair in enumerate(lines, 1) if pair[0] != pair[1]), (0, None))
    if pair is None:
        return FirstDifference("the end of the file", "more or fewer lines", "as many as there are fields")
    return FirstDifference(f"line {at}", _said(pair[0]), _said(pair[1]))
