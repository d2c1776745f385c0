"""Numbered places, and players who stand.

Whoever joins the game takes the lowest place that is free; where none is, they stand.
"""

from collections.abc import Iterable, Mapping

from houseway.errors import BadInput, quoted
from houseway.play.people import Person

STANDING = "standing"


def label(number: int) -> str:
    return f"seat {number}"


class Seats:
    """Who sits where, and who plays standing."""

    __slots__ = ("places", "standing", "taken")

    def __init__(self, places: int) -> None:
        self.places = places
        self.taken: dict[int, str] = {}  # by the number of the place
        self.standing: list[str] = []

    def welcome(self, players: Iterable[Person]) -> None:
        """Newcomers sit down in the order in which they came, as long as there are places."""
        for person in players:
            if person.name not in self.standing and person.name not in self.taken.values():
                free = self.free()
                if free:
                    self.taken[free[0]] = person.name
                else:
                    self.standing.append(person.name)

    def free(self) -> list[int]:
        return [number for number in range(1, self.places + 1) if number not in self.taken]

    def of(self, name: str) -> int | None:
        """The number of a person's place, or None where they stand."""
        return next((number for number, who in self.taken.items() if who == name), None)

    def sit(self, name: str, number: int) -> None:
        self.rise(name)
        self.taken[number] = name

    def stand(self, name: str) -> None:
        """Plays standing, though there may be free places."""
        self.rise(name)
        self.standing.append(name)

    def rise(self, name: str) -> None:
        """Neither sitting nor standing: on the way to another place, or gone."""
        self.taken = {number: who for number, who in self.taken.items() if who != name}
        self.standing = [who for who in self.standing if who != name]

    def going_up(self, after: int = 0) -> list[str]:
        """By ascending number, from the place after this one round to it."""
        order = [*range(after + 1, self.places + 1), *range(1, after + 1)]
        return [self.taken[number] for number in order if number in self.taken]

    def going_down(self) -> list[str]:
        """By descending number, from the highest."""
        return self.going_up()[::-1]

    def as_data(self) -> dict[str, str]:
        return {label(number): self.taken[number] for number in sorted(self.taken)}

    def restore(self, data: Mapping[str, str], players: Iterable[Person]) -> None:
        """As `as_data` wrote it: who has no place stands."""
        names = [person.name for person in players]
        numbers = {label(number): number for number in range(1, self.places + 1)}
        self.taken, self.standing = {}, []
        for place, name in data.items():
            if place not in numbers or name not in names or name in self.taken.values():
                there = f"there are {', '.join(numbers)}, each for one player here"
                raise BadInput(f"{quoted(name)} cannot have {quoted(place)}; {there}")
            self.taken[numbers[place]] = name
        self.standing = [name for name in names if name not in self.taken.values()]
