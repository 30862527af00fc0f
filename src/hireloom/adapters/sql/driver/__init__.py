"""Statements run by the driver itself, because what SQLAlchemy does around a statement often takes longer than it."""
