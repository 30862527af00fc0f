"""Who carries posts to the world."""
