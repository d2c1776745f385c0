"""Where somebody's answers are kept who practises by themselves: a file of lines, one an answer."""

import json
import os
from pathlib import Path

from houseway.errors import BadInput
from houseway.school.review import Review, read_review


class Journal:
    """Whatever was answered is on the disk before the next question is put."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def reviews(self) -> list[Review]:
        """All of it, the first first. A line that was cut off by a crash, the last, is left out."""
        try:
            lines = self.file.read_text(encoding="utf-8").split("\n")
        except FileNotFoundError:
            return []
        except (OSError, ValueError) as wrong:
            raise BadInput(f"{self.file}: cannot be read: {wrong}") from None
        return [self._read(line, number) for number, line in enumerate(lines[:-1], 1)]

    def _read(self, line: str, number: int) -> Review:
        where = f"{self.file}:{number}"
        try:
            return read_review(json.loads(line), where)
        except ValueError:
            raise BadInput(f"{where}: this is no line of JSON") from None

    def add(self, review: Review) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a+b") as out:
                self._cut_off()
                out.write(json.dumps(review.as_data()).encode() + b"\n")
                out.flush()
                os.fsync(out.fileno())
        except OSError as wrong:
            raise BadInput(f"{self.file}: cannot be written: {wrong.strerror}") from None

    def _cut_off(self) -> None:
        """What a crash left half written goes before more is written."""
        size = self.file.stat().st_size
        if size and (kept := self.file.read_bytes())[-1:] != b"\n":
            os.truncate(self.file, kept.rfind(b"\n") + 1)

    def delete(self) -> None:
        self.file.unlink(missing_ok=True)
