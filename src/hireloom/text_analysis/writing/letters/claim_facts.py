"""The known facts about a person and a job; each statement is looked up by itself: what supports it?"""

import re
from collections.abc import Iterator
from functools import cached_property

from hireloom.domain.cover_letters.orders import LetterOrder
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.language.degrees import degree_mentions
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.numbers import SPELLED as SMALL
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.writing.clauses.wording import stands_in

SPELLED = {word: number for word, number in SMALL.items() if number > 1} | {
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "seventy": 70,
    "eighty": 80,
    "ninety": 90,
    "dozen": 12,
    "hundred": 100,
    "thousand": 1000,
}
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?\s?(?:%|percent\b|[km]\b|million\b|billion\b|thousand\b)?", re.I)
_SCALES = {"k": 1e3, "thousand": 1e3, "m": 1e6, "million": 1e6, "billion": 1e9}
_JOINTS = ("of", "and", "the", "for")
LONGEST_NAME = 500  # characters; longer ones stand nowhere
QUOTE, MOST_PIECES = 90, 8


def amount(wording: str) -> str:
    """One spelling for each amount: '40%' and '40 percent', '$3.5 million' and '3,500,000'."""
    low = wording.lower().replace(",", "").strip(" $€£₹+.")
    digits = re.match(r"[\d.]+", low)
    if not digits:
        tens, _, ones = low.partition("-")  # 'twenty-one', but also 'ten-person'
        more = 1 if ones == "one" else SPELLED.get(ones, 0)
        return f"{SPELLED[tens] + more:g}" if tens in SPELLED and more < 10 else low
    unit = low[digits.end() :].strip(" +")
    value = float(digits.group().rstrip(".") if digits.group().count(".") <= 1 else digits.group().replace(".", ""))
    if unit in ("%", "percent"):
        return f"{value:.10g}%"
    return f"{value * _SCALES.get(unit, 1):.15g}"


