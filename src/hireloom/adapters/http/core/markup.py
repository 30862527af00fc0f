"""Plain text for others: it stays harmless in a client that inserts it as HTML."""

import re

_TAG = re.compile(r"<(?=[A-Za-z/!?])")


def without_tags(text: str) -> str:
    """The text with another sign where a tag could begin. Escaped, it would read wrong in clients that show text as
    text."""
    return _TAG.sub("‹", text)
