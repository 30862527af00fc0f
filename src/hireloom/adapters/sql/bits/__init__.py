"""Bitmaps: rows of them that are changed together, and whole numbers for very many ids at once."""
