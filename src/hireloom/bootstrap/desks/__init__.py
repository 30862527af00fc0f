"""Which desk uses what, area by area."""
