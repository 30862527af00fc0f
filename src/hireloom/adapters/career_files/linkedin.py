"""LinkedIn's data archive: a ZIP of CSV files, of which a few say what somebody has done."""

import csv
import re
import struct
import zipfile
import zlib
from io import BytesIO, StringIO
from itertools import islice
from typing import Any

from hireloom.domain.careers.career_files import BrokenCareerFile, NoCareerInside, OversizedCareerFile

_FILES = (
    *("Positions", "Education", "Certifications", "Languages", "Projects", "Skills", "Profile"),
    *("Volunteering", "Honors", "Publications", "PhoneNumbers"),
)
_LARGEST = 4 * 2**20  # bytes of one of them
_MOST_ENTRIES, _MOST_ROWS = 2_000, 500
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = re.compile(r"([A-Za-z]{3})[a-z]*\.? ((?:19|20)\d\d)")
_YEAR = re.compile(r"(?:19|20)\d\d")
_ADDRESS = re.compile(r"https?://[^\s,\]]{1,200}")
_BULLET = re.compile(r"^[\s\-–—*•·▪◦●]+")

Row = dict[str, str]


def linkedin_resume(content: bytes) -> dict[str, Any]:
    """Only the named files are inflated, wherever they are in the archive, and never onto the disk."""
    _must_be_small(content)
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            tables = _tables(archive)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError) as broken:
        raise BrokenCareerFile from broken
    if not {"Positions", "Education", "Profile"} & tables.keys():
        raise NoCareerInside
    return _resume(tables)


def _resume(tables: dict[str, list[Row]]) -> dict[str, Any]:
    return {
        "basics": {
            "name": " ".join(
                f"{row.get('First Name', '')} {row.get('Last Name', '')}" for row in tables.get("Profile", ())[:1]
            ),
            "phone": next((number for row in tables.get("PhoneNumbers", ()) if (number := row.get("Number", ""))), ""),
            "profiles": [{"url": address} for row in tables.get("Profile", ()) for address in _addresses(row)],
            "summary": "\n".join(row.get("Summary", "") for row in tables.get("Profile", ())),
        },
        "work": [_work(row) for row in tables.get("Positions", ())],
        "volunteer": [_work(row) | {"position": row.get("Role", "")} for row in tables.get("Volunteering", ())],
        "awards": [
            {"title": row.get("Title", ""), "summary": row.get("Description", ""), "date": _date(row, "Issued On")}
            for row in tables.get("Honors", ())
        ],
        "publications": [
            {
                "name": row.get("Name", ""),
                "publisher": row.get("Publisher", ""),
                "releaseDate": _date(row, "Published On"),
            }
            for row in tables.get("Publications", ())
        ],
        "education": [
            {
                "institution": row.get("School Name", ""),
                "studyType": row.get("Degree Name", ""),
                "startDate": _date(row, "Start Date"),
                "endDate": _date(row, "End Date"),
            }
            for row in tables.get("Education", ())
        ],
        "certificates": [
            {
                "name": row.get("Name", ""),
                "issuer": row.get("Authority", ""),
                "date": _date(row, "Started On"),
                "expires": _date(row, "Finished On"),
            }
            for row in tables.get("Certifications", ())
        ],
        "languages": [
            {"language": row.get("Name", ""), "fluency": row.get("Proficiency", "")}
            for row in tables.get("Languages", ())
        ],
        "projects": [
            {"name": row.get("Title", ""), "description": row.get("Description", ""), "url": row.get("Url", "")}
            for row in tables.get("Projects", ())
        ],
        "skills": [{"name": row.get("Name", "")} for row in tables.get("Skills", ())],
    }


def _must_be_small(content: bytes) -> None:
    """By the record at its end, because opening a ZIP reads the whole list of its files."""
    at = content.rfind(b"PK\x05\x06")
    if at < 0 or len(content) < at + 22:
        raise BrokenCareerFile
    count, size = struct.unpack_from("<HI", content, at + 10)
    if count > _MOST_ENTRIES or size > _LARGEST:
        raise OversizedCareerFile


def _tables(archive: zipfile.ZipFile) -> dict[str, list[Row]]:
    tables: dict[str, list[Row]] = {}
    for entry in archive.infolist():
        name = entry.filename.replace("\\", "/").rpartition("/")[2].removesuffix(".csv")
        if name in _FILES and entry.filename.endswith(".csv") and name not in tables:
            with archive.open(entry) as file:
                text = file.read(_LARGEST + 1)
            if len(text) > _LARGEST:
                raise OversizedCareerFile
            tables[name] = _rows(text.decode("utf-8-sig", "replace"))
    return tables


def _rows(text: str) -> list[Row]:
    try:
        rows = list(islice(csv.DictReader(StringIO(text)), _MOST_ROWS + 1))
    except csv.Error as broken:
        raise BrokenCareerFile from broken
    if len(rows) > _MOST_ROWS:
        raise OversizedCareerFile
    return [{name.strip(): value.strip() for name, value in row.items() if name and value} for row in rows]


def _work(row: Row) -> dict[str, Any]:
    lines = row.get("Description", "").splitlines()
    return {
        "name": row.get("Company Name", ""),
        "position": row.get("Title", ""),
        "location": row.get("Location", ""),
        "startDate": _date(row, "Started On"),
        "endDate": _date(row, "Finished On"),
        "highlights": [text for line in lines if (text := _BULLET.sub("", line).strip())],
    }


def _date(row: Row, name: str) -> str:
    """'Mar 2022' as '2022-03'; a year stays alone."""
    value = row.get(name, "")
    match = _MONTH.fullmatch(value)
    if match and match[1].lower() in _MONTHS:
        return f"{match[2]}-{_MONTHS.index(match[1].lower()) + 1:02}"
    year = _YEAR.search(value)
    return year[0] if year else ""


def _addresses(row: Row) -> list[str]:
    return _ADDRESS.findall(row.get("Websites", ""))
