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
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.evidence import duties, job_skills
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.writing import post_writing, summaries
from hireloom.text_analysis.writing.descriptions import job_descriptions
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief
from hireloom.text_analysis.writing.letters import letters
from hireloom.text_analysis.writing.letters.phrases import load_phrases
from hireloom.text_analysis.writing.places import placed
from hireloom.text_analysis.writing.post_writing import load_post_phrases
from hireloom.text_analysis.writing.questions import interviews
from hireloom.text_analysis.writing.trades.question_banks import load_bank
from hireloom.text_analysis.writing.trades.usual_work import load_fields

NAME = "local"

Item = TypeVar("Item")


class LocalAnalyst:
    def __init__(self, lexicon: Lexicon, clock: Clock, text_work: TextWork) -> None:
        self._lexicon = lexicon
        self._clock = clock
        self._work = text_work
        self._bank = load_bank()
        self._phrases = load_phrases()

    def match(self, resume: Document, job: str) -> AnalystAnswer[Findings]:
        return AnalystAnswer(self._work(match, resume, job, self._lexicon, now=self._month), NAME)

    def about(self, resume: Document, job: str) -> AnalystAnswer[About]:
        return AnalystAnswer(self._work(summaries.about, resume.text, job, self._lexicon, self._month), NAME)

    def responsibilities(self, resume: Document, job: str, *, offset: int) -> AnalystAnswer[Page[Responsibility]]:
        listed = self._work(duties.responsibilities, resume.text, job, self._lexicon)
        return AnalystAnswer(_page(listed, offset), NAME)

    def top_skills(self, resume: Document, job: str) -> AnalystAnswer[tuple[TopSkill, ...]]:
        return AnalystAnswer(self._work(job_skills.top_skills, resume.text, job, self._lexicon), NAME)

    def questions(self, resume: Document, job: str, *, level: Level, offset: int) -> AnalystAnswer[Page[Question]]:
        listed = self._work(interviews.interview, resume.text, job, self._lexicon, self._bank, level, self._month)
        return AnalystAnswer(_page(listed, offset), NAME)

    def letter(self, order: LetterOrder) -> AnalystAnswer[str]:
        return AnalystAnswer(self._work(letters.written, order, self._lexicon, self._phrases, self._month), NAME)

    def description(self, position: JobBrief) -> AnalystAnswer[str]:
        return AnalystAnswer(self._work(described, position, self._lexicon), NAME)

    def post(self, order: PostOrder) -> AnalystAnswer[PostDraft]:
        return AnalystAnswer(self._work(post_writing.written, order, load_post_phrases()), NAME)

    @property
    def _month(self) -> int:
        return month_of(self._clock.today())


def match(resume: Document, job: str, lexicon: Lexicon, *, now: int) -> Findings:
    """The findings, each with its place in both texts."""
    return placed(find(resume, job, lexicon, now=now), resume, job, lexicon)


def described(position: JobBrief, lexicon: Lexicon) -> str:
    return job_descriptions.parts(position, load_fields(), lexicon).text


def _page(items: Sequence[Item], offset: int) -> Page[Item]:
    """A page of five items from `offset` on; empty for an offset beyond the end."""
    first = max(offset, 0)
    following = first + PAGE
    return Page(tuple(items[first:following]), following if following < len(items) else None)
