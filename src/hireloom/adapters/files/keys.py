"""The keys of stored files, the same in every store."""

import re
import uuid
from datetime import date

_KEY = re.compile(r"[0-9]{4}/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.[a-z0-9]{1,5}")


def new_key(extension: str, on: date) -> str:
    return f"{on.year:04}/{uuid.uuid4()}.{extension}"


def is_key(key: str) -> bool:
    """Whether `new_key` could have given this key; no other text ever becomes part of a path."""
    return _KEY.fullmatch(key) is not None
