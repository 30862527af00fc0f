"""Interviews: proposed by recruiters, booked by candidates at a time that is free for everybody."""
