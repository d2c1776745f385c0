"""One person at one table: a line is read, what it means is tried, and the table is drawn as it stands then."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.terminal import news, pages, table
from houseway.cli.terminal.acts import named, near, read_act, words
from houseway.cli.terminal.best import best_page
from houseway.cli.terminal.completion import completions
from houseway.cli.terminal.drawings.window import Framed
from houseway.cli.terminal.enter import Usual, usual
from houseway.cli.terminal.help import as_typed, bound, check_known, help_on
from houseway.cli.terminal.prompt import of_a_device, of_what_came, possible, with_enter
from houseway.cli.terminal.question import Confirmation, Question
from houseway.cli.terminal.report_menu import report
from houseway.cli.terminal.results import SittingResult, results_page
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TerminalSession
from houseway.cli.terminal.wagers import Wagers, open_to, own, staked
from houseway.cli.terminal.why import why_page
from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.play.events import Done
from houseway.play.grammar import Intent, amount
from houseway.play.view import View

QUIT: Final = ("quit", "exit", "q", "bye", "leave")
ON: Final = ("done", "go")  # without a wager
MOST_SPINS: Final = 100  # that one Enter goes on for
BARE: Final = re.compile(r"\d+(?:[ ,]+\d+)+", re.ASCII)  # is the first of them an amount?


class Conversation:
    """Talks until the person leaves or the input ends."""

    def __init__(self, session: TerminalSession, screen: Screen, before: Sequence[SittingResult] = ()) -> None:
        self.session, self.screen = session, screen
        self.refusals: list[dict[str, str]] = []
        self._said: list[RenderableType] = []  # under the table: what has just happened
        self.page: list[RenderableType] = []  # in place of the table
        self._ended: list[View] = []  # rounds whose settlement stays in sight until something happens
        self._drawn = False  # is the table on the screen as it is?
        self.sheets: list[list[RenderableType]] = []  # of a page that is longer than the window, still to be read
        self.question: Question | None = None  # the next line may answer it
        self._wagers = Wagers()
        self._pages: dict[str, Callable[[str], list[RenderableType]]] = {
            "?": self._options,
            "help": lambda _: pages.how_page(session.game),
            "how": lambda _: pages.how_page(session.game),
            "find": lambda words: pages.find_page(words, session.game, session.settings.on),
            "rules": pages.rules_page,
            "sign": lambda _: pages.sign_page(session.table),
            "layout": lambda _: pages.layout_page(session.table),
            "odds": lambda _: pages.odds_page(session.game),
            "best": lambda _: best_page(session.game, session.view()),
            "why": lambda which: why_page(session, which),
            "results": lambda _: results_page(session, before),
        }

    def run(self) -> bool:
        """True when the person left, False when the input ended."""
        self._say(*pages.opening(self.session.game, self.screen.console.width, self.session.settings.on))
        self.screen.complete(lambda text: completions(text, self.session))
        while True:
            self.show()
            line = self.screen.read()
            if line is None:
                return False
            if line.lower() in QUIT and self.question is None:
                return True
            self.take(line)
            if self.session.over:
                self._part()
                return True

    def _part(self) -> None:
        if not self.session.left:
            self._say(Text("The table is closed.", "bold"))
            self.show()

    def take(self, line: str) -> None:
        """One line, whatever it is; what is wrong with it is said, and nothing is lost."""
        try:
            self.try_(line)
        except Refused as refused:
            self.refusals.append({"line": line, "rule": refused.under.text, "why": refused.why})
            self._say(table.refusal(refused, self.instead(refused), self.session.name))
        except HousewayError as wrong:
            self._say(Text(as_typed(str(wrong), line), "yellow"))

    def instead(self, refused: Refused) -> str:
        """What would have done, where the table does not say."""
        if refused.ground is Ground.MEANS:
            return "wager less, or buy chips: buy 100"
        tried = self.session.round.events[-1]
        if refused.ground is Ground.AMOUNT and isinstance(tried, Done):
            return bound(tried.act, self.session.view())
        return near(tried.details, self.session.view()) if isinstance(tried, Done) and tried.act == "wager" else ""

    def try_(self, line: str) -> None:
        """As `take`, but what is wrong is raised."""
        session = self.session
        was, ask, round_ = session.view(), session.round.ask, session.round
        try:
            self._try(line)
        finally:
            if not session.over:
                over = session.round is not round_
                self._wagers.line(was, session.view(), closed=over or session.round.ask is not ask, over=over)
        if line.lower() == "undo":
            self._wagers.undone()

    def _try(self, line: str) -> None:
        question, self.question = self.question, None
        first, _, rest = line.partition(" ")
        first = first.lower()
        if first.startswith("?"):
            first, rest = "?", line[1:].strip()
        sheets, self.sheets = self.sheets, []
        if question is not None and question.takes(line):
            self._answer(question, line)
        elif not line and sheets:
            self.page, self.sheets = sheets[0], sheets[1:]
        elif not line:
            self._enter()
        elif line.lower() in ON:
            self._go_on()
        elif first == "table":
            self._played()
        elif first in self._pages and not self._acts(line):
            self.page, *self.sheets = self.screen.cut(self._pages[first](rest.strip()))
        elif first == "report":
            self.question = report(self.session, rest.strip())
        elif line.lower() == "steps":
            self._stop_at_steps()
        elif line.lower() == "quick":
            self._hurry()
        else:
            self._carry_out(line)

    def _answer(self, question: Question, line: str) -> None:
        try:
            answer = question.answer(line)
        except HousewayError:
            self.question = question  # it is asked again, under what was wrong
            raise
        if isinstance(answer, list):
            self._do(*answer)
        else:
            self.question = answer

    def _stop_at_steps(self) -> None:
        stops = not self.session.steps
        self.session.stop_at_steps(stops)
        self._say(Text("The table stops at every step." if stops else "The table goes on by itself again.", "dim"))

    def _hurry(self) -> None:
        quick = self.session.quick = not self.session.quick
        goes = "goes on as soon as a result is there" if quick else "waits before a result stands"
        self._say(Text(f"The table {goes}.", "dim"))

    def _enter(self) -> None:
        view, paused, decided = self.session.view(), self.session.paused, self.session.decided
        meant = self._usual(view)
        self._do_usual(meant)
        self.session.tells_on = True
        turn = view.look.get("turn")
        while meant is not None and (more := self._more(meant, turn)):
            turn = self.session.view().look.get("turn")
            self._do_usual(more)
        if paused and "spinner" in view.look and not decided:  # six keys to a first settled wager, though odds come
            self._spin_on()
        while self.session.must():
            self._go_on()
        self.session.tells_on = False

    def _do_usual(self, meant: Usual | None) -> None:
        if meant is None or not meant.intents:
            self._go_on()
        else:
            self._do(*meant.intents)

    def _more(self, meant: Usual, turn: str | None) -> Usual | None:
        """What Enter goes on to do after what was `meant`; at blackjack for the hand whose turn it is alone."""
        view = self.session.view()
        more = self._usual(view)
        if more is None or not more.intents or (turn and view.look["turn"] != turn):
            return None
        return more if meant.then.issuperset(intent.act for intent in more.intents) else None

    def _spin_on(self) -> None:
        """Coins that decide nothing of a newcomer's are spun again, until they do."""
        for _ in range(MOST_SPINS):
            view = self.session.view()
            meant = self._usual(view)
            goes = meant is None or not meant.intents or meant.intents[0].act == "spin the coins"
            if self.session.decided or not own(view) or not goes:
                return
            self._do_usual(meant)

    def _usual(self, view: View) -> Usual | None:
        return usual(view, self.session.game.face, self.session.lexicon, self._wagers)

    def _go_on(self) -> None:
        if self.session.ordinary():
            self._played()
        else:
            awaited = self.session.view().awaited or {}
            self._say(Text(f"Your answer is awaited: {awaited.get('says', '')}", "yellow"))

    def _carry_out(self, line: str) -> None:
        """Numbers alone are asked back, where the first of them may be no amount."""
        view = self.session.view()
        if open_to(view) and line.lower() in ("again", "undo"):
            self._do(*(self._wagers.again(view) if line.lower() == "again" else self._wagers.undo(view)))
            return
        meant = self.meant(line)
        if BARE.fullmatch(line) and not self.session.lexicon.main and meant and "stake" in meant[0].details:
            self.question = Confirmation(staked(meant[0].details), meant)
        else:
            self._do(*meant)

    def meant(self, line: str) -> list[Intent]:
        """What a line means: something in another role, a phrase of the game, what came from a device, or an act."""
        spoken, view = words(line), self.session.view()
        if not spoken:
            return []
        if spoken[0].lower() == "as" and not (len(spoken) == 1 and _comes(view)):  # alone it may be the ace of spades
            return self._own_as(line, spoken, view) or [self._in_role(spoken[1:])]
        if spoken[0].lower() == "buy" and len(spoken) == 2:
            return [Intent("buy chips", {"amount": amount(spoken[1])})]
        if self._dealt(spoken, view):
            return []
        if offered := self._offered(spoken, view):
            return [offered]
        found = self.session.lexicon.read(line, view) or [read_act(spoken, view)]
        check_known(line, found, self.session)
        return found

    def _own_as(self, line: str, spoken: list[str], view: View) -> list[Intent] | None:
        """`as player`, where the game has such a phrase and nobody at the table that name."""
        people = [p["name"] for p in view.people]
        return None if named(spoken[1:], people) else self.session.lexicon.read(line, view)

    def _in_role(self, spoken: list[str]) -> Intent:
        people = [p["name"] for p in self.session.view().people]
        found = named(spoken, people)
        if found is None or not found[1]:
            raise BadInput(f"say who does what, like 'as dealer …'; there are {', '.join(people)}")
        who, rest = found
        return read_act(rest, self.session.view(who))

    def _offered(self, spoken: list[str], view: View) -> Intent | None:
        """What the hint offers somebody else, where whoever types deals as well: `shuffle`, or `dealer: shuffle`."""
        awaited = view.awaited or {}
        if view.yours or not awaited.get("offers"):
            return None
        who = awaited["from"][0]
        said = " ".join(spoken).removeprefix(who).lstrip(": ").split()
        return read_act(said, self.session.view(who)) if named(said, awaited["offers"]) else None

    def _dealt(self, spoken: list[str], view: View) -> bool:
        """Hand in what came from a device: `ball 17`, or just `17`; of several words, only what can come."""
        awaited = view.awaited or {}
        if not _comes(view):
            return False
        what = " ".join(spoken).removeprefix(f"{awaited['field']} ")
        if " " in what and not self.session.can_come(what):
            return False
        self.session.outcome(what)
        self._played()
        return True

    def _do(self, *intents: Intent) -> None:
        for intent in intents:
            self.session.act(intent.who, intent.act, intent.details)
            if intent.lesson:
                self._say(Text(intent.lesson, "dim"))
            self._played()

    def _played(self) -> None:
        """Something happened: what was settled before is past, and the table must be drawn again."""
        self._ended, self._drawn = [], False

    def _options(self, about: str) -> list[RenderableType]:
        """What may be done, on a subject or by somebody."""
        return help_on(about, self.session, self.screen.console.width)

    def _acts(self, line: str) -> bool:
        """Is this something that the person may do, whatever page has the same name?"""
        return any(option.act == line.lower() for option in self.session.view().listed)

    def _say(self, *lines: RenderableType) -> None:
        self._said += lines

    def show(self) -> None:
        """The page asked for, or the table; then what has just happened, and what may be done now."""
        view = self.session.view()
        if self.question is not None:
            self.page = self.question.page()
        if self.session.finished:
            self._ended, self.session.finished = self.session.finished, []
        if self.screen.live or self.page or not self._drawn:
            self.screen.clear()
            self.screen.show(*(self.page or self._table(self._ended[-1] if self._ended else view)))
        hint = [] if self.sheets else [Text(self.hint(view), "bold cyan")]  # Enter turns the page first
        self.screen.show(*self._said, *hint)
        self._drawn = not self.page
        self._said, self.page = [], []

    def _table(self, view: View) -> list[RenderableType]:
        game = self.session.game
        settled = [line for ended in self._ended for line in table.settlement(self.session.game, ended)]
        above = [table.header(game, view), Framed(self.session.drawn(view))]
        below = [*table.rulings(view), *settled]
        return [*above, news.happened(view, self.session.lexicon, beside=[*above, *below]), *below]

    def hint(self, view: View) -> str:
        """What may be done now, on one line."""
        awaited = view.awaited
        if awaited is None:
            return ""
        if self.question is not None:
            return self.question.asks
        if awaited["kind"] == "outcome":
            return of_a_device(view, self.session.example(), steps=not self.session.settings.by_hand)
        if self.session.paused:
            return of_what_came(view, self.session.came(), new=not self.session.decided)
        if not view.yours and awaited["kind"] == "wagering":
            return f"You take no part · Enter: {awaited['closed by']} · ? for all"
        if not view.yours:
            who, offers = awaited["from"][0], awaited["offers"]
            reports = " · report" if self.session.steps else ""
            return f"{who}: {' | '.join(offers)} · Enter: {self.session.ordinary_act()}{reports} · ? {who}"
        hint = possible(self.session.lexicon.hint(view), view)
        meant = self._usual(view)
        return hint if meant is None else with_enter(hint, meant.words, meant.more, told=meant.closes)


def _comes(view: View) -> bool:
    """Is it awaited what comes from a device?"""
    return (view.awaited or {}).get("kind") == "outcome"
