"""Lines of a resume as clauses and sentences that may be told."""
