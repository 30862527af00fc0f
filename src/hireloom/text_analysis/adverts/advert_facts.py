"""What the text of an advert says of the fields of a job's form, each with its words. Nothing that it leaves open is
guessed."""

import re
from datetime import date, timedelta
from typing import NamedTuple

from hireloom.domain.jobs import MOST_DAYS_POSTED
from hireloom.text_analysis.adverts.advert_pay import pay_in
from hireloom.text_analysis.adverts.adverts import asks_of
from hireloom.text_analysis.adverts.employers import company as employer
from hireloom.text_analysis.adverts.job_titles import job_title
from hireloom.text_analysis.adverts.sections import MOST_PASSAGES, Ask, is_heading, passages
from hireloom.text_analysis.language.benefits import is_benefit
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.pastes import pasted
from hireloom.text_analysis.language.periods import MONTHS, dates
from hireloom.text_analysis.language.places import STATE_LETTERS, is_a_place
from hireloom.text_analysis.language.repair import unglued

MOST_PLACE_WORDS = 6
HEAD = 15  # lines in which a place or a kind of employment may stand alone
LONGEST_PLACE, LONGEST_LINE = 80, 300
MOST_KEYWORDS = 10


class AdvertFact(NamedTuple):
    """`field` is named as in Job; `text[start:end]` are the words that say the value, or nothing if they stand apart.
    A currency and a time of pay have the words of the pay."""

    field: str
    value: str
    start: int
    end: int


_PLACE = re.compile(
    r"^\W{0,3}(?:(?:job|work|office) )?(?:locations?|place of work|workplace|standort|arbeitsort)"
    r"(?:\s?:|(?<=location)\s[-–—]\s)\s*"
    r"([^\n|;•·]{2,80}?)"
    r"\s*(?:$|[|;•·]|\s[-–—]\s|\s(?-i:[A-Z])\w+(?: \w+)?:)",
    re.I,
)
_NO_PLACE = re.compile(r"\w{3,}\.\s|[!?]|\b(?:is|are|can|we|you|flexible|various|multiple)\b", re.I)
_BASED = re.compile(
    r"\b(?:role|position|job|post|vacancy|you(?:['’]ll| will)?)\b(?:(?!\b(?:clients?|customers?|compan(?:y|ies)|teams?"
    r"|partners?|suppliers?|manager|colleagues|people)\b)[^.\n]){0,40}?\bbased (?:in|out of) (?:our )?"
    r"((?-i:[A-Z])[\w'’-]{1,30}(?:,? (?-i:[A-Z])[\w'’-]{1,30}){0,3})",
    re.I,
)
_NAME = r"(?-i:[A-Z])[\w.'’-]{1,30}"
_TOWN_AND_STATE = rf"(?!MS )(?:{_NAME} ){{0,2}}{_NAME}, ?(?-i:{STATE_LETTERS})\b"  # not 'MS Excel, MS Access'
_PLACED = re.compile(
    rf"\b(?:in|at|for|out of) (?:our |the )?({_TOWN_AND_STATE})(?!,? (?:and |or )?{_TOWN_AND_STATE})", re.I
)
_OF_THE_COMPANY = re.compile(
    r"(?:headquarter\w*|founded|started|offices|customers|clients|stores|job fairs?|travel)\b[^.!?]{0,40}$", re.I
)
_BEFORE = 60  # letters before a place, which may say whose it is
_NO_NAME = re.compile(r":|^\D*\d.*,")  # 'January 5, 2027'
_MODE = re.compile(r"\s*[(/,–—-]\s*(?:hybrid|remote|on-?site)\)?$|^\W{0,3}(?:location|standort)\s?:\s*", re.I)
_REMOTE = re.compile(r"(?:fully |100 ?% )?remote", re.I)
_PARTS = re.compile(r"[^|•·\t\n]+")
_NOT_OF_OTHERS = r"(?! (?:staff|employees|workers|associates|students|colleagues|crew|members)\b)"  # whom one may lead
# The kinds of a job's form by the words of adverts.
_KINDS = {
    "Full-time": re.compile(rf"\bfull[- ]?time\b{_NOT_OF_OTHERS}|\bvollzeit\b", re.I),
    "Part-time": re.compile(rf"\bpart[- ]?time\b{_NOT_OF_OTHERS}|\bteilzeit\b", re.I),
    "Contract": re.compile(
        r"\bcontract(?:or)? (?:position|role|job|basis)\b|\bmonth contract\b|\bfixed[- ]term\b|\bfreelance\b", re.I
    ),
    "Internship": re.compile(r"\binternship\b|\bpraktikum\b", re.I),
}
_KIND_LABEL = re.compile(
    r"^\W{0,3}(?:(?:job|employment|contract|position) type|type(?: of (?:employment|contract|job))?|hours)"
    r"\s?:(.{2,60})$",
    re.I,
)
# What says the kind only behind its label.
_LABELLED_KINDS = {"Contract": re.compile(r"\bcontract\b|\bfreelance\b|\bfixed[- ]term\b", re.I)}
_DEADLINE = re.compile(
    r"\b(?:deadline|closing date|applications? (?:close|are due|due|must be (?:received|submitted))|apply (?:by|before)"
    r"|last (?:date|day) (?:to apply|for applications?)|(?:closes|closing) on|bewerbungsschluss)\b",
    re.I,
)
LONGEST_DATE = 60  # with the words before it
_BETWEEN = re.compile(r"\d|[.;!?]\s")
_IN_FIGURES = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")
_DAY_ALONE = re.compile(r"(?<!\d)\d{1,2}(?!\d)")
_NEEDS = {Ask.MUST, Ask.NICE}
_NAMED_SKILLS = {"tool", "method", "knowledge", "certificate", "licence", "language"}


