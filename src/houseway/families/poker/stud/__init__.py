"""What the two stud games share: ante or blind bets, face up cards, pot limits, reduced decks."""
