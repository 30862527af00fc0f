"""The HTTP skin."""
