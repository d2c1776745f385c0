"""Every benchmark, one after another."""

from benchmarks import blackjack_table, keno_settlement, poker_hands, seven_card_stud, simulate, simulate_deals, views

blackjack_table.main()
keno_settlement.main()
poker_hands.main()
seven_card_stud.main()
simulate.main()
simulate_deals.main()
views.main()
