"""A certificate on paper: the same values as its JSON, typeset, with the sign and the cloth of the table."""

from fractions import Fraction
from typing import Any, Final

from houseway.certify.alike import Alike, alike
from houseway.certify.certificate import Certificate
from houseway.certify.charts import bands, bars, errors_off, rules
from houseway.certify.report_parts import (
    house_pages,
    number_pages,
    places_of,
    published_pages,
    readers,
    shoe_pages,
    summary,
)
from houseway.certify.rounds import FAR
from houseway.odds.figures import LONGEST, brief
from houseway.play.ink import BLACK, GREEN, GREY, RED
from houseway.play.shapes import Rect
from houseway.printing import cloth_of, sign_of
from houseway.printing.document import HIGH, INSIDE, MARGIN, PLAIN, SMALL, TINY, WIDE, Document, Section
from houseway.printing.pdf import pdf

CASINO: Final = "Houseway"
BAR: Final = 4.6
MOST_BARS: Final = 44
PER_PAGE: Final = 44  # sections that a page of contents names
DRAWN: Final = 3
QUANTILES: Final = ("0.5", "2.5", "25.0", "50.0", "75.0", "97.5", "99.5")
AGREE: Final = {
    True: "All means agree with their figures",
    False: "Not all means agree with their figures",
    None: "No figure is held to compare them with",
}
KEPT: Final = {
    "enforced": "enforced", "told": "told", "shown": "shown", "frames": "frames others", "physical": "physical",
}  # fmt: skip


def report(made: Certificate) -> bytes:
    """Set once to know the pages, and once more with them."""
    first = Typeset(made, [], 0)
    return pdf(Typeset(made, first.document.sections, len(first.document.sheets)).document.sheets)


