"""Words that players give for a shoe: sealed while one is dealt, opened while the next is, mixed into the one after.

Nobody knows a word before the last is sealed, so nobody, the house neither, chooses one by what the others are. When
the words are opened, the seed of their shoe is committed to already. Who seals and does not open is named, left out,
and gives no word for some shoes.
"""

import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from houseway.errors import BadInput
from houseway.store.events import RoundBegins, Sealed, SeedWord, WordOpened

MOST: Final = 50  # for one shoe
LONGEST: Final = 40
LEFT_OUT: Final = 10  # shoes for which nobody seals who did not open a word
HASH: Final = re.compile("[0-9a-f]{64}")
SALT: Final = re.compile("[0-9a-f]{32}")


def seal_of(word: str, salt: str) -> str:
    """What is sent first: SHA-256 of the salt, 32 digits from 0 to f, and the word after it."""
    return sha256((salt + word).encode()).hexdigest()


@dataclass(slots=True)
class SeedWords:
    """Those of the next shoe, which are being opened, and of the one after it, which are being sealed."""

    opening: list[SeedWord] = field(default_factory=list)
    sealing: list[SeedWord] = field(default_factory=list)
    silent: dict[str, int] = field(default_factory=dict)  # up to which shoe nobody takes a word of theirs

    def seal(self, shoe: int, by: str, seal: str, seated: bool) -> Sealed:
        """Somebody's word for a shoe, sealed; players at the table come before whoever looks on."""
        if not HASH.fullmatch(seal):
            raise BadInput("a seal is a SHA-256, 64 digits from 0 to f: of a salt of 32 such digits, and the word")
        if any(each.by == by for each in self.sealing):
            raise BadInput(f"{by} has sealed a word for shoe {shoe}; one each")
        if (until := self.silent.get(by, 0)) >= shoe:
            raise BadInput(f"{by} sealed a word and did not open it, and gives none up to shoe {until}")
        if len(self.sealing) >= MOST and (not seated or all(each.seated for each in self.sealing)):
            raise BadInput(f"shoe {shoe} has its {MOST} words; wait for the one after it")
        return Sealed(shoe, by, seal, seated)

    def open(self, shoe: int, by: str, word: str, salt: str) -> WordOpened:
        """The word that somebody sealed for the next shoe."""
        if not word.isprintable() or not 0 < len(word) <= LONGEST:
            raise BadInput(f"a word for the shoe has 1 to {LONGEST} letters, all of them printable")
        found = next((each for each in self.opening if each.by == by), None)
        if found is None:
            raise BadInput(f"{by} has sealed no word for shoe {shoe}; a word is sealed while the shoe before is dealt")
        if found.word is not None:
            raise BadInput(f"{by}'s word for shoe {shoe} is open already")
        if not SALT.fullmatch(salt) or seal_of(word, salt) != found.seal:
            raise BadInput("that is not what was sealed: the salt, 32 digits from 0 to f, or the word is another")
        return WordOpened(shoe, by, word, salt)

    def take(self, given: Sealed | WordOpened) -> None:
        """As a stored event says."""
        if isinstance(given, Sealed):
            self._sealed(SeedWord(given.by, given.seal, given.seated))
        elif given.salt:
            at = next(at for at, each in enumerate(self.opening) if each.by == given.by)
            self.opening[at] = self.opening[at]._replace(word=given.word)
        else:  # as words were given before they were sealed
            self.opening.append(SeedWord(given.by, "", word=given.word))

    def _sealed(self, word: SeedWord) -> None:
        if len(self.sealing) >= MOST:  # the last of those who look on makes room
            last = max(at for at, each in enumerate(self.sealing) if not each.seated)
            del self.sealing[last]
        self.sealing.append(word)

    def turn(self, shoe: int) -> tuple[list[str], list[str]]:
        """Shoe `shoe` begins: the words that go into it, and who has not opened theirs."""
        words = [each.word for each in self.opening if each.word is not None]
        silent = [each.by for each in self.opening if each.word is None]
        self.silent = {by: until for by, until in self.silent.items() if until > shoe}
        self.silent |= dict.fromkeys(silent, shoe + 1 + LEFT_OUT)
        self.opening, self.sealing = self.sealing, []
        return words, silent

    @classmethod
    def of(cls, begins: RoundBegins) -> "SeedWords":
        """As the beginning of a round tells of them."""
        return cls(list(begins.opening), list(begins.sealing), dict(begins.silent))
