"""Uploaded files: stored under a key, never under the uploaded name."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from hireloom.domain.amounts import MB, Amounts
from hireloom.domain.refusals import Invalid, Malformed, NotFound, TooLarge

LONGEST_NAME = 120

_PUBLIC_NAME = re.compile(r"[A-Za-z0-9_\-. ]+")
_KEY = re.compile(r"[A-Za-z0-9_\-. /]{1,200}")
_UNSHOWABLE = re.compile(r'[\x00-\x1f\x7f<>:"|?*\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]')


class NoSuchResume(NotFound):
    sentence = "Resume not found"


class FileNameMalformed(Malformed):
    sentence = "A file name may contain only letters, digits, spaces, dots, dashes and underscores."


class DocumentMalformed(Malformed):
    sentence = "There is no document with this name."


class DocumentNotAvailable(NotFound):
    sentence = "Document not available"


class QuotaReached(Invalid):
    def __init__(self, amounts: Amounts) -> None:
        most = f"{amounts.files:,} files, {amounts.file_bytes // MB:,} MB"
        super().__init__(f"You have stored as many files as we keep for one person ({most}).")


class FileKind(StrEnum):
    RESUME = "resume"
    DRIVING_LICENSE = "driving_license"
    VISA_DOCUMENT = "visa_document"
    ATTACHMENT = "attachment"  # of a message or a tracked job, or the answer to a question
    PHOTO = "photo"  # of the person, for resumes that show one
    OFFER_LETTER = "offer_letter"
    CAREER_FILE = "career_file"  # from which a career was read


LARGEST_ATTACHMENT = 10 * MB


@dataclass(frozen=True, slots=True)
class Upload:
    name: str
    content: bytes

    def must_fit(self, limit: int) -> None:
        """Raises TooLarge for more than `limit` bytes."""
        if len(self.content) > limit:
            raise TooLarge(too_large(limit))


def too_large(limit: int) -> str:
    return f"File size should not exceed {limit // MB}MB."


def checksum_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


@dataclass(frozen=True, slots=True)
class StoredFile:
    key: str
    owner_id: int
    kind: FileKind
    name: str  # as uploaded, shown to people and never used as a path
    size: int
    sha256: str
    created_at: datetime

    @property
    def extension(self) -> str:
        return self.key.rpartition(".")[2]

    @property
    def public_name(self) -> str:
        return public_name_of(self.key)


def public_name_of(key: str) -> str:
    """The file's name in URLs."""
    return key.replace("/", "-")


def key_of(public_name: str) -> str:
    """The key that a name in a URL stands for; the file may not exist. Raises FileNameMalformed."""
    if not _PUBLIC_NAME.fullmatch(public_name) or not public_name.strip(". "):
        raise FileNameMalformed
    return public_name.replace("-", "/", 1)


def document_key(path: str | None) -> str:
    """The key in a request; never a path to anywhere else. Raises DocumentMalformed."""
    if not path or not _KEY.fullmatch(path) or any(not part.strip(". ") for part in path.split("/")):
        raise DocumentMalformed
    return path


def bare_name(uploaded: str) -> str:
    """The uploaded name, safe to show: without folders, invisible characters or characters that change the reading
    direction."""
    return _UNSHOWABLE.sub("", uploaded.replace("\\", "/").rsplit("/", 1)[-1]).strip()


def listed_name(uploaded: str) -> str:
    """The bare name, for a list of files that are not kept."""
    return bare_name(uploaded)[:LONGEST_NAME] or "file"


def shown_name(uploaded: str, *, extension: str, otherwise: str = "resume") -> str:
    """The bare name, to use when saving, too: with the extension of the content. `otherwise` replaces an empty one."""
    last = bare_name(uploaded)
    stem = last[: -len(extension) - 1] if last.lower().endswith("." + extension) else last
    return f"{stem[:LONGEST_NAME].strip(' .') or otherwise}.{extension}"


def is_pdf(content: bytes) -> bool:
    """Whether the content is a PDF, whatever the file is called."""
    return b"%PDF-" in content[:1024]


def must_have_room(stored: Sequence[StoredFile], *, more: int, amounts: Amounts) -> None:
    """Raises QuotaReached if a person who has stored these files may not store `more` bytes."""
    if len(stored) >= amounts.files or sum(file.size for file in stored) + more > amounts.file_bytes:
        raise QuotaReached(amounts)
