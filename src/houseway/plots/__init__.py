"""Pictures of figures, drawn by matplotlib (extra `plots`): house edges, the cost of a change, a jackpot's meter."""
