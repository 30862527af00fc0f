"""Job descriptions from a recruiter's keywords."""
