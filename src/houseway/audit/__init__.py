"""The night audit: logs of rounds, a house's own or anybody's, held against the text of the day and against chance."""
