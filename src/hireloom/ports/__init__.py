"""What the inside needs from outside."""
