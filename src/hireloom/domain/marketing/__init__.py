"""The marketing agent: what it writes, from what, for which platform, and when."""
