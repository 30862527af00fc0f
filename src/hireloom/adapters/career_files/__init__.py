"""Careers that other products have exported."""
