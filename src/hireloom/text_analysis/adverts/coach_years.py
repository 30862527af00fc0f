"""Years of experience that a job asks for and no one needs, no one can have, or that contradict each other."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hireloom.domain.jobs import Job
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.durations import Duration, durations
from hireloom.text_analysis.language.readability import Sentence, sentences


@dataclass(frozen=True, slots=True)
class YearsFinding:
    """`instead` replaces the words between `start` and `end` of the description; it may be empty."""

    start: int
    end: int
    text: str
    advice: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Demand:
    """Years that the description asks for; `of` is their subject, empty for experience in general."""

    start: int
    end: int
    least: int
    most: int | None
    of: str
    is_open: bool

    def as_said(self, text: str) -> str:
        return " ".join(text[self.start : self.end].split())


_OF_THE_EMPLOYER = ("we have", "we've", "our company", "founded", "in business", "years ago", "warranty", "pension")
_ON_EXPERIENCE = re.compile(r"experience|hands-on|working with|background|practice", re.I)
_GOES_ON = re.compile(r"\s*(?:of|with|in|as) ", re.I)
_AS_EXPERIENCE = re.compile(
    r"\s*(?:['’]\s*)?(?:of\s+)?(?:(?:professional|relevant|prior|proven|practical|total|overall|work|working|industry|job|"
    r"related|hands-on)\s+){0,3}experience\b(?!\s+(?:with|in|of|using))",
    re.I,
)
_OF = re.compile(
    r"\s*(?:of\s+)?(?:(?:professional|relevant|proven|practical|hands-on|commercial|production)\s+){0,2}"
    r"(?:experience\s+)?(?:with|in|of|using)?\s*(?P<of>[^\s,;.:()]+(?:\s[^\s,;.:()]+)?)",
    re.I,
)

_KNOWN_SINCE = {name: int(year) for name, year in rows_of("first_releases.tsv", "adverts")}
_BEGINNERS = frozenset({"intern", "trainee", "fresher", "graduate", "entry", "apprentice"})
_JUNIORS = frozenset({"junior", "jr"})
_SENIORS = frozenset({"senior", "sr"})
_LEADERS = frozenset(
    {"lead", "principal", "head", "director", "chief", "vp", "president", "architect", "staff", "partner", "executive"}
)
_WORDS = re.compile(r"[^\W\d_]+")
MOST_BEGINNER, MOST_JUNIOR = 1, 3
INFLATED, INFLATED_SENIOR, INFLATED_LEADER = 8, 10, 15  # years from which on a demand exceeds the needs of the work
ENOUGH, ENOUGH_LEADER = 5, 8


def years_findings(job: Job, year: int) -> Iterator[YearsFinding]:
    """Faults of the demanded years; `year` is the present year. One finding for each demand, the most serious."""
    text = job.description
    demands = tuple(_demands(text))
    overall = next((demand for demand in demands if not demand.of), None)
    words = frozenset(_WORDS.findall(job.title.casefold()))
    for demand in demands:
        wording = demand.as_said(text)
        if demand.most is not None and demand.most < demand.least:
            yield _found(
                demand, f"“{wording}” runs backwards", f"Write {demand.most}-{demand.least} years.", _in_order(demand)
            )
        elif (since := _since(demand.of)) and demand.least > year - since[1]:
            possible = year - since[1]
            advice = f"It has been available since {since[1]}: nobody has more than {possible} years of it."
            yield _found(demand, f"Nobody has {demand.least} years of {since[0]}", advice, _plus(min(ENOUGH, possible)))
        elif overall and demand is not overall and _contradicts(demand, overall):
            advice = f"Above you ask for {overall.as_said(text)}. Give one number."
            yield _found(demand, f"“{wording}” contradicts “{overall.as_said(text)}”", advice, overall.as_said(text))
        elif finding := _for_level(demand, job.employment_type, words, wording):
            yield finding


def _for_level(demand: Demand, kind: str, title: frozenset[str], text: str) -> YearsFinding | None:
    is_internship = kind.casefold() == "internship"
    if (is_internship or title & _BEGINNERS) and demand.least > MOST_BEGINNER:
        level = "an internship" if is_internship else "a beginner's job"
        return _found(demand, f"“{text}” does not fit {level}", "Beginners have one year at most.", "0-1 years")
    if title & _JUNIORS and demand.least >= MOST_JUNIOR:
        return _found(demand, f"“{text}” is not junior", "A junior has up to two years.", "1-2 years")
    if title & _SENIORS and demand.most is not None and demand.most <= 2:
        return _found(demand, f"“{text}” is not senior", "Ask for more, or drop Senior from the title.")
    is_leader = bool(title & _LEADERS)
    limit = INFLATED_LEADER if is_leader else INFLATED_SENIOR if title & _SENIORS else INFLATED
    if demand.least < limit:
        return None
    enough = ENOUGH_LEADER if is_leader else ENOUGH
    advice = f"{enough} or more usually tell as much. Each year you ask for rules out people who could do it."
    return _found(demand, f"{demand.least} years is more than the tasks need", advice, _plus(enough))


def _found(demand: Demand, text: str, advice: str, instead: str = "") -> YearsFinding:
    return YearsFinding(demand.start, demand.end, text, advice, instead)


def _plus(years: int) -> str:
    return f"{years}+ years"


def _in_order(demand: Demand) -> str:
    return f"{demand.most}-{demand.least} years"


def _contradicts(demand: Demand, overall: Demand) -> bool:
    """Two demands contradict: different numbers for one subject, or more years for a part than for the whole."""
    if demand.of:
        return demand.least > (overall.most or overall.least) and not overall.is_open
    return abs(demand.least - overall.least) >= 2


def _since(of: str) -> tuple[str, int] | None:
    """The technology as written and the year of its first release."""
    for name in (of, of.split(" ")[0]):
        if (year := _KNOWN_SINCE.get(name.casefold())) and name:
            return name, year
    return None


def _demands(text: str) -> Iterator[Demand]:
    for sentence in sentences(text):
        words = text[sentence.start : sentence.end]
        low = words.casefold()
        if any(sign in low for sign in _OF_THE_EMPLOYER):
            continue
        is_asked = bool(_ON_EXPERIENCE.search(words))
        for duration in durations(words):
            if duration.least.is_integer() and (is_asked or _GOES_ON.match(words, duration.end)):
                yield _demand(sentence, duration, words)


def _demand(sentence: Sentence, duration: Duration, text: str) -> Demand:
    after = duration.end
    of = "" if _AS_EXPERIENCE.match(text, after) else (match["of"] if (match := _OF.match(text, after)) else "")
    return Demand(
        sentence.start + duration.start,
        sentence.start + duration.end,
        int(duration.least),
        int(duration.most) if duration.most else None,
        "" if of.casefold() == "experience" else of,
        duration.is_open,
    )
