"""Every benchmark, one after another."""

from benchmarks import blackjack_table, keno_settlement, poker_hands

blackjack_table.main()
keno_settlement.main()
poker_hands.main()
