"""A poker table: who sits where, the buck, table stakes, and what each player has bet in the round of play.

A player's chips at the table are their table stake. What lies in the pots is worked out from the bets, when asked for.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite
from houseway.equipment.cards import Card, Deck, card
from houseway.equipment.shoe import Shoe
from houseway.errors import BadInput, Ground, Refused
from houseway.families.poker.pots import FULL_PERCENT, Pot, split, uncalled
from houseway.families.poker.seat import ACTIVE, FOLDED, UNCALLED, Seat
from houseway.money import Cents, dollars
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.settlement import DECLARED_VOID, give_back
from houseway.play.sign import Sign
from houseway.play.table import Call, Table
from houseway.play.wager import Placed, Wager
from houseway.rulebook.parallel import Parallel

if TYPE_CHECKING:
    from houseway.families.poker.betting import Betting

BET: Final = "bet"
"""The line of the sign for the minimum and the maximum permissible wager."""
TABLE_STAKE: Final = "table stake"
"""The line of the sign for the minimum table stake."""
OUT: Final = "{0} is out of the round of play"


class PokerTable(Table):
    """What the four games share. Between rounds only the places, the buck and the deck are kept."""

    # In slots, because an object of more than 30 attributes is slow to read
    __slots__ = (
        "again", "betting", "buck", "buck_at", "cleared", "contraventions", "dealing", "folds", "misdealt", "places",
        "played", "pot", "seats", "silent", "since", "stay", "uncut", "wrong_deck",
    )  # fmt: skip

    bet_row: Wager[Any]  # the row that everything bet is settled by
    of_the_play: frozenset[str] = frozenset((
        "1 additional bet", "1 component", "2 additional bets", "2 components", "ante bet", "bet", "blind bet", "call",
        "check", "decline", "fold", "raise", "show", "tap out",
    ))  # what players do in it, one after the other  # fmt: skip
    one_deck: Cite | None = None  # what says which cards there are, each once
    percent: int = FULL_PERCENT  # of the whole twenties in what a player wins
    part: Parallel  # finds what is said of Part 17 in the Part that the game is played under

    def __init__(
        self, game: Game[Any], sign: Sign, people: Iterable[Person] = (), name: str = "table 1", *, deck: Deck
    ) -> None:
        self.seats: list[Seat] = []  # those dealt in, clockwise from the buck
        self.folds: list[Seat] = []  # in the order in which they folded
        self.stay = 0  # how many have not
        self.pot: Cents = 0  # everything bet in the round of play, as one pot
        self.betting: Betting | None = None  # the round of betting that is on
        self.again = False  # the last round of play is taken not to have started: the buck stays
        self.dealing = False  # until the first round of betting starts, when a misdeal can be declared
        self.misdealt = False  # a misdeal was declared: nothing more is dealt
        self.cleared: set[int] = set()  # empty positions that cards were taken from
        self.uncut = False  # the cards were not cut for this round of play
        self.wrong_deck = False  # cards that are being inspected, or spread, were found to be no deck to play with
        self.contraventions: dict[str, str] = {}  # what was reported of a player, last
        self.silent = False  # the players were told to be silent in this round of play
        super().__init__(game, sign, people, name)
        self.places: dict[str, int] = {}  # the position of each player
        self.buck = ""  # who had it in the last round
        self.buck_at = 0  # and where they sat: it goes on from there, even if they have gone
        self.played: set[str] = set()  # who was dealt in then
        self.since: list[str] = []  # who has been in the game since its rounds of play started
        self.shoe = Shoe.fresh(1, deck)
        self._check_players()
        for person in self.players:
            self.take_place(person.name)

    # Places

    def _check_players(self) -> None:
        places, players = self.game.players[1], len(self.players)
        if players > places:
            why = f"the table has places for {places} players, not for {players}"
            raise Refused(self.part("qld s331(1)"), why, ground=Ground.WHO)

    def take_place(self, name: str, at: int | None = None) -> None:
        """A player sits down, where they like or at the first free position."""
        self.places[name] = at or self.vacant()[0]

    def vacant(self) -> list[int]:
        """The positions where nobody sits."""
        taken = set(self.places.values())
        return [at for at in range(1, self.game.players[1] + 1) if at not in taken]

    def clockwise(self) -> list[Person]:
        """The players in the order of their positions."""
        return sorted(self.players, key=lambda person: self.places[person.name])

    def exclude(self, name: str, under: Cite) -> None:
        """Somebody plays no more at this table; who has gone is kept in mind."""
        person = self.people.setdefault(name, Person(name, Role.SPECTATOR))
        person.excluded, person.excluded_under = True, under.text

    def left(self, name: str) -> None:
        self.places.pop(name, None)
        if name in self.since:
            self.since.remove(name)
        self.played.discard(name)
        if not self.places:  # the game is over: another may start
            self.buck, self.buck_at = "", 0

    # A round of play

    def right_deck(self) -> bool:
        """Has nobody found fault with the cards that are looked over?"""
        return not self.wrong_deck

    def begin_round(self) -> None:
        super().begin_round()
        self.contraventions = {}
        self.dealing = False  # even if the last one ended before anybody could bet

    def begin(self, players: list[Person], buck: str) -> None:
        """These players are dealt in; the buck is with the first."""
        self.buck, self.buck_at = buck, self.places.get(buck, self.buck_at)
        self.played = {person.name for person in players} or self.played
        self.seats, self.folds = [Seat(person, self) for person in players], []
        self.stay = len(players)
        self.pot = 0
        self.betting, self.silent = None, False
        self.dealing, self.misdealt = bool(players), False
        self.cleared, self.uncut = set(), False

    def to_begin(self) -> Cite | None:
        """What has those bets made without which no round of play begins, while one of them is still to come."""
        raise NotImplementedError

    @property
    def active(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.state is ACTIVE]

    @property
    def staying(self) -> list[Seat]:
        """Who can still win something."""
        return [seat for seat in self.seats if seat.state is not FOLDED] if self.folds else [*self.seats]

    def on(self) -> bool:
        """Does the round of play go on: with two players at least, and no misdeal?"""
        return not self.misdealt and self.stay > 1

    @property
    def designated(self) -> Seat:
        """The player in the buck position, or the next who is still active; who stays, where nobody is."""
        for seat in self.seats:
            if seat.state is ACTIVE:
                return seat
        return next((seat for seat in self.seats if seat.stays), self.seats[0])

    def measured_from(self) -> Seat:
        """Whom the odd amount of a pot is closest to: the designated player as the final round of betting started."""
        return (self.betting.designated if self.betting else None) or self.designated

    def in_turn(self) -> list[Seat]:
        """Whoever stays, clockwise from the designated player: so cards are dealt (reading K38)."""
        start = self.seats.index(self.designated)
        in_turn = self.seats[start:] + self.seats[:start]
        return [seat for seat in in_turn if seat.state is not FOLDED] if self.folds else in_turn

    def seat_of(self, name: str) -> Seat | None:
        for seat in self.seats:
            if seat.name == name:
                return seat
        return None

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from the next one."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def fold(self, seat: Seat) -> None:
        seat.state = FOLDED
        self.folds.append(seat)
        self._stay(-1)

    def take_up_again(self, seat: Seat) -> None:
        """A player who folded is in the round of play all the same."""
        seat.state = ACTIVE
        self.folds.remove(seat)
        self._stay(1)

    def _stay(self, more: int) -> None:
        """So many more players stay: whoever is asked may do other things now."""
        self.stay += more
        if self.betting is not None:
            self.betting.changes += 1

    def put_out(self, seat: Seat, under: Cite, *, dead: bool = True) -> None:
        """A player is out of the round of play otherwise than by folding in turn; what was bet stays in the pot."""
        seat.dead = under if dead else None
        seat.leave_early_in_the_pot()
        self.fold(seat)
        self.announce(Call(OUT, under), seat.name)

    @property
    def minimum(self) -> Cents:
        """The minimum permissible wager."""
        return self.sign.limits[BET].minimum

    def sign_shown(self) -> str:
        """With the minimum table stake in words: of it the sign has to show no maximum."""
        stake = dollars(self.sign.limits[TABLE_STAKE].minimum)
        return f"{super().sign_shown()}\nminimum table stake {stake} ({self.part('qld s332(2)')})"

    def commission(self, whole: Cents) -> Cents:
        """What the house takes of what a player wins: the whole, or what was announced instead, in chips (K37)."""
        if self.percent == FULL_PERCENT:  # in whole dollars, as a pot is divided, whatever the smallest chip for a bet
            return whole
        return whole * self.percent // FULL_PERCENT // self.unit * self.unit

    def ranked(self, _eligible: list[Seat], _winners: list[Seat]) -> tuple[Cite, ...]:
        """What makes these hands the winning ones, where the game says so."""
        return ()

    def showed(self, seat: Seat) -> None:
        """A player has shown their hand."""

    def came_late(self, seat: Seat, card: Card) -> None:
        """A card that a player was not dealt in turn has come."""

    def hand(self, _seat: Seat) -> str:
        """What a hand that was shown is called, where the game says so."""
        return ""

    def pots(self, beyond: Seat | None = None) -> list[Pot]:
        """What lies in each; `beyond` wins what is above those who have tapped out, where nobody is active."""
        seats, bets = self.seats, [seat.bet for seat in self.seats]
        tapped = self.tapped(bets)
        active = [at for at, seat in enumerate(seats) if seat.state is ACTIVE or seat is beyond] if tapped else []
        return split(bets, tapped, [seat.state is not FOLDED for seat in seats], active)

    def tapped(self, bets: Sequence[Cents]) -> list[Cents]:
        """Of these bets, those of players who have tapped out, whatever became of their hands."""
        return [bet for bet, seat in zip(bets, self.seats, strict=True) if seat.tapped and bet]

    def uncalled(self) -> tuple[Seat | None, Cents]:
        """Who has bet more than anybody else, and by how much; nobody who is out: that stays in the pot."""
        bets = [seat.bet - seat.stray for seat in self.seats]  # what never stood calls nothing, and nobody calls it
        excess = uncalled(bets)
        top = self.seats[bets.index(max(bets))] if excess else None
        return (top, excess) if top is not None and top.stays else (None, 0)

    def may_go_back(self) -> bool:
        """Can the highest bet be one that nobody calls? Antes and blinds are not."""
        return self.betting is None or self.betting.opened

    # Money: every chip that was bet lies in one pot

    @property
    def placed(self) -> list[Placed]:
        """The pots as wagers, one for each player's part in each; what nobody has called yet stands by itself."""
        seats = self.seats
        if not any(seat.bet or seat.early for seat in seats):
            return []
        found = [seat.share(UNCALLED, seat.early) for seat in seats if seat.early]
        top, excess = self.uncalled() if self.may_go_back() else (None, 0)
        found += [top.share(UNCALLED, excess)] if top is not None else []
        called = [seat.bet - excess if seat is top else seat.bet for seat in seats]
        tapped = self.tapped(called)
        active = [at for at, seat in enumerate(seats) if seat.state is ACTIVE] if tapped else []
        if any(called):
            for number, pot in enumerate(split(called, tapped, [seat.stays for seat in seats], active), 1):
                parts = zip(seats, pot.shares, strict=True)
                found += [seat.share(f"pot {number}", share) for seat, share in parts if share]
        return found

    @placed.setter
    def placed(self, placed: list[Placed]) -> None:
        assert not placed, "what is bet at a poker table lies with its seats"

    def take_off(self, placed: Placed) -> None:
        """One part of one pot, or what was bet out of turn."""
        seat: Seat = placed.place
        if seat.early and placed.selection == UNCALLED:
            seat.early -= placed.stake
        else:
            seat.bet -= placed.stake
            if seat.stray > seat.bet:
                seat.stray = seat.bet
            self.pot -= placed.stake

    def void_wagers(self, name: str, under: Cite) -> None:
        """Everything that a player has bet in the round of play goes back to them, and they are out of it."""
        for placed in [each for each in self.placed if each.person == name]:
            give_back(self, placed, under, clause=DECLARED_VOID)
        if self.betting is not None:
            self.betting.changes += 1  # the pot has: whoever is asked is asked anew
        seat = self.seat_of(name)
        if seat is not None and seat.stays:
            self.put_out(seat, under)

    def holdings(self) -> Cents:
        bets = sum([seat.bet + seat.early for seat in self.seats])
        return self.house - self.cash + bets + sum([person.purse.value for person in self.people.values()])

    def particulars(self) -> tuple[object, ...]:
        """What a round of play has of its own at this game, by which one is told from another (see `key`)."""
        return ()

    def still_to_come(self, name: str) -> Card:
        """A card that was named; which of them the deck still holds, nobody is told before one comes."""
        named = card(name)
        if not self.shoe.counts[named]:
            why = f"the deck holds no more {name}"
            raise Refused(self.one_deck, why) if self.one_deck else BadInput(why)
        return named

    # What a record starts from

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"places": dict(self.places)} if self.places else {}
        data |= {"buck": self.buck, "buck_at": self.buck_at} if self.buck else {}
        data |= {"played": sorted(self.played)} if self.played else {}
        data |= {"since": list(self.since)} if self.since else {}
        return data | ({"again": True} if self.again else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        self.places = _checked(self, {name: int(at) for name, at in data.get("places", self.places).items()})
        self.buck, self.buck_at = str(data.get("buck", "")), int(data.get("buck_at", 0))
        self.played = {str(name) for name in data.get("played", ())}
        self.since = [str(name) for name in data.get("since", ())]
        self.again = bool(data.get("again", False))
        for name in data.get("barred", ()):  # as older records have whoever was excluded from the game
            self.exclude(str(name), self.part("qld s365(b)(ii)"))


def _checked(table: PokerTable, places: dict[str, int]) -> dict[str, int]:
    """Every player has a place of their own, and nobody else has one."""
    players = {person.name for person in table.players}
    positions = range(1, table.game.players[1] + 1)
    if players != set(places) or len(set(places.values())) < len(places) or not set(places.values()) <= set(positions):
        raise BadInput(
            f"'places' gives each player one of the places 1 to {positions[-1]}: {', '.join(sorted(players))}"
        )
    return places
