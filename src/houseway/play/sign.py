"""The sign at the table: the least and the most that may be wagered, in what steps, and notice of a higher minimum."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.money import Cents, dollars
from houseway.play.general import QLD, General

NOTICE = timedelta(minutes=20)


@dataclass(frozen=True, slots=True)
class Limits:
    minimum: Cents
    maximum: Cents

    def __str__(self) -> str:
        return f"${dollars(self.minimum)} to ${dollars(self.maximum)}"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sign that a minimum will go up, and when; with the maximum that is to go with it, if that is another."""

    kind: str
    minimum: Cents
    shown: datetime
    effective: datetime
    maximum: Cents = 0  # 0: it stays

    def __str__(self) -> str:
        most = f" and at most ${dollars(self.maximum)}" if self.maximum else ""
        return f"at least ${dollars(self.minimum)}{most} for {self.kind} from {self.effective:%H:%M on %Y-%m-%d}"


@dataclass(frozen=True, slots=True)
class Sign:
    """What is displayed: a line of limits for each kind of wager, the increment, and notices of change."""

    limits: Mapping[str, Limits]
    increment: Cents = 0  # the steps above the minimum; 0: none are required
    notices: tuple[Notice, ...] = field(default=())
    general: General = field(default=QLD, repr=False)
    increments: Mapping[str, Cents] = field(default_factory=dict)  # of a line that has its own (reading G9)

    def __post_init__(self) -> None:
        for kind, line in self.limits.items():
            if not 0 < line.minimum <= line.maximum:
                raise Refused(self.general.by_sign, f"{kind}: {line} is no range of wagers", ground=Ground.AMOUNT)
            if self.increment_of(kind) > line.minimum and not self.general.from_minimum:
                why = f"increments of ${dollars(self.increment_of(kind))} are more than the {kind} minimum"
                raise Refused(self.general.increment, f"{why} of ${dollars(line.minimum)}", ground=Ground.AMOUNT)

    def increment_of(self, kind: str) -> Cents:
        """The steps of one kind of wager."""
        return self.increments.get(kind, self.increment)

    def line(self, kind: str, under: str | Cite, said: str = "") -> Limits:
        """The limits of a kind of wager, `said` so; refused under the Part's own provision where none are set."""
        if kind not in self.limits:
            raise Refused(under, f"no minimum and maximum are set for {said or kind}", ground=Ground.AMOUNT)
        return self.limits[kind]

    def check(self, kind: str, stake: Cents) -> None:
        """Refuse a stake that the sign does not allow."""
        line = self.limits[kind]
        if stake < line.minimum:
            self._refuse(stake, f"is under the minimum of ${dollars(line.minimum)}", kind)
        if stake > line.maximum:
            self._refuse(stake, f"is over the maximum of ${dollars(line.maximum)}", kind)
        self.check_increment(kind, stake, line.minimum)

    def check_increment(self, kind: str, stake: Cents, minimum: Cents) -> None:
        """Refuse a stake that is not in the increments on the sign."""
        increment = self.increment_of(kind)
        if increment and (stake - minimum if self.general.from_minimum else stake) % increment:
            why = f"${dollars(stake)} is not in increments of ${dollars(increment)}"
            line = self.limits.get(kind)  # a Part may bound a wager that the sign has no line for
            instead = f"the sign allows {line}" if line else ""
            raise Refused(self.general.increment, why, ground=Ground.AMOUNT, instead=instead)

    def _refuse(self, stake: Cents, why: str, kind: str) -> None:
        instead = f"the sign allows {self.limits[kind]} for {kind}"
        raise Refused(self.general.by_sign, f"${dollars(stake)} {why}", ground=Ground.AMOUNT, instead=instead)

    def with_limits(self, kind: str, limits: Limits) -> "Sign":
        """With another line for one kind; notice of a minimum that is still to come is kept."""
        kept = tuple(n for n in self.notices if n.kind != kind or n.minimum > limits.minimum)
        return replace(self, limits={**self.limits, kind: limits}, notices=kept)

    def with_increment(self, increment: Cents, kind: str = "") -> "Sign":
        """With these steps for every kind of wager, or for one."""
        if kind:
            return replace(self, increments={**self.increments, kind: increment})
        return replace(self, increment=increment, increments={})

    @property
    def in_increments(self) -> Iterator[tuple[str, Cents]]:
        """The steps that are required: of every kind of wager (named by nothing), or of one."""
        if self.increment:
            yield "", self.increment
        yield from self.increments.items()

    def line_in_words(self, kind: str) -> str:
        """One of its lines: `red: $5.00 to $500.00, in increments of $5.00`, and what is announced of it."""
        increment = self.increment_of(kind)
        steps = f", in increments of ${dollars(increment)}" if increment else ""
        announced = [f"; announced: {notice}" for notice in self.notices if notice.kind == kind]
        return f"{kind}: {self.limits[kind]}{steps}{''.join(announced)}"

    def shown(self, under: Cite | None = None) -> str:
        """The sign as it stands at the table: each kind of wager, the increment beside them, and what will change."""
        wide = max(map(len, self.limits))
        most = max(8, *(len(dollars(x.maximum)) for x in self.limits.values()))
        lines = [f"{'':{wide}}  minimum {'maximum':>{most}}" + (f"  ({under})" if under else "")]
        lines += [f"{k:{wide}} {dollars(x.minimum):>8} {dollars(x.maximum):>{most}}" for k, x in self.limits.items()]
        for kind, increment in self.in_increments:
            steps = f"in increments of {dollars(increment)}" if increment else "in no increments"
            lines.append(f"{kind}{': ' if kind else ''}{steps} ({self.general.increment_shown})")
        for n in self.notices:
            lines.append(f"{n.kind}: minimum {dollars(n.minimum)} from {n.effective:%H:%M on %Y-%m-%d}")
        return "\n".join(lines)

    def announce(self, notice: Notice, under: Cite) -> "Sign":
        """Display that a minimum will go up; the change must be far enough off."""
        if notice.effective - notice.shown < NOTICE:
            why = "a higher minimum needs a sign 20 minutes beforehand"
            raise Refused(under, why, ground=Ground.WHEN, instead=f"at {notice.shown + NOTICE:%H:%M} at the earliest")
        return replace(self, notices=(*self.notices, notice))

    def without_notices(self, kind: str) -> "Sign":
        """What was announced of one kind is taken down, before it took effect."""
        return replace(self, notices=tuple(each for each in self.notices if each.kind != kind))

    def check_raise(self, kind: str, minimum: Cents, now: datetime, under: Cite | None) -> None:
        """Refuse a higher minimum that was not announced for this moment, where the Part requires a notice."""
        if under is None or minimum <= self.limits[kind].minimum:
            return
        if not any(n.kind == kind and n.minimum == minimum and n.effective <= now for n in self.notices):
            why = f"no sign has announced a minimum of ${dollars(minimum)} for {kind} 20 minutes before"
            raise Refused(under, why, ground=Ground.WHEN, instead="announce it first")
