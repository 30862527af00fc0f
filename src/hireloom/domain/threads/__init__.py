"""Threads: what the applicant and those who decide write to each other about one application."""
