"""What a game is played with. A device says what can come, with exact weights; it never draws.

cards             a card is a small number; its rank, suit and name; complete and reduced decks
stack             the cards that are dealt from, and where each of them is
shoe, machine     a dealing shoe with its discard rack and cutting card; a card machine
dice, coins       what a roll or a spin can show
wheel             compartments around a wheel; the one with a single zero
pool              things drawn one at a time and not put back
balls, tiles      numbered or coloured balls; the 32 tiles
chips             value chips, prescribed coins, and what a player holds
non_value_chips   the colours that a table has issued, to whom and at what value
entropy           numbers from the system or from a seed
chance            what comes next from a device: by entropy, or from a script
"""
