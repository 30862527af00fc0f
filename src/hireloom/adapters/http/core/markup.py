"""Plain text for other programs: it stays harmless in a client that inserts it as HTML."""

import re

_TAG = re.compile(r"<(?=[A-Za-z/!?])")


def without_tags(text: str) -> str:
    """The text with another character where a tag could begin. Escaped, it would look wrong in clients that show plain
    text."""
    return _TAG.sub("‹", text)
