"""A draft notice in a file, in the shape of the notices in `law/`: what it provides for, and what it does to the law.

It also says, as data, what changes in the game that is run. A draft that no procedure can follow is refused with what
it lacks.
"""

import datetime as dt
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from houseway.cite import BadCite, Cite, cite
from houseway.errors import BadInput, NotHeld, did_you_mean, quoted
from houseway.games import GAMES
from houseway.play.game import Game
from houseway.rulebook import JURISDICTIONS, find
from houseway.rulebook.changes import RuleChange as Changed
from houseway.rulebook.instruments import moment
from houseway.rulebook.library import library
from houseway.rulebook.provisions import Provision
from houseway.what_if.settable import RuleSetting, change_of, settable, with_changes

HEAD: Final = {"part", "title", "games", "rules"}
KEYS: Final = {*HEAD, "effect", "provision", "operations", "set"}
PROVISION: Final = {"cite", "does", "paragraphs", "shown_by", "kept_by", "why"}
OPERATION: Final = {"does", "rules", "puts", "item", "only"}
SET: Final = {"rule", "value", "under"}
VERBS: Final = ("insert", "substitute", "delete")


@dataclass(frozen=True, slots=True)
class DraftOperation:
    """What the draft does to provisions that stand: takes these out, puts its own rules in."""

    does: str
    rules: tuple[Cite, ...]
    puts: tuple[Provision, ...]
    item: str = ""
    only: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft notice as it was read; `sets` are rule, value and the draft's own provision for it."""

    part: str  # "draft six-decks"
    title: str
    games: tuple[str, ...]
    rules: str
    effect: dt.datetime | None
    provisions: Mapping[str, Provision]
    operations: Sequence[DraftOperation]
    sets: Sequence[tuple[str, str, Cite]]

    @property
    def name(self) -> str:
        return self.part.removeprefix("draft ")

    def lay_over(self, game: Game[Any]) -> Game[Any]:
        """The game by the draft: odds, sign, cloth and table come of it."""
        changed = with_changes(game, self.changes(game))
        return replace(changed, part=f"{game.part} with {self.part}")

    def changes(self, game: Game[Any]) -> list[RuleSetting]:
        if game.name not in self.games or game.rules != self.rules:
            of = f"{', '.join(self.games)} under {self.rules}"
            raise BadInput(f"{self.part} is for {of}, not for {game.name} under {game.rules}")
        rules = settable(game)
        try:
            return [change_of(rules, game, name, value, by) for name, value, by in self.sets]
        except BadInput as wrong:
            raise BadInput(f"{self.part}: {wrong}") from None

    def as_changes(self) -> Iterator[Changed]:
        """What it does, rule by rule, as `rules diff` tells it."""
        for each in self.operations:
            was = tuple(found for rule in each.rules for found in find(rule))
            yield Changed(
                rule=", ".join(map(str, each.rules)) or ", ".join(p.cite.text for p in each.puts),
                does=each.does,
                by=self.part,
                item=each.item,
                effect=self.effect or dt.datetime.max,
                was=was,
                now=each.puts,
                only=each.only,
            )


def read_draft(text: str, file: str) -> Draft:
    """What a file says; whatever it lacks is said in one line."""
    try:
        return _draft(_table(text))
    except (BadInput, NotHeld, BadCite) as wrong:
        raise BadInput(f"{file}: {wrong}") from None


