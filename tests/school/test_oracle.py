"""The second way to a payment itself: by odds and stake, from the words of a question alone, colour chips too."""

import re
from itertools import islice

import pytest
from support.school_odds import due
from support.school_oracle import wrong
from support.sessions import EVERY

from houseway.errors import BadInput
from houseway.school import AnswerForm, items, mark

COLOURED = re.compile(r"has \d+ \w+ chips? on ")


@pytest.mark.parametrize("text", [text for text in EVERY if text.startswith(("roulette", "sic-bo", "tri-chro"))])
def test_what_is_paid_is_reckoned_from_the_words_of_the_question_alone(text: str) -> None:
    game = EVERY[text]
    found = next(items(game, "pay", "words"))
    assert due(game.name, "".join(map(str, game.variant.values())), found.question.told)


@pytest.mark.parametrize("text", [text for text in EVERY if text.startswith(("roulette", "sic-bo", "tri-chro"))])
def test_chips_of_several_colours_are_paid_by_what_they_were_issued_at_and_may_be_paid_in_them(text: str) -> None:
    some = list(islice((each for each in items(EVERY[text], "pay", "colours") if each.question.colours), 8))
    for found in some:
        assert wrong(found) is None
        assert found.scene is not None
        lying = [each for each in found.scene().wagers if each.chips]
        assert all(each.counted > 0 and each.stake % each.counted == 0 for each in lying)
        worth = {each.chips: each.stake // each.counted for each in lying}
        assert found.question.colours.items() <= worth.items()
    assert any(len({each.chips for each in found.scene().wagers if each.chips}) > 1 for found in some if found.scene)
    assert any(COLOURED.search(line) for found in some for line in found.question.told)
    alone = next(each for each in some if each.question.form is AnswerForm.AMOUNT)
    colour, cents = next(iter(alone.question.colours.items()))
    count, over = divmod(round(float(alone.answer) * 100), cents)
    in_colour = f"{count} {colour}" + (f" 1x{over / 100:.2f}" if over else "")
    assert mark(alone, in_colour).right
    assert not mark(alone, f"{count + 1} {colour}").right
    with pytest.raises(BadInput, match="is no amount"):
        mark(alone, "3 purple")
