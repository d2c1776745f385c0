"""The texts under which tournaments are held: where each says what, and what conditions it wants stated."""

from dataclasses import dataclass, fields, replace
from datetime import datetime
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import NotHeld, Refused
from houseway.play.game import Game
from houseway.rulebook import beginning
from houseway.rulebook.parallel import parallel


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentText:
    """One text. What it is silent on is None; in Queensland the approved terms then decide (s8)."""

    part: str
    title: str
    since: str
    head: str  # who conducts it
    general: Cite
    on_conditions: Cite
    on_conduct: Cite
    may_hold: Cite
    approval: Cite
    # What the conditions state
    fee: Cite
    chips: Cite
    wager: Cite
    structure: Cite
    buy_back: Cite
    entitled: Cite
    may_refuse: Cite
    criteria: Cite
    terms: Cite
    leaving: Cite
    late: Cite
    prizes: Cite
    prevail: Cite
    secret: Cite | None = None
    stated: frozenset[str] = frozenset()  # of these, what has to be stated even where it is nothing
    # How it is conducted
    refunds: Cite
    equal: Cite | None = None
    director: Cite | None = None
    deputies: Cite | None = None
    briefing: Cite | None = None
    signing: Cite | None = None
    presence: Cite | None = None
    tables: Cite
    exclusive: Cite
    substitute: Cite
    starting: Cite
    settled: Cite  # those who go on are known
    agreed: Cite  # everybody agrees, where chips become cash


EVERYTHING: Final = frozenset(
    {
        *(
            "entry_fee",
            "chips",
            "wager",
            "sessions",
            "repechage",
            "buy_back",
            "entitled_only",
            "withdraw_until",
            "form",
        ),
        *("players", "disqualified_for", "retirement", "refunds", "late_arrival", "non_attendance", "prizes"),
        "rules_prevail",
    }
)
"""What Victoria has stated, as it is called in a file."""

QLD: Final = TournamentText(
    part="qld part 3",
    title="Queensland, Part 3",
    since="1998-09-04",
    head="the casino operator",
    general=cite("qld s7"),
    on_conditions=cite("qld s9(1)"),
    on_conduct=cite("qld s8"),
    may_hold=cite("qld s8"),
    approval=cite("qld s8"),
    fee=cite("qld s9(1)(a)"),
    terms=cite("qld s9(1)(a)"),
    entitled=cite("qld s9(1)(a)"),
    may_refuse=cite("qld s9(1)(a)"),
    criteria=cite("qld s9(1)(a)"),
    chips=cite("qld s9(1)(b)(i)"),
    wager=cite("qld s9(1)(b)(i)"),
    structure=cite("qld s9(1)(b)(i)"),
    buy_back=cite("qld s9(1)(b)(i)"),
    leaving=cite("qld s9(1)(b)(i)"),
    late=cite("qld s9(1)(b)(i)"),
    prizes=cite("qld s10(a)"),
    prevail=cite("qld s9(1)(b)(ii)"),
    stated=frozenset({"entry_fee", "form", "chips", "sessions", "prizes"}),
    refunds=cite("qld s10(a)"),
    tables=cite("qld s8"),
    exclusive=cite("qld s8"),
    substitute=cite("qld s8"),
    starting=cite("qld s8"),
    settled=cite("qld s8"),
    agreed=cite("qld s8"),
)
CITED: Final = [each.name for each in fields(TournamentText) if each.type in (Cite, Cite | None)]
BLACKJACK: Final = TournamentText(
    part="vic 28/2000",
    title="Victoria, blackjack, rule 20",
    since="2000-12-15T04:00",
    head="the Tournament Director",
    general=cite("vic 28/2000 r20.1"),
    on_conditions=cite("vic 28/2000 r20.2"),
    on_conduct=cite("vic 28/2000 r20.3"),
    may_hold=cite("vic 28/2000 r20.1.1"),
    approval=cite("vic 28/2000 r20.1.3"),
    fee=cite("vic 28/2000 r20.2.1(a)"),
    chips=cite("vic 28/2000 r20.2.1(b)"),
    wager=cite("vic 28/2000 r20.2.1(c)"),
    structure=cite("vic 28/2000 r20.2.1(d)"),
    buy_back=cite("vic 28/2000 r20.2.1(e)"),
    entitled=cite("vic 28/2000 r20.2.1(f)(i)"),
    may_refuse=cite("vic 28/2000 r20.2.1(f)(ii)"),
    criteria=cite("vic 28/2000 r20.2.1(f)(iii)"),
    terms=cite("vic 28/2000 r20.2.1(g)"),
    leaving=cite("vic 28/2000 r20.2.1(h)"),
    late=cite("vic 28/2000 r20.2.1(i)"),
    prizes=cite("vic 28/2000 r20.2.1(j)"),
    prevail=cite("vic 28/2000 r20.2.1(k)"),
    stated=EVERYTHING,
    refunds=cite("vic 28/2000 r20.2.1(h)"),
    equal=cite("vic 28/2000 r20.1.1"),
    director=cite("vic 28/2000 r20.1.2(a)"),
    deputies=cite("vic 28/2000 r20.1.2(b)"),
    briefing=cite("vic 28/2000 r20.2.2"),
    signing=cite("vic 28/2000 r20.2.3"),
    presence=cite("vic 28/2000 r20.2.4"),
    tables=cite("vic 28/2000 r20.3.1"),
    exclusive=cite("vic 28/2000 r20.3.2"),
    substitute=cite("vic 28/2000 r20.3.3"),
    starting=cite("vic 28/2000 r20.3.4"),
    settled=cite("vic 28/2000 r20.3.5(a)"),
    agreed=cite("vic 28/2000 r20.3.5(b)"),
)
RULE_10: Final = parallel("tournaments", "vic 29/2000")
BY_RULE_10: Final[dict[str, Any]] = {
    name: RULE_10(under) for name in CITED if (under := getattr(BLACKJACK, name)) is not None
}
COM_BO: Final = replace(
    BLACKJACK,
    part="vic 29/2000",
    title="Victoria, Crown Com-Bo, rule 10",
    **BY_RULE_10,
)
LIKE_RULE_20: Final = cite("reading T10")
AS_READ: Final[dict[str, Any]] = dict.fromkeys(CITED, LIKE_RULE_20)
BACCARAT: Final = replace(
    replace(BLACKJACK, **AS_READ),
    part="vic 26/1999",
    title="Victoria, baccarat, rule 14 as far as it is held",
    since="1999-11-08T04:00",
    secret=cite("vic 26/1999 r14.2.8"),
    stated=EVERYTHING | {"secret_wagers"},
)
VICTORIAN: Final = {text.part: text for text in (BLACKJACK, COM_BO, BACCARAT)}


def text_for(game: Game[Any], on: datetime) -> TournamentText:
    """The text that a tournament in this game is held under at a moment; refused where its rules have none."""
    if game.rules == "qld":
        return QLD
    own = game.module("tournaments")
    if own is not None and not own.HELD_UNDER:
        raise Refused(own.RULES, f"the rules of {game.title} in Victoria know no tournaments")
    found = VICTORIAN.get(own.HELD_UNDER) if own is not None else None
    if found is None:
        raise NotHeld(f"the rules on tournaments in {game.title} in Victoria are not held")
    if on < beginning(found.since):
        raise NotHeld(f"the rules on tournaments in {game.title} are held since {found.since}, not for {on}")
    return found