def _table(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadInput(str(wrong)) from None


def _draft(data: Mapping[str, Any]) -> Draft:
    _check_keys("the draft", data, KEYS, HEAD)
    part, games, rules = data["part"], data["games"], data["rules"]
    if rules not in JURISDICTIONS:
        raise BadInput(f"rules is {' or '.join(JURISDICTIONS)}, not {quoted(rules)}")
    if not isinstance(games, list) or not games:
        raise BadInput("games is a list of the games that the draft is for")
    for game in games:
        if not isinstance(game, str) or game not in GAMES:
            raise BadInput(f"{quoted(game)} is not a game held here{did_you_mean(str(game), GAMES)}")
    effect = data.get("effect")
    if effect is not None:
        effect = moment(effect if isinstance(effect, str | dt.date) else str(effect))
    provisions = dict(_provisions(part, _entries(data, "provision")))
    operations = tuple(_operation(part, provisions, each) for each in _entries(data, "operations"))
    sets = tuple(_set(part, provisions, each) for each in _entries(data, "set"))
    _check_whole(provisions, operations, sets)
    library().drafts.update(provisions)
    return Draft(part, str(data["title"]), tuple(games), rules, effect, provisions, operations, sets)


def _entries(data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise BadInput(f"{name} is a list of tables, each begun by [[{name}]]")
    return found


def _check_keys(what: str, data: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    if lacks := sorted(needed - data.keys()):
        raise BadInput(f"{what} lacks {', '.join(lacks)}")
    if unknown := sorted(data.keys() - known):
        near = did_you_mean(unknown[0], known)
        raise BadInput(f"{what} has no {quoted(unknown[0])}{near}; it has {', '.join(sorted(known))}")


def _provisions(part: Any, entries: Sequence[dict[str, Any]]) -> Iterator[tuple[str, Provision]]:
    if not isinstance(part, str) or not part.startswith("draft "):
        raise BadInput(f"part is the name of the draft, like 'draft six-decks', not {quoted(part)}")
    if not entries:
        raise BadInput("the draft has no [[provision]]: say what it would provide for")
    for entry in entries:
        _check_keys("a provision", entry, PROVISION, {"cite", "does"})
        found = cite(str(entry["cite"]))
        if not found.text.startswith(f"{part} r"):
            raise BadInput(f"{found} is no rule of {part}; write one like '{part} r1'")
        shown_by, kept_by, why = (str(entry.get(name, "")) for name in ("shown_by", "kept_by", "why"))
        paragraphs = entry.get("paragraphs", {})
        if not isinstance(paragraphs, dict) or not all(isinstance(each, str) for each in paragraphs.values()):
            raise BadInput(f'paragraphs of {found} are words by letter: paragraphs = {{a = "…"}}')
        says = str(entry["does"]), paragraphs
        yield found.text, Provision(found, part, "", *says, shown_by=shown_by, kept_by=kept_by, why=why)


def _operation(part: str, provisions: Mapping[str, Provision], entry: Mapping[str, Any]) -> DraftOperation:
    _check_keys("an operation", entry, OPERATION, {"does"})
    does = entry["does"]
    if does not in VERBS:
        raise BadInput(f"an operation does {', '.join(VERBS)}, not {quoted(does)}")
    for name in ("rules", "puts"):
        if not isinstance(entry.get(name, []), list):
            raise BadInput(f"{name} of an operation is a list, like [{quoted(entry[name])}]")
    rules = tuple(cite(str(each)) for each in entry.get("rules", ()))
    puts = tuple(_own(part, provisions, each) for each in entry.get("puts", ()))
    if does != "insert" and not rules:
        raise BadInput(f'an operation that {does}s names the rules that it acts on: rules = ["qld s84(1)"]')
    if does != "delete" and not puts:
        raise BadInput(f'an operation that {does}s names the draft\'s rules that it puts there: puts = ["r1"]')
    for rule in rules:
        find(rule)  # or it is said what stands near
    return DraftOperation(does, rules, puts, str(entry.get("item", "")), str(entry.get("only", "")))


def _own(part: str, provisions: Mapping[str, Provision], number: Any) -> Provision:
    text = f"{part} {number}"
    if text not in provisions:
        own = ", ".join(each.removeprefix(f"{part} ") for each in provisions)
        raise BadInput(f"{quoted(number)} is no rule of the draft; it has {own}")
    return provisions[text]


def _set(part: str, provisions: Mapping[str, Provision], entry: Mapping[str, Any]) -> tuple[str, str, Cite]:
    _check_keys(f"[[set]] {entry.get('rule', '')}".strip(), entry, SET, SET)
    return str(entry["rule"]), str(entry["value"]), _own(part, provisions, entry["under"]).cite


def _check_whole(
    provisions: Mapping[str, Provision], operations: Sequence[DraftOperation], sets: Sequence[tuple[str, str, Cite]]
) -> None:
    """Every provision is put somewhere, and something follows it."""
    put = {each.cite for operation in operations for each in operation.puts}
    followed = {by for _, _, by in sets}
    for each in provisions.values():
        if each.cite not in put:
            raise BadInput(f"{each.cite} is put nowhere: an operation says what it is inserted or substituted for")
        if each.cite not in followed and not (each.shown_by or each.kept_by or each.why):
            lacks = "add a [[set]] under it, or say why it needs none (shown_by, kept_by or why)"
            raise BadInput(f"no procedure can follow {each.cite}: it sets nothing; {lacks}")
    for operation in operations:
        if operation.does == "delete":
            gone = ", ".join(map(str, operation.rules))
            raise BadInput(f"no procedure can do without {gone}: put a rule in its place that sets something")
