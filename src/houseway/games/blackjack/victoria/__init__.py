"""What only the Victorian notices on blackjack have; their values are in `texts`."""
