"""Lines that ask for nothing that a person can have or do: headings, and words that any advert uses."""

import re

from hireloom.text_analysis.language.data_files import words_of
from hireloom.text_analysis.language.degrees import degrees
from hireloom.text_analysis.language.labels import content, does, label
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.language.words import singular, stem

_VAGUE = frozenset(map(singular, words_of("vague_words.txt", "adverts")))
_LASTED = re.compile(r"\b(?:months?|years?)\b.*\bexperience\b", re.I)
_WORD = re.compile(r"[^\W\d_]{3}")
_KNOWLEDGE = re.compile(
    r"\b(?:knowledge|understanding|familiar(?:ity)?|experienced?|proficien\w{1,4}|background|skilled)\s(?:of|in|with|on)"
    r"\W{1,3}(?:[\w/'-]+\s)?[\w/'-]+\W*$",
    re.I,
)
# What announces a list and asks for nothing itself.
_POINTS = re.compile(
    r"\b(?:(?:one|any|some|all)(?: or more)? of (?:the following|these)|the following)\b[^.:]{0,60}:?\W*$", re.I
)
# Whom it speaks of, or when, is cut from what it says: 'Only those candidates', 'Once hired'.
_OPENING = re.compile(r"^(?:only )?(?:those|these) (?:candidates|applicants|individuals)$|^once\b", re.I)
_QUALITIES = re.compile(r"\blook(?:s|ing)? for (?:\w+ ){0,3}(?:attributes|qualities|traits|characteristics)\b", re.I)
_LOOKING = re.compile(r"\b(?:looking(?: for)?|includes?)$", re.I)  # what comes after it is an ask of its own
# Talk about whoever is sought, and what everybody with a license does anyway.
_SOUGHT = re.compile(
    r"^(?:[\w'’-]+ ){0,6}candidates?$|\b(?:the|a) (?:right|top) (?:candidate|person|applicant)\b"
    r"|\bgranted to candidates\b",
    re.I,
)
_KEEPS_PAPERS = re.compile(
    r"^(?:maintain|keep|carry)(?:s|ing)? (?:(?:all|the|any|own|his|her|current|valid|active|relevant|required|necessary"
    r"|appropriate|professional)[ /]){0,4}(?:licen[cs]\w+|certificat\w+|registrations?|credentials?)\b",
    re.I,
)
_READER = re.compile(r"^\W{0,3}you(?:['’]re| are) looking\b|\bread on\W*$", re.I)
_UNDER = re.compile(r"\breports?(?:ing)? (?:directly |into )?to (?:the |an? |our )?(?!(?:work|duty)\b)\w", re.I)


def is_vague_word(norm: str) -> bool:
    """A word with which alone nothing is asked for; `norm` is in lower case."""
    return singular(norm) in _VAGUE


def is_vague(line: str, lexicon: Lexicon, *, is_item: bool = False) -> bool:
    """Nothing but vague words, as in 'Desire to work' and 'Education/Skills', a degree, which is asked for as such, to
    whom somebody reports, a sum, what announces a list, or a single word such as 'Paperwork'. 'Six months of
    experience' and 'Knowledge of malware' are asks."""
    named = label(line, lexicon)
    if (
        degrees(named)
        or _UNDER.match(named)
        or not _WORD.search(named)
        or _POINTS.search(line)
        or _OPENING.match(named)
        or (_SOUGHT.search(named) and not (does(named) or is_base(named.split()[0])))
        or _KEEPS_PAPERS.match(named)
        or _QUALITIES.search(line)
        or _LOOKING.search(named)
        or _READER.search(line)
    ):
        return True
    if (
        not is_item
        and len(named.split()) == 1
        and lexicon.is_usual(stem(singular(named)))
        and not _KNOWLEDGE.search(line)
    ):
        return True
    return not _LASTED.search(named) and all(
        word in _VAGUE or word.isdigit() or len(word) == 1 for word in content(named)
    )
