"""Prose from facts: letters, interview questions, summaries, job descriptions and posts."""