def advert_facts(text: str, today: date) -> tuple[AdvertFact, ...]:
    """What the text says of a job that is posted today, in the order of the form."""
    lines = [(match.start(), match[0]) for match in re.finditer(r"[^\n]+", text) if match[0].strip()]
    body = pasted(text)
    title = job_title(body, load_lexicon())
    company = employer(body, title)
    facts = [
        _title(title, text),
        _place(lines),
        _kind(title, lines),
        *_pay(text),
        _deadline(text, today),
        _keywords(body, title, company),
    ]
    return tuple(fact for fact in facts if fact and fact.value)


def _title(title: str, text: str) -> AdvertFact:
    start = max(text.find(title), 0)
    return AdvertFact("title", title, start, start + len(title) * text.startswith(title, start))


def _place(lines: list[tuple[int, str]]) -> AdvertFact | None:
    """The place by its label, by a line or a cell of the head, or by the sentence that the job is based there."""
    for start, line in lines:
        match = _PLACE.match(line[:LONGEST_LINE])
        if match and not _NO_PLACE.search(match[1]) and any(map(str.isalpha, match[1])):
            return AdvertFact("location", match[1].strip(" .,*"), start + match.start(1), start + match.end(1))
    for start, line in lines[:HEAD]:
        for cell in _PARTS.finditer(line[:LONGEST_LINE]):
            name = cell[0].strip(" -–—*#,")
            is_name = not _NO_NAME.search(name) and len(name) <= LONGEST_PLACE and len(name.split()) <= MOST_PLACE_WORDS
            if is_name and (is_a_place(_MODE.sub("", name)) or _REMOTE.fullmatch(name)):
                begin = start + cell.start() + cell[0].index(name)
                return AdvertFact("location", name, begin, begin + len(name))
    for start, line in lines:
        if match := _BASED.search(line[: 2 * LONGEST_LINE]):
            return AdvertFact("location", match[1], start + match.start(1), start + match.end(1))
    return _only_place(lines)


