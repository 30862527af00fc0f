"""The career as the person keeps it: a summary, roles with deeds, education and whatever else a resume says. What was
read in a document comes with the words that say it."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, TypeVar

from hireloom.domain.identity.users import User
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Invalid
from hireloom.domain.versions import version_of
from hireloom.domain.web_links import safe_link

MOST_READ = 500  # entries of a list; a career that is kept has fewer, see career_limits
LONGEST_LINE, LONGEST_DEED = 200, 600  # characters
LONGEST_ID = 40
_MONTH = re.compile(r"(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?")
_ID = re.compile(rf"[A-Za-z0-9-]{{1,{LONGEST_ID}}}")
DATES = ("start", "end", "date", "expires")


class SourceOrigin(StrEnum):
    RESUME = "resume"
    JSON_RESUME = "json_resume"
    LINKEDIN = "linkedin"
    EUROPASS = "europass"


@dataclass(frozen=True, slots=True)
class SourceWords:
    """Where the value of a field was read: the value as read, and the words that say it. `page` is 0 where the source
    has no pages; `file` is the key of the file that says it, empty where none is kept."""

    field: str
    value: str
    words: str
    origin: SourceOrigin = SourceOrigin.RESUME
    page: int = 0
    file: str = ""


@dataclass(frozen=True, slots=True)
class CareerEntry:
    """`id` stays the same while the person edits the entry. Raises Invalid."""

    id: str
    sources: tuple[SourceWords, ...] = ()

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise Invalid("This entry cannot be saved. Please remove it and add it again.")
        for name in (field.name for field in fields(self)):
            value = getattr(self, name)
            if isinstance(value, str):
                object.__setattr__(self, name, _checked(name, value))
        start, end = getattr(self, "start", ""), getattr(self, "end", "")
        if start and end and end < start[: len(end)]:
            raise Invalid("The end is before the start.", errors={"end": ["The end is before the start."]})


@dataclass(frozen=True, slots=True)
class CareerDeed(CareerEntry):
    """One sentence about what the person did in a role, or about the person."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class CareerPosition(CareerEntry):
    """`start` and `end` are 2019-03 or 2019; a position without an end that is not current has no known end."""

    title: str = ""
    employer: str = ""
    place: str = ""
    start: str = ""
    end: str = ""
    is_current: bool = False
    deeds: tuple[CareerDeed, ...] = ()

    def __post_init__(self) -> None:
        CareerEntry.__post_init__(self)
        if self.is_current and self.end:
            raise Invalid("A current role has no end.", errors={"end": ["A current role has no end."]})


@dataclass(frozen=True, slots=True)
class EducationEntry(CareerEntry):
    degree: str = ""
    subject: str = ""
    school: str = ""
    start: str = ""
    end: str = ""


@dataclass(frozen=True, slots=True)
class CertificateEntry(CareerEntry):
    name: str = ""
    issuer: str = ""
    date: str = ""
    expires: str = ""


@dataclass(frozen=True, slots=True)
class LanguageEntry(CareerEntry):
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class ProjectEntry(CareerEntry):
    name: str = ""
    text: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class LinkEntry(CareerEntry):
    label: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class SkillEntry(CareerEntry):
    """Something the person can do, whether a sentence shows it or not."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class AwardEntry(CareerEntry):
    name: str = ""
    issuer: str = ""
    date: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class HeadedSentences(CareerEntry):
    """What stands below a heading of the person's own, such as Profile or Memberships."""

    heading: str = ""
    deeds: tuple[CareerDeed, ...] = ()


EntryWithDeeds = CareerPosition | HeadedSentences


@dataclass(frozen=True, slots=True)
class CareerRecord:
    """Entries in the order that the person wants. `name` is the person's name as a document gives it.
    Raises Invalid."""

    positions: tuple[CareerPosition, ...] = ()
    education: tuple[EducationEntry, ...] = ()
    certificates: tuple[CertificateEntry, ...] = ()
    languages: tuple[LanguageEntry, ...] = ()
    projects: tuple[ProjectEntry, ...] = ()
    links: tuple[LinkEntry, ...] = ()
    skills: tuple[SkillEntry, ...] = ()
    summary: tuple[HeadedSentences, ...] = ()
    volunteer_roles: tuple[CareerPosition, ...] = ()
    awards: tuple[AwardEntry, ...] = ()
    additions: tuple[HeadedSentences, ...] = ()
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", _checked("name", self.name))
        lists = (*(getattr(self, name) for name in SECTIONS), *(entry.deeds for entry in self.with_deeds()))
        if any(len(entries) > MOST_READ for entries in lists):
            raise Invalid(f"A list in this career is too long: more than {MOST_READ} entries.")
        ids = [entry.id for entry in self.entries()]
        if len(set(ids)) < len(ids):
            raise Invalid("Two entries have the same id.")

    def with_deeds(self) -> Iterable[EntryWithDeeds]:
        """The entries that have sentences below them."""
        return (entry for name in DEED_SECTIONS for entry in getattr(self, name))

    def files(self) -> frozenset[str]:
        """The keys of the files from which its values were read."""
        return frozenset(source.file for entry in self.entries() for source in entry.sources if source.file)

    def entries(self) -> Iterable[CareerEntry]:
        """All entries and deeds."""
        for name in SECTIONS:
            for entry in getattr(self, name):
                yield entry
                yield from getattr(entry, "deeds", ())


