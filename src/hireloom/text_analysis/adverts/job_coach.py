"""Advice on a job post before it is published: what turns people away, what is missing, what is hard to read."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.skills import split
from hireloom.domain.salaries import pay_of
from hireloom.text_analysis.adverts.advert_facts import AdvertFact, advert_facts
from hireloom.text_analysis.adverts.advert_pay import pay_in
from hireloom.text_analysis.adverts.coach_words import CodedWord, Sound, addresses, coded_words, masked
from hireloom.text_analysis.adverts.coach_years import years_findings
from hireloom.text_analysis.adverts.employers import company as employer
from hireloom.text_analysis.adverts.sections import is_heading
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.readability import Readability, readability, sentences


class AdvertIssueKind(StrEnum):
    WORDS = "words"
    SALARY = "salary"
    SECTION = "section"
    YEARS = "years"
    READABILITY = "readability"
    LENGTH = "length"
    SHOUTING = "shouting"
    SKILLS = "skills"


class Severity(StrEnum):
    WARN = "warn"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class AdvertIssue:
    """`text` says what is found and `suggestion` what to do. `start` and `end` are its place in the field, whose words
    `instead` could take; it is None where only the person knows what to write."""

    kind: AdvertIssueKind
    severity: Severity
    field: str
    text: str
    suggestion: str
    start: int = 0
    end: int = 0
    instead: str | None = None


@dataclass(frozen=True, slots=True)
class Coaching:
    """`facts` are what the description says of other fields of the form."""

    findings: tuple[AdvertIssue, ...]
    readability: Readability
    facts: tuple[AdvertFact, ...]


FEW_WORDS = 40  # a shorter description is unfinished, so nothing is reported as missing
LONG_DESCRIPTION = 700
LONG_SENTENCE, MOST_LONG_SENTENCES = 35, 3
HARD_AGE, VERY_HARD_AGE = 16, 19
WIDE_PAY = 2  # times the lower end; a higher upper end is too wide
MANY_SKILLS = 10

_WHY = {
    Sound.MEN: "sounds as if you looked for a man",
    Sound.WOMEN: "sounds as if you looked for a woman",
    Sound.ONE_GENDER: "names one gender",
    Sound.AGE: "shuts people out by age",
    Sound.ORIGIN: "shuts people out by origin",
    Sound.ABILITY: "shuts people out by body or health",
    Sound.HYPE: "puts people off",
    Sound.HARSH: "warns people off",
}

_SECTIONS = {
    "About": r"about(?: (?:us|the (?:company|team|role|job|position)))?|who we are|(?:the|our) (?:company|team)"
    r"|(?:job |position |role )?(?:summary|overview)|(?:the )?role|introduction"
    r"|(?:company|job) (?:description|profile)",
    "Responsibilities": r"(?:your |key |main |core |essential |primary |job ){0,2}(?:responsibilities|duties|tasks"
    r"|accountabilities|functions)|what (?:you(?:['’]ll| will)|you) do|your (?:role|work|day|job)|the (?:work|job)"
    r"|in this role|day to day",
    "Requirements": r"(?:minimum |key |job |basic |required |preferred |desired |your |technical ){0,2}"
    r"(?:requirements|qualifications|skills|experience|education|knowledge|abilities|competencies)"
    r"|what (?:you (?:bring|need)|we (?:look for|need|expect|ask(?: for)?))|who you are|you have"
    r"|you bring|about you|your profile|must.haves?",
    "What We Offer": r"what (?:we offer|you get|we give|we promise)|we offer|(?:our |your )?(?:benefits|perks|offer)"
    r"|why (?:join )?us|compensation|what(?:['’]s| is) in it for you",
}
_ANY = "|".join(_SECTIONS.values())
_AND = r" ?(?:and/or|and|&|/|,|\+)(?: and)? ?"  # "Qualifications & Requirements" announces what each of its names does
_HEADING = {
    name: re.compile(
        rf"^[ \t#*]{{0,6}}(?:(?:{_ANY}){_AND}){{0,2}}(?:{names})(?:{_AND}(?:{_ANY})){{0,2}}"
        r"[ \t*]{0,4}:?[ \t*]{0,4}(?:$|(?<=:))",
        re.I | re.M,
    )
    for name, names in _SECTIONS.items()
}
_IN_SECTION = {
    "About": "Say in two sentences who you are and what the team does.",
    "Responsibilities": "List what the person will actually do.",
    "Requirements": "List what is needed from the first day.",
    "What We Offer": "People read this first.",
}

_CAPITALS = re.compile(r"\b[A-Z]{2,}(?:[ \t'’,&/-]{1,3}[A-Z]{2,})*(?=\b)")
_EXCLAIMED = re.compile(r"!{2,}")
LONG_ACRONYM = 5


def coached(job: Job, today: date) -> Coaching:
    """Advice on this post as of today, in the order of the form."""
    level = readability(job.description)
    findings = [finding for rule in _RULES for finding in rule(job)]
    findings += (
        AdvertIssue(
            AdvertIssueKind.YEARS,
            Severity.WARN,
            "description",
            finding.text,
            finding.advice,
            finding.start,
            finding.end,
            finding.instead or None,
        )
        for finding in years_findings(job, today.year)
    )
    findings += _hard(level)
    return Coaching(tuple(sorted(findings, key=_order)), level, advert_facts(job.description, today))


def _order(finding: AdvertIssue) -> tuple[bool, bool, int]:
    """The most important first, then in the order of the text."""
    return finding.severity is Severity.INFO, finding.end == 0, finding.start


def _words(job: Job) -> Iterator[AdvertIssue]:
    for field, text in (("title", job.title), ("description", job.description)):
        repeated = set[str]()
        for word in coded_words(text, is_prose=field == "description"):
            if word.words.casefold() not in repeated:  # one finding for a word, at its first mention
                repeated.add(word.words.casefold())
                yield AdvertIssue(
                    AdvertIssueKind.WORDS,
                    Severity.WARN,
                    field,
                    f"“{word.words}” {_WHY[word.sound]}",
                    _advice(word),
                    word.start,
                    word.end,
                    word.instead or None,
                )


def _advice(word: CodedWord) -> str:
    return word.advice or f"Try “{word.instead}”."


def _salary(job: Job) -> Iterator[AdvertIssue]:
    pay = pay_of(job.salary)
    if pay is None and pay_in(job.description):
        yield AdvertIssue(
            AdvertIssueKind.SALARY,
            Severity.WARN,
            "salary",
            "The salary is only in the description",
            "Enter it under Salary, too: lists of jobs and search engines show that one.",
        )
    elif pay is None:
        yield AdvertIssue(
            AdvertIssueKind.SALARY,
            Severity.WARN,
            "salary",
            "No salary is shown",
            "People decide by it, and in many places the law requires it.",
        )
    elif pay.low and pay.high > WIDE_PAY * pay.low:
        yield AdvertIssue(
            AdvertIssueKind.SALARY,
            Severity.INFO,
            "salary",
            "The salary range is very wide",
            "Nobody knows what to expect. Name what most people in this job get.",
        )


def _sections(job: Job) -> Iterator[AdvertIssue]:
    text = job.description
    if len(text.split()) < FEW_WORDS:
        return
    for name, heading in _HEADING.items():
        if not heading.search(text):
            at = len(text.rstrip())
            instead = f"\n\n{name}\n- "
            yield AdvertIssue(
                AdvertIssueKind.SECTION,
                Severity.WARN if name != "About" else Severity.INFO,
                "description",
                f"The section “{name}” is missing",
                _IN_SECTION[name],
                at,
                at,
                instead,
            )


def _length(job: Job) -> Iterator[AdvertIssue]:
    count = len(job.description.split())
    if count > LONG_DESCRIPTION:
        yield AdvertIssue(
            AdvertIssueKind.LENGTH,
            Severity.INFO,
            "description",
            f"{count} words are long for a job",
            "On a phone few people read to the end. Aim for 300 to 600.",
        )


def _long_sentences(job: Job) -> Iterator[AdvertIssue]:
    long = [sentence for sentence in sentences(job.description) if sentence.words > LONG_SENTENCE]
    for sentence in long[:MOST_LONG_SENTENCES]:
        yield AdvertIssue(
            AdvertIssueKind.READABILITY,
            Severity.INFO,
            "description",
            f"A sentence of {sentence.words} words",
            "Make two or three of it.",
            sentence.start,
            sentence.end,
        )


def _shouting(job: Job) -> Iterator[AdvertIssue]:
    for field, text in (("title", job.title), ("description", job.description)):
        names = [(named.start, named.end) for named in load_lexicon().skills_in(text) if named.skill.kind == "tool"]
        names += _employer_in(text, job)
        for match in _CAPITALS.finditer(masked(text, [*names, *addresses(text)])):
            loud = [word for word in re.findall(r"[A-Z]+", match.group()) if len(word) > LONG_ACRONYM]
            if (
                loud
                and (len(loud) > 1 or not _is_alone(text, match.start(), match.end()))
                and not _is_field(text, match)
            ):
                yield _loud(field, match, _quietly(text, match), "Capitals read as shouting.")
        for match in _EXCLAIMED.finditer(text):
            yield _loud(field, match, "!" if field == "description" else "", "One is enough.")


def _employer_in(text: str, job: Job) -> Iterator[tuple[int, int]]:
    """The places of the words of the employer's name, by which many are written in capitals: 'STERIS'."""
    named = set(re.findall(r"\w{3,}", f"{job.company} {employer(job.description, job.title)}".casefold()))
    yield from (word.span() for word in re.finditer(r"\w{3,}", text) if word.group().casefold() in named)