class Typeset:
    """The pages of a certificate; `contents` are its sections, as a first setting found them."""

    def __init__(self, made: Certificate, contents: list[Section], pages: int) -> None:
        self.data, self.made = made.data, made
        foot = f"{self.data['title']} · {self.data['text']} · sha256 {self.data['sha256'][:16]}…"
        self.document = Document(f"Certificate: {self.data['title']} ({self.data['text']})", foot, pages)
        self._title()
        self._contents(contents)
        for part in (self._what, self._assumed, self._wagers, self._plays, self._number, self._shoe, self._hands,
                     self._sessions, self._rounds, self._drawn, self._house, self._readings, self._annex, self._hashes,
                     self._published):  # fmt: skip
            part()

    def _title(self) -> None:
        page, data = self.document, self.data
        page.page()
        rules(page.sheet, Rect(MARGIN, 42, INSIDE, 2))
        page.sheet.write(MARGIN, 66, "Certificate", 11, GREEN, bold=True, anchor="start")
        page.y = 74
        page.write(data["title"], 7, bold=True, after=2)
        draft = f", with {data['draft']['part']}: {data['draft']['title']}" if data["draft"] else ""
        page.write(f"{data['text']}, from {data['from']}{draft}; as at {data['as_at']}", 3.2, ink=GREY, after=10)
        for line in summary(data):
            page.write(line, 2.9, after=2.2)
        rules(page.sheet, Rect(MARGIN, HIGH - 62, INSIDE, 2))
        page.y = HIGH - 56
        page.write(f"houseway {data['houseway']} · {data['format']}", SMALL, ink=GREY)
        page.write(f"sha256 of the certificate: {data['sha256']}", SMALL, ink=GREY)
        told = (
            "Whoever holds the file of the same certificate in JSON makes it again with houseway certify --verify FILE."
        )
        page.write(told, SMALL, ink=GREY)

    def _contents(self, found: list[Section]) -> None:
        page = self.document
        page.page()
        page.sheet.write(MARGIN, page.y + 4, "Contents", 4.2, GREEN, bold=True, anchor="start")
        page.y += 12
        for each in found[:PER_PAGE]:
            bold, left = "." not in each.number, MARGIN if "." not in each.number else MARGIN + 6
            page.sheet.write(left, page.y, f"{each.number}  {each.title}", PLAIN, BLACK, bold=bold, anchor="start")
            page.sheet.write(WIDE - MARGIN, page.y, str(each.page), PLAIN, BLACK, anchor="end")
            page.y += 5.4
        page.y += 6
        for whom, where in readers(self.data):
            page.write(whom, PLAIN, bold=True, ink=GREEN, after=0.2)
            page.write(where, SMALL, left=4, after=1.4)
        page.y = HIGH

    def _what(self) -> None:
        page, data = self.document, self.data
        page.heading("What is certified")
        told = "Everything here follows from what was asked, from the law as data and from the program."
        page.write(f"{told} Nothing in it depends on when or where it was made.")
        asked = {
            name: value
            for name, value in data["asked"].items()
            if value not in (None, {}, "") and name not in ("draft", "house")
        }
        page.table(
            ("asked", ""),
            [(name, f"{value:,}" if name == "rounds" else _plain(value)) for name, value in asked.items()],
            (1, 4),
        )
        page.heading("The texts", 2)
        rows = [
            (each["id"], each["title"], each["gazette"], each["effect"].replace("T", " "), each["sha256"][:16])
            for each in data["instruments"]
        ]
        page.table(("text", "title", "gazette", "in force from", "sha256"), rows, (1.2, 3.4, 1.6, 1.7, 1.7))
        if data["draft"] is not None:
            page.heading("The draft that is laid over it", 2)
            sets = [(each["rule"], str(each["value"]), each["under"]) for each in data["draft"]["sets"]]
            page.table(("rule", "is", "under"), sets, (2, 1, 2))

    def _assumed(self) -> None:
        self.document.heading("What is assumed")
        for each in self.data["assumed"]:
            self.document.write(f"·  {each}", left=2)

    def _wagers(self) -> None:
        if not self.data["wagers"]:
            return
        page, found = self.document, list(alike(self.data["wagers"]))
        page.heading("The wagers")
        page.write(
            "Per unit of the first wager, over all ways in which it can end. Advantage: what the house keeps of it."
        )
        page.heading("True odds, odds paid, advantage", 2)
        heads = ("wager", "where, or by which play", "pays", "true odds", "wins", "advantage", "advantage %")
        page.table(heads, map(_odds_row, found), (2.6, 2.5, 2.0, 1.8, 1.9, 2.6, 1.5), figures=3)
        page.heading("Volatility", 2)
        said = "σ and skewness are of one round. The band around the mean of n rounds is ± the volatility index over √n"
        page.write(f"{said}, by the normal law; the sessions go without it.")
        spread = ("wager", "where, or by which play", "σ", "skewness", "90%", "95%", "99%", "largest payout")
        page.table(spread, map(_spread_row, found), (2.6, 2.5, 1.3, 1.4, 1.3, 1.3, 1.3, 1.6), figures=2)
        page.heading("Advantage, drawn", 2, with_it=BAR * min(len(found), MOST_BARS) + 10)
        rows = [(_called(each), Fraction(each.first["advantage"]["exact"])) for each in found][:MOST_BARS]
        page.picture(BAR * len(rows), bars(rows, BAR), "What the house keeps of a unit; red: what favours the player.")
        self._caveats(found)

    def _caveats(self, found: list[Alike]) -> None:
        told: dict[str, dict[str, None]] = {}
        for each in found:
            for one in each.first["caveats"]:
                if one != self.made.game.note:  # which stands among what is assumed
                    told.setdefault(one, {})[each.first["wager"]] = None
        if told:
            self.document.heading("What a figure stands for", 2)
            for one, wagers in told.items():
                self.document.write(f"·  {', '.join(wagers)}: {one}", SMALL, left=2, after=0.4)

    def _plays(self) -> None:
        if not self.data["plays"]:
            return
        page = self.document
        page.heading("What a play costs")
        page.write("What the wager returns by each play that has a name, and what that is below the best of them.")
        rows = [(each["wager"], each["strategy"], each["return"]["decimal"], each["costs"]["decimal"]) for each in
                self.data["plays"]]  # fmt: skip
        page.table(("wager", "play", "return", "costs"), rows, (2, 3, 2, 2), figures=2)

    def _number(self) -> None:
        if self.data["one_number"]:
            self.document.heading("One number", with_it=60)
            number_pages(self.document, self.data["one_number"])

    def _shoe(self) -> None:
        if self.data["decks"] or self.data["depths"]:
            self.document.heading("By decks and depth", with_it=60)
            shoe_pages(self.document, self.data)

    def _house(self) -> None:
        if self.data["house"] is not None:
            self.document.heading("The tables of this house", with_it=40)
            house_pages(self.document, self.data["house"])

    def _published(self) -> None:
        if self.data["published"]:
            self.document.heading("Annex: what others have published", letter="C", with_it=40)
            published_pages(self.document, self.data["published"])

    def _hands(self) -> None:
        if not self.data["hands"]:
            return
        page = self.document
        page.heading("How often each hand comes")
        page.write("Players play against each other, so that no wager returns anything by itself.")
        for each in self.data["hands"]:
            ace = ", the ace low as well as high" if each["ace_low"] else ""
            page.heading(f"{each['deck']} cards{ace}", 2)
            page.write(f"{each['made_of']}; {each['hands']:,} in all")
            rows = [(one["hand"], f"{one['number']:,}", one["share"]) for one in each["classes"]]
            page.table(("hand", "number", "share"), rows, (2, 2, 3), figures=1)

    def _sessions(self) -> None:
        if not self.data["sessions"]:
            return
        page = self.document
        page.heading("What a session may come to", with_it=80)
        told = (
            "Results in units of the wager: so many of a hundred sessions come to that or less; nought is to be even."
        )
        page.write(f"{told} A dash: so far above the others that it is not told.")
        for each in self.data["sessions"]:
            names = "; ".join(places_of(each["wagers"]))
            page.room(64)
            page.write(names, PLAIN, bold=True, ink=GREEN, after=0.4)
            page.write(f"by {each['by']}", TINY, ink=GREY)
            heads = ("rounds", "loses", *(f"{share.removesuffix('.0')}%" for share in QUANTILES))
            page.table(heads, map(_session_row, each["results"]), (1.3, 1.4, *[1.4] * len(QUANTILES)), figures=1)
            caption = (
                "Per round: the middle 95 (pale) and 50 (dark) of a hundred sessions, the median red, nought black."
            )
            drawn = each["results"][
                len(each["results"]) > DRAWN :
            ]  # a single round is so wide that it hides the others
            page.picture(4.5 * len(drawn), bands(drawn), caption)

    def _rounds(self) -> None:
        played = self.data["simulation"]
        if played is None:
            return
        page, found = self.document, [*played["wagers"], *played.get("hands", [])]
        page.heading("Rounds played beside it", with_it=80)
        told = f"{played['rounds']:,} rounds of each wager by seed {played['seed']}, by the procedure of the table"
        told = f"{told}; {played['shoe']}" if played["shoe"] else told
        far = f"the farthest lies {played['farthest']} standard errors off, and {FAR} are allowed"
        page.write(f"{told}. {AGREE[played['agrees']]}; {far}.", ink=RED if played["agrees"] is False else BLACK)
        dots = [(each.get("wager", each.get("hand", "")), Fraction(each["z"])) for each in found if each["z"]]
        if dots:
            page.picture(
                min(max(24.0, 1.2 * len(dots)), 70.0), errors_off(dots, FAR), "Standard errors off, wager by wager."
            )
        rows = [_played_row(each) for each in sorted(found, key=_off, reverse=True)[:60]]
        page.table(("wager", "where", "came to", "± one error", "errors off"), rows, (2.5, 2.5, 2, 2, 1.4), figures=2)
        if len(found) > len(rows):
            page.write(
                f"The {len(rows)} that lie farthest off, of {len(found)}; the file has every one.", SMALL, ink=GREY
            )

    def _drawn(self) -> None:
        page, table = self.document, self.made.game.open_table(**self.made.settings)
        page.heading("The sign and the layout", with_it=140)
        page.copy(
            sign_of(table, CASINO), 110, "The sign, with the usual limits; houseway rules sign draws it to scale."
        )
        page.copy(cloth_of(table, CASINO), 110, "The layout; houseway rules sign draws it to scale.")

    def _readings(self) -> None:
        page = self.document
        page.heading("How the law is read")
        page.write(
            "Where its words leave something open, lost or printed wrong. Another reading may give other figures."
        )
        for each in self.data["readings"]:
            page.room(14)
            page.write(f"{each['reading']}  {', '.join(each['bears_on'])}", SMALL, bold=True, after=0.3)
            page.write(each["reads"], SMALL, left=4, after=0.3)
            page.write(f"Because: {each['because']}", SMALL, left=4, ink=GREY)

    def _annex(self) -> None:
        page, part = self.document, ""
        page.page()
        page.heading("Annex: every provision", letter="A")
        page.write("What each does in our words, how it is kept, where in the program, and by which tests.")
        for each in self.data["provisions"]:
            page.room(16)
            if each["part"] != part:
                part = each["part"]
                page.y += 2
                page.write(part, PLAIN, bold=True, ink=GREEN)
            page.write(f"{each['cite']}  {each['heading']}", SMALL, bold=True, after=0.2)
            page.write(" ".join((each["does"], *_paragraphs(each))), SMALL, left=4, after=0.2)
            page.write(_kept(each), TINY, left=4, ink=GREY, after=1.6)

    def _hashes(self) -> None:
        page, sources = self.document, self.data["sources"]
        page.heading("Annex: the program", letter="B")
        page.write(
            f"All {sources['files']} files that the figures come of, together: sha256 {sources['sha256']}", SMALL
        )
        page.table(("file of the game", "sha256"), sources["of_the_game"].items(), (2, 3), height=TINY)


