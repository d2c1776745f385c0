"""The accounts of the house: what they are called, and whose they are.

An amount goes from one account to another, so all of them together always hold nothing: what people brought from
outside stands below nought at `OUTSIDE`, and the cage below nought by what it has handed out.
"""

from typing import Final, NamedTuple


class Account(NamedTuple):
    """An account by its kind, the person or system that it belongs to, and the table where it is kept."""

    kind: str
    owner: str = ""
    table: str = ""

    def __str__(self) -> str:
        return " ".join(
            [self.kind, *([f"of {self.owner}"] if self.owner else []), *([f"at {self.table}"] * bool(self.table))]
        )


OUTSIDE: Final = Account("outside")  # where people's money comes from and goes to
CAGE: Final = Account("cage")
KENO: Final = "keno"  # the keno system, which has several accounts
DEMONSTRATION: Final = Account("demonstration")  # where play money comes from
KINDS: Final = {
    "outside": "money that came into the house, and left it",
    "cage": "the house's own chips and money",
    "demonstration": "play money that was given to guests",
    "purse": "a person's money",
    "chips": "a person's chips: carried, or at a table",
    "float": "a table's chips",
    "drop": "a table's drop box: what was paid for chips there",
    "variance": "what a count found missing or too much: of a drop box, of a window",
    "layout": "what lies on a layout, in a pot, or was paid for tickets",
    "commission": "what a table took of winnings",
    "owed": "commission that is marked, and still to be collected",
    "change": "chips on their way into chips of another sort",
    "jackpot": "the pool of a prize meter system",
    KENO: "an account of the keno system",
    "tournament": "the pool of a tournament",
}


def purse(person: str) -> Account:
    return Account("purse", person)


def carried(person: str) -> Account:
    """A person's chips away from every table; of nobody, all that people carry whom nobody knows."""
    return Account("chips", person)


def chips(person: str, table: str) -> Account:
    """A person's chips at a table, of every sort."""
    return Account("chips", person, table)


def at_table(kind: str, table: str) -> Account:
    """The float, the drop box, the layout … of a table."""
    return Account(kind, table=table)


def of_system(kind: str, system: str) -> Account:
    """The pool of a prize meter or a tournament, an account of the keno system."""
    return Account(kind, system)
