"""The desk: somebody says what happened, or asks; it answers, asks back, or says that it does not know.

>>> reply = asked("boxed card in the shoe", "blackjack")
>>> reply.sure, reply.answer.cites[0].text
('yes', 'qld s51')
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.cite import cite
from houseway.disputes.answer import DeskAnswer
from houseway.disputes.answers import answer_on
from houseway.disputes.replies import FollowUp, Reply, Suggestion
from houseway.errors import BadInput, did_you_mean, quoted
from houseway.games import GAMES, find, in_force, variants
from houseway.play.game import Game
from houseway.rulebook.events import GENERAL, Event, LawQuestion, events_in
from houseway.rulebook.full_text import by_itself
from houseway.rulebook.game_words import named_in
from houseway.rulebook.instruments import Moment
from houseway.rulebook.rulesets import JURISDICTIONS, games_of
from houseway.rulebook.understanding import LikelyEvent, heard

Answering = Callable[[Game[Any], Event, str], DeskAnswer]

SURE: Final = 0.91  # that the provision which decides is the right one
PLAYED: Final = 0.92  # that it is this game, where none was named
DOUBTED: Final = 6  # how much more a doubt about the game weighs than one about the event: games have twins
MAY_BE: Final = 3  # events in a question
QUESTIONS: Final = 3
NEAREST: Final = 3
LONG: Final = 160  # letters of what follows, in a question
NONE: Final = "none of these"
ANOTHER_GAME: Final = "it is another game"
WHICH_GAME: Final = "At which game?"
WHICH_EVENT: Final = "Which of these is it?"


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What was said, what was answered to questions so far, and what it can no longer be."""

    words: str
    game: str | None
    rules: str | None
    on: Moment | None = None
    played: float = 1.0  # how likely that game is, where the words alone tell it
    questions: int = 0
    out: frozenset[Event] = frozenset()
    meant: Event | None = None

    def heard(self) -> list[LikelyEvent]:
        """What it may be about, the likeliest first; their shares add up to one."""
        left = [each for each in heard(self.words, self.game, self.rules, self.on) if each.event not in self.out]
        total = sum(each.likely for each in left) or 1.0
        return [each._replace(likely=each.likely / total) for each in left]


def asked(
    words: str,
    game: str | None = None,
    rules: str | None = None,
    on: Moment | None = None,
    answers: Sequence[int] = (),
    answer: Answering = answer_on,
    event: str | None = None,
) -> Reply:
    """What the desk replies to these words, after the answers to its questions: numbers of choices, from 1.

    `answer`: who answers on an event, where that is not a table of its own. `event`: what is meant by them, by its name
    among what they may be about (`Reply.others`).
    """
    if game is not None and game not in GAMES:
        raise BadInput(f"GAME: {quoted(game)} is not known; there are {', '.join(GAMES)}{did_you_mean(game, GAMES)}")
    at = _told(Inquiry(words, game, rules, on))
    for number in answers:
        options = _options(at)
        if options is None:
            raise BadInput(f"answer {number}: nothing is asked any more")
        if not 1 <= number <= len(options.leads):
            raise BadInput(f"answer {number}: there are choices 1 to {len(options.leads)}")
        at = options.leads[number - 1]
    return _reply(at if event is None else replace(at, meant=_named(at, event)), answer)


def _named(at: Inquiry, name: str) -> Event:
    for each in at.heard():
        if each.event.name == name:
            return each.event
    raise BadInput(f"event: {quoted(name)} is nothing that these words may be about")


# What is asked


@dataclass(frozen=True, slots=True)
class Options:
    """A question, and where each of its choices leads."""

    question: FollowUp
    leads: tuple[Inquiry, ...]


def _options(at: Inquiry) -> Options | None:
    """What must be asked back, if anything: the game, the fact on which the law branches, or which event it is."""
    found = at.heard()
    if at.meant is not None or at.questions >= QUESTIONS or not found:
        return None
    if at.game is None and not _is_of_any_table(found):
        return _which_game(at, found)
    if at.played**DOUBTED * _share(found, found[0].event, at.rules) >= SURE:
        return None
    return _which_event(at, found)


def _share(found: Sequence[LikelyEvent], event: Event, rules: str | None) -> float:
    """How likely it is that what decides an event decides this: events that are decided alike are no rivals."""
    return sum(each.likely for each in found if _alike(each.event, event, rules))


def _alike(one: Event, other: Event, rules: str | None) -> bool:
    """Are they decided by the same provision, or by one that stands in the other?"""
    first, second = _decides(one, rules)[:1], _decides(other, rules)[:1]
    return one == other or any(a in cite(b).steps or b in cite(a).steps for a in first for b in second)


def _is_of_any_table(found: Sequence[LikelyEvent]) -> bool:
    return _games(found).get(GENERAL, 0.0) >= PLAYED


def _told(at: Inquiry) -> Inquiry:
    """The State that the words name and the game that they tell, if none was given: what any table has tells none."""
    state = named_in(at.words).rules
    if at.rules is None and state is not None and (at.game is None or at.game in games_of(state)):
        at = replace(at, rules=state)
    found = at.heard()
    shares = {game: share for game, share in _games(found).items() if at.rules is None or game in games_of(at.rules)}
    shares.pop(GENERAL, None)
    if at.game is not None or not shares or _is_of_any_table(found):
        return at
    likeliest = max(shares, key=lambda game: shares[game])
    played = shares[likeliest] / sum(shares.values())
    sure = played >= PLAYED and _is_held(likeliest, at.rules)
    return replace(at, game=likeliest, played=played) if sure else at


