"""Titles of jobs, without what adverts hang on them and without shouting."""

import re

_MFD = re.compile(r"\s*\((?:[mfwdxh]\s?[/|]\s?)+[mfwdxh]\)", re.I)
_TAIL = re.compile(
    r"\s*(?:[-–|(,]\s*(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|urgent).*"
    r"|\s(?:full|part)[- ]time$|\(?(?:job|req|ref)\.?\s?(?:id|no)?\.?\s?[:#]\s?\S+\)?)",
    re.I,
)
_ASIDE = re.compile(r",|\s[-–|]\s|\s?\(")
_SMALL = ("OF", "AND", "FOR", "THE", "TO", "IN")
LONGEST_SHORTHAND = 3  # IT and HR stay in capitals


def plain(title: str) -> str:
    """The title without what it says about place, hours and sexes."""
    cut = _TAIL.split(_MFD.sub("", title), maxsplit=1)[0].strip(" -–,|") or title
    return _calm(cut)


def short(title: str) -> str:
    """As a sentence can go on behind it: 'Registered Nurse' of 'Registered Nurse, Medical-Surgical'."""
    whole = plain(title)
    return _calm(_ASIDE.split(whole, maxsplit=1)[0].strip()) or whole


def cased(word: str) -> str:
    """Capitals only where they are not shouted: Accountant, IT, HR."""
    is_shouted = word.isupper() and (len(word) > LONGEST_SHORTHAND or word in _SMALL)
    return word.capitalize() if word.islower() or is_shouted else word


def _calm(title: str) -> str:
    return " ".join(map(cased, title.split())) if title.isupper() and " " in title else title
