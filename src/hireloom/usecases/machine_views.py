"""Showing people how a machine reads their resume."""

from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.documents import Document, NoText
from hireloom.domain.files import Upload
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Invalid
from hireloom.ports.clock import Clock
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.machine_views import MachineView, machine_view
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.resume_forms import ResumeNeeded
from hireloom.usecases.uploads import SCREEN


class NothingToSee(Invalid):
    sentence = (
        "A machine reads nothing in this file: its words are pictures or drawings. Save it again as a PDF from the"
        " program in which it was written, or make a new one in the Resume Studio."
    )


class SeenResume(NamedTuple):
    document: Document
    view: MachineView


@dataclass(frozen=True, slots=True)
class MachineViewDesk:
    analyses: AnalysisDesk
    lexicon: Lexicon
    clock: Clock
    text_work: TextWork

    def see(self, upload: Upload | None, *, by: User) -> SeenResume:
        """Nothing is stored. Counts as an analysis. Raises ResumeNeeded and NothingToSee."""
        if upload is None:
            raise ResumeNeeded
        self.analyses.must_fit(upload, SCREEN)
        now = month_of(self.clock.today())
        try:
            document, view = self.analyses.read(
                upload,
                SCREEN.formats,
                lambda document: self.text_work(machine_view, document, self.lexicon, now),
                by=by,
            )
        except NoText as lost:
            raise NothingToSee from lost
        return SeenResume(document, view)
