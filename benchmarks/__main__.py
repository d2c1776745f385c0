"""Every benchmark, one after another."""

from benchmarks import blackjack_table, exact_odds, keno_settlement, poker_hands, seven_card_stud, views

blackjack_table.main()
exact_odds.main()
keno_settlement.main()
poker_hands.main()
seven_card_stud.main()
views.main()
