"""The wiring: which adapter stands behind which port, and which desk works with what."""
