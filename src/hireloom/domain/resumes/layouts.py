"""What stands on the pages of a resume, in the order in which people and machines read it. Templates only decide how it
looks."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.careers.json_resumes import skill_names
from hireloom.domain.careers.records import CareerPosition, CareerRecord, EducationEntry, ProjectEntry
from hireloom.domain.identity.users import User
from hireloom.domain.profiles import Profile

MONTH_NAMES = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


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
    BLACK = "black"


class PaperSize(StrEnum):
    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class ResumeLook:
    template: Template = Template.LINEN
    paper: PaperSize = PaperSize.A4
    accent: Accent = Accent.TEAL
    has_photo: bool = False

    @property
    def color(self) -> str:
        return _COLORS[self.accent]


_COLORS = {Accent.TEAL: "#0f766e", Accent.NAVY: "#1f3a68", Accent.BURGUNDY: "#7a2135", Accent.BLACK: "#1c1917"}


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
    heading: str
    entries: tuple[PageEntry, ...]


@dataclass(frozen=True, slots=True)
class ResumePage:
    name: str
    contacts: tuple[str, ...]
    sections: tuple[PageSection, ...]


def resume_page(user: User, profile: Profile | None, record: CareerRecord) -> ResumePage:
    """The whole career. Sections without entries are left out."""
    skills = skill_names(profile, record)
    sections = (
        ("Experience", map(_position, record.positions)),
        ("Education", map(_study, record.education)),
        (
            "Licenses and certifications",
            (PageEntry(_joined(one.name, one.issuer), _until(one.date, one.expires)) for one in record.certificates),
        ),
        ("Projects", map(_project, record.projects)),
        ("Skills", [PageEntry(", ".join(skills))] if skills else ()),
        ("Languages", (PageEntry(_language(one.name, one.level)) for one in record.languages)),
    )
    return ResumePage(
        profile.name if profile else user.username,
        tuple(filter(None, (_phone(profile), profile.email if profile else user.email, *_addresses(record)))),
        tuple(PageSection(heading, filled) for heading, made in sections if (filled := _filled(made))),
    )


def _position(position: CareerPosition) -> PageEntry:
    dates = _period(position.start, position.end, is_current=position.is_current)
    details = _joined(position.employer, position.place)
    return PageEntry(
        position.title, dates, details, tuple(PageLine(deed.text, deed.id) for deed in position.deeds if deed.text)
    )


def _study(entry: EducationEntry) -> PageEntry:
    degree = " in ".join(filter(None, (entry.degree, entry.subject)))
    return PageEntry(_joined(degree, entry.school), _period(entry.start, entry.end))


def _project(entry: ProjectEntry) -> PageEntry:
    return PageEntry(entry.name, details=entry.address, lines=(PageLine(entry.text),) if entry.text else ())


def _language(name: str, level: str) -> str:
    return f"{name} ({level})" if level else name


def _phone(profile: Profile | None) -> str:
    return f"{profile.country_code} {profile.phone_number}" if profile and profile.phone_number else ""


def _addresses(record: CareerRecord) -> Iterable[str]:
    return (link.address for link in record.links)


def _joined(*parts: str) -> str:
    return " | ".join(filter(None, parts))


def _filled(made: Iterable[PageEntry]) -> tuple[PageEntry, ...]:
    return tuple(entry for entry in made if entry != PageEntry(""))


def _period(start: str, end: str, *, is_current: bool = False) -> str:
    last = "Present" if is_current else _month(end)
    return " – ".join(filter(None, (_month(start), last)))


def _until(date: str, expires: str) -> str:
    if date and expires:
        return f"{_month(date)} – {_month(expires)}"
    return f"through {_month(expires)}" if expires else _month(date)


def _month(date: str) -> str:
    """'2019-03' as 'Mar 2019'; a year stays alone."""
    year, _, month = date.partition("-")
    return f"{MONTH_NAMES[int(month) - 1]} {year}" if month else year