def _only_place(lines: list[tuple[int, str]]) -> AdvertFact | None:
    """The place that sentences name ('a contract in Columbus, OH'), unless they name another one, too."""
    places = {
        match[1].replace(" ", ""): AdvertFact("location", match[1], start + match.start(1), start + match.end(1))
        for start, line in lines
        for match in _PLACED.finditer(line)
        if not _OF_THE_COMPANY.search(line[max(match.start() - _BEFORE, 0) : match.start()])
    }
    return next(iter(places.values())) if len(places) == 1 else None


def _kind(title: str, lines: list[tuple[int, str]]) -> AdvertFact | None:
    """The only kind that is named: by a label, by the line of the title, or anywhere."""
    labels = [(start + match.start(1), match[1]) for start, line in lines if (match := _KIND_LABEL.match(line))]
    titles = [(start, line) for start, line in lines if title and title in line][:1]
    for patterns, places in ((_KINDS | _LABELLED_KINDS, labels), (_KINDS, titles), (_KINDS, lines)):
        kinds = {
            kind: AdvertFact("employment_type", kind, start + match.start(), start + match.end())
            for kind, pattern in patterns.items()
            for start, words in reversed(places)
            if (match := pattern.search(words[:LONGEST_LINE]))
        }
        if kinds:
            return next(iter(kinds.values())) if len(kinds) == 1 else None
    return None


def _pay(text: str) -> list[AdvertFact]:
    pay = pay_in(text)
    if pay is None:
        return []
    values = (("salary", pay.salary), ("currency", pay.currency), ("salary_duration", pay.duration))
    return [AdvertFact(field, value, pay.start, pay.end) for field, value in values]


def _deadline(text: str, today: date) -> AdvertFact | None:
    """The day until which people may apply, if a job that is posted today may be open until then."""
    for label in _DEADLINE.finditer(text):
        words = text[label.end() : label.end() + LONGEST_DATE].partition("\n")[0]
        named = next(dates(words), None)
        is_next = named and not _BETWEEN.search(words[: named.start])
        day = _day(words[named.start : named.end], named.first) if named and is_next else None
        if named and day and today <= day <= today + timedelta(MOST_DAYS_POSTED):
            return AdvertFact("ends_on", day.isoformat(), label.start(), label.end() + named.end)
    return None


def _day(words: str, month: int) -> date | None:
    """The day of a date in this month; None for one without a day, or in which the day may be the month."""
    figures = _IN_FIGURES.fullmatch(words)
    if figures:
        first, second = int(figures[1]), int(figures[2])
        numbers = [first] if first == second else [number for number in (first, second) if number > MONTHS]
        month = int(figures[3]) * MONTHS + min(first, second) - 1
    else:
        numbers = [int(number) for number in _DAY_ALONE.findall(words)][-1:]
    try:
        return date(month // MONTHS, month % MONTHS + 1, numbers[0]) if len(numbers) == 1 else None
    except ValueError:
        return None


def _keywords(body: str, title: str, company: str) -> AdvertFact | None:
    """The skills that the requirements name, in their words; neither benefits nor the company."""
    parts = list(passages(unglued(body, is_heading)))
    if len(parts) >= MOST_PASSAGES:
        return None
    asks = (ask for ask, _ in asks_of(title, company, parts))
    requirements = [part.text for part, ask in zip(parts, asks, strict=True) if ask in _NEEDS]
    skills: dict[str, str] = {}
    for line in requirements:
        for mention in load_lexicon().skills_in(line):
            if mention.skill.kind in _NAMED_SKILLS:
                words = line[mention.start : mention.end].replace(",", "")
                if is_benefit(words, title) or words.casefold() == company.casefold():
                    continue
                skills.setdefault(mention.skill.name, words[:1].upper() + words[1:])
    return AdvertFact("keywords", ", ".join(list(skills.values())[:MOST_KEYWORDS]), 0, 0)
