"""Adapters, one folder for each port."""
