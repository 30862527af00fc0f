"""What people upload and we keep: the bytes lie behind a key, never behind the name they came with."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class FileKind(StrEnum):
    RESUME = "resume"
    DRIVING_LICENSE = "driving_license"
    VISA_DOCUMENT = "visa_document"


@dataclass(frozen=True, slots=True)
class StoredFile:
    key: str
    owner_id: int
    kind: FileKind
    name: str  # as uploaded, shown to people and never used as a path
    size: int
    sha256: str
    created_at: datetime
