"""The course of every game: each lesson says something that is held, and each task is an item that the table marks."""

import pytest
from support.seeds import SESSIONS
from support.sessions import EVERY

from houseway.errors import BadInput
from houseway.games import find
from houseway.school import item, mark
from houseway.school.course import course, done, lesson

TASKS = SESSIONS or 2  # of a lesson that are done here


@pytest.mark.parametrize("text", EVERY)
def test_a_course_is_complete_and_every_task_can_be_done(text: str) -> None:
    lessons = course(EVERY[text])
    assert [each.number for each in lessons] == list(range(1, len(lessons) + 1))
    titles = [each.title for each in lessons]
    assert {"The round, step by step", "Call", "Collect and pay", "When something goes wrong"} <= {*titles}
    assert titles.index("Call") < titles.index("Collect and pay") < titles.index("When something goes wrong")
    for each in lessons:
        assert each.tasks, each.title
        assert len({*each.tasks}) == len(each.tasks)
        assert all(says for says, _ in each.says)
        for task in each.tasks[:TASKS]:
            asked = item(task)
            assert mark(asked, asked.answer).right


def test_a_lesson_is_done_once_every_task_was_right() -> None:
    first = lesson(find("roulette"), 1)
    right = dict.fromkeys(first.tasks, True)
    assert done(first, right)
    assert not done(first, right | {first.tasks[0]: False})
    assert not done(first, {})


@pytest.mark.parametrize("number", [0, -1, 99])
def test_a_lesson_that_is_not_there_is_told_with_those_that_are(number: int) -> None:
    with pytest.raises(BadInput, match="the course of roulette has lessons 1 to 9, not"):
        lesson(find("roulette"), number)
