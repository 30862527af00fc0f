"""Resumes that are made from a career: what stands on their pages, and how they look."""
