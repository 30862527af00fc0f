"""Interview questions with answers from a resume, and practice."""
