"""A career in the JSON Resume format (jsonresume.org, version 1.0.0), which other products read and write."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hireloom.domain.careers.json_resume_versions import in_version_one
from hireloom.domain.careers.records import (
    LONGEST_DEED,
    LONGEST_LINE,
    AwardEntry,
    CareerDeed,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    EducationEntry,
    HeadedSentences,
    LanguageEntry,
    LinkEntry,
    ProjectEntry,
    SkillEntry,
    SourceOrigin,
    SourceWords,
    entry_id,
    own_name,
    paragraphs,
    same,
)
from hireloom.domain.identity.users import User
from hireloom.domain.profile_forms import entries
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid
from hireloom.domain.web_links import safe_link

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"
_SECTIONS = (
    *("basics", "work", "volunteer", "education", "certificates", "awards", "languages", "projects", "skills"),
    "publications",
)
_CURRENT = "isCurrent"
_STILL = ("present", "current", "now", "today")  # what stands in place of an end
_DATE = re.compile(r"((?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)(?:-\d\d)?")


class NoJsonResume(Invalid):
    sentence = "This is not a JSON Resume. Please choose a file in the format of jsonresume.org."


def json_resume(user: User, profile: Profile | None, record: CareerRecord) -> dict[str, Any]:
    """The fields that JSON Resume defines, and those that other products pass over: `additions`, `expires` of a
    certificate and `isCurrent` of a role that has ended at an unknown date."""
    roles = entries(profile.job_roles) if profile else ()
    titles = [position.title for position in record.positions]
    return {
        "$schema": SCHEMA,
        "basics": _filled(
            name=own_name(user, profile, record),
            label=next(iter((*roles, *titles)), ""),
            email=profile.email if profile else user.email,
            phone=f"{profile.country_code}-{profile.phone_number}" if profile else str(user.phone or ""),
            summary="\n".join(deed.text for entry in record.summary for deed in entry.deeds),
        )
        | {"profiles": [_filled(network=link.label, url=link.address) for link in record.links]},
        "work": [_work(position, "name") for position in record.positions],
        "volunteer": [_work(role, "organization") for role in record.volunteer_roles],
        "education": [
            _filled(
                institution=entry.school,
                area=entry.subject,
                studyType=entry.degree,
                startDate=entry.start,
                endDate=entry.end,
            )
            for entry in record.education
        ],
        "certificates": [
            _filled(name=entry.name, issuer=entry.issuer, date=entry.date, expires=entry.expires)
            for entry in record.certificates
        ],
        "awards": [
            _filled(title=entry.name, awarder=entry.issuer, date=entry.date, summary=entry.text)
            for entry in record.awards
        ],
        "languages": [_filled(language=entry.name, fluency=entry.level) for entry in record.languages],
        "projects": [_filled(name=entry.name, description=entry.text, url=entry.address) for entry in record.projects],
        "skills": [{"name": skill} for skill in skill_names(profile, record)],
        "additions": [
            _filled(heading=entry.heading) | {"highlights": [deed.text for deed in entry.deeds]}
            for entry in record.additions
        ],
        "meta": {"version": "v1.0.0"}
        | ({"lastModified": profile.updated_at.strftime("%Y-%m-%dT%H:%M:%S")} if profile else {}),
    }


def skill_names(profile: Profile | None, record: CareerRecord) -> list[str]:
    """Those of the profile, then those that only the career names."""
    names: dict[str, str] = {}
    for name in (*(entries(profile.skills) if profile else ()), *(skill.name for skill in record.skills)):
        names.setdefault(same(name), name)
    return list(names.values())


def _work(position: CareerPosition, employer: str) -> dict[str, Any]:
    values = _filled(
        **{employer: position.employer},
        position=position.title,
        location=position.place,
        startDate=position.start,
        endDate=position.end,
    )
    if not position.is_current and not position.end:
        values[_CURRENT] = False
    return values | {"highlights": [deed.text for deed in position.deeds]}


def _filled(**values: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


def career_from_json_resume(resume: Mapping[str, Any], origin: SourceOrigin = SourceOrigin.JSON_RESUME) -> CareerRecord:
    """The career in a JSON Resume of any version. What it does not define is left out. Raises NoJsonResume, Invalid."""
    resume = in_version_one(resume)
    if not any(isinstance(resume.get(name), dict | list) for name in _SECTIONS):
        raise NoJsonResume

    def entries(kind: Any, section: str, names: Mapping[str, str]) -> tuple[Any, ...]:
        return _once(_entry(kind, item, origin, **names) for item in _items(resume, section))

    return CareerRecord(
        positions=_once(_position(item, origin) for item in _items(resume, "work")),
        education=entries(EducationEntry, "education", _EDUCATION),
        certificates=entries(CertificateEntry, "certificates", _CERTIFICATE),
        languages=entries(LanguageEntry, "languages", {"name": "language", "level": "fluency"}),
        projects=_once(_entry(ProjectEntry, _project(item), origin, **_PROJECT) for item in _items(resume, "projects")),
        links=_once(_links(resume, origin)),
        skills=_once(_entry(SkillEntry, {"name": name}, origin, name="name") for name in _skills(resume)),
        summary=_once(_headed("summary", "Summary", paragraphs(text), origin) for text in _summaries(resume)),
        volunteer_roles=_once(_position(item, origin, "volunteer") for item in _items(resume, "volunteer")),
        awards=entries(AwardEntry, "awards", _AWARD),
        additions=_once(_additions(resume, origin)),
    )


_EDUCATION = {"degree": "studyType", "subject": "area", "school": "institution", "start": "startDate", "end": "endDate"}
_CERTIFICATE = {"name": "name", "issuer": "issuer", "date": "date", "expires": "expires"}
_AWARD = {"name": "title", "issuer": "awarder", "date": "date", "text": "summary"}
_PROJECT = {"name": "name", "text": "description", "address": "url"}
_POSITION = {"title": "position", "employer": "name", "place": "location", "start": "startDate", "end": "endDate"}


def _position(item: Mapping[str, Any], origin: SourceOrigin, kind: str = "position") -> CareerPosition:
    """The employer is `name`, in version 0 `company`, in unpaid work `organization`."""
    employer = next((item[name] for name in ("name", "company", "organization") if name in item), "")
    values = _values({**item, "name": employer}, _POSITION)
    if values["start"] and values["end"] and values["end"] < values["start"][: len(values["end"])]:
        values["end"] = ""
    key = entry_id(kind, *values.values())
    texts = [item.get("summary"), *_listed(item, "highlights")]
    is_open = not item.get("endDate") or _text(item, "endDate", LONGEST_LINE).lower() in _STILL
    is_current = bool(values["start"]) and is_open and item.get(_CURRENT) is not False
    deeds = _deeds(key, texts, origin)
    return CareerPosition(key, _sources(values, origin), **values, is_current=is_current, deeds=deeds)


def _entry(kind: Any, item: Mapping[str, Any], origin: SourceOrigin, **names: str) -> Any:
    values = _values(item, names)
    if values.get("start") and values.get("end", "") < values["start"][: len(values.get("end", ""))]:
        values["end"] = ""
    return kind(entry_id(kind.__name__, *values.values()), _sources(values, origin), **values)


def _project(project: Mapping[str, Any]) -> dict[str, Any]:
    """With its highlights behind the description."""
    texts = (_short(text, LONGEST_DEED) for text in (project.get("description"), *_listed(project, "highlights")))
    return {**project, "description": " ".join(filter(None, texts))}


def _skills(resume: Mapping[str, Any]) -> Iterator[Any]:
    """'Web Development' and its keywords 'HTML' and 'CSS' are three."""
    for item in _items(resume, "skills"):
        yield from (item.get("name"), *_listed(item, "keywords"))


def _links(resume: Mapping[str, Any], origin: SourceOrigin) -> Iterator[LinkEntry]:
    basics = resume.get("basics")
    if isinstance(basics, dict):
        if basics.get("url") or basics.get("website"):
            yield _entry(
                LinkEntry, {"url": basics.get("url") or basics["website"]}, origin, label="network", address="url"
            )
        for item in _items(basics, "profiles"):
            yield _entry(LinkEntry, item, origin, label="network", address="url")


def _summaries(resume: Mapping[str, Any]) -> Iterator[str]:
    basics = resume.get("basics")
    if isinstance(basics, dict) and isinstance(text := basics.get("summary"), str):
        yield text


def _additions(resume: Mapping[str, Any], origin: SourceOrigin) -> Iterator[HeadedSentences]:
    """Those that we have exported, and what a career has no entries for."""
    for item in _items(resume, "additions"):
        yield _headed("additions", _text(item, "heading", LONGEST_LINE), _listed(item, "highlights"), origin)
    sections = {
        "Publications": (_line(item, "name", "publisher", "releaseDate") for item in _items(resume, "publications")),
        "Courses": (course for item in _items(resume, "education") for course in _listed(item, "courses")),
        "Interests": (_line(item, "name", "keywords") for item in _items(resume, "interests")),
        "References": (_line(item, "name", "reference") for item in _items(resume, "references")),
    }
    for heading, lines in sections.items():
        yield _headed("additions", heading, lines, origin)


def _line(item: Mapping[str, Any], *names: str) -> str:
    values = (value for name in names for value in (_listed(item, name) or [item.get(name)]))
    return ", ".join(filter(None, (_short(value, LONGEST_DEED) for value in values)))


def _listed(item: Mapping[str, Any], name: str) -> list[Any]:
    value = item.get(name)
    return value if isinstance(value, list) else []


def _headed(kind: str, heading: str, texts: Iterable[Any], origin: SourceOrigin) -> HeadedSentences:
    key = entry_id(kind, heading)
    deeds = _deeds(key, texts, origin)
    sources = _sources({"heading": heading}, origin) if deeds else ()
    return HeadedSentences(key, sources, heading, deeds)


def _deeds(key: str, texts: Iterable[Any], origin: SourceOrigin) -> tuple[CareerDeed, ...]:
    deeds = {
        entry_id(key, text): CareerDeed(entry_id(key, text), (SourceWords("text", text, text, origin),), text)
        for text in (part for text in texts for part in paragraphs(_visible(text)))
    }
    return tuple(deeds.values())


def _values(item: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, str]:
    """The fields by our names."""
    return {field: _value(field, item, name) for field, name in names.items()}


def _value(field: str, item: Mapping[str, Any], name: str) -> str:
    text = _text(item, name, LONGEST_DEED if field == "text" else LONGEST_LINE)
    if field in ("start", "end", "date", "expires"):
        match = _DATE.fullmatch(text)
        return match[1] if match else ""
    return safe_link(text) if field == "address" else text


def _text(item: Mapping[str, Any], name: str, longest: int) -> str:
    return _short(item.get(name), longest)


def _short(value: Any, longest: int) -> str:
    return " ".join(_visible(value).split())[:longest].strip()


def _visible(value: Any) -> str:
    """Empty for anything but text; without invisible characters."""
    return "".join(sign for sign in value if sign.isprintable() or sign.isspace()) if isinstance(value, str) else ""


def _sources(values: Mapping[str, str], origin: SourceOrigin) -> tuple[SourceWords, ...]:
    return tuple(SourceWords(name, value, value, origin) for name, value in values.items() if value)


def _items(resume: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    listed = resume.get(name)
    return [item for item in listed if isinstance(item, dict)] if isinstance(listed, list) else []


def _once(values: Iterable[Any]) -> tuple[Any, ...]:
    """Entries that say something, each once."""
    first: dict[str, Any] = {}
    for entry in values:
        if entry.sources:
            first.setdefault(entry.id, entry)
    return tuple(first.values())
