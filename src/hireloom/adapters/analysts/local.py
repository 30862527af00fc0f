"""The analyst without a model: rules over the shipped vocabulary, the same answer every time."""

from collections.abc import Sequence
from typing import TypeVar

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.domain.documents import Document
from hireloom.domain.marketing.post_orders import PostDraft, PostOrder
from hireloom.domain.resume_match.analyses import (
    PAGE,
    About,
    AnalystAnswer,
    Level,
    Page,
    Question,
    Responsibility,
    TopSkill,
)
from hireloom.domain.resume_match.findings import Findings
from hireloom.ports.clock import Clock
from hireloom.text_analysis.evidence import duties, wishes
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.writing import interviews, job_descriptions, letter_writing, post_writing, summaries
from hireloom.text_analysis.writing.bank_files import load_bank, load_fields, load_phrases, load_post_phrases
from hireloom.text_analysis.writing.job_descriptions import JobBrief
from hireloom.text_analysis.writing.places import placed

NAME = "local"

Item = TypeVar("Item")


class LocalAnalyst:
    def __init__(self, lexicon: Lexicon, clock: Clock) -> None:
        self._lexicon = lexicon
        self._clock = clock
        self._bank = load_bank()
        self._phrases = load_phrases()
        self._fields = load_fields()

    def match(self, resume: Document, job: str) -> AnalystAnswer[Findings]:
        found = find(resume, job, self._lexicon, now=month_of(self._clock.today()))
        return AnalystAnswer(placed(found, resume, job, self._lexicon), NAME)

    def about(self, resume: Document, job: str) -> AnalystAnswer[About]:
        return AnalystAnswer(summaries.about(resume.text, job, self._lexicon, month_of(self._clock.today())), NAME)

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> AnalystAnswer[Page[Responsibility]]:
        return AnalystAnswer(_page(duties.responsibilities(resume.text, job, self._lexicon), offset), NAME)

    def top_skills(self, resume: Document, job: str) -> AnalystAnswer[tuple[TopSkill, ...]]:
        return AnalystAnswer(wishes.top_skills(resume.text, job, self._lexicon), NAME)

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> AnalystAnswer[Page[Question]]:
        asked = interviews.interview(resume.text, job, self._lexicon, self._bank, level)
        return AnalystAnswer(_page(asked, offset), NAME)

    def letter(self, order: LetterOrder) -> AnalystAnswer[str]:
        now = month_of(self._clock.today())
        return AnalystAnswer(letter_writing.written(order, self._lexicon, self._phrases, now), NAME)

    def description(self, position: JobBrief) -> AnalystAnswer[str]:
        return AnalystAnswer(job_descriptions.parts(position, self._fields, self._lexicon).text, NAME)

    def post(self, order: PostOrder) -> AnalystAnswer[PostDraft]:
        return AnalystAnswer(post_writing.written(order, load_post_phrases()), NAME)


def _page(items: Sequence[Item], offset: int) -> Page[Item]:
    """A page of five items from `offset` on; empty for an offset beyond the end."""
    first = max(offset, 0)
    following = first + PAGE
    return Page(tuple(items[first:following]), following if following < len(items) else None)