class ClaimFacts:
    """`own` are facts about the person; the job says something only about the job."""

    def __init__(self, order: LetterOrder, lexicon: Lexicon, now: int) -> None:
        sender = order.sender
        profile = "\n".join(filter(None, (sender.name, sender.skills, sender.job_roles, sender.experience)))
        self.own = (
            (order.resume_name, order.resume.text),
            ("Your profile", profile),
            ("Your answers", order.answers.text),
            ("Your stories", order.stories),
        )
        self.job = (("The job", order.job.advert),)
        self._resume, self._resume_name, self._band = order.resume.text, order.resume_name, sender.experience
        self._lexicon, self._now = lexicon, now
        self.year = now // 12
        self.opening = order.job
        self._found: dict[tuple[str, bool], str] = {}

    def standing(self, words: str, *, job: bool) -> str:
        """The source that has these words, ignoring case; 'Director, Finance' is a director of finance."""
        if len(words) > LONGEST_NAME:
            return ""
        spaced = r"[\s,]+".join(map(re.escape, words.split())).replace(r"[\s,]+of[\s,]+", r"(?:[\s,]+of[\s,]+|,\s*)")
        return self._first(rf"(?<!\w){spaced}(?!\w)", job=job)

    def in_any_form(self, name: str) -> str:
        """The line of the person that has the words side by side in any form: 'Supervise clerks' for 'supervised'."""
        if len(name) > LONGEST_NAME:
            return ""
        lines = ((label, line) for label, text in self.own for line in text.splitlines())
        return next((_quoted(label, line) for label, line in lines if stands_in(name, line)), "")

    def name(self, words: str) -> str:
        """Where the name stands, whole or in its pieces; a possessive ending is not part of it."""
        bare = re.sub(r"['’]s\b", "", words)
        if source := self.standing(bare, job=True):
            return source
        pieces = [piece for piece in re.split(r"[\s/&-]+", bare) if piece and piece.lower() not in _JOINTS]
        places = [self.standing(piece, job=True) for piece in pieces[:MOST_PIECES]]
        return places[0] if places and all(places) and len(pieces) <= MOST_PIECES else ""

    def number(self, wording: str, *, job: bool) -> str:
        key = amount(wording)
        return self._amounts[False].get(key, "") or (self._amounts[True].get(key, "") if job else "")

    def years(self, count: int) -> str:
        """Years of work, from the dated roles, a sentence of the resume or the profile."""
        if count <= self._covered:
            return f"{self._resume_name}: its dated roles add up to about {self._covered} years"
        stated = reading(self._resume, self._lexicon)
        if count <= stated.stated:
            start, end = stated.sentences[stated.stating[0]]
            return _quoted(self._resume_name, stated.text[start:end])
        least = re.match(r"\d+", self._band)
        if least and count <= int(least.group()):
            return f"Your profile: experience {self._band} years"
        named = (
            _quoted(label, _line(text, span.start))
            for label, text in self.own
            for span in durations(text)
            if span.is_in_years and count in (span.least, span.most)
        )
        return next(named, "")

    def skill(self, skill: Skill, *, job: bool) -> str:
        if line := self._skills[False].get(skill):
            return line
        resume = reading(self._resume, self._lexicon)
        if places := shown_by(skill, resume):
            start, end = resume.sentences[places[0]]
            return _quoted(self._resume_name, resume.text[start:end])
        return self._skills[True].get(skill, "") if job else ""

    def degree(self, level: int, *, job: bool) -> str:
        """Of that level; of any level for 0."""
        levels = self._degrees[False] | ({} if not job else self._degrees[True] | self._degrees[False])
        return levels.get(level, "") if level else next(iter(levels.values()), "")

    @cached_property
    def _covered(self) -> int:
        return round(career(self._resume, self._lexicon).years(self._now))

    @cached_property
    def _skills(self) -> dict[bool, dict[Skill, str]]:
        """The first line that names each skill, for the person and for the job."""
        lines: dict[bool, dict[Skill, str]] = {False: {}, True: {}}
        for of_job, label, text in self._sources:
            for mention in self._lexicon.skills_in(text):
                if mention.skill not in lines[of_job]:
                    lines[of_job][mention.skill] = _quoted(label, _line(text, mention.start))
        return lines

    @cached_property
    def _degrees(self) -> dict[bool, dict[int, str]]:
        lines: dict[bool, dict[int, str]] = {False: {}, True: {}}
        for of_job, label, text in self._sources:
            for level, start, _ in degree_mentions(text):
                if level not in lines[of_job]:
                    lines[of_job][level] = _quoted(label, _line(text, start))
        return lines

    @property
    def _sources(self) -> Iterator[tuple[bool, str, str]]:
        yield from ((False, *source) for source in self.own)
        yield from ((True, *source) for source in self.job)

    @cached_property
    def _amounts(self) -> dict[bool, dict[str, str]]:
        lines: dict[bool, dict[str, str]] = {False: {}, True: {}}
        for of_job, label, text in self._sources:
            for line in text.splitlines():
                quoted = _quoted(label, line)
                for amount in _amounts_in(line):
                    lines[of_job].setdefault(amount, quoted)
        return lines

    def _first(self, pattern: str, *, job: bool) -> str:
        """Where it first occurs; looked up once in each letter."""
        if (source := self._found.get((pattern, job))) is None:
            source = self._found[pattern, job] = next(self._places(pattern, job=job), "")
        return source

    def _places(self, pattern: str, *, job: bool) -> Iterator[str]:
        for label, text in (*self.own, *(self.job if job else ())):
            if match := re.search(pattern, text, re.I):
                yield _quoted(label, _line(text, match.start()))


def _amounts_in(line: str) -> Iterator[str]:
    for match in _NUMBER.finditer(line):
        yield amount(match.group())
        yield amount(re.match(r"[\d,.]+", match.group()).group()) if "%" not in match.group() else "%"  # type: ignore[union-attr]
    words = re.findall(r"[a-z]+(?:-[a-z]+)?", line.lower())
    yield from (amount(word) for word in words if word.split("-")[0] in SPELLED)


def _line(text: str, at: int) -> str:
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    return text[start : end if end >= 0 else len(text)]


def _quoted(label: str, text: str) -> str:
    line = " ".join(text.split(maxsplit=QUOTE)[:QUOTE])  # more words than a quote has letters
    return f"{label}: “{line if len(line) <= QUOTE else line[:QUOTE].rsplit(' ', 1)[0] + ' …'}”"
