"""Stores for the bytes of uploaded files."""
