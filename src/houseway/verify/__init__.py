"""What is stored, held against itself: chains, balances, rounds again, shoes, meters, scores; and backups of it."""
