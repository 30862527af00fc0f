"""Tells the exports apart by their first bytes."""

import json
from typing import Any

from hireloom.adapters.career_files.europass import europass_resume
from hireloom.adapters.career_files.linkedin import linkedin_resume
from hireloom.domain.careers.career_files import BrokenCareerFile, NoCareerFile, ReadCareerFile, is_json
from hireloom.domain.careers.records import SourceOrigin

_XML = (b"<", b"\xef\xbb\xbf<", b"\xff\xfe<\0", b"\xfe\xff\0<")


class ExportReader:
    def read(self, content: bytes) -> ReadCareerFile:
        if content.startswith(b"PK"):
            return ReadCareerFile(linkedin_resume(content), SourceOrigin.LINKEDIN)
        if content.lstrip().startswith(_XML):
            return ReadCareerFile(europass_resume(content), SourceOrigin.EUROPASS)
        if is_json(content):
            return ReadCareerFile(_object(content), SourceOrigin.JSON_RESUME)
        raise NoCareerFile


def _object(content: bytes) -> Any:
    try:
        return json.loads(content.lstrip())
    except (ValueError, RecursionError) as broken:
        raise BrokenCareerFile from broken
