"""Titles of jobs, without the additions of adverts and without capitals throughout."""

import re

_MFD = re.compile(r"\s*\((?:[mfwdxh]\s?[/|]\s?)+[mfwdxh]\)", re.I)
_HEAD = re.compile(
    r"^[^\w(]+|^(?:new|urgent|wanted|hiring|now hiring|we are hiring|job|position|vacancy)\s?[:!–-]\s?", re.I
)
_TAIL = re.compile(
    r"\s*(?:[-–—|(,]\s*(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|urgent(?! care)|entry[- ]level"
    r"|per diem|prn|(?:day|night|evening|weekend|all|first|second|third|1st|2nd|3rd) shifts?"
    r"|nights\b|days\b|evenings\b|weekends\b"
    r"|immediate|temporary|permanent|no experience|experience (?:required|preferred)|will train|training provided).*"
    r"|\s(?:full|part)[- ]time$|\(?(?:job|req|ref)\.?\s?(?:id|no)?\.?\s?[:#]\s?\S+\)?"
    r"|\s(?:needed|wanted|required|sought|vacanc(?:y|ies)|job|position)[!.]?$"
    r"|\s*(?:\s[-–—]|[|(,:!])[^-–—|(,]{0,200}[!$*].*)",
    re.I,
)
_ASIDE = re.compile(r",|\s?[-–]\s|\s\|\s|\s?\(")
_SMALL = (
    *("OF", "AND", "FOR", "THE", "TO", "IN"),
    *("CAR", "LAB", "BUS", "GAS", "OIL", "PET", "DAY", "NEW", "SPA", "BAR", "ART", "TAX", "LAW", "AIR", "SEA", "TOY"),
)
LONGEST_TITLE = 200  # characters, as on any form
LONGEST_SHORTHAND = 3  # IT and HR stay in capitals


# Endings of people (drivers, sous chefs, nurses); orders and computers are things.
_THINGS = (
    r"(?!(?:career|order|customer|computer|matter|number|paper|center|color|other|sensor|motor|floor|minor|door|error"
    r"|labor|power|water|timber|leather|weather|summer|winter|consumer|user|counter|corner)s?\b)"
)
_DOES = (
    r"\w*(?:er|or|ist|[cr]ian|dian|man|chef|cook|nurse|clerk|guard|agent|aide|associate|assistant|accountant|attendant"
    r"|consultant|representative|executive|operative|analyst|intern|trainee|apprentice|mechanic|graduate|architect|host"
    r"|pilot|secretary|attorney|president)"
)
_SINGULAR = re.compile(rf"\b{_THINGS}{_DOES}$", re.I)
_MANY = re.compile(rf"\b(?P<one>{_THINGS}{_DOES})s$", re.I)
_GRADE = re.compile(r"\s(?:I{1,3}|IV|V|\d)$")
_FIELD = re.compile(r"\s(?:of|for|in|to|with|für|im|de)\s")


def plain(title: str, company: str = "") -> str:
    """The title without place, hours, genders and company, in the singular even if several people are sought."""
    cut = re.sub(r"(?<=\w)/\s", "/", _MFD.sub("", _HEAD.sub("", title)))
    if company:
        cut = re.sub(rf"\s*(?:\bat|@|[-–—|,(:])\s*{re.escape(company.strip(' .'))}\b[.)]*", "", cut, flags=re.I)
    cut = _TAIL.split(cut, maxsplit=1)[0]
    if cut.count("(") > cut.count(")"):  # the tail began in its brackets: '(12 hours, weekends)'
        cut = cut[: cut.rindex("(")]
    return one(calm(cut.strip(" -–—,|:!*") or title))


def one(title: str) -> str:
    """'Truck Driver' of 'Truck Drivers – Chicago'."""
    head = _ASIDE.split(title, maxsplit=1)[0]
    return _MANY.sub(r"\g<one>", head) + title[len(head) :]


def short(title: str, company: str = "") -> str:
    """The title as a sentence can continue after it: 'Registered Nurse' of 'Registered Nurse, Medical-Surgical'."""
    whole = plain(title, company)
    return calm(_ASIDE.split(whole, maxsplit=1)[0].strip()) or whole


def is_person(title: str) -> bool:
    """The title names a person: 'Truck Driver', 'Teacher of Music', but not 'Construction Labor'."""
    return _SINGULAR.search(_FIELD.split(_GRADE.sub("", short(title)), maxsplit=1)[0]) is not None


def cased(word: str) -> str:
    """A word in capitals as titles write it: Accountant, but IT and HR."""
    is_shouted = word.isupper() and (len(word) > LONGEST_SHORTHAND or word in _SMALL)
    return word.capitalize() if word.islower() or is_shouted else word


def calm(title: str) -> str:
    """'Truck Driver' of 'TRUCK DRIVER'."""
    if not title.isupper() or " " not in title:
        return title
    return re.sub(r"[^\s/]+", lambda word: cased(word.group()), title)
