"""The job of a letter as its sentences name it."""

import re

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.language.spellings import with_article
from hireloom.text_analysis.language.titles import is_person, short

# What adverts write after a title: 'for a privately held firm', '-FT', 'Part Time at our store'.
_BEHIND_TITLE = re.compile(
    r"\s?-?\s?\$\w*|\sfor\s(?:an?\s)?(?-i:[a-z])|(?<=\w)\s?-(?:ft|pt)\b|\s(?:full|part)[- ]time\b|!\s|--", re.I
)
_PIECES = re.compile(r"\s?[-–|]\s|\s-|\s/\s")
_BEFORE_TITLE = re.compile(r"^(?:(?:full|part)[- ]time|hourly|immediate|urgent)\s(?=\w+\s)", re.I)
LONGEST_TITLE = 6  # words
UNNAMED = "that you advertise"


def sayable_title(job: Opening) -> str:
    """'Project Manager' of '$K + Project Manager: Marketing - Part Time', whatever the advert writes around it."""
    title = _person_in(job.plain_title) or job.short_title
    title = _BEHIND_TITLE.split(_BEFORE_TITLE.sub("", title), maxsplit=1)[0]
    title = next((part for part in reversed(title.split(": ")) if is_person(part)), title.rpartition(": ")[2])
    title = re.sub(r"^\W*\w?\s?\+\s|^\([^()]*\)\s+", "", title) or title
    title = re.sub(r"(?i:\sin)\s[A-Z][A-Za-z]+(?:,?\s[A-Z]{2})?$", "", title)  # 'Store Manager in Columbus OH'
    title = re.sub(r"\b(Sr|Jr)\.?\s", lambda rank: "Senior " if rank[1] == "Sr" else "Junior ", title)
    if re.search(r"[.!?]\s|[/|]\s.*[/|]\s", title):
        return ""  # a slogan, or a row of titles
    title = title.title() if title.isupper() and len(title.split()) > 1 else title
    return _role_beside(job.plain_title) if _names_employer(title, job) else title


def _names_employer(title: str, job: Opening) -> bool:
    """The title is the employer's name and not a role: the advert says 'work at Pizza Hut'."""
    name = re.escape(title)
    is_told = re.search(rf"\b(?:at|with|join|for|to)\s{name}(?!\w)(?!\s[A-Z])", job.description) is not None
    return not is_person(title) and title[:1].isupper() and (is_told or title.casefold() == job.company.casefold())


def _role_beside(title: str) -> str:
    """'Assistant Manager' of 'Pizza Hut - Assistant Manager Green Bay', whatever follows it; otherwise empty."""
    for piece in _PIECES.split(title):
        words = piece.split()
        for end in range(len(words), 0, -1):
            if is_person(role := " ".join(words[:end])):
                return role
    return ""


def _person_in(title: str) -> str:
    """The first part of the title that names a person: 'Manager Trainee' of 'Full Time - Manager Trainee'."""
    return next((part for piece in _PIECES.split(title) if is_person(part := short(piece))), "")


def job_words(title: str, company: str) -> dict[str, str]:
    """What phrases name: the position, the company, the title."""
    is_short = is_person(title) and len(title.split()) <= LONGEST_TITLE
    position = f"{title} position" if is_short else f"position of {title}" if title else f"position {UNNAMED}"
    at_company = f" at {company}" if company else ""
    return {
        "job": f"the {position}{at_company}",
        "Job": f"The {position}{at_company}",
        "company": company,
        "Company": company,
        "title": title,
        "a_title": with_article(title) if is_person(title) else "",
        "at": at_company,
        "at_": f"{',' if ',' in title and company else ''}{at_company}",
    }
