"""Realistic demo data: companies, jobs, people and their resumes, all invented."""