SECTIONS: Mapping[str, type[CareerEntry]] = {
    "positions": CareerPosition,
    "education": EducationEntry,
    "certificates": CertificateEntry,
    "languages": LanguageEntry,
    "projects": ProjectEntry,
    "links": LinkEntry,
    "skills": SkillEntry,
    "summary": HeadedSentences,
    "volunteer_roles": CareerPosition,
    "awards": AwardEntry,
    "additions": HeadedSentences,
}
DEED_SECTIONS = tuple(name for name, kind in SECTIONS.items() if issubclass(kind, EntryWithDeeds))
EntryT = TypeVar("EntryT", bound=CareerEntry)


def own_name(user: User, profile: Profile | None, record: CareerRecord) -> str:
    """The name on resumes and other documents made from the career."""
    return profile.name if profile else record.name or user.username


def career_version(record: CareerRecord) -> str:
    return version_of([record])


def read_in(record: CareerRecord, file: str) -> CareerRecord:
    """The record, with the key of the file that all of it was read from."""
    sections: dict[str, Any] = {
        name: tuple(_read_in(entry, file) for entry in getattr(record, name)) for name in SECTIONS
    }
    return replace(record, **sections)


def _read_in(entry: EntryT, file: str) -> EntryT:
    changes: dict[str, Any] = {"sources": tuple(replace(source, file=file) for source in entry.sources)}
    if isinstance(entry, EntryWithDeeds):
        changes["deeds"] = tuple(_read_in(deed, file) for deed in entry.deeds)
    return replace(entry, **changes)


def entry_id(*parts: str) -> str:
    """The same id for the same content, so that reading a document twice adds nothing twice."""
    return hashlib.sha256("\n".join(map(same, parts)).encode("utf-8", "replace")).hexdigest()[:16]


_PUNCTUATION = re.compile(r"[^a-z0-9]+")


def same(text: str) -> str:
    """A text that is the same for two ways to write one thing: case, spaces and punctuation do not count."""
    if text.isascii():  # as nearly every line is
        low = text.lower()
        return _PUNCTUATION.sub("", low) or low.strip()
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(sign for sign in plain if sign.isalnum() or unicodedata.category(sign)[0] == "M") or plain.strip()


def paragraphs(text: str) -> list[str]:
    """The lines of a text; one that is too long for an entry is parted, if possible at the end of a sentence."""
    parts = []
    for line in text.splitlines():
        rest = " ".join(line.split())
        while len(rest) > LONGEST_DEED:
            end = rest.rfind(". ", 0, LONGEST_DEED) + 1 or max(rest.rfind(" ", 0, LONGEST_DEED), 0) or LONGEST_DEED
            parts.append(rest[:end])
            rest = rest[end:].strip()
        parts.append(rest)
    return [part for part in parts if part]


def record_of(values: Mapping[str, Any]) -> CareerRecord:
    """The record that `asdict` or a client has written as plain values. Raises Invalid."""
    sections: dict[str, Any] = {
        name: tuple(_entry(kind, entry) for entry in values.get(name, ())) for name, kind in SECTIONS.items()
    }
    return CareerRecord(**sections, name=values.get("name", ""))


def _entry(kind: type[EntryT], values: Mapping[str, Any]) -> EntryT:
    parts = dict(values) | {"sources": tuple(_source(source) for source in values.get("sources", ()))}
    if "deeds" in parts:
        parts["deeds"] = tuple(_entry(CareerDeed, deed) for deed in parts["deeds"])
    return kind(**parts)


def _source(values: Mapping[str, Any]) -> SourceWords:
    return SourceWords(**dict(values) | {"origin": SourceOrigin(values.get("origin", SourceOrigin.RESUME))})


def _checked(name: str, text: str) -> str:
    line = _one_line(text)
    longest = LONGEST_DEED if name == "text" else LONGEST_LINE
    if name == "address":
        if line and not safe_link(line):
            sentence = "Please enter a web address that starts with https://."
            raise Invalid(sentence, errors={name: [sentence]})
        return line
    if name in DATES and line and not _MONTH.fullmatch(line):
        sentence = "Please write a date as year and month, such as 2021-03, or as a year."
        raise Invalid(sentence, errors={name: [sentence]})
    if len(line) > longest:
        sentence = f"Please keep this shorter: at most {longest} characters."
        raise Invalid(sentence, errors={name: [sentence]})
    return line


def _one_line(text: str) -> str:
    """The visible text on one line; joiners stay, because some scripts need them."""
    signs = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    visible = (sign for sign in signs if sign.isprintable() or sign in "\u200c\u200d")
    return " ".join("".join(visible).split())
