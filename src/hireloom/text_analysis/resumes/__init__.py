"""Reading resumes: their blocks and sentences, their head, their roles, and what each sentence names."""
