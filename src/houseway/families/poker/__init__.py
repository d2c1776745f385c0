"""Poker between players: what Parts 15 to 18 share, from the seats to the last pot.

Every citation is said in the sections of Part 17 (5 card stud), and `table.part` finds it in the Part that the table is
played under: `law/parallels/poker.tsv` has the four Parts side by side.
"""
