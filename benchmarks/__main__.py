"""Every benchmark, one after another."""

from benchmarks import blackjack_table, keno_settlement

blackjack_table.main()
keno_settlement.main()
