"""The wiring: which adapter fills which port, and which desk uses what."""
