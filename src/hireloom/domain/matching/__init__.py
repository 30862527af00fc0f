"""Who fits what: skills, role, years and place of a person and a job, and the lists made of their scores."""
