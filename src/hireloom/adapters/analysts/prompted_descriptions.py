"""A job description from a model: with our headings, and without numbers and promises."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hireloom.adapters.analysts.exchanges import Exchange
from hireloom.text_analysis.writing.descriptions.job_descriptions import FEWEST_WORDS, JobBrief, Parts

LINE, MOST_LINES = 400, 10
TOO_SHORT = (
    f"The description had fewer than {FEWEST_WORDS} words that could be used. Write more, and keep to the rules."
)
_PROMISES = re.compile(
    r"\d|[$€£₹%]|\b(?:salary|bonus|insurance|pension|401k|vacation|holidays?|paid|benefits?|equity|stock|perks?)\b"
    r"|\b(?:young|energetic|native speaker|he|his|she|her|guys|manpower|recent graduates?)\b",
    re.I,
)


class DescriptionQuestion:
    def __init__(self, position: JobBrief) -> None:
        self._position = position
        self._named = " ".join((position.title, position.company, position.location, position.keywords)).casefold()
        job = f"{position.title}\n{position.company}\n{position.location}\n{position.keywords}"
        self.exchange = Exchange("", job)

    def notes(self, complaint: str) -> Mapping[str, Any]:
        position = self._position
        fields = {
            "title": position.title,
            "company": position.company,
            "employment type": position.employment_type,
            "location": position.location,
            "keywords": list(position.terms),
        }
        return fields | ({"complaint": complaint} if complaint else {})

    def description(self, reply: Mapping[str, Sequence[object]]) -> str:
        """The text of the accepted lines; empty if too few are left or a keyword of the recruiter is lost."""
        lists = [tuple(self._lines(reply[name])) for name in ("about", "duties", "needs", "skills", "offer")]
        text = Parts(*lists).text
        keeps = all(term.casefold() in text.casefold() for term in self._position.terms)
        return text if all(lists) and keeps and len(text.split()) >= FEWEST_WORDS else ""

    def _lines(self, lines: Sequence[object]) -> Iterator[str]:
        for item in lines[:MOST_LINES]:
            line = self.exchange.text(item, most=LINE)
            if line and not any(word.casefold() not in self._named for word in _PROMISES.findall(line)):
                yield " ".join(line.split()).strip(" -•*")
