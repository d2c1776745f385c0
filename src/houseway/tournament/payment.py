"""The places at the end of a tournament, and its prizes to the cent."""

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.ledger.accounts import purse
from houseway.money import dollars
from houseway.tournament.prizes import divide, fixed
from houseway.tournament.ranking import Score, groups
from houseway.tournament.state import TournamentState
from houseway.tournament.ties import break_tie


def final_places(running: TournamentState, scores: list[Score]) -> list[list[str]]:
    """By chips; equals share a place, or a tie is broken, as the conditions have it."""
    prizes, session = running.conditions.prizes, running.session
    assert prizes is not None
    assert session is not None
    found: list[list[str]] = []
    for equal in groups(scores):
        if prizes.ties == "share" or len(equal) == 1:
            found.append(equal)
        else:
            left = list(equal)
            while left:
                (first,) = break_tie(running, session, left, 1, prizes.ties) if len(left) > 1 else left
                found.append([first])
                left.remove(first)
    return found


def pay(running: TournamentState) -> None:
    """All of the pool goes to the winning players, to the cent."""
    prizes, text = running.conditions.prizes, running.text
    assert prizes is not None
    order = places_for_prizes(running)
    if not order:
        raise Refused(text.prizes, "nobody is left who could win a prize", ground=Ground.WHO)
    pool = running.books.balance(running.pool)
    won = divide(pool, prizes.shares, order, prizes.odd_cents, lambda names: running.lot(names, "odd cents"))
    besides = fixed(prizes.amounts, order, prizes.odd_cents)
    for name in dict.fromkeys([*won, *besides]):
        for giver, given in ((running.pool, won), (running.operator, besides)):
            running.books.move(given.get(name, 0), giver, purse(name), f"{name}: prize", text.prizes)
        running.prizes[name] = won.get(name, 0) + besides.get(name, 0)
        place = next(number for number, names in enumerate(order, 1) if name in names)
        running.note("prize", f"{name}: ${dollars(running.prizes[name])} for place {place}", text.prizes)
    assert not running.books.balance(running.pool), "the prize pool is paid out"
    short = len(prizes.shares) - sum(len(names) for names in order)
    if short > 0:
        running.note("prize", f"{short} places were not taken: their shares went to the others", cite("reading T15"))


def places_for_prizes(running: TournamentState) -> list[list[str]]:
    """The last session's places, then those who went out before it, the latest first."""
    order = [[name for name in names if not running.entrants[name].out] for names in running.places]
    order = [names for names in order if names]
    for done in reversed(running.sessions[:-1]):
        placed = {name for names in order for name in names}
        out = [score for score in done.scores if score.name not in placed and score.name not in done.goes_on]
        order += groups([score for score in out if running.entrants[score.name].out == "eliminated"])
    return order
