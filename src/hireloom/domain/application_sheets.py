"""The applications for a job as a table for spreadsheets, with a column for each question that was answered."""

from collections.abc import Iterator, Sequence

from hireloom.domain.applications import Application
from hireloom.domain.days import Days
from hireloom.domain.screening_questions import ScreeningAnswer
from hireloom.domain.sheets import as_csv
from hireloom.domain.stages import Stage, stage_of

_HEAD = ("Number", "Name", "Email", "Phone", "Applied on", "Status", "Stage", "Score", "Match", "Source", "Answer by")

AnsweredApplication = tuple[Application, Sequence[ScreeningAnswer]]


def applications_as_csv(
    rows: Sequence[AnsweredApplication], stages: Sequence[Stage], *, is_blind: bool, days: Days
) -> str:
    """Applicants whom the blind review still hides have a number, and no answers in their own words."""
    questions = [*dict.fromkeys(answer.question for _, answers in rows for answer in answers)]
    return as_csv([*_HEAD, *questions], _rows(rows, questions, stages, is_blind, days))


def _rows(
    rows: Sequence[AnsweredApplication], questions: Sequence[str], stages: Sequence[Stage], is_blind: bool, days: Days
) -> Iterator[Sequence[object]]:
    for application, answers in rows:
        is_hidden = application.is_hidden(is_blind=is_blind)
        contact = (application.full_name, application.email, application.phone)
        values = {
            visible.question: visible.value
            for visible in (answer.hidden if is_hidden else answer for answer in answers)
        }
        yield (
            application.id,
            *((application.number_name, "", "") if is_hidden else contact),
            days.of(application.applied_at),
            application.status.value,
            stage_of(application, stages).name if application.is_open else "",
            application.score,
            None if is_hidden else application.match_score,
            application.source,
            application.answer_due,
            *(values.get(question, "") for question in questions),
        )
