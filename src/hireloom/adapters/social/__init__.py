"""Publishers, which send posts to platforms."""
