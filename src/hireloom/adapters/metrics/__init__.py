"""Counting what happens, and giving the figures to Prometheus."""
