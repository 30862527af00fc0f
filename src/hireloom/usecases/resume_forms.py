"""Filling in a form from a resume; nothing is stored until the person saves it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from hireloom.domain.documents import Document
from hireloom.domain.files import Upload
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Malformed
from hireloom.ports.clock import Clock
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.resume_fields import ReadField, fields_in
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.uploads import SCREEN


class ResumeNeeded(Malformed):
    sentence = "Please choose a resume."


class FormSuggestions(NamedTuple):
    upload: Upload
    document: Document
    fields: Mapping[str, ReadField]


@dataclass(frozen=True, slots=True)
class ResumeFormDesk:
    analyses: AnalysisDesk
    lexicon: Lexicon
    clock: Clock
    text_work: TextWork

    def fill(self, upload: Upload | None, *, by: User) -> FormSuggestions:
        """What the resume says for each field. Counts as an analysis, because reading is the expensive part."""
        if upload is None:
            raise ResumeNeeded
        self.analyses.must_fit(upload, SCREEN)
        now = month_of(self.clock.today())
        return FormSuggestions(
            upload,
            *self.analyses.read(
                upload, SCREEN.formats, lambda document: self.text_work(fields_in, document, self.lexicon, now), by=by
            ),
        )
