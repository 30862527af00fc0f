"""Europass XML: the Skills Passport of Cedefop, and the candidate profile of europass.europa.eu."""

import html
import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import nh3

from hireloom.domain.careers.career_files import (
    BrokenCareerFile,
    FileWithDoctype,
    NoCareerFile,
    OversizedCareerFile,
)

_LARGEST = 8 * 2**20  # bytes, including the photo
_DEEPEST, _MOST_ELEMENTS = 60, 50_000
TOO_LARGE = "This file is too large. Please save it without the photo and choose it again."
_DOCTYPES = (b"<!DOCTYPE", "<!DOCTYPE".encode("utf-16-le"), "<!DOCTYPE".encode("utf-16-be"))
_LINE_ENDS = re.compile(r"</(?:li|p|div|ul|ol|h[1-6])\s*>|<br\s*/?>", re.IGNORECASE)
_LEVELS = ("Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing")


def europass_resume(content: bytes) -> dict[str, Any]:
    """Refuses a document type, which Europass never writes and entities need."""
    if len(content) > _LARGEST:
        raise OversizedCareerFile(TOO_LARGE)
    if any(begin in content for begin in _DOCTYPES):
        raise FileWithDoctype
    try:
        root = _tree(content)
    except (ElementTree.ParseError, ValueError, LookupError) as broken:
        raise BrokenCareerFile from broken
    if _name(root) == "SkillsPassport":
        return _passport(root)
    if _name(root) == "Candidate":
        return _candidate(root)
    raise NoCareerFile


def _tree(content: bytes) -> Element:
    depth, count = 0, 0
    root: Element | None = None
    # No document type, so no entities.
    for event, element in ElementTree.iterparse(BytesIO(content), events=("start", "end")):  # noqa: S314
        root = element if root is None else root
        depth, count = (depth + 1, count + 1) if event == "start" else (depth - 1, count)
        if depth > _DEEPEST or count > _MOST_ELEMENTS:
            raise OversizedCareerFile(TOO_LARGE)
    if root is None:
        raise BrokenCareerFile
    return root


def _passport(root: Element) -> dict[str, Any]:
    achievements = list(_all(root, "Achievement"))
    native = [
        {"language": _text(tongue, "Description", "Label"), "fluency": "Native"}
        for tongue in _all(root, "MotherTongue")
    ]
    identification = ("LearnerInfo", "Identification")
    return {
        "basics": {
            "name": " ".join(_text(root, *identification, "PersonName", part) for part in ("FirstName", "Surname")),
            "phone": _text(root, *identification, "ContactInfo", "TelephoneList", "Telephone", "Contact"),
            "profiles": [{"url": _text(site, "Contact")} for site in _all(root, "Website") if _text(site, "Contact")],
            "summary": "\n".join(
                _text(headline, "Description", "Label")
                for headline in _all(root, "Headline")
                if _text(headline, "Type", "Code") == "personal_statement"
            ),
        },
        "work": [
            {
                "position": _text(job, "Position", "Label"),
                "name": _text(job, "Employer", "Name"),
                "location": _text(job, "Employer", "ContactInfo", "Address", "Contact", "Municipality"),
                "startDate": _day(job, "Period", "From"),
                "endDate": _day(job, "Period", "To"),
                "highlights": _lines(_text(job, "Activities")),
            }
            for job in _all(root, "WorkExperience")
        ],
        "education": [
            {
                "studyType": _text(study, "Title"),
                "institution": _text(study, "Organisation", "Name"),
                "startDate": _day(study, "Period", "From"),
                "endDate": _day(study, "Period", "To"),
            }
            for study in _all(root, "Education")
        ],
        "languages": native
        + [
            {
                "language": _text(language, "Description", "Label"),
                "fluency": _lowest(_text(language, "ProficiencyLevel", skill) for skill in _LEVELS),
            }
            for language in _all(root, "ForeignLanguage")
        ],
        **_more(
            (_code(achievement), _text(achievement, "Title", "Label"), _lines(_text(achievement, "Description")))
            for achievement in achievements
        ),
    }


def _more(achievements: Iterable[tuple[str, str, list[str]]]) -> dict[str, Any]:
    """What the person has put below headings of kinds or of their own: kind, heading and lines of each."""
    more: dict[str, Any] = {"certificates": [], "awards": []}
    additions: dict[str, list[str]] = {}
    for kind, heading, lines in achievements:
        for line in lines:
            if re.search("certif", kind, re.IGNORECASE):
                more["certificates"].append({"name": line})
            elif re.search(r"award|honou?r", kind, re.IGNORECASE):
                more["awards"].append({"title": line})
            else:
                additions.setdefault(heading, []).append(line)
    return more | {"additions": [{"heading": heading, "highlights": lines} for heading, lines in additions.items()]}


