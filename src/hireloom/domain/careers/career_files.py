"""Files of other products that hold a career."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from hireloom.domain.careers.records import SourceOrigin
from hireloom.domain.files import FileKind, Upload, is_pdf, shown_name
from hireloom.domain.papers import Paper
from hireloom.domain.refusals import Invalid

UNNAMED_FOR = timedelta(days=1)  # how long a file is kept that the career names no more, or not yet


class NoCareerFile(Invalid):
    sentence = (
        "Please choose a resume (PDF, DOCX or DOC), LinkedIn's data archive (ZIP), a Europass file (XML) or a JSON"
        " Resume (JSON)."
    )


class FileWithDoctype(Invalid):
    """A document type can define entities, which pull in other files or grow without end."""

    sentence = (
        "This file contains a document type declaration (DOCTYPE), which can pull in other files, so it was not"
        " opened. Europass files have none: please download your profile from Europass again."
    )


class BrokenCareerFile(Invalid):
    sentence = "This file is damaged or incomplete. Please download it again and choose the new one."


class OversizedCareerFile(Invalid):
    sentence = "This archive holds more than a career can. Please ask LinkedIn for your profile alone."


class NoCareerInside(Invalid):
    sentence = "This archive has no Positions.csv, Education.csv or Profile.csv, so it says nothing about your career."


class ReadCareerFile(NamedTuple):
    """What the file says, in the shape of a JSON Resume."""

    resume: Mapping[str, Any]
    origin: SourceOrigin


def career_paper(upload: Upload) -> Paper:
    """A file that has been read, to keep beside the career."""
    extension = _extension(upload)
    name = shown_name(upload.name, extension=extension, otherwise="career")
    return Paper(FileKind.CAREER_FILE, name, extension, upload.content)


def _extension(upload: Upload) -> str:
    if is_pdf(upload.content):
        return "pdf"
    if is_json(upload.content):
        return "json"
    named = upload.name.rpartition(".")[2].lower()
    if upload.content.startswith(b"PK"):
        return "docx" if named == "docx" else "zip"
    return "doc" if named == "doc" else "xml"


def is_json(content: bytes) -> bool:
    """An object, in UTF-8 or UTF-16."""
    return content.lstrip().startswith((b"{", b"\xef\xbb\xbf{", b"\xff\xfe{\0", b"\xfe\xff\0{"))
