"""What the baccarat games share, said in the sections of Part 6 and found in those of Part 12.

points    the value of a card, a hand's point count, who draws a third card
chances   every coup that can come, with exact weights
text      what one text has of its own      moments   where a round stands
table     places, hands and shoe: what a table of these games remembers between rounds
seats     who sits and who stands           limits    for how much wagers are made
wagers    the three rows                    settling  wagers made and settled
coup      the script that deals a coup, and dummy rounds
waiting   the next hand's first card, where it is out already
cards     inspected, shuffled or preshuffled, cut, in the shoe, burnt; and what may be directed about them
faults    the acts that report irregularities

A game makes its table a `CoupTable` with its `CoupText`, and its round goes: `prepare_the_cards` while `table.due`,
`dummy_rounds`, `wagering`, `deal_coup`, `announce_result`, `settlement`, `settle_wagers`, `table.end_coup()`.
"""
