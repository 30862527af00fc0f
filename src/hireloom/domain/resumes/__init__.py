"""A resume, read: its blocks and sentences, its head, its roles, dates and degrees."""
