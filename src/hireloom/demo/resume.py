"""The content of a resume."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DemoRole:
    """One job somebody held; `period` as written, such as 'Mar 2019 - Present'."""

    title: str
    employer: str
    place: str
    period: str
    bullets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DemoStudy:
    degree: str
    school: str
    period: str


@dataclass(frozen=True, slots=True)
class Resume:
    name: str
    headline: str
    place: str
    email: str
    phone: str
    summary: str
    posts: tuple[DemoRole, ...]
    studies: tuple[DemoStudy, ...]
    skills: tuple[str, ...]
    certificates: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()

    @property
    def contact(self) -> tuple[str, str, str]:
        return self.place, self.email, self.phone