def _candidate(root: Element) -> dict[str, Any]:
    others = _more(
        (heading, heading, [": ".join(filter(None, (_text(entry, "Title"), *_lines(_text(entry, "Description")))))])
        for group in _all(root, "Others")
        for heading in [_text(group, "Title")]
        for entry in _all(group, "Other")
    )
    person = ("CandidatePerson", "PersonName")
    return {
        "basics": {
            "name": " ".join(_text(root, *person, part) for part in ("GivenName", "FamilyName")),
            "phone": next(_phones(root), ""),
            "profiles": [{"url": site.text or ""} for site in _all(root, "URI")],
            "summary": "\n".join(line for summary in _all(root, "ExecutiveSummary") for line in _lines(_text(summary))),
        },
        "work": [
            {
                "position": _text(role, "PositionTitle"),
                "name": _text(employer, "OrganizationName"),
                "location": _text(role, "City") or _text(employer, "City"),
                "startDate": _text(role, "EmploymentPeriod", "StartDate", "FormattedDateTime"),
                "endDate": _text(role, "EmploymentPeriod", "EndDate", "FormattedDateTime"),
                "highlights": _lines(_text(role, "Description")),
            }
            for employer in _all(root, "EmployerHistory")
            for role in _all(employer, "PositionHistory")
        ],
        "education": [
            {
                "studyType": _text(study, "EducationDegree", "DegreeName"),
                "institution": _text(study, "OrganizationName"),
                "startDate": _text(study, "AttendancePeriod", "StartDate", "FormattedDateTime"),
                "endDate": _text(study, "AttendancePeriod", "EndDate", "FormattedDateTime"),
            }
            for study in _all(root, "EducationOrganizationAttendance")
        ],
        "volunteer": [
            {"position": _text(work, "Title"), "highlights": _lines(_text(work, "Description"))}
            for work in _all(root, "VoluntaryWork")
        ],
        **others,
        "certificates": [
            *({"name": _text(certificate, "CertificationName")} for certificate in _all(root, "Certification")),
            *others["certificates"],
        ],
        "projects": [
            {"name": _text(project, "Title"), "description": " ".join(_lines(_text(project, "Description")))}
            for project in _all(root, "Project")
        ],
    }


def _phones(candidate: Element) -> Iterator[str]:
    """With the country code in front, which stands with or without its plus."""
    for channel in _all(candidate, "Communication"):
        if number := _text(channel, "DialNumber"):
            code = _text(channel, "CountryDialing").lstrip("+0")
            yield f"+{code} {number}" if code else number


def _name(element: Element) -> str:
    """Without its namespace, of which there are several."""
    return element.tag.rpartition("}")[2]


def _all(element: Element, name: str) -> Iterator[Element]:
    return (child for child in element.iter() if _name(child) == name and child is not element)


def _child(element: Element | None, name: str) -> Element | None:
    return next((child for child in element if _name(child) == name), None) if element is not None else None


def _inside(element: Element, path: Iterable[str]) -> Element | None:
    inner: Element | None = element
    for name in path:
        inner = _child(inner, name)
    return inner


def _text(element: Element, *path: str) -> str:
    inner = _inside(element, path)
    return "".join(inner.itertext()).strip() if inner is not None else ""


def _day(element: Element, *path: str) -> str:
    """Cedefop writes <From year="2019" month="--03"/>."""
    inner = _inside(element, path)
    if inner is None:
        return ""
    year, month = inner.get("year", ""), inner.get("month", "").lstrip("-")
    return f"{year}-{month.zfill(2)}" if month else year


def _code(element: Element) -> str:
    return _text(element, "Title", "Code") + _text(element, "Title", "Label")


def _lines(text: str) -> list[str]:
    """Sentences of formatted text, one for each line or bullet."""
    parts = _LINE_ENDS.sub("\n", text).splitlines()
    plain = (html.unescape(nh3.clean(part, tags=set())) for part in parts)
    return [" ".join(part.split()) for part in plain if part.strip(" \t\xa0•-")]


def _lowest(levels: Iterator[str]) -> str:
    """The level that holds for all that somebody does in a language."""
    return min((level for level in levels if level), default="")
