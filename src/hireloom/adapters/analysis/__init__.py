"""Who reads a resume against a job: the local engine, or a model around it."""
