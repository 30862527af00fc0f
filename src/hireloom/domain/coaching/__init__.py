"""Beside the form of a job: what turns people away, and whom each requirement costs."""