# What stands before a colon in the form of an advert: 'LOCATION:', 'DATE POSTED:'.
_FIELD = re.compile(
    r"(?:date posted|posted|positions?|job (?:title|type|code|category|number|id)|titles?|company|department|division"
    r"|industry|profession|category|contact|duration|reports to|supervisor|deadline|(?:closing|start) date|requisition"
    r"|status|employment type|work schedule)",
    re.I,
)


def _is_field(text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()].rpartition("\n")[2], text[match.end() : match.end() + 2]
    opens = not before.strip(" #*-•")
    return (
        opens and after.lstrip(" *")[:1] == ":" and (is_heading(match.group()) or bool(_FIELD.fullmatch(match.group())))
    )


def _loud(field: str, match: re.Match[str], instead: str, advice: str) -> AdvertIssue:
    passage = match.group() if len(match.group()) <= 40 else f"{match.group()[:40].rstrip()}…"
    return AdvertIssue(
        AdvertIssueKind.SHOUTING,
        Severity.INFO,
        field,
        f"“{passage}” shouts",
        advice,
        match.start(),
        match.end(),
        instead or None,
    )


def _is_alone(text: str, start: int, end: int) -> bool:
    """A single word in capitals on a line of its own is a heading."""
    before, after = text[:start].rpartition("\n")[2], text[end:].partition("\n")[0]
    return not before.strip(" #*") and not after.strip(" :*")


