"""Baccarat in Victoria: what the notices that are held say over Queensland's Part 6 (reading BC20).

wagers          the rows beside a secret wager, and its own
table           a table of 1999: secret wagers             later_table     the shoe, Dummy Coups
words, forms    the approved form of a secret wager, what is wrong with one, and what it then counts for
secret          it is handed in, examined and looked at    announcing   announced, laid down and counted
dealing         who deals      opening, both_hands   who opens      holding   the shoe accepted, shared, given up
dummies         Dummy Coups    changing   wagers changed by permission
irregularities  all acts of each text                      procedure   the steps that a round has otherwise
"""
