"""What is known of a person and a job, asked one statement at a time: does something support it, and what?"""

import re
from collections.abc import Iterator
from functools import cached_property

from hireloom.domain.careers import career
from hireloom.domain.cover_letters import LetterOrder
from hireloom.domain.degrees import degree_mentions
from hireloom.domain.implied import shown_by
from hireloom.domain.lexicon import Lexicon, Skill
from hireloom.domain.readings import reading

_TO_NINETEEN = (
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"
    " nineteen"
)
SPELLED = {word: number for number, word in enumerate(_TO_NINETEEN.split(), start=2)} | {
    "twenty": 20,
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "dozen": 12,
    "hundred": 100,
    "thousand": 1000,
}
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|[kKmM]\b|million\b|billion\b|thousand\b)?")
_SCALES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "billion": 1e9}
QUOTE = 90


def amount(written: str) -> str:
    """The same text for the same amount: '40%' and '40 percent', '$3.5 million' and '3,500,000'."""
    low = written.lower().replace(",", "").strip(" $€£₹+.")
    digits = re.match(r"[\d.]+", low)
    if not digits:
        return f"{SPELLED[low]:g}" if low in SPELLED else low
    unit = low[digits.end() :].strip(" +")
    value = float(digits.group().rstrip(".") if digits.group().count(".") <= 1 else digits.group().replace(".", ""))
    if unit in ("%", "percent"):
        return f"{value:.10g}%"
    return f"{value * _SCALES.get(unit, 1):.15g}"


class ClaimFacts:
    """`own` tells of the person, the job only of the job."""

    def __init__(self, order: LetterOrder, lexicon: Lexicon, now: int) -> None:
        sender = order.sender
        profile = "\n".join(filter(None, (sender.name, sender.skills, sender.job_roles, sender.experience)))
        self.own = (("Your resume", order.resume.text), ("Your profile", profile), ("Your answers", order.answers.text))
        self.job = (("The job", order.job.advert),)
        self._resume, self._band = order.resume.text, sender.experience
        self._lexicon, self._now = lexicon, now
        self.year = now // 12
        self.opening = order.job

    def standing(self, words: str, *, job: bool) -> str:
        """Where these words stand as they are, whatever their case."""
        spaced = r"[\s,]+".join(map(re.escape, words.split()))
        pattern = re.compile(rf"(?<!\w){spaced}(?!\w)", re.I)
        return self._first(pattern, job=job)

    def name(self, words: str) -> str:
        """Where the name stands, whole or in its pieces; a possessive ending is no part of it."""
        bare = re.sub(r"['’]s\b", "", words)
        if found := self.standing(bare, job=True):
            return found
        pieces = [
            piece for piece in re.split(r"[\s/&-]+", bare) if piece and piece.lower() not in ("of", "and", "the", "for")
        ]
        places = [self.standing(piece, job=True) for piece in pieces]
        return places[0] if places and all(places) else ""

    def number(self, written: str, *, job: bool) -> str:
        wanted = amount(written)
        return next(
            (
                _quoted(label, line)
                for label, line, held in self._amounts
                if wanted in held and (job or label != "The job")
            ),
            "",
        )

    def years(self, count: int) -> str:
        """Of work, as the dated roles, a sentence of the resume or the profile say."""
        covered = round(career(self._resume, self._lexicon).years(self._now))
        if count <= covered:
            return f"Your resume: its dated roles add up to about {covered} years"
        stated = reading(self._resume, self._lexicon)
        if count <= stated.stated:
            start, end = stated.sentences[stated.stating[0]]
            return _quoted("Your resume", stated.text[start:end])
        least = re.match(r"\d+", self._band)
        if least and count <= int(least.group()):
            return f"Your profile: experience {self._band} years"
        spelled = next((word for word, number in SPELLED.items() if number == count), "a single")
        return self._first(re.compile(rf"\b(?:{count}|{spelled})\s?\+?\s(?:years?|yrs?)\b", re.I), job=False)

    def skill(self, skill: Skill, *, job: bool) -> str:
        for label, text in (*self.own, *(self.job if job else ())):
            if place := next((found for found in self._lexicon.skills_in(text) if found.skill == skill), None):
                return _quoted(label, _line(text, place.start))
        read = reading(self._resume, self._lexicon)
        if shown := shown_by(skill, read):
            start, end = read.sentences[shown[0]]
            return _quoted("Your resume", read.text[start:end])
        return ""

    def degree(self, level: int, *, job: bool) -> str:
        for label, text in (*self.own, *(self.job if job else ())):
            for reached, start, _ in degree_mentions(text):
                if reached == level or not level:
                    return _quoted(label, _line(text, start))
        return ""

    @cached_property
    def _amounts(self) -> list[tuple[str, str, frozenset[str]]]:
        sources = (*self.own, *self.job)
        return [
            (label, line, frozenset(_held(line)))
            for label, text in sources
            for line in text.splitlines()
            if line.strip()
        ]

    def _first(self, pattern: re.Pattern[str], *, job: bool) -> str:
        for label, text in (*self.own, *(self.job if job else ())):
            if found := pattern.search(text):
                return _quoted(label, _line(text, found.start()))
        return ""


def _held(line: str) -> Iterator[str]:
    for found in _NUMBER.finditer(line):
        yield amount(found.group())
        yield amount(re.match(r"[\d,.]+", found.group()).group()) if "%" not in found.group() else "%"  # type: ignore[union-attr]
    yield from (amount(word) for word in re.findall(r"[a-z]+", line.lower()) if word in SPELLED)


def _line(text: str, at: int) -> str:
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    return text[start : end if end >= 0 else len(text)]


def _quoted(label: str, said: str) -> str:
    line = " ".join(said.split())
    return f"{label}: “{line if len(line) <= QUOTE else line[:QUOTE].rsplit(' ', 1)[0] + ' …'}”"
