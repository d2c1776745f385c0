"""Coins spun in a ring: two-up and its like. The spinner, the boxer, the kip, and a set of five coins.

The players stand round the ring in the order in which they came, clockwise from the right of the entrance; the boxer
is the dealer. What the Parts share is said here in the sections of Part 21, which divides most finely, and
`table.part` finds it in the Part that the table is played under (`law/parallels/two_up.tsv`).
"""
