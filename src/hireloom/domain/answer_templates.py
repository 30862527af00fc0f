"""Templates for answers: a company's texts, filled with what is known about one applicant. What is said about a resume
comes from the findings of its analysis alone."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.interviews.kits import KitRow
from hireloom.domain.refusals import Invalid
from hireloom.domain.resume_match.findings import State

MOST_TEMPLATES, LONGEST_TEMPLATE_NAME, LONGEST_TEMPLATE = 20, 60, 3_000
MOST_NAMED = 3  # requirements in one sentence
VARIABLES = (
    "first name",
    "job",
    "company",
    "met",
    "missing",
    "answer by",
    "recruiter",
    "interview",
    "interviewer",
    "interview place",
)
EVIDENCE = frozenset({"met", "missing"})
INTERVIEW = frozenset({"interview", "interviewer", "interview place"})

_VARIABLE = re.compile(r"\{([a-z ]{1,20})\}")


class TemplatesInvalid(Invalid):
    sentence = (
        f"Please write at most {MOST_TEMPLATES} templates with different names; a name has 1 to {LONGEST_TEMPLATE_NAME}"
        f" characters, a text 1 to {LONGEST_TEMPLATE:,}."
    )


class VariableUnknown(Invalid):
    def __init__(self, name: str) -> None:
        names = ", ".join(f"{{{variable}}}" for variable in VARIABLES)
        super().__init__(f"{{{name}}} cannot be filled in. These can: {names}.")


class ValueUnknown(Invalid):
    def __init__(self, gaps: Sequence[str]) -> None:
        super().__init__(f"For this person, {', '.join(f'{{{gap}}}' for gap in gaps)} cannot be filled in.")


@dataclass(frozen=True, slots=True)
class AnswerTemplate:
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class FilledTemplate:
    """`gaps` are variables about which nothing is known; they stand in the text as they are. `template` is the text
    before it was filled."""

    name: str
    text: str
    gaps: tuple[str, ...]
    template: str


DEFAULT_TEMPLATES = (
    AnswerTemplate(
        "Decline, with what fits and what is missing",
        "Thank you for the time that you put into your application, {first name}. Your resume shows {met}. For this job"
        " we also need {missing}, which we did not find in it. We wish you every success.",
    ),
    AnswerTemplate(
        "Decline, others fit better",
        "Thank you for applying, {first name}. Your resume shows {met}, and yet others fit {job} still better. We wish"
        " you every success.",
    ),
    AnswerTemplate(
        "Select, and what comes next",
        "We are looking forward to meeting you, {first name}. Your resume shows {met}. I will write to you about the"
        " next step this week. {recruiter}",
    ),
    AnswerTemplate(
        "Confirm the interview",
        "{first name}, your interview for {job} is on {interview}, with {interviewer}. Where: {interview place}. If the"
        " time no longer suits you, change it with the link in your invitation. {recruiter}",
    ),
    AnswerTemplate(
        "Ask for more time",
        "Your application for {job} is still open, {first name}. You will have our answer by {answer by}. {recruiter}",
    ),
)


def templates_of(stored: Sequence[AnswerTemplate]) -> Sequence[AnswerTemplate]:
    """A company that has not changed the list has the default one."""
    return stored or DEFAULT_TEMPLATES


def edited_templates(form: Sequence[AnswerTemplate]) -> Sequence[AnswerTemplate]:
    """Raises TemplatesInvalid or VariableUnknown."""
    templates = [
        AnswerTemplate(" ".join(template.name.split()), template.text.replace("\r\n", "\n").strip())
        for template in form
    ]
    is_fit = all(
        0 < len(template.name) <= LONGEST_TEMPLATE_NAME and 0 < len(template.text) <= LONGEST_TEMPLATE
        for template in templates
    )
    if not is_fit or len(templates) > MOST_TEMPLATES or len({template.name for template in templates}) < len(templates):
        raise TemplatesInvalid
    for template in templates:
        must_have_known_variables(template.text)
    return templates


def must_have_known_variables(text: str) -> None:
    """Raises VariableUnknown."""
    for name in _VARIABLE.findall(text):
        if name not in VARIABLES:
            raise VariableUnknown(name)


def must_be_filled(text: str) -> None:
    """Raises ValueUnknown if a variable is left in the text: such a text is not sent."""
    if gaps := [name for name in dict.fromkeys(_VARIABLE.findall(text)) if name in VARIABLES]:
        raise ValueUnknown(gaps)


def asks_for_evidence(text: str) -> bool:
    """Whether the text can be filled only with what the resume proves or lacks."""
    return not EVIDENCE.isdisjoint(_VARIABLE.findall(text))


def asks_for_interview(text: str) -> bool:
    """Whether the text can be filled only with what is known about the next interview."""
    return not INTERVIEW.isdisjoint(_VARIABLE.findall(text))


def evidence_of(rows: Sequence[KitRow]) -> Mapping[str, str]:
    """What the resume proves, and what it lacks, musts first."""
    musts_first = sorted(rows, key=lambda row: not row.must)
    return {
        "met": named([row.label for row in musts_first if row.state is State.MET]),
        "missing": named([row.label for row in musts_first if row.state is State.MISSING]),
    }


def filled(template: AnswerTemplate, values: Mapping[str, str]) -> FilledTemplate:
    gaps = tuple(dict.fromkeys(name for name in _VARIABLE.findall(template.text) if not values.get(name)))
    text = _VARIABLE.sub(lambda gap: values.get(gap[1]) or gap[0], template.text)
    return FilledTemplate(template.name, text, gaps, template.text)


def named(labels: Sequence[str]) -> str:
    """The first few in words: "Python, SQL and Go"."""
    *first, last = labels[:MOST_NAMED] or [""]
    return f"{', '.join(first)} and {last}" if first else last
