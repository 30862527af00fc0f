"""Profile match: a profile against a job by skills, role, years and place, and the lists made of the scores."""
