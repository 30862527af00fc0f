"""Reading and writing text by fixed rules: adverts, resumes, the evidence between them, and prose from facts."""
