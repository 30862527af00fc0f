"""A believable world to look around in: companies, jobs, people and their resumes, all invented here."""
