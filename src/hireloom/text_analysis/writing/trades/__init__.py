"""What the title of a job means: its work, its trade and its places, and what is asked in each trade."""
