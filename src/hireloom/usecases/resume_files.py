"""A person's career as a resume to download."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.identity.users import User
from hireloom.domain.resumes.layouts import ResumeFormat, ResumeLook, resume_page
from hireloom.ports.resume_files import ResumeWriter
from hireloom.ports.stores import Store


class ResumeDownload(NamedTuple):
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class ResumeFileDesk:
    store: Store
    resume_writer: ResumeWriter

    def career(self, look: ResumeLook, format: ResumeFormat, *, by: User) -> ResumeDownload:
        """All of the career."""
        with self.store.reading() as tx:
            page = resume_page(by, tx.profiles.of(by.id), tx.careers.of(by.id), look.language)
        return ResumeDownload(f"{page.name} resume.{format}", self.resume_writer.write(page, look, format))
