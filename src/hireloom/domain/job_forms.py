"""Posting and editing jobs: a rule for every field, with the sentence to show if it is broken."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum
from typing import Any

from hireloom.domain.identity.emails import email_of
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import ANSWER_DAYS, DateNeeded, Job, ProviderLink, deadline
from hireloom.domain.papers import LABELS
from hireloom.domain.profiles import CURRENCIES, SALARY_DURATIONS
from hireloom.domain.refusals import Invalid, NotAllowed, Refusal
from hireloom.domain.salaries import NOT_SAID, salary_of
from hireloom.domain.versions import must_be_current, version_of
from hireloom.domain.web_links import safe_link
from hireloom.text_analysis.language.pastes import pasted

EMPLOYMENT_TYPES = ("Full-time", "Part-time", "Contract", "Internship")
SHORTEST_TITLE, LONGEST_TITLE = 3, 100
SHORTEST_COMPANY = 2
FEWEST_CHARACTERS, FEWEST_WORDS, LONGEST_DESCRIPTION = 50, 100, 20_000
LONGEST_LINE, LONGEST_KEYWORDS, MOST_PROVIDERS = 200, 1_000, 20
MOST_ANSWER_DAYS = 90


class JobSentence(StrEnum):
    """What we say about a field that breaks its rule, both before and after the form is sent."""

    TITLE_TOO_SHORT = f"Title must be at least {SHORTEST_TITLE} characters"
    TITLE_TOO_LONG = f"Title cannot exceed {LONGEST_TITLE} characters"
    COMPANY_TOO_SHORT = f"Company must be at least {SHORTEST_COMPANY} characters"
    DESCRIPTION_TOO_SHORT = f"Description must be at least {FEWEST_CHARACTERS} characters"
    DESCRIPTION_TOO_FEW_WORDS = f"Description must be at least {FEWEST_WORDS} words"
    DESCRIPTION_TOO_LONG = f"Description cannot exceed {LONGEST_DESCRIPTION:,} characters"
    LOCATION_NEEDED = "Location is required"
    TYPE_NEEDED = "Employment type is required"
    CURRENCY_NEEDED = "Please select a currency"
    DURATION_NEEDED = "Please select a salary duration"
    DATE_POSTED_NEEDED = "Date posted is required"
    DATE_POSTED_TOO_LATE = "Date posted cannot be after the application deadline"
    DEADLINE_NEEDED = "Application deadline is required"
    PROVIDER_NAME_NEEDED = "Please name the provider of each link"
    PROVIDER_LINK_MALFORMED = "Please enter a full web address for each provider, such as https://jobs.example"
    ANSWER_DAYS_OUT_OF_RANGE = f"Please choose from 1 to {MOST_ANSWER_DAYS} days"


FormFields = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class JobForm:
    """The fields that were sent, named as in Job; a missing field keeps its value, or its default in a new job.
    `version` is the version of the job on which the edit is based, or None if not sent."""

    fields: FormFields
    version: str | None = None

    def text(self, name: str, otherwise: str = "") -> str:
        value = self.fields.get(name)
        return otherwise if value is None else str(value)


@dataclass(frozen=True, slots=True)
class JobDefaults:
    """What a new job has unless its form says otherwise or somebody changes it later."""

    answer_days: int = ANSWER_DAYS
    blind_review: bool = False
    names_from: str = ""  # the name of a stage


def posted(form: JobForm, *, by: User, today: date, now: datetime, usual: JobDefaults = JobDefaults()) -> Job:
    """A new job of this person. Raises Invalid with a sentence for every field that breaks its rule."""
    values = {name: value for name, value in form.fields.items() if value is not None}
    checked = _checked(JobForm({"answer_days": usual.answer_days} | values), None, today)
    is_blind = usual.blind_review
    return Job(**checked, recruiter_id=by.id, recruiter_email=by.email, created_at=now, blind_review=is_blind)


class DraftTooLong(Invalid):
    sentence = "This is too long to be read as a job post."


def drafted(form: JobForm, *, by: User, today: date, now: datetime) -> Job:
    """A job that is still being written, from a form that may be incomplete: only lengths are checked, and nothing is
    stored. Raises DraftTooLong."""
    lines: dict[str, Any] = {
        name: form.text(name) for name in ("title", "company", "location", "employment_type", "salary")
    }
    text, keywords = form.text("description"), form.text("keywords")
    is_long = len(text) > LONGEST_DESCRIPTION or len(keywords) > LONGEST_KEYWORDS
    if is_long or any(len(line) > LONGEST_LINE for line in lines.values()):
        raise DraftTooLong
    return Job(
        **lines,
        description=text,
        keywords=keywords,
        posted_on=today,
        ends_on=None,
        recruiter_id=by.id,
        recruiter_email=by.email,
        created_at=now,
    )


def edited(job: Job, form: JobForm, *, today: date) -> Job:
    """The job with the form's changes; its owner stays. Raises Invalid, DeadlineFixed if only the deadline is refused,
    or ChangedElsewhere."""
    job.must_exist()
    must_be_current(form.version, version(job))
    checked = _checked(form, job, today)
    ends_on = checked.pop("ends_on")
    changed = replace(job, **checked)
    return changed if ends_on is None else changed.with_deadline(ends_on, today=today)


def version(job: Job) -> str:
    """The version of the editable fields: closing the job does not change it, a new deadline does."""
    return version_of(getattr(job, name) for name in _RULES)


def _checked(form: JobForm, before: Job | None, today: date) -> dict[str, Any]:
    values, errors = dict[str, Any](), dict[str, Sequence[str]]()
    for name, rule in _RULES.items():
        if before is not None and form.fields.get(name) is None:
            values[name] = getattr(before, name)
            continue
        try:
            values[name] = rule(form.fields.get(name))
        except Refusal as refusal:
            errors[name] = [str(refusal)]
    if values.get("salary") == NOT_SAID:
        values["currency"] = values["salary_duration"] = ""
        errors.pop("currency", None)
        errors.pop("salary_duration", None)
    _check_dates(values, errors, before, today)
    if errors:
        first = next(name for name in _RULES if name in errors)
        raise Invalid(errors[first][0], errors=errors)
    return values


def _check_dates(values: dict[str, Any], errors: dict[str, Sequence[str]], before: Job | None, today: date) -> None:
    """A new deadline is within the next sixty days, and no job is posted after its own end."""
    posted_on, ends_on = values.get("posted_on"), values.get("ends_on")
    if ends_on is None or "ends_on" in errors:
        return
    try:
        if before is None:
            deadline(ends_on, today=today)
        else:
            before.with_deadline(ends_on, today=today)
    except Invalid as refusal:
        errors["ends_on"] = [str(refusal)]
    if posted_on and posted_on > ends_on and "ends_on" not in errors:
        errors["posted_on"] = [JobSentence.DATE_POSTED_TOO_LATE]


def _line(value: Any, longest: int = LONGEST_LINE) -> str:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in str(value or "")).split())
    if len(text) > longest:
        raise Invalid(f"Please keep this shorter: at most {longest:,} characters.")
    return text


def _title(value: Any) -> str:
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in str(value or "")).split())
    if len(text) < SHORTEST_TITLE:
        raise Invalid(JobSentence.TITLE_TOO_SHORT)
    if len(text) > LONGEST_TITLE:
        raise Invalid(JobSentence.TITLE_TOO_LONG)
    return text


def _company(value: Any) -> str:
    text = _line(value)
    if len(text) < SHORTEST_COMPANY:
        raise Invalid(JobSentence.COMPANY_TOO_SHORT)
    return text


def description(value: Any) -> str:
    """Checks the number of characters first, then of words; only visible text between spaces counts as a word."""
    typed = str(value or "").strip()
    if len(typed) > LONGEST_DESCRIPTION:
        raise Invalid(JobSentence.DESCRIPTION_TOO_LONG)
    if len(typed) < FEWEST_CHARACTERS:
        raise Invalid(JobSentence.DESCRIPTION_TOO_SHORT)
    text = pasted(typed)
    if len(text.split()) < FEWEST_WORDS:
        raise Invalid(JobSentence.DESCRIPTION_TOO_FEW_WORDS)
    return text


def _needed(sentence: str) -> Callable[[Any], str]:
    def rule(value: Any) -> str:
        text = _line(value)
        if not text:
            raise Invalid(sentence)
        return text

    return rule


def employment_type(value: Any) -> str:
    """The type as spelled in the list, no matter how it was typed."""
    typed = "".join(str(value or "").casefold().replace("-", " ").split())
    types = {"".join(kind.casefold().replace("-", " ").split()): kind for kind in EMPLOYMENT_TYPES}
    if not typed:
        raise Invalid(JobSentence.TYPE_NEEDED)
    if typed not in types:
        raise Invalid(f"Please choose an employment type: {', '.join(EMPLOYMENT_TYPES)}")
    return types[typed]


def _day(sentence: str) -> Callable[[Any], date]:
    def rule(value: Any) -> date:
        if not value:
            raise Invalid(sentence)
        day = day_of(value)
        if day is None:
            raise DateNeeded
        return day

    return rule


def day_of(value: Any) -> date | None:
    """The date for a plain YYYY-MM-DD; None for anything else."""
    try:
        day = date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None
    return day if day and day.isoformat() == value else None  # refuses 2026-W48-1


def _salary(value: Any) -> str:
    return salary_of(str(value or ""))


def _currency(value: Any) -> str:
    """The code of a currency, given its code or symbol."""
    typed = str(value or "").strip().upper()
    currency = next((code for code, sign in CURRENCIES.items() if typed in (code, sign, f"{code} ({sign})")), None)
    if currency is None:
        raise Invalid(JobSentence.CURRENCY_NEEDED)
    return currency


def _duration(value: Any) -> str:
    typed = " ".join(str(value or "").lower().split())
    if typed not in SALARY_DURATIONS:
        raise Invalid(JobSentence.DURATION_NEEDED)
    return typed


def _providers(value: Any) -> tuple[ProviderLink, ...]:
    links = []
    for entry in _entries(value):
        provider, url = _line(entry.get("jobProvider")), str(entry.get("url") or "").strip()
        if not provider and not url:
            continue
        if not provider:
            raise Invalid(JobSentence.PROVIDER_NAME_NEEDED)
        if not safe_link(url):
            raise Invalid(JobSentence.PROVIDER_LINK_MALFORMED)
        links.append(ProviderLink(provider, url))
    if len(links) > MOST_PROVIDERS:
        raise Invalid(f"Please name at most {MOST_PROVIDERS} providers")
    return tuple(links)


def _entries(value: Any) -> Iterable[Mapping[str, Any]]:
    return [entry for entry in value or () if isinstance(entry, Mapping)]


def _keywords(value: Any) -> str:
    return _line(value, LONGEST_KEYWORDS)


def _mandatory(value: Any) -> tuple[str, ...]:
    labels = tuple(LABELS.values())
    choices = [str(label).strip() for label in value or ()]
    if any(label not in labels for label in choices):
        raise Invalid(f"Please choose among these documents: {', '.join(labels)}")
    return tuple(dict.fromkeys(choices))


def answer_days(value: Any) -> int:
    if value is None:
        return ANSWER_DAYS
    if not isinstance(value, int) or not 1 <= value <= MOST_ANSWER_DAYS:
        raise Invalid(JobSentence.ANSWER_DAYS_OUT_OF_RANGE)
    return value


_RULES: dict[str, Callable[[Any], Any]] = {
    "title": _title,
    "company": _company,
    "description": description,
    "location": _needed(JobSentence.LOCATION_NEEDED),
    "employment_type": employment_type,
    "posted_on": _day(JobSentence.DATE_POSTED_NEEDED),
    "ends_on": _day(JobSentence.DEADLINE_NEEDED),
    "salary": _salary,
    "currency": _currency,
    "salary_duration": _duration,
    "providers": _providers,
    "keywords": _keywords,
    "mandatory_documents": _mandatory,
    "answer_days": answer_days,
    "is_public": lambda value: True if value is None else bool(value),
}


def must_name_the_owner(email: str | None, *, by: User, owner: str | None = None) -> None:
    """The recruiter's address in the form must be the person's own, or the job owner's if an admin edits it. Raises
    NotAllowed."""
    if email and email_of(email) not in {by.email, owner}:
        raise NotAllowed
