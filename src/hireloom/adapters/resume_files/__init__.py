"""Resumes as PDF (Typst) and Word files (python-docx)."""
