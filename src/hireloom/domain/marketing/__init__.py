"""The marketing agent: what it writes, from which facts, for which platform, and when."""
