"""Every benchmark, one after another."""

from benchmarks import (
    best_play,
    blackjack_table,
    exact_blackjack,
    exact_odds,
    keno_settlement,
    poker_hands,
    seven_card_stud,
    simulate,
    simulate_deals,
    views,
)

best_play.main()
blackjack_table.main()
exact_blackjack.main()
exact_odds.main()
keno_settlement.main()
poker_hands.main()
seven_card_stud.main()
simulate.main()
simulate_deals.main()
views.main()
