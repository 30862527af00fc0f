"""What stands on the pages of a resume, in the order in which people and machines read it. Templates only decide how it
looks."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from unicodedata import bidirectional

from hireloom.domain.careers.json_resumes import skill_names
from hireloom.domain.careers.records import (
    AwardEntry,
    CareerDeed,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    EducationEntry,
    HeadedSentences,
    ProjectEntry,
    own_name,
)
from hireloom.domain.identity.users import User
from hireloom.domain.profiles import Profile
from hireloom.domain.resumes.page_words import PAGE_WORDS, PageWords, ResumeLanguage, language_in


class ResumeFormat(StrEnum):
    PDF = "pdf"
    DOCX = "docx"


class Template(StrEnum):
    LINEN = "linen"  # serif, quiet
    POPLIN = "poplin"  # dates on the left, plenty of air
    TWILL = "twill"  # a strong head in color
    OXFORD = "oxford"  # centered and formal
    CHAMBRAY = "chambray"  # labels next to the parts
    FLANNEL = "flannel"  # dense


class Accent(StrEnum):
    """The color of headings."""

    TEAL = "teal"
    NAVY = "navy"
    BURGUNDY = "burgundy"
    FOREST = "forest"
    PLUM = "plum"
    RUST = "rust"
    SLATE = "slate"
    BLACK = "black"


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class ResumeLook:
    """`language` is that of headings and dates; None is the one that the career is written in."""

    template: Template = Template.LINEN
    paper: PaperSize = PaperSize.A4
    accent: Accent = Accent.TEAL
    has_photo: bool = False
    language: ResumeLanguage | None = None

    @property
    def color(self) -> str:
        return _COLORS[self.accent]


_COLORS = {
    Accent.TEAL: "#0f766e",
    Accent.NAVY: "#1f3a68",
    Accent.BURGUNDY: "#7a2135",
    Accent.FOREST: "#1e5631",
    Accent.PLUM: "#5b2a6e",
    Accent.RUST: "#8f3a16",
    Accent.SLATE: "#3f4b5a",
    Accent.BLACK: "#1c1917",
}


@dataclass(frozen=True, slots=True)
class PageLine:
    """A sentence with a bullet; `id` is that of the deed."""

    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class PageEntry:
    """`title` and `dates` share a line, `details` stand below."""

    title: str
    dates: str = ""
    details: str = ""
    lines: tuple[PageLine, ...] = ()


@dataclass(frozen=True, slots=True)
class PageSection:
    """The lines of prose follow each other in one paragraph, without bullets."""

    heading: str
    entries: tuple[PageEntry, ...]
    is_prose: bool = False


@dataclass(frozen=True, slots=True)
class ResumePage:
    name: str
    contacts: tuple[str, ...]
    sections: tuple[PageSection, ...]
    language: ResumeLanguage = ResumeLanguage.ENGLISH

    @property
    def is_rightward(self) -> bool:
        """Whether the person writes from right to left, as in Arabic and Hebrew: a third of the letters is enough,
        because names of products and links stay as they are."""
        entries = [entry for section in self.sections for entry in section.entries]
        lines = (line.text for entry in entries for line in entry.lines)
        texts = (self.name, *(entry.title + entry.details for entry in entries), *lines)
        ways = [bidirectional(sign) in ("R", "AL") for text in texts for sign in text if sign.isalpha()]
        return 3 * sum(ways) > len(ways)


def resume_page(
    user: User, profile: Profile | None, record: CareerRecord, language: ResumeLanguage | None = None
) -> ResumePage:
    """The whole career. Sections without entries are left out."""
    language = language or language_in(record)
    words = PAGE_WORDS[language]
    writer = _EntryWriter(words)
    sections = {
        "Experience": [*map(writer.position, record.positions)],
        "Volunteer work": [*map(writer.position, record.volunteer_roles)],
        "Education": [*map(writer.study, record.education)],
        "Licenses and certifications": [*map(writer.certificate, record.certificates)],
        "Honors and awards": [*map(writer.award, record.awards)],
        "Projects": [*map(_project, record.projects)],
    }
    for entry in record.additions:
        sections.setdefault(entry.heading or "More", []).append(PageEntry("", lines=_deed_lines(entry.deeds)))
    if skills := skill_names(profile, record):
        sections.setdefault("Skills", []).append(PageEntry(", ".join(skills)))
    sections["Languages"] = [PageEntry(_language(language.name, language.level)) for language in record.languages]
    filled = {heading: made for heading, entries in sections.items() if (made := _filled(entries))}
    return ResumePage(
        own_name(user, profile, record),
        tuple(filter(None, (_phone(user, profile), profile.email if profile else user.email, *_addresses(record)))),
        (
            *_summary(record.summary, words),
            *(PageSection(words.heading(heading), made) for heading, made in filled.items()),
        ),
        language,
    )


@dataclass(frozen=True, slots=True)
class _EntryWriter:
    """Of entries with dates."""

    words: PageWords

    def position(self, position: CareerPosition) -> PageEntry:
        dates = self._period(position.start, position.end, is_current=position.is_current)
        details = _joined(position.employer, position.place)
        return PageEntry(position.title, dates, details, _deed_lines(position.deeds))

    def certificate(self, entry: CertificateEntry) -> PageEntry:
        return PageEntry(_joined(entry.name, entry.issuer), self._until(entry.date, entry.expires))

    def award(self, entry: AwardEntry) -> PageEntry:
        return PageEntry(_joined(entry.name, entry.issuer), self._month(entry.date), lines=_lines(entry.text))

    def study(self, entry: EducationEntry) -> PageEntry:
        degree = self.words.subject.join(filter(None, (entry.degree, entry.subject)))
        dates = self._period(entry.start, entry.end)
        return PageEntry(degree or entry.school, dates, entry.school if degree else "")

    def _period(self, start: str, end: str, *, is_current: bool = False) -> str:
        last = self.words.present if is_current else self._month(end)
        return " – ".join(filter(None, (self._month(start), last)))

    def _until(self, date: str, expires: str) -> str:
        if date and expires:
            return f"{self._month(date)} – {self._month(expires)}"
        return f"{self.words.through} {self._month(expires)}" if expires else self._month(date)

    def _month(self, date: str) -> str:
        """'2019-03' as 'Mar 2019'; a year stays alone."""
        year, _, month = date.partition("-")
        return f"{self.words.months[int(month) - 1]} {year}" if month else year


def _summary(entries: Iterable[HeadedSentences], words: PageWords) -> Iterable[PageSection]:
    for entry in entries:
        if lines := _deed_lines(entry.deeds):
            is_prose = all(line.text.endswith((".", "!", "?")) for line in lines)
            yield PageSection(words.heading(entry.heading or "Summary"), (PageEntry("", lines=lines),), is_prose)


def _deed_lines(deeds: Iterable[CareerDeed]) -> tuple[PageLine, ...]:
    return tuple(PageLine(deed.text, deed.id) for deed in deeds if deed.text)


def _lines(text: str) -> tuple[PageLine, ...]:
    return (PageLine(text),) if text else ()


def _project(entry: ProjectEntry) -> PageEntry:
    return PageEntry(entry.name, details=entry.address, lines=_lines(entry.text))


def _language(name: str, level: str) -> str:
    return f"{name} ({level})" if level else name


def _phone(user: User, profile: Profile | None) -> str:
    if profile:
        return f"{profile.country_code} {profile.phone_number}" if profile.phone_number else ""
    return f"{user.phone.country_code} {user.phone.digits}" if user.phone else ""


def _addresses(record: CareerRecord) -> Iterable[str]:
    return (link.address for link in record.links)


def _joined(*parts: str) -> str:
    return " | ".join(filter(None, parts))


def _filled(made: Iterable[PageEntry]) -> tuple[PageEntry, ...]:
    return tuple(entry for entry in made if entry != PageEntry(""))