def _plain(value: Any) -> str:
    return ", ".join(f"{name} {each}" for name, each in value.items()) if isinstance(value, dict) else str(value)


def _called(each: Alike) -> str:
    where = each.first.get("strategy") or each.where
    return each.first["wager"] if where in ("", each.first["wager"]) else f"{each.first['wager']}, {where}"


def _place(each: Alike) -> str:
    return ", ".join(filter(None, (each.where, each.first.get("strategy", ""))))


def _fraction(text: str) -> str:
    return brief(Fraction(text)) if len(text) > LONGEST else text


def _pays(pays: Any) -> str:
    """`35 to 1`; of many, the least and the most."""
    every = [pays] if isinstance(pays, str) else pays
    told = [each if each.startswith("$") else _as_odds(Fraction(each)) for each in every]
    return ", ".join(told) if len(told) < 4 else f"{told[0]} … {told[-1]}"


def _as_odds(value: Fraction) -> str:
    """`35 to 1`; a prize of nothing, as keno has, is no odds."""
    return f"{value.numerator} to {value.denominator}" if value else "nothing"


def _short(text: str | None) -> str:
    """A fraction where it is short, or so many places."""
    if text is None:
        return "–"
    value = Fraction(text)
    return text if len(text) <= 9 else f"{float(value):,.4f}"


