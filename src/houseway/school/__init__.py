"""The dealer school: questions whose answers come from the table itself (docs/school.md).

An item is a situation at a real table, made by a seed. Nobody has written its answer down: the table gives it.
"""

from houseway.school.drills import DRILLS, Drill
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, named
from houseway.school.items import drill, item, items, kinds
from houseway.school.marks import MarkedAnswer, mark

__all__ = [
    "DRILLS",
    "AnswerForm",
    "Drill",
    "Item",
    "ItemName",
    "ItemQuestion",
    "MarkedAnswer",
    "drill",
    "item",
    "items",
    "kinds",
    "mark",
    "named",
]  # fmt: skip
