"""A recruiter's own questions about a job, and what applicants answer. They score nothing and decide nothing: at most,
an answer gets a mark next to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import isfinite

from hireloom.domain.files import LARGEST_ATTACHMENT, FileKind, StoredFile, Upload
from hireloom.domain.papers import Paper, checked
from hireloom.domain.refusals import Invalid
from hireloom.domain.versions import version_of

MOST_QUESTIONS, MOST_CHOICES = 10, 12  # of one job, of one question
LONGEST_SCREENING_QUESTION, LONGEST_CHOICE, LONGEST_ANSWER, LONGEST_NUMBER = 300, 100, 2_000, 20
YES_NO = ("Yes", "No")
NO_FILES: Mapping[str, StoredFile] = {}


class AnswerKind(StrEnum):
    TEXT = "text"
    CHOICE = "choice"
    NUMBER = "number"
    YES_NO = "yes_no"
    FILE = "file"


class TooManyQuestions(Invalid):
    sentence = f"A job can ask at most {MOST_QUESTIONS} questions of its own."


class QuestionTextInvalid(Invalid):
    sentence = f"Please write each question, in at most {LONGEST_SCREENING_QUESTION} characters."


class SameQuestionTwice(Invalid):
    sentence = "Two questions cannot be the same."


class ChoicesInvalid(Invalid):
    sentence = (
        f"A question with choices needs 2 to {MOST_CHOICES} different ones of at most {LONGEST_CHOICE} characters."
    )


class MarkInvalid(Invalid):
    sentence = "Only an answer that people can choose, or a number, can be marked."


class AnswersMalformed(Invalid):
    sentence = "The answers could not be read."


class AnswerNeeded(Invalid):
    def __init__(self, question: str) -> None:
        super().__init__(f"Please answer the question: {question}")


class AnswerInvalid(Invalid):
    def __init__(self, question: str) -> None:
        super().__init__(f"This answer does not fit the question: {question}")


class QuestionsToAnswer(Invalid):
    sentence = "This job asks questions of its own. Please apply with the form."


@dataclass(frozen=True, slots=True)
class ScreeningQuestion:
    """`marks` are the answers, and `least` is the number below which an answer is, that the recruiter wants to see at
    once."""

    text: str
    kind: AnswerKind
    is_required: bool = False
    choices: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    least: float | None = None

    @property
    def key(self) -> str:
        """Identifies what is asked: somebody who saw a different wording has not answered this question."""
        return version_of((self.text, self.kind.value, self.choices))

    @property
    def options(self) -> tuple[str, ...]:
        """What people choose from; empty if they type the answer."""
        return YES_NO if self.kind is AnswerKind.YES_NO else self.choices

    def checked(self) -> "ScreeningQuestion":
        """The question as it is stored. Raises a refusal if it breaks a rule."""
        text, choices = " ".join(self.text.split()), tuple(" ".join(choice.split()) for choice in self.choices)
        if not 0 < len(text) <= LONGEST_SCREENING_QUESTION:
            raise QuestionTextInvalid
        if self.kind is not AnswerKind.CHOICE:
            choices = ()
        elif not 2 <= len(set(choices)) == len(choices) <= MOST_CHOICES or not all(
            0 < len(choice) <= LONGEST_CHOICE for choice in choices
        ):
            raise ChoicesInvalid
        clean = ScreeningQuestion(text, self.kind, self.is_required, choices, self.marks, self.least)
        if not set(self.marks) <= set(clean.options) or (
            self.least is not None and (self.kind is not AnswerKind.NUMBER or not isfinite(self.least))
        ):
            raise MarkInvalid
        return clean

    def answered(self, typed: str) -> "ScreeningAnswer":
        """Raises AnswerInvalid."""
        value = typed.replace("\r\n", "\n").strip()
        if self.kind is AnswerKind.FILE:
            raise AnswerInvalid(self.text)
        is_fit = value in self.options if self.options else len(value) <= LONGEST_ANSWER
        if not is_fit or (self.kind is AnswerKind.NUMBER and _number(value) is None):
            raise AnswerInvalid(self.text)
        is_low = self.least is not None and (_number(value) or 0) < self.least
        return ScreeningAnswer(self.text, self.kind, value, is_marked=value in self.marks or is_low)


@dataclass(frozen=True, slots=True)
class ScreeningAnswer:
    """An answer with the question as it was asked: later changes of the question leave it alone. `file` is the key of
    an answer that is a file, and `value` its name."""

    question: str
    kind: AnswerKind
    value: str
    is_marked: bool = field(default=False, kw_only=True)
    file: str = field(default="", kw_only=True)

    @property
    def hidden(self) -> "ScreeningAnswer":
        """As a blind review shows it: without what the applicant wrote."""
        is_own = self.kind in (AnswerKind.TEXT, AnswerKind.FILE)
        return replace(self, value="", file="") if is_own else self


def edited_questions(form: Sequence[ScreeningQuestion]) -> tuple[ScreeningQuestion, ...]:
    """The questions of a job after a change. Raises a refusal if they break a rule."""
    if len(form) > MOST_QUESTIONS:
        raise TooManyQuestions
    questions = tuple(question.checked() for question in form)
    if len({question.key for question in questions}) < len(questions):
        raise SameQuestionTwice
    return questions


def answer_papers(
    questions: Sequence[ScreeningQuestion], typed: Mapping[str, str], uploads: Sequence[Upload]
) -> Mapping[str, Paper]:
    """The files that are answers, by the keys of their questions; each answer names the position of its file. Raises
    AnswerInvalid, TooLarge or WrongPaper."""
    papers = {}
    for question in questions:
        place = typed.get(question.key, "").strip() if question.kind is AnswerKind.FILE else ""
        if place:
            if place not in map(str, range(len(uploads))):
                raise AnswerInvalid(question.text)
            upload = uploads[int(place)]
            upload.must_fit(LARGEST_ATTACHMENT)
            papers[question.key] = checked(FileKind.ATTACHMENT, upload.name, upload.content)
    return papers


def screening_answers(
    questions: Sequence[ScreeningQuestion], typed: Mapping[str, str], files: Mapping[str, StoredFile] = NO_FILES
) -> Sequence[ScreeningAnswer]:
    """What somebody answered, by the keys of the questions. Answers to questions that are no longer asked are dropped.
    Raises AnswerNeeded or AnswerInvalid."""
    answers = []
    for question in questions:
        if file := files.get(question.key):
            answers.append(ScreeningAnswer(question.text, question.kind, file.name, file=file.key))
        elif typed.get(question.key, "").strip():
            answers.append(question.answered(typed[question.key]))
        elif question.is_required:
            raise AnswerNeeded(question.text)
    return answers


def version(questions: Sequence[ScreeningQuestion]) -> str:
    return version_of((question.key, question.is_required, question.marks, question.least) for question in questions)


def _number(text: str) -> float | None:
    """The number; None for anything else."""
    try:
        number = float(text) if len(text) <= LONGEST_NUMBER and text.isascii() and "_" not in text else None
    except ValueError:
        return None
    return number if number is not None and isfinite(number) else None
