"""What the baccarat games share: points, the coup, the cards in the shoe, and what goes wrong with them.

points   the value of a card, a hand's point count, who draws a third card
chances  every coup that can come, with exact weights
cites    where a game's own Part provides for each step: no section number stands in this family
table    what a table of these games remembers between rounds
coup     the script that deals a coup, and dummy rounds
cards    inspected, shuffled or preshuffled, cut, in the shoe, burnt; and what may be directed about them
faults   the acts that report irregularities

A game makes its table a `CoupTable` with its `CoupCites`, and its round goes: `prepare_the_cards` while `table.due`,
`dummy_rounds`, wagering, `deal_coup`, the game's own `Settling` ask, `table.end_coup()`.
"""
