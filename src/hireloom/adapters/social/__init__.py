"""Publishers: what carries posts to platforms."""
