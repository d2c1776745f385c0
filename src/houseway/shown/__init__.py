"""What one person is shown: the view of a table in parts, what they may be told and do, the lobby, a round again."""
