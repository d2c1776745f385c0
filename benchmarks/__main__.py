"""Every benchmark, one after another."""

from benchmarks import blackjack_table

blackjack_table.main()
