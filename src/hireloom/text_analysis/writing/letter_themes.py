"""Themes of work: how an advert asks for one, how a resume's line shows it, and the words in which a letter tells it.

A letter tells the theme in its own words and takes only numbers, with their nouns, from the line.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.numbers import SPELLED
from hireloom.text_analysis.language.verbs import base_of_gerund, is_base, participle, past, plain_form

_STAFF = (
    "(?:staff|employees?|associates?|team members|teams?|crews?|personnel|hires|trainees?|interns?|workers?|colleagues"
    "|people|volunteers|technicians|nurses|teachers|servers|cooks|cashiers|clerks|agents|representatives|reps|aides"
    "|assistants|supervisors|managers|operators|engineers|developers|drivers|recruits|students|soldiers|packers)"
)
_CUSTOMERS = (
    "(?:customers?|clients?|guests?|patrons?|shoppers|members|callers|patients|residents|tenants|visitors|users)"
)
_WORDS = "|".join(word for word in SPELLED if word != "one")
_NUMBER = (
    r"(?<![\w.,$/-])(?:(?:more than|over|up to|about|approximately|nearly|around)\s)?"
    rf"(?:\d[\d,]*(?![\d.,]*[%\d])(?:\s?(?:-|–|to)\s?\d+)?\+?|(?:{_WORDS})\b)"
)
_NAMES = {
    "@STAFF": rf"\b{_STAFF}\b",
    "@CUST": rf"\b{_CUSTOMERS}\b",
    "@COUNTED": rf"{_NUMBER}\s(?:[a-z-]+\s){{0,2}}?",
    "@NUMBER": _NUMBER,
}
_GAP, _LONGEST = r"\b[^.;\n]{0,50}?\b", 400  # characters of a clause, and of a line that is read
# What comes before a deed that the person only wished for, learned, or did not do alone.
_NOT_DONE = re.compile(
    r"\b(?:receiv\w+|attend\w+|learn\w*|stud(?:y|ied)|ability|able to|knowledge|familiar\w*|seeking|hop(?:e|ing)"
    r"|interest\w*|skilled|skills|proficien\w+|understanding|will|would|not|never|no|without|under the supervision"
    r"|in the absence|courses?|coursework|certifi\w+|trained (?:in|on|by)|shadow\w*|observ\w+)\b[^.;,]{0,40}$"
)
_HELPED = re.compile(r"\b(?:assist|help|aid|support|participat|contribut|cooperat|involv|part of)\w*\b[^.;,]{0,25}$")
_CLAUSE = re.compile(r"[.;\n]")
AROUND = 60  # characters before a deed that say whether it was done


@dataclass(frozen=True, slots=True)
class Theme:
    """`setting` is where such work is done, `rank` 1 for work of every trade and 3 for that of one; `needs` name what
    an advert asks for, and `afters` are what somebody may say who has done it."""

    setting: str
    rank: int
    ask: re.Pattern[str]
    proof: re.Pattern[str]
    deed: str
    needs: tuple[str, ...]
    afters: tuple[str, ...]

    def undone(self) -> str:
        """'made drawings and designs', as it follows 'I have not'."""
        words = _SLOT.sub(lambda slot: slot[2] or "", _OPEN.sub("", self.deed)).replace("*@", "*")
        return _VERB.sub(lambda verb: participle(past(verb[1])), words)

    def is_mentioned(self, text: str) -> bool:
        """The text, in small letters, names such work in any way."""
        return self.proof.search(text) is not None or self.ask.search(text) is not None


@dataclass(frozen=True, slots=True)
class ThemeDeed:
    """A theme that a line of the resume shows. `words` is the deed with its verbs marked; `has_figure` says that it
    names a number of the line, `is_help` that the person did not do it alone."""

    theme: Theme
    words: str
    has_figure: bool
    is_help: bool
    clause: str = ""  # of the line, from the deed on

    def sentence_part(self, *, is_current: bool) -> str:
        """'trained new staff' or, of work that goes on, 'train new staff'."""
        if self.is_help:
            return f"{'help' if is_current else 'helped'} {self.words.replace('*', '')}"
        return _VERB.sub(lambda verb: verb[1] if is_current else past(verb[1]), self.words)


_VERB = re.compile(r"\*(\w+)")
_OPEN = re.compile(r"\[([^\[\]]*)\]")
_SLOT = re.compile(r"\{(\w+)(?:=([^{}]*))?\}")


@cache
def themes() -> tuple[Theme, ...]:
    """The shipped themes; the same object every time."""
    rows = ((*row, "")[:7] for row in rows_of("letter_themes.tsv", "writing"))
    return tuple(
        Theme(setting, int(rank), _pattern(ask), _pattern(proof), deed, _wordings(need), _wordings(after))
        for setting, rank, ask, proof, deed, need, after in rows
    )


def _wordings(cell: str) -> tuple[str, ...]:
    return tuple(filter(None, map(str.strip, cell.split(" / "))))


@cache
def _slots() -> dict[str, re.Pattern[str]]:
    return {name: re.compile(_with_names(pattern), re.I) for name, pattern in rows_of("letter_slots.tsv", "writing")}


class Setting(NamedTuple):
    """Where work is done: the titles of people who work there, and how years of it are told, if they can be."""

    name: str
    titles: re.Pattern[str]
    years: str


@cache
def _settings() -> tuple[Setting, ...]:
    rows = ((*row, "")[:3] for row in rows_of("letter_settings.tsv", "writing"))
    return tuple(Setting(name, _pattern(titles), years) for name, titles, years in rows)


def setting_of_title(title: str) -> Setting | None:
    """Where people with that title work; None if the title does not say."""
    low = title.lower()
    return next((setting for setting in _settings() if setting.titles.search(low)), None)


def _with_names(text: str) -> str:
    for name, words in _NAMES.items():
        text = text.replace(name, words)
    return text


def _pattern(text: str) -> re.Pattern[str]:
    """Of text in small letters, which is searched faster than text in any."""
    text = text.replace("&", "(?:e|es|ed|ing)").replace("%", "(?:s|es|ed|ing)?").replace(" ~", "~").replace("~", _GAP)
    return re.compile(rf"\b(?:{_with_names(text)})".lower())


def deeds_of(lines: Iterable[str]) -> Iterator[ThemeDeed]:
    """What the lines show, one deed for each theme: the one that was done alone and has a figure, if there is one."""
    texts = [line[:_LONGEST] for line in lines]
    whole = "\n".join(text.lower() if len(text.lower()) == len(text) else text for text in texts)
    as_written = "\n".join(texts)
    for theme in themes():
        deeds = (deed for match in theme.proof.finditer(whole) if (deed := _deed(theme, match, as_written)) is not None)
        if best := max(deeds, key=lambda deed: (not deed.is_help, deed.has_figure), default=None):
            yield best


def _deed(theme: Theme, match: re.Match[str], text: str) -> ThemeDeed | None:
    start = max(match.start() - AROUND, 0)
    before = _CLAUSE.split(text[start : match.start()].lower())[-1]
    if _NOT_DONE.search(before):
        return None
    end = _CLAUSE.search(text, match.end())
    clause = text[match.start() : end.start() if end else len(text)]
    words, has_figure = _filled(theme.deed, clause)
    if "*@" in words:
        own = _base(clause.split()[0].lower().strip(","))
        words = re.sub(r"\*@(\w+)", rf"*{own}" if own else r"*\1", words)
    return ThemeDeed(theme, words, has_figure, _HELPED.search(before) is not None, clause)


def _base(word: str) -> str:
    """The verb in its plain form; empty for a word that is none."""
    forms = (plain_form(word), base_of_gerund(word), word, word.removesuffix("s"), word.removesuffix("es"))
    return next((form for form in forms if form and is_base(form) and form not in _NOUNS), "")


_NOUNS = ("project", "market", "process")  # which open many lines that tell no deed


def _filled(deed: str, clause: str) -> tuple[str, bool]:
    """The deed with what the clause gives in its slots, and whether that is a figure."""
    figures: list[str] = []

    def filled(slot: re.Match[str]) -> str:
        match = _slots()[slot[1]].search(clause)
        if not match:
            return slot[2] or ""
        figures.extend(re.findall(r"\d+|\b(?:" + "|".join(SPELLED) + r")\b", match[0].lower()))
        return _in_prose(match[0])

    def open_part(part: re.Match[str]) -> str:
        slots = _SLOT.findall(part[1])
        return _SLOT.sub(filled, part[1]) if all(_slots()[name].search(clause) for name, _ in slots) else ""

    return _SLOT.sub(filled, _OPEN.sub(open_part, deed)), bool(figures)


def _is_name(word: str) -> bool:
    return (word.isupper() and len(word) < 5) or word.split("-")[0] in _LANGUAGES


_LANGUAGES = frozenset(
    ("Spanish", "French", "German", "Chinese", "Mandarin", "Russian", "Arabic", "Korean", "Vietnamese", "Portuguese")
)


def _in_prose(wording: str) -> str:
    """'more than 15 sales associates' of '15+ Sales Associates', '10 percent' of '10%'."""
    text = " ".join(word if _is_name(word) else word.lower() for word in wording.split())
    text = re.sub(r"\s?%", " percent", text)
    text = re.sub(r"(?<=\d)\s?[-–]\s?(?=\d)", " to ", text)
    text = re.sub(r"^team of", "a team of", text)
    text = re.sub(r"\$\s?([\d.,]+)\s?(k|mm?)$", lambda sum_: f"${sum_[1]}{sum_[2].upper()}", text)
    if "+" in text:
        text = (
            text.replace("+", "")
            if re.match(r"(?:over|more)", text)
            else re.sub(r"(\d[\d,]*)\+", r"more than \1", text)
        )
    return text
