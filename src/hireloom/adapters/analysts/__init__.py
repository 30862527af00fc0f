"""Analysts of a resume and a job: the local engine, alone or with a language model."""