def _odds_row(each: Alike) -> tuple[str, ...]:
    one = each.first
    odds = "–" if one["true_odds"] is None else f"{_short(one['true_odds'])} to 1"
    exact = one["advantage"]["exact"]
    advantage = exact if len(exact) <= 17 else "in the file"
    percent = f"{float(100 * Fraction(exact)):.4f}%"
    return one["wager"], _place(each), _pays(one["pays"]), odds, _short(one["win"]), advantage, percent


def _spread_row(each: Alike) -> tuple[str, ...]:
    one = each.first
    bands = [f"{float(Fraction(value)):.3f}" for value in one["volatility"].values()]
    skew = "–" if one["skewness"] is None else f"{float(Fraction(one['skewness'])):.3f}"
    return (
        one["wager"],
        _place(each),
        f"{float(Fraction(one['sigma'])):.4f}",
        skew,
        *bands,
        _short(one["largest_payout"]),
    )


def _session_row(each: Any) -> tuple[str, ...]:
    loses = f"{float(100 * Fraction(each['loses'])):.3f}%"
    results = (each["quantiles"][share] for share in QUANTILES)
    return f"{each['rounds']:,}", loses, *("–" if value is None else f"{float(value):,.2f}" for value in results)


def _off(each: Any) -> Fraction:
    return abs(Fraction(each["z"])) if each["z"] else Fraction(-1)


def _played_row(each: Any) -> tuple[str, ...]:
    came = f"{float(100 * Fraction(each.get('return', each.get('share')))):.4f}%"
    error = f"{float(100 * Fraction(each['standard_error'])):.4f}%" if "standard_error" in each else ""
    return each.get("wager", each.get("hand")), each.get("selection", ""), came, error, each["z"] or "–"


def _paragraphs(each: Any) -> list[str]:
    return [f"({key.replace('.', ')(')}) {text}" for key, text in each["paragraphs"].items()]


def _kept(each: Any) -> str:
    """How a provision is kept, where, and by which tests."""
    where = [f"{one['kind']} in {', '.join(one['where'])}{_more(one)}" for one in each["where"]]
    tests = [name.rpartition("::")[2] for name in each["tests"]]
    shown = f"; tests ({each['tests_in_all']}): {', '.join(tests)}" if tests else ""
    how = ": ".join(
        filter(None, (KEPT.get(each["answer"] or "", "not answered"), "; ".join((each["how"], *where)).strip("; ")))
    )
    return f"{how}{shown}"


def _more(one: Any) -> str:
    left = one["places"] - len(one["where"])
    return f" and {left} more places" if left > 1 else " and one more place" if left else ""
