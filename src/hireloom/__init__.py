"""Hireloom matches people and jobs with an explanation that both sides can read."""

__version__ = "1.0.0"