def _games(found: Sequence[LikelyEvent]) -> dict[str, float]:
    shares: dict[str, float] = {}
    for each in found:
        shares[each.event.game] = shares.get(each.event.game, 0.0) + each.likely
    return shares


def _which_game(at: Inquiry, found: Sequence[LikelyEvent]) -> Options:
    """All games that there are, the likeliest first."""
    shares = _games(found)
    held = [game for game in GAMES if _is_held(game, at.rules)]
    held.sort(key=lambda game: -shares.get(game, 0.0))
    leads = tuple(replace(at, game=game, played=1.0, questions=at.questions + 1) for game in held)
    return Options(FollowUp(WHICH_GAME, tuple(map(Suggestion, held)), games=True), leads)


def _which_event(at: Inquiry, found: Sequence[LikelyEvent]) -> Options:
    """The answers of one question of the file, where that tells the likeliest apart; else the likeliest in words."""
    question = _telling(found, at.rules)
    if question is not None:
        named = {each.event.name: each.event for each in found if each.event.game == question.game}
        may_be = [(say, named[name]) for say, name in question.answers.items() if name in named]
    else:
        may_be = [(each.event.name, each.event) for each in _unlike(found, at.rules)[:MAY_BE]]
    choices = [Suggestion(say, leads_to(event, at.rules)) for say, event in may_be]
    leads = [replace(at, meant=event, questions=at.questions + 1) for _, event in may_be]
    if at.played < 1:
        choices.append(Suggestion(ANOTHER_GAME))
        leads.append(replace(at, game=None, questions=at.questions + 1))
    choices.append(Suggestion(NONE))
    leads.append(replace(at, out=at.out | {event for _, event in may_be}, questions=at.questions + 1))
    return Options(FollowUp(question.ask if question else WHICH_EVENT, tuple(choices)), tuple(leads))


def _unlike(found: Sequence[LikelyEvent], rules: str | None) -> list[LikelyEvent]:
    """The likeliest few; of events that are decided alike the first alone."""
    first: list[LikelyEvent] = []
    for each in found:
        if not any(_alike(each.event, one.event, rules) for one in first):
            first.append(each)
        if len(first) > MAY_BE:
            break
    return first


def _telling(found: Sequence[LikelyEvent], rules: str | None) -> LawQuestion | None:
    """The question whose answers are the likeliest events: the first of all, and the one that comes next to it."""
    first, *others = _unlike(found, rules)[:MAY_BE]
    near = {each.event.name for each in others}
    for question in events_in(first.event.game).questions:
        names = set(question.answers.values())
        if first.event.name in names and names & near:
            return question
    return None


# What is replied


def _reply(at: Inquiry, answer: Answering) -> Reply:
    options, found = _options(at), at.heard()
    if options is not None:
        others = tuple(_choice(each, at.rules) for each in found[:NEAREST])
        return Reply("choose", at.game or "", at.rules or "", question=options.question, others=others)
    meant = at.meant or (found[0].event if found and at.questions < QUESTIONS else None)
    if meant is None:
        nearest = tuple(_choice(each, at.rules) for each in _unlike(found, at.rules)[:NEAREST])
        return Reply("no", at.game or "", at.rules or "", others=nearest)
    others = tuple(_choice(each, at.rules) for each in _unlike(found, at.rules) if each.event != meant)[:NEAREST]
    if meant.is_silent:
        near = tuple(Suggestion(text, _follows(text)) for text in events_in(meant.game).near[meant.name])
        return Reply("silent", at.game or "", at.rules or "", topic=meant.name, others=near or others)
    game = _table(meant, at)
    ruled = answer(game, meant, at.words)
    return Reply("yes", game.name, game.rules, ruled, _decides(meant, game.rules), others=others)


def _table(event: Event, at: Inquiry) -> Game[Any]:
    """The game in the text that has the event; what any table has is told at some game of it, where none is named."""
    some = next(game for game in ("roulette", *GAMES) if _is_held(game, at.rules))
    name = at.game or (event.game if event.game != GENERAL else some)
    rules = at.rules or event.rules or next((each for each in JURISDICTIONS if _has(name, each, event)), None)
    if rules not in {each.rules for each in variants(name)}:
        rules = None  # a notice changes a game of which that State's own text is not held
    held = in_force(name, rules, at.on)
    return held[0] if held and held[0].variant else find(name, {}, rules, at.on)


def _has(game: str, rules: str, event: Event) -> bool:
    return _is_held(game, rules) and bool(_decides(event, rules))


def _is_held(game: str, rules: str | None) -> bool:
    """Can it be played under the rules of a State? Of Victoria's roulette one corrected price is all there is."""
    return rules is None or (game in games_of(rules) and any(each.rules == rules for each in variants(game)))


def _decides(event: Event, rules: str | None) -> tuple[str, ...]:
    """The provisions of one State, or all."""
    return tuple(text for text in event.decides if rules is None or text.startswith(rules)) or event.decides


def _choice(each: LikelyEvent, rules: str | None) -> Suggestion:
    return Suggestion(each.event.name, leads_to(each.event, rules))


def leads_to(event: Event, rules: str | None = None) -> str:
    """`qld s52(1), qld s52(2): the card is used as the next …`."""
    if event.is_silent:
        return "the law has no rule on it"
    decides = _decides(event, rules)
    return f"{', '.join(decides)}: {_follows(decides[0])}"


def _follows(text: str) -> str:
    """What a provision does, in a clause."""
    says = by_itself(text)
    return says if len(says) <= LONG else f"{says[: says.rindex(' ', 0, LONG)].rstrip(',;:')} …"