def _quietly(text: str, match: re.Match[str]) -> str:
    """In lower case with short forms unchanged, and a capital at the start of a sentence or line."""
    low = re.sub(r"[A-Z]+", lambda word: word[0] if len(word[0]) <= 3 else word[0].lower(), match.group())
    begins = not text[: match.start()].rstrip(" #*-") or text[: match.start()].rstrip(" #*-")[-1] in ".!?\n:"
    return low[:1].upper() + low[1:] if begins else low


def _skills(job: Job) -> Iterator[AdvertIssue]:
    count = len(split(job.keywords))
    if count > MANY_SKILLS:
        yield AdvertIssue(
            AdvertIssueKind.SKILLS,
            Severity.INFO,
            "keywords",
            f"{count} keywords ask for a lot",
            "Each one lowers the match of people who could learn it. Keep what the first months need.",
        )


def _hard(level: Readability) -> Iterator[AdvertIssue]:
    if level.words >= FEW_WORDS and level.age > HARD_AGE:
        yield AdvertIssue(
            AdvertIssueKind.READABILITY,
            Severity.WARN if level.age > VERY_HARD_AGE else Severity.INFO,
            "description",
            f"Reading age {level.age}",
            f"Aim for {HARD_AGE} or below: shorter sentences, shorter words.",
        )


_RULES: tuple[Callable[[Job], Iterator[AdvertIssue]], ...] = (
    _words,
    _salary,
    _sections,
    _length,
    _long_sentences,
    _shouting,
    _skills,
)
