"""A person's career as a resume to download."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.identity.users import User
from hireloom.domain.resumes.layouts import PaperSize, ResumeFormat, ResumeLook, resume_page
from hireloom.domain.resumes.papers import paper_for
from hireloom.ports.resume_files import ResumeWriter
from hireloom.ports.stores import Store


class ResumeDownload(NamedTuple):
    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class ResumeFileDesk:
    store: Store
    resume_writer: ResumeWriter

    def career(
        self, look: ResumeLook, format: ResumeFormat, paper: PaperSize | None = None, *, by: User
    ) -> ResumeDownload:
        """All of the career; without a `paper`, on that of the person's country."""
        with self.store.reading() as tx:
            profile, record = tx.profiles.of(by.id), tx.careers.of(by.id)
        page = resume_page(by, profile, record, look.language)
        look = replace(look, paper=paper or paper_for(by, profile, record))
        return ResumeDownload(f"{page.name} resume.{format}", self.resume_writer.write(page, look, format))
