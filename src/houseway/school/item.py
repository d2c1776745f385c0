"""One question with its answer: a situation at a real table, made by a seed. Nothing but its name is kept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, quoted
from houseway.games import variants
from houseway.money import Cents, dollars
from houseway.play.game import Game
from houseway.school.scene import Draws
from houseway.why import Reason


class AnswerForm(Enum):
    """How a question is answered."""

    AMOUNT = "amount"  # in dollars, or in chips
    AMOUNTS = "amounts"  # one for each person
    CHOICE = "choice"  # one of what is offered
    EACH = "each"  # one of the same few for each of several things
    ERROR = "error"  # the number of a line, which kind of error it is, and a provision
    WAGER = "wager"  # an amount and a place, as they are typed at a table


class ItemName(NamedTuple):
    """`pay/roulette/qld/1998-09-04/17`: kind, game, text (State and day), variant where there is one, and seed."""

    kind: str
    game: Game[Any]
    seed: str

    def __str__(self) -> str:
        variant = "".join(f"/{name}={each}" for name, each in self.game.variant.items())
        return f"{self.kind}/{self.game.name}/{self.game.rules}/{self.game.since}{variant}/{self.seed}"


def named(text: str) -> ItemName:
    """The item of that name; it need not make sense for the game."""
    kind, _, rest = text.partition("/")
    text_of_game, _, seed = rest.rpartition("/")
    name = text_of_game.partition("/")[0]
    for game in variants(name):
        found = ItemName(kind, game, seed)
        if seed and str(found) == text:
            return found
    example = ItemName(kind or "pay", variants(name)[0], "17")
    raise BadInput(f"{quoted(text)} is no item; an item of {name} is called {example}")


@dataclass(frozen=True)
class ItemQuestion:
    """What is put to somebody: what they see, what is asked, and in which form it is answered."""

    asks: str
    told: Sequence[str]  # what has happened, in order; of a spoilt round each line has its number
    form: AnswerForm
    choices: Sequence[str] = ()
    provisions: Sequence[tuple[str, str]] = ()  # that are offered, and what each does; others may be right as well
    about: Sequence[str] = ()  # the people or wagers that are asked for one by one
    chips: Sequence[int] = ()  # the denominations at the table, where an amount may be cut into them
    colours: Mapping[str, Cents] = field(default_factory=dict)  # what a chip is worth of those asked about
    reads: Callable[[str], Any] | None = field(default=None, compare=False, repr=False)  # how the table reads it

    def as_data(self) -> dict[str, Any]:
        return {
            "asks": self.asks,
            "told": list(self.told),
            "form": self.form.value,
            "choices": list(self.choices),
            "provisions": [{"cite": cite, "does": does} for cite, does in self.provisions],
            "about": list(self.about),
            "colours": {colour: dollars(worth) for colour, worth in self.colours.items()},
        }


@dataclass(frozen=True)
class Item:
    """A question that the table has answered."""

    name: ItemName
    skill: str  # what it practises: items of one skill are kin
    question: ItemQuestion
    answer: str  # as somebody may give it
    cites: tuple[str, ...]
    difficulty: int
    record: str
    why: Callable[[], Sequence[Reason]] = field(compare=False, repr=False)
    also: tuple[str, ...] = ()  # other answers that the table says are right as well
    scene: Draws | None = field(default=None, compare=False, repr=False)  # the cloth, where the question is about it

    @property
    def id(self) -> str:
        return str(self.name)

    def as_data(self) -> dict[str, Any]:
        game = self.name.game
        return {
            "id": self.id,
            "game": game.name,
            "rules": game.rules,
            "from": game.since,
            "kind": self.name.kind,
            "skill": self.skill,
            "question": self.question.as_data(),
            "record": self.record,
            "answer": {"form": self.question.form.value, "is": self.answer, "also": list(self.also)},
            "cites": list(self.cites),
            "difficulty": self.difficulty,
        }


EASIEST: Final = 800
HARDEST: Final = 2200


def difficulty(*harder: int) -> int:
    """From how easy an item is where nothing makes it harder, in points of a rating; learnt from answers later."""
    return min(HARDEST, EASIEST + sum(harder))
