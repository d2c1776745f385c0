"""What the tests of the pages excuse: an answer that was late for its session, on however busy a machine."""

from support.visit import Sessions

PICTURE, LIST = "/api/tables/Craps/cloth.svg", "/api/tables"


def test_a_picture_that_is_answered_when_the_next_session_has_begun_is_excused() -> None:
    sessions = Sessions()
    sessions.asks(PICTURE, picture=True)
    assert not sessions.has_ended_for(PICTURE)
    sessions.ends()
    sessions.has_ended(True)
    sessions.begins()
    assert sessions.has_ended_for(PICTURE)


def test_a_list_asked_for_while_the_session_is_being_ended_is_excused_and_one_asked_for_later_is_not() -> None:
    sessions = Sessions()
    sessions.ends()
    sessions.asks(LIST)
    sessions.has_ended(True)
    sessions.asks("/api/people")
    sessions.asks(PICTURE, picture=True)
    assert [sessions.has_ended_for(each) for each in (LIST, "/api/people", PICTURE)] == [True, False, True]


def test_nothing_is_excused_where_the_session_was_not_ended_or_in_the_one_after_it() -> None:
    sessions = Sessions()
    sessions.asks(LIST)
    sessions.ends()
    sessions.has_ended(False)
    assert not sessions.has_ended_for(LIST)
    sessions.ends()
    sessions.has_ended(True)
    sessions.begins()
    sessions.asks(PICTURE, picture=True)
    assert not sessions.has_ended_for(PICTURE)
