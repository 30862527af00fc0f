"""A resume, read: its blocks and sentences, its head, its roles and what each sentence names."""
