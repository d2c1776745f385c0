"""What somebody answered: all that the school keeps of a person, from which everything else is worked out."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, quoted

KEYS: Final = ("item", "skill", "difficulty", "given", "right", "seconds", "at", "themed")
MOST_SECONDS: Final = 86_400.0


class Review(NamedTuple):
    """One answer. `themed`: whoever practised had chosen what, so that it tells less of what they know."""

    item: str
    skill: str
    difficulty: int
    given: str
    right: bool
    seconds: float
    at: datetime
    themed: bool = False

    def as_data(self) -> dict[str, Any]:
        return {**self._asdict(), "at": self.at.isoformat()}


def read_review(data: Any, where: str = "") -> Review:
    """One that `as_data` wrote."""
    try:
        given = {key: data[key] for key in KEYS}
        at = datetime.fromisoformat(given.pop("at"))
        found = Review(**given, at=at if at.tzinfo else at.replace(tzinfo=UTC))
        texts = (found.item, found.skill, found.given)
        if not all(isinstance(each, str) for each in texts) or not 0 <= float(found.seconds) <= MOST_SECONDS:
            raise ValueError
    except (KeyError, TypeError, ValueError):
        wrong = f"{where}: {quoted(str(data)[:80])} is no answer that was kept; it has {', '.join(KEYS)}"
        raise BadInput(wrong.removeprefix(": ")) from None
    return found
