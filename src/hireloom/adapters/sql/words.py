"""Searching columns for words as a person types them."""

from sqlalchemy import ColumnElement, func, or_


def contains(column: ColumnElement[str], word: str) -> ColumnElement[bool]:
    """In any case. SQLite makes only ASCII lower case."""
    in_lower_case = func.lower(column).contains(word.lower(), autoescape=True)
    return or_(in_lower_case, column.contains(word, autoescape=True))
