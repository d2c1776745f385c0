"""Rule 20 of Victorian blackjack (28/2000) and rule 10 of Com-Bo (29/2000): how a tournament is conducted."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from support.tournament import BOTH, Data, happens, held, refused, steps, victorian

from houseway.errors import Refused
from houseway.ledger.accounts import purse
from houseway.tournament import TournamentState
from houseway.tournament.ties import break_tie

Make = Callable[[], Data]
Named = Callable[[str], str]
both = pytest.mark.parametrize(("make", "named"), BOTH, ids=["blackjack", "com-bo"])


def stopped(make: Make, *events: Data) -> str:
    """The provision under which a tournament does not go on."""
    with pytest.raises(Refused) as caught:
        happens(make, *events)
    return caught.value.under.text


def cites(make: Make, kind: str, *events: Data) -> list[str]:
    return [each.text for step in happens(make, *events).steps if step.step == kind for each in step.cites]


# 20.2.1: conditions at work


@both
def test_vic_28_2000_r20_2_1_b_vic_29_2000_r10_2_1_b_every_session_starts_with_the_allotted_chips(
    make: Make, named: Named
) -> None:
    running = held(make())
    told = [step for step in running.steps if step.step == "seats"]
    assert {step.session for step in told} == {"heats", "final"}
    assert all(step.what.endswith("each with $1000.00 in chips") for step in told)
    assert {step.cites[0].text for step in told} == {named("vic 28/2000 r20.2.1(b)")}


@both
def test_vic_28_2000_r20_2_1_c_vic_29_2000_r10_2_1_c_the_compulsory_wager_is_made_each_hand(
    make: Make, named: Named
) -> None:
    running = held(make())
    assert steps(running, "compulsory wager") == []

    def more_than_the_table_takes() -> Data:
        data = make()
        data["conditions"]["wager"] = {"compulsory": True, "minimum": "900.00"}
        data["conditions"]["session"][0]["hands"] = 1
        return data

    short = held(more_than_the_table_takes())
    forfeits = [step for step in short.steps if step.step == "compulsory wager"]
    assert {step.cites[0].text for step in forfeits} == {named("vic 28/2000 r20.2.1(c)")}


def test_vic_28_2000_r20_2_1_c_whoever_does_not_make_it_may_be_out() -> None:
    data = victorian()
    data["conditions"]["wager"] = {"compulsory": True, "minimum": "900.00", "omitted": "out"}
    assert "seat 1 did not make it and is out" in steps(held(data), "compulsory wager")


BACK = {"what": "buy back", "session": "second chance", "player": "everybody"}


@both
def test_vic_28_2000_r20_2_1_d_vic_29_2000_r10_2_1_d_sessions_progression_and_repechage(
    make: Make, named: Named
) -> None:
    running = happens(make, BACK)
    heats, second, final = running.sessions
    assert [len(done.scores) for done in running.sessions] == [6, 2, 5]
    assert set(heats.goes_on).isdisjoint(score.name for score in second.scores)
    assert {score.name for score in final.scores} == {*heats.goes_on, *second.goes_on}
    assert {s.cites[0].text for s in running.steps if s.step == "session"} == {named("vic 28/2000 r20.2.1(d)")}
    by_table = [[s.name for s in heats.scores if s.table == f"{running.game.name} {n}"] for n in (1, 2)]
    for names in by_table:  # the best two of each
        assert set(names[:2]) == {name for name in names if name in heats.goes_on}


@both
def test_vic_28_2000_r20_2_1_e_vic_29_2000_r10_2_1_e_buying_back_as_often_and_when_the_conditions_say(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.2.1(e)")
    running = happens(make, BACK)
    assert len(steps(running, "buy back")) == 2
    assert sum(running.prizes.values()) == 6 * 10_000 + 2 * 5_000 + 50_000
    out = running.sessions[1].scores[0].name
    early = {"what": "buy back", "session": "final", "player": out}
    assert refused(happens(make, early)) == [under]  # not before that session
    twice = {"what": "buy back", "session": "second chance", "player": out}
    assert refused(happens(make, twice, twice)) == [under]
    still_in = {"what": "buy back", "session": "second chance", "player": running.sessions[0].goes_on[0]}
    assert refused(happens(make, still_in)) == [under]
    assert refused(happens(make, twice | {"paid": "5.00"})) == [under]

    def nobody() -> Data:
        data = make()
        data["conditions"]["buy_back"] = "none"
        return data

    assert refused(happens(nobody, twice)) == [under]
    assert len(held(nobody()).sessions[1].scores) == 2  # the repechage is then open to all who are out


@both
def test_vic_28_2000_r20_2_1_f_ii_vic_29_2000_r10_2_1_f_ii_an_application_is_refused_only_if_that_right_is_stated(
    make: Make, named: Named
) -> None:
    turned_down = {"what": "refuse entry", "player": "seat 6"}

    def seven() -> Data:
        return make() | {"entrants": 7}

    assert cites(seven, "refuse entry", turned_down) == [named("vic 28/2000 r20.2.1(f)(ii)")]
    assert sum(happens(seven, turned_down).prizes.values()) == 6 * 10_000 + 50_000  # whoever is not let in pays nothing

    def not_reserved() -> Data:
        data = seven()
        data["conditions"]["may_refuse_any"] = False
        return data

    running = happens(not_reserved, turned_down)
    assert refused(running) == [named("vic 28/2000 r20.2.1(f)(ii)")]
    assert "seat 6" in running.entrants


@both
def test_vic_28_2000_r20_2_1_f_iii_vic_29_2000_r10_2_1_f_iii_selection_by_criteria_that_are_stated(
    make: Make, named: Named
) -> None:
    def selective() -> Data:
        data = make() | {"entrants": 7}
        data["conditions"]["criteria"] = ["has played in a heat this year"]
        return data

    by = {"what": "refuse entry", "player": "seat 7", "criterion": "has played in a heat this year"}
    assert "seat 7" not in happens(selective, by).entrants
    assert refused(happens(selective, by | {"criterion": "other"})) == [named("vic 28/2000 r20.2.1(f)(iii)")]


@both
def test_vic_28_2000_r20_2_1_g_vic_29_2000_r10_2_1_g_withdrawing_in_time_costs_nothing(
    make: Make, named: Named
) -> None:
    def seven() -> Data:
        return make() | {"entrants": 7}

    goes = {"what": "withdraw", "player": "seat 7", "at": datetime(2000, 12, 19, 12)}
    running = happens(seven, goes)
    assert steps(running, "refund") == ["$100.00 is refunded to seat 7"]
    late = happens(seven, goes | {"at": datetime(2000, 12, 19, 12, 1)})
    assert steps(late, "refund") == ["nothing is refunded to seat 7"]
    assert stopped(make, goes | {"player": "seat 6"}) == named("vic 28/2000 r20.2.1(g)")  # fewer than six are left


@both
def test_vic_28_2000_r20_2_1_h_vic_29_2000_r10_2_1_h_a_refund_comes_from_where_the_fee_went(
    make: Make, named: Named
) -> None:
    def operators_fees() -> Data:
        data = make() | {"entrants": 7}
        data["conditions"]["prizes"] |= {"takes": ["buy-backs"], "added": "500.00"}
        return data

    running = happens(operators_fees, {"what": "withdraw", "player": "seat 7", "at": datetime(2000, 12, 19, 12)})
    (back,) = [entry for entry in running.books.entries if entry.about == "seat 7: refund"]
    under = named("vic 28/2000 r20.2.1(h)")
    assert back.posting == (running.operator, purse("seat 7"), 10_000, (under,))
    assert sum(running.prizes.values()) == 50_000, "what the operator added is the winners'"


@both
def test_vic_28_2000_r20_2_1_h_vic_29_2000_r10_2_1_h_disqualification_on_a_stated_ground(
    make: Make, named: Named
) -> None:
    out = {"what": "disqualify", "session": "heats", "hand": 2, "player": "seat 3", "ground": "collusion"}
    running = happens(make, out)
    assert running.entrants["seat 3"].out == "disqualified"
    assert steps(running, "refund") == ["nothing is refunded to seat 3"]
    assert "seat 3" not in running.prizes
    assert refused(happens(make, out | {"ground": "bad luck"})) == [named("vic 28/2000 r20.2.1(h)")]


@both
def test_vic_28_2000_r20_2_1_h_vic_29_2000_r10_2_1_h_retirement_when_it_is_allowed_with_its_refund(
    make: Make, named: Named
) -> None:
    goes = {"what": "retire", "session": "heats", "player": "seat 3"}
    running = happens(make, goes)
    assert steps(running, "refund") == ["$50.00 is refunded to seat 3"]  # half, as the conditions have it
    assert len(running.sessions[0].scores) == 5
    assert refused(happens(make, goes | {"hand": 2})) == [named("vic 28/2000 r20.2.1(h)")]  # only between sessions


@both
@pytest.mark.parametrize(("follows", "forfeited"), [("plays on", 0), ("forfeits", 2), ("out", 0)])
def test_vic_28_2000_r20_2_1_i_vic_29_2000_r10_2_1_i_coming_late(
    make: Make, named: Named, follows: str, forfeited: int
) -> None:
    def then() -> Data:
        data = make()
        data["conditions"]["late_arrival"] = follows
        return data

    running = happens(then, {"what": "late", "session": "heats", "player": "seat 3", "hands": 2})
    assert len([told for told in steps(running, "forfeit") if "$25.00" in told]) == forfeited
    assert (running.entrants["seat 3"].out == "came late") == (follows == "out")
    late = [step.cites[0].text for step in running.steps if step.step == "late"]
    assert late == [named("vic 28/2000 r20.2.1(i)")]


@both
@pytest.mark.parametrize(("follows", "forfeited"), [("out", 0), ("forfeits", 4)])
def test_vic_28_2000_r20_2_1_i_vic_29_2000_r10_2_1_i_not_coming(
    make: Make, named: Named, follows: str, forfeited: int
) -> None:
    def then() -> Data:
        data = make()
        data["conditions"] |= {"non_attendance": follows, "late_arrival": "plays on"}
        return data

    running = happens(then, {"what": "absent", "session": "heats", "player": "seat 3"})
    assert len(steps(running, "forfeit")) == forfeited
    assert (running.entrants["seat 3"].out == "did not come") == (follows == "out")
    assert [s.cites[0].text for s in running.steps if s.step == "absent"] == [named("vic 28/2000 r20.2.1(i)")]


@both
def test_vic_28_2000_r20_2_1_j_vic_29_2000_r10_2_1_j_the_prizes_as_stated_to_the_cent(make: Make, named: Named) -> None:
    running = held(make())
    assert sum(running.prizes.values()) == 6 * 10_000 + 50_000
    assert {step.cites[0].text for step in running.steps if step.step == "prize"} == {named("vic 28/2000 r20.2.1(j)")}

    def by_amount() -> Data:
        data = make()
        data["conditions"]["prizes"] = {"amounts": ["1000.00", "500.00"], "ties": "lot"}
        return data

    paid = held(by_amount())
    assert list(paid.prizes.values()) == [100_000, 50_000]
    assert paid.books.balance(paid.operator) == 6 * 10_000 - 150_000  # no pool: the fees are the operator's


# 20.2.2 to 20.2.4


@both
def test_vic_28_2000_r20_2_2_vic_29_2000_r10_2_2_the_players_are_briefed_and_understand_before_play(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.2.2")
    briefed = {"what": "brief", "understood": True}
    assert cites(make, "brief", briefed) == [under]
    assert steps(held(make()), "brief")[0].startswith("not done")
    assert cites(make, "brief") == [under]  # of what is not done, too, it is told what asks for it
    assert stopped(make, {"what": "brief", "understood": False}) == under
    assert stopped(make, {"what": "brief", "understood": True, "by": "passer-by"}) == under
    kinds = [step.step for step in held(make()).steps]
    assert kinds.index("brief") < kinds.index("play")


@both
def test_vic_28_2000_r20_2_3_vic_29_2000_r10_2_3_players_may_be_required_to_sign(make: Make, named: Named) -> None:
    under = named("vic 28/2000 r20.2.3")
    sign = {"what": "require signatures", "by": "tournament director"}
    assert cites(make, "require signatures", sign) == [under]
    assert stopped(make, sign | {"unsigned": ["seat 2"]}) == under
    assert steps(held(make()), "require signatures") == []  # it is not compulsory


GOES = {"what": "leave", "session": "heats", "hand": 2}
OVER = {"what": "take over", "session": "heats", "hand": 2, "by": "deputy director"}


@both
def test_vic_28_2000_r20_2_4_vic_29_2000_r10_2_4_no_hand_without_the_tournament_director(
    make: Make, named: Named
) -> None:
    assert stopped(make, GOES) == named("vic 28/2000 r20.2.4")
    back = {"what": "return", "session": "heats", "hand": 2}
    assert happens(make, GOES, back).prizes
    out = {"what": "disqualify", "session": "heats", "hand": 2, "player": "seat 3", "ground": "collusion"}
    assert refused(happens(make, GOES, out, back)) == [named("vic 28/2000 r20.2.4")]  # nobody could decide it


@both
def test_vic_28_2000_r20_2_4_vic_29_2000_r10_2_4_nor_is_play_concluded_without_the_tournament_director(
    make: Make, named: Named
) -> None:
    sits = [step.what.partition(": ")[2].split(", ") for step in held(make()).steps if step.step == "seats"][:2]
    out = {"what": "disqualify", "session": "heats", "hand": 2, "ground": "collusion"}
    thirds = [out | {"player": names[2]} for names in sits]  # so that it is settled at both tables who goes on
    assert happens(make, *thirds).prizes
    assert stopped(make, *thirds, GOES) == named("vic 28/2000 r20.2.4")


@both
def test_vic_28_2000_r20_2_4_vic_29_2000_r10_2_4_nor_are_the_hands_of_a_play_off(make: Make, named: Named) -> None:
    running = held(make())
    final = running.session = running.conditions.final
    assert break_tie(running, final, ["seat 1", "seat 2"], 1, "play-off")
    running.in_charge = ""
    with pytest.raises(Refused) as caught:
        break_tie(running, final, ["seat 1", "seat 2"], 1, "play-off")
    assert caught.value.under.text == named("vic 28/2000 r20.2.4")


@both
def test_vic_28_2000_r20_3_1_vic_29_2000_r10_3_1_a_play_off_is_at_a_designated_table(make: Make, named: Named) -> None:
    running = held(make())
    final = running.session = running.conditions.final
    break_tie(running, final, ["seat 1", "seat 2"], 1, "play-off")
    told = next(step for step in reversed(running.steps) if step.step == "play-off")
    assert running.tables[0] in told.what
    assert named("vic 28/2000 r20.3.1") in [each.text for each in told.cites]


@both
def test_vic_28_2000_r20_1_2_b_vic_29_2000_r10_1_2_b_a_deputy_takes_over_in_the_directors_absence(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.1.2(b)")
    running = happens(make, GOES, OVER)
    assert running.prizes
    assert running.in_charge == "deputy director"
    assert refused(happens(make, OVER)) == [under]  # the director is there
    assert refused(happens(make, GOES, OVER | {"by": "passer-by"}, OVER)) == [under]
    by_deputy = {"what": "retire", "session": "heats", "player": "seat 3", "by": "deputy director"}
    assert refused(happens(make, by_deputy)) == [under]
    by_another = by_deputy | {"by": "passer-by"}
    assert refused(happens(make, by_another)) == [named("vic 28/2000 r20.1.2(a)")]


# 20.3, 10.3


@both
def test_vic_28_2000_r20_3_vic_29_2000_r10_3_play_is_conducted_at_the_tables(make: Make, named: Named) -> None:
    assert cites(make, "play")[1] == named("vic 28/2000 r20.3")


@both
def test_vic_28_2000_r20_3_1_vic_29_2000_r10_3_1_the_tables_are_designated(make: Make, named: Named) -> None:
    under = named("vic 28/2000 r20.3.1")
    running = happens(make, {"what": "designate tables", "tables": ["salon 4", "salon 5"]})
    assert {score.table for score in running.sessions[0].scores} == {"salon 4", "salon 5"}
    assert stopped(make, {"what": "designate tables", "tables": ["salon 4"]}) == under  # the heats need two
    end = {"what": "conclude", "session": "heats", "hand": 2, "table": "salon 9"}
    assert refused(happens(make, end)) == [under]


@both
def test_vic_28_2000_r20_3_2_vic_29_2000_r10_3_2_no_other_play_at_a_designated_table(make: Make, named: Named) -> None:
    other = {"what": "other play", "session": "heats", "hand": 2, "table": f"{make()['game']} 1"}
    assert refused(happens(make, other)) == [named("vic 28/2000 r20.3.2")]
    assert refused(happens(make, other | {"table": "salon 9"})) == []


STAND_IN = {
    "what": "substitute",
    "session": "heats",
    "hand": 2,
    "player": "seat 3",
    "substitute": "guest",
    "approved": True,
}


@both
def test_vic_28_2000_r20_3_3_vic_29_2000_r10_3_3_a_substitute_with_the_directors_approval(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.3.3")
    running = happens(make, STAND_IN)
    assert steps(running, "substitute") == ["guest plays in the position of seat 3"]
    assert running.entrants["seat 3"].plays_for == ""  # for that session
    assert any(score.name == "seat 3" for score in running.sessions[0].scores)  # the position stays the player's
    assert refused(happens(make, STAND_IN | {"approved": False})) == [under]

    def forbidden() -> Data:
        data = make()
        data["conditions"]["substitutes"] = False
        return data

    assert refused(happens(forbidden, STAND_IN)) == [under]  # subject to the conditions
    twice = happens(make, STAND_IN | {"substitute": "seat 4"})
    assert refused(twice) == [named("vic 28/2000 r20.1.1")]
    for_two = happens(make, STAND_IN, STAND_IN | {"player": "seat 4"})
    assert refused(for_two) == [named("vic 28/2000 r20.1.1")]  # nobody sits in two positions


LATER = {
    "what": "alter start",
    "session": "final",
    "to": datetime(2000, 12, 20, 22),
    "told": datetime(2000, 12, 20, 20, 40),
}


@both
def test_vic_28_2000_r20_3_4_vic_29_2000_r10_3_4_starting_times_are_altered_with_reasonable_notice(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.3.4")
    running = happens(make, LATER)
    assert running.starts["final"] == datetime(2000, 12, 20, 22)
    assert cites(make, "alter start", LATER) == [under]
    assert refused(happens(make, LATER | {"hand": 2})) == [under]  # it has started


@both
def test_reading_t14_notice_is_as_long_as_the_conditions_say_or_20_minutes(make: Make, named: Named) -> None:
    under = named("vic 28/2000 r20.3.4")
    short = LATER | {"told": datetime(2000, 12, 20, 20, 41)}  # of 21.00, when it was to start
    assert refused(happens(make, short)) == [under]
    earlier = LATER | {"to": datetime(2000, 12, 20, 20, 50)}
    assert refused(happens(make, earlier)) == [under]

    def ten() -> Data:
        data = make()
        data["conditions"]["notice_minutes"] = 10
        return data

    assert refused(happens(ten, short)) == []


def conclude(make: Make, agreed: bool | None = None) -> Data:
    event = {"what": "conclude", "session": "heats", "hand": 2, "table": f"{make()['game']} 1"}
    return event | ({} if agreed is None else {"agreed": agreed})


def two_are_left(make: Make, cash: bool = False) -> tuple[Make, list[Data]]:
    """Of the three at the first table, one is disqualified, so that it is settled which two go on."""
    sits = next(step.what for step in held(make()).steps if step.step == "seats")
    third = sits.partition(": ")[2].split(", ")[2]

    def made() -> Data:
        data = make()
        if cash:
            data["conditions"]["session"][0]["cash"] = "1/10"
        return data

    out = {"what": "disqualify", "session": "heats", "hand": 2, "player": third, "ground": "collusion"}
    return made, [out]


@both
def test_vic_28_2000_r20_3_5_a_vic_29_2000_r10_3_5_a_play_ends_early_once_it_is_settled_who_goes_on(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.3.5(a)")
    assert refused(happens(make, conclude(make))) == [under]
    settled, events = two_are_left(make)
    running = happens(settled, *events, conclude(make))
    assert refused(running) == []
    assert cites(settled, "conclude", *events, conclude(make))[0] == under


@both
def test_vic_28_2000_r20_3_5_b_vic_29_2000_r10_3_5_b_where_chips_become_cash_all_must_agree(
    make: Make, named: Named
) -> None:
    under = named("vic 28/2000 r20.3.5(b)")
    made, events = two_are_left(make, cash=True)
    assert refused(happens(made, *events, conclude(make))) == [under]
    running = happens(made, *events, conclude(make, agreed=True))
    assert refused(running) == []
    cash = [step for step in running.steps if step.step == "cash"]
    assert len(cash) == 5
    assert {step.cites[0].text for step in cash} == {under}
    chips = sum(score.chips for score in running.sessions[0].scores)
    paid = sum(entry.posting.amount for entry in running.books.entries if "chips in cash" in entry.about)
    assert chips // 10 - 5 < paid <= chips // 10


@both
def test_reading_t16_nothing_is_settled_by_agreement_alone(make: Make, named: Named) -> None:
    made, _ = two_are_left(make, cash=True)
    assert refused(happens(made, conclude(make, agreed=True))) == [named("vic 28/2000 r20.3.5(a)")]


def short_of_chips() -> Data:
    data = victorian()
    data["conditions"]["session"][2]["hands"] = 40
    data["conditions"]["session"][2]["chips"] = "50.00"
    data["conditions"]["prizes"]["ties"] = "lot"
    return data


def test_vic_28_2000_r20_3_5_reading_t16_the_director_ends_the_last_session_when_one_can_wager() -> None:
    alone = sorted(score.out_at or 40 for score in held(short_of_chips()).sessions[-1].scores)[-2] + 1

    def conclude_before(hand: int, **more: Any) -> TournamentState:
        event = {"what": "conclude", "table": "blackjack 1", "session": "final", "hand": hand, **more}
        return happens(short_of_chips, event)

    running = conclude_before(alone, by="tournament director")
    assert sum(not score.out_at for score in running.sessions[-1].scores) == 1
    (told,) = [step for step in running.steps if step.step == "conclude" and step.session == "final"]
    assert [each.text for each in told.cites] == ["vic 28/2000 r20.3.5(a)", "reading T16"]
    assert refused(conclude_before(1)) == ["vic 28/2000 r20.3.5(a)"]
    assert refused(conclude_before(alone, by="deputy director")) == ["vic 28/2000 r20.1.2(b)"]


@both
def test_vic_28_2000_r20_3_5_vic_29_2000_r10_3_5_no_table_concludes_without_its_director(
    make: Make, named: Named
) -> None:
    settled, events = two_are_left(make)
    running = happens(settled, *events)
    assert named("vic 28/2000 r20.3.5(a)") not in [each.text for step in running.steps for each in step.cites]
    hands = running.conditions.sessions[0].hands
    played = [text.count("[[round]]") for name, text in running.sessions[0].records.items() if "-1-" in name]
    assert sum(played) == hands


def test_a_session_may_end_by_the_clock_where_the_conditions_have_a_time() -> None:
    up = {"what": "time is up", "session": "heats", "hand": 2}
    assert refused(happens(victorian, up)) == ["vic 28/2000 r20.2.1(d)"]

    def timed() -> Data:
        data = victorian()
        data["conditions"]["session"][0]["minutes"] = 60
        return data

    assert steps(happens(timed, up), "time is up") == ["60 minutes are over before hand 2"]

    def by_time_alone() -> Data:
        data = timed()
        del data["conditions"]["session"][0]["hands"]
        return data

    assert steps(happens(by_time_alone, up), "time is up") == ["60 minutes are over before hand 2"]
