"""Jobs of outside boards: their postings, and which postings are the same job."""
