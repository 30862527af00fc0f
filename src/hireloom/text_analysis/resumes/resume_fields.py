"""What a resume says for each field of a profile, with the words that say it and where they stand."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from hireloom.domain.documents import Document
from hireloom.domain.profiles import band_of
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import periods, years
from hireloom.text_analysis.language.senses import has_other_sense
from hireloom.text_analysis.language.titles import cased, one
from hireloom.text_analysis.language.words import blank
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.contacts import LINK, MAIL
from hireloom.text_analysis.resumes.letterheads import (
    HEAD_LINES,
    QuotedValue,
    mail_in,
    name_in,
    number_in,
    written_name,
)
from hireloom.text_analysis.resumes.readings import reading

MOST_SKILLS, MOST_ROLES = 25, 3
TITLE_WORDS = 8
NOT_SKILLS = ("soft", "language")  # kinds: manners and spoken languages


@dataclass(frozen=True, slots=True)
class Item:
    """One value and the words of the resume that say it, `text[start:end]`; `page` counts from 1."""

    value: str
    quote: str
    start: int
    end: int
    page: int


@dataclass(frozen=True, slots=True)
class ReadField:
    """The value as the form takes it. A list is separated by commas and has an item for each entry."""

    value: str
    items: tuple[Item, ...]


def fields_in(document: Document, lexicon: Lexicon, now: int) -> Mapping[str, ReadField]:
    """The fields by their names in a profile; those that the resume does not mention are absent. `now` is a month as in
    periods."""
    text = document.text
    quotes: dict[str, list[QuotedValue]] = {}
    if name := whose(text, lexicon):
        quotes["name"] = [name._replace(value=storable(name.value))]
    if mail := mail_in(text):
        quotes["email"] = [mail]
    if number := number_in(text):
        quotes["phone_number"] = [QuotedValue(number.digits, number.start, number.end)]
        if number.code:
            quotes["country_code"] = [QuotedValue(number.code, number.start, number.end)]
    quotes["skills"] = _skills(text, lexicon)
    quotes["job_roles"] = _roles(text, lexicon)
    if experience := _experience(text, lexicon, now):
        quotes["experience"] = [experience._replace(value=band_of(float(experience.value)))]
    return {name: _field(document, values) for name, values in quotes.items() if values}


def whose(text: str, lexicon: Lexicon) -> QuotedValue | None:
    """The name, as written."""
    return name_in(text, is_work=lambda words: bool(lexicon.skills_in(words) or lexicon.roles_in(words)))


def storable(name: str) -> str:
    """The name as a profile keeps it, of letters and spaces: Al-Farsi is Al Farsi there, D'Souza DSouza."""
    letters = re.sub(r"[^\w\s]|[\d_]", "", re.sub(r"[-‐‑–.]", " ", written_name(name)))
    return " ".join(letters.split())


def designation(text: str, lexicon: Lexicon) -> str:
    """The person's title in the head of the resume or in its latest role, otherwise empty."""
    roles = _roles(text, lexicon)
    return roles[0].value if roles else ""


def years_of(text: str, lexicon: Lexicon, now: int) -> float | None:
    """Years of experience, None if the resume neither states nor shows them."""
    experience = _experience(text, lexicon, now)
    return float(experience.value) if experience else None


def _field(document: Document, values: list[QuotedValue]) -> ReadField:
    items = tuple(
        Item(
            value.value,
            " ".join(document.text[value.start : value.end].split()),
            value.start,
            value.end,
            _page(document, value.start),
        )
        for value in values
    )
    return ReadField(", ".join(item.value for item in items), items)


def _page(document: Document, place: int) -> int:
    return next((span.page for span in document.spans if span.start <= place < span.end), 1)


def _skills(text: str, lexicon: Lexicon) -> list[QuotedValue]:
    """Each skill once, at its first mention; skills that are named more often come first."""
    plain = LINK.sub(blank, MAIL.sub(blank, text))
    mentions = [
        mention
        for mention in lexicon.skills_in(plain)
        if mention.skill.kind not in NOT_SKILLS and not has_other_sense(plain, mention)
    ]
    count: dict[str, int] = {}
    for mention in mentions:
        count[mention.skill.name] = count.get(mention.skill.name, 0) + 1
    first = {mention.skill.name: mention for mention in reversed(mentions)}
    named = sorted(first.values(), key=lambda mention: (-count[mention.skill.name], mention.start))[:MOST_SKILLS]
    return [QuotedValue(mention.skill.name.replace(",", ""), mention.start, mention.end) for mention in named]


def _roles(text: str, lexicon: Lexicon) -> list[QuotedValue]:
    """The title in the head, then those of the latest roles."""
    listed = [*_titles_in_the_head(text, lexicon), *_titles_held(text, lexicon)]
    distinct = {role.value.casefold(): role for role in reversed(listed)}
    return sorted(distinct.values(), key=listed.index)[:MOST_ROLES]


def _titles_in_the_head(text: str, lexicon: Lexicon) -> Iterable[QuotedValue]:
    head = text.splitlines(keepends=True)[: HEAD_LINES + 5]
    offset = 0
    for line in head:
        if periods(line):
            return  # roles that are held follow
        if len(line.split()) <= TITLE_WORDS and not periods(line) and not line.strip().endswith("."):
            yield from _title_on(line, offset, lexicon)
        offset += len(line)


def _titles_held(text: str, lexicon: Lexicon) -> Iterable[QuotedValue]:
    for role in career(text, lexicon).roles:
        head = text[role.start : role.end]
        at = head.find(role.title) if role.title else -1
        if at >= 0:
            yield from _title_on(role.title, role.start + at, lexicon)


def _title_on(line: str, offset: int, lexicon: Lexicon) -> Iterable[QuotedValue]:
    """The title with the rank before it: 'Senior Accountant', not the employer after it."""
    roles = lexicon.roles_in(line)
    if not roles:
        return
    role = roles[0]
    if one(title := line[role.start : role.end]) != title:
        return  # 'Council of Nurses'
    start = role.start
    while before := re.search(r"\b(?:senior|junior|lead|chief|principal|staff|sr\.?|jr\.?)\s+$", line[:start], re.I):
        start = before.start()
    whole = " ".join(map(cased, line[start : role.end].split()))
    yield QuotedValue(whole, offset + start, offset + role.end)


def _experience(text: str, lexicon: Lexicon, now: int) -> QuotedValue | None:
    """The years that the resume states or that its periods of work cover, whichever is more."""
    resume = reading(text, lexicon)
    spans = [(span, resume.sentences[title.dated_at]) for title in resume.dated for span in title.spans]
    covered = years((span for span, _ in spans), now)
    if resume.stated and resume.stated >= covered:
        start, end = resume.sentences[resume.stating[0]]
        return QuotedValue(f"{resume.stated:g}", start, end)
    if not spans:
        return None
    _, (start, end) = max(spans, key=lambda span: (span[0].last is None, span[0].last or 0))
    return QuotedValue(f"{covered:.1f}", start, end)
