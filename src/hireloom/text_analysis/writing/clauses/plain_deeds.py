"""Which duties, titles and employers are certain enough to be used; all others are left out."""

import re

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Skill
from hireloom.text_analysis.language.titles import LONGEST_TITLE, is_person
from hireloom.text_analysis.language.verbs import is_gerund, is_past
from hireloom.text_analysis.writing.clauses.first_person import first_person
from hireloom.text_analysis.writing.clauses.wording import capital

DUTY_WORDS, EMPLOYER_WORDS, TITLE_WORDS, STEM = 12, 5, 5, 5


def names(text: str, skill: Skill) -> bool:
    """The text has each word of the skill's name in some form; a tool or a paper is always named as it is."""
    if skill.kind not in ("method", "knowledge", "soft"):
        return True
    low = text.lower()
    return all(word[:STEM] in low for word in re.findall(r"[a-z]{3,}", re.sub(r"\(.*\)", "", skill.name).lower()))


def is_plain_duty(duty: str, line: str) -> bool:
    """A duty in one breath that begins with a verb in its plain form and is not half of a longer row."""
    if len(duty.split()) > DUTY_WORDS or first_person(capital(duty), is_current=True) != f"I {duty}":
        return False
    after = " ".join(line.split()).partition(" ".join(duty.split()[-2:]))[2]
    return re.match(r",\s(?!and\b|ensur|includ|such|mak)\w", after) is None


_MONTH = re.compile(
    r"\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b(?:January|February|March|April|June"
    r"|July|August|September|October|November|December)\b"
)


def is_title(title: str) -> bool:
    """One title: no two of them side by side, and no grade between."""
    if " & " in title and is_person(title):
        title = title.replace(" & ", " ")  # 'Sales & Marketing Manager'
    return len(title.split()) <= TITLE_WORDS and re.search(r"[/\d&,]| I+ \w|\b[A-Z]{4,}\b", title) is None


_PIECE = re.compile(r"\s(?:I{1,3}|IV)\s(?=[A-Z])|\s?[/\\]\s?|\s?[-–|]\s|\.\s|,\s?|(?<=[a-z]{4})-(?=[A-Z])")
_GRADE = re.compile(r"\s(?:I{1,3}|IV|V)$")
_TWO_TITLES = re.compile(
    r"(?:[\w&']+ ){0,4}?(?:specialist|manager|coordinator|technician|supervisor|officer|representative|analyst"
    r"|developer|administrator|administrative assistant|executive assistant)(?= \w)",
    re.I,
)
_BEHIND_TITLE = (
    "of",
    "for",
    "to",
    "in",
    "and",
    "at",
    "with",
    "-",
    "&",
    "assistant",
    "intern",
    "trainee",
    "aide",
    "lead",
)


def single_title(title: str) -> str:
    """The title as one would say it: 'Sales Associate' of 'Sales Associate/Brand Ambassador', 'Accountant' of
    'Accountant II', 'Senior Clerk' of 'Sr. Clerk'; the whole if its first part names nobody."""
    title = title[:LONGEST_TITLE]
    title = re.sub(r"\b(?:of|and|in|for|the)\b", lambda word: word.group().lower(), title, flags=re.I)
    title = re.sub(r"^(?:an?|the)\s(?=\w)", "", title, flags=re.I)
    title = re.sub(r"(?:\s(?:the|my|an?|and|of|in|for|to|at|with))+$", "", title, flags=re.I)
    title = re.sub(r"(?<=\s)&(?=\w)", "& ", re.sub(r"(?<=\w) -(?=\w)", "-", title))
    title = re.sub(r"\bRep\b\.?", "Representative", title, flags=re.I)
    title = re.sub(r"^(Sr|Jr)\b\.?", lambda rank: "Senior" if rank[1] == "Sr" else "Junior", title)
    pieces = [_GRADE.sub("", piece.strip()) for piece in _PIECE.split(title)]
    first = next((piece for piece in pieces if is_person(piece)), pieces[0])
    if twice := re.match(r"(.*?\b(\w+(?:er|or|ist|ant|ian)))\b.*\b\2$", first, re.I):
        first = twice[1]
    two = _TWO_TITLES.match(first)
    rest = first[two.end() :].split() if two else []
    if two and rest and rest[0].lower() not in _BEHIND_TITLE:
        return two.group()
    return first if is_person(first) or len(first.split()) > 1 else _GRADE.sub("", title)


_POSITION = re.compile(
    r"\b(?:CSR|representative|specialist|coordinator|technician|clerk|assistant|analyst|associate|supervisor"
    r"|accountant|receptionist|manager|director)$",
    re.I,
)  # 'Personal Lines CSR' is what somebody was, not where
_NO_NAMES = words_named("no names of places of work", "writing")


def is_note(name: str) -> bool:
    """A note or half a line that stands where a place of work does: 'Responsible for …', 'EDS/ NMCI (Navy'."""
    first = (name.lower().split() or [""])[0]
    return first in _NO_NAMES or is_gerund(first) or name.count("(") != name.count(")") or "/ " in name


def is_employer(name: str) -> bool:
    """The name of a place of work and nothing else."""
    words = name.split()
    return (
        0 < len(words) <= EMPLOYER_WORDS
        and re.match(r"(?:the )?[A-Z0-9]", name) is not None
        and re.search(r"[,;:|/()]|\d{4}|\b(?:at|in|for|from|to)\b", name) is None
        and _MONTH.search(name) is None
        and _POSITION.search(name) is None
        and not is_past(words[0])
    )
