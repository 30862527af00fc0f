"""Places of work and roles as a letter names them: no prize, paper, department or second title in their place."""

import re
from dataclasses import replace

from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import with_article
from hireloom.text_analysis.language.titles import is_person, one
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.positions import RoleTitle
from hireloom.text_analysis.writing.clauses.plain_deeds import is_note, single_title
from hireloom.text_analysis.writing.clauses.prose import is_spelled
from hireloom.text_analysis.writing.clauses.sentence_repair import ordinary, role_in_prose

# Legal forms, which nobody says; 'Co.' and 'Group' are parts of names.
_LEGAL = re.compile(
    r"(?:,?\s(?:Pvt|Private(?=,?\sL)|Inc|LLC|L\.L\.C|LLP|Ltd|Limited|PLC|Corp|GmbH|mbH|AG|KG|KGaA|SE|OHG|e\.?\s?V|BV|B\.V|NV|N\.V|S\.A|SA|SAS|SARL"
    r"|S\.r\.l|S\.p\.A|SpA|AB|ApS|A/S|Oy|Pty|& Co)\b\.?){1,4}$",
    re.I,
)


def without_legal_form(name: str) -> str:
    bare = _LEGAL.sub("", name)
    is_word = " " not in bare and not ordinary().isdisjoint((bare.lower(), bare.lower().removesuffix("s")))
    return name if not bare or is_word else bare  # 'Girls Inc' is known as that only


# What ends like this is a role that stands where employers do.
_ROLE = re.compile(
    r"\b(?:Manager|Assistant|Specialist|Strategist|Director|Coordinator|Supervisor|Representative|Analyst|Consultant"
    r"|Engineer|Officer|Intern|Designer|Technician|Administrator|Associate)s?$",
    re.I,
)


# Prizes, of which a list looks like titles and employers: 'Top Sales Producer - 2009, Most Accounts Opened - 2010'.
_PRIZE = re.compile(
    r"^(?:top|best|most)\s(?:\w+\s){0,3}(?:producers?|performers?|sellers?|sales(?:person|man|woman)?|accounts?|agents?)\b"
    r"|\b(?:awards?|commendation|medal|ribbon|winner|nominee|honou?r roll"
    r"|(?:dean|president|chairman)['’]?s (?:list|club)"
    r"|of the (?:month|quarter|year))\b"
    r"|\b(?:senior|capstone|class|school|course|student|thesis|personal)\sprojects?$",  # these employ nobody either
    re.I,
)
_WORK_HEADING = re.compile(
    r"(?:employee|staff|team|people|time|office|case|project|account|customer|client|records?|data)s?\s"
    r"(?:management|training|development|services?|relations|support|entry)$",
    re.I,
)
# A department where an employer is expected.
_DEPARTMENT = re.compile(
    r"(?:(?:corporate|behavioral|social|client|solutions?|shared|technical|business|student|health|community|information)\s)?"
    r"(?:services|finance|delivery|operations|support|department|sales|administration|accounting|marketing)$"
    r"|.*\s(?:compliance|informatics|department)$",
    re.I,
)
_DEPARTMENTS = words_named("words of departments", "writing")
_PAST_IN_NAMES = ("united", "limited", "unlimited", "incorporated", "associated", "allied")


def _is_no_employer(name: str) -> bool:
    """A prize, a deed or a kind of work that stands where employers do."""
    *_, last = name.lower().split() or [""]
    return bool(
        _PRIZE.search(name)
        or _WORK_HEADING.match(name)
        or _DEPARTMENT.match(name)
        or _DEPARTMENTS.issuperset(name.lower().split())
        or (is_past(last) and last not in _PAST_IN_NAMES)
    )


def _is_paper(name: str, lexicon: Lexicon) -> bool:
    """A license or a certificate in the place of an employer."""
    return any(mention.skill.kind in ("certificate", "licence") for mention in lexicon.skills_in(name))


_MONTH = re.compile(r"\s(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC)$")  # of the dates behind it
_WHEN = re.compile(r"^(?:current|former|previous|ex)[\s-]+", re.I)  # 'Current Director of Stores'
_NO_ARTICLE = re.compile(
    r"^(?:Head of|Director of|Chief|Vice|VP|Owner(?!-)|Founder|Co-Founder|Managing (?:Director|Partner)|President"
    r"|Dean)\b"
)


_HEAD_OF = re.compile(r"^(Director|Head|Vice[- ]President|VP)\s(?!(?:of|for|and|in|at|to)\b)(?=[A-Z])")
_COACH = re.compile(r"\b(?:coach|chef|cook|nurse|teller|clerk|guard)$", re.I)
_HEADS = ("Director", "Head", "Vice President")
_ONLY_ONE = ("owner", "founder", "co-founder", "president", "dean", "chief engineer", "partner")


def as_role(title: str) -> str:
    """'a backend engineer', 'Head of Sales', 'the owner'."""
    if title.lower() in _ONLY_ONE:
        return f"the {title.lower()}"
    title = re.sub(r"\b(Assistant|Secretary|Aide) to (?!the\b)", r"\1 to the ", title, flags=re.I)
    if (head := _HEAD_OF.match(title)) and not (is_person(title[head.end() :]) or _COACH.search(title)):
        title = f"{head[1]} of {title[head.end() :]}"  # 'Director Facilities Planning'
    if title.isalpha() and title.istitle() and not _NO_ARTICLE.match(title):
        return with_article(title.lower())
    return title if not title or _NO_ARTICLE.match(title) else with_article(role_in_prose(title))


_CODE = re.compile(r"-([a-z]{2,4})$", re.I)  # 'Sales Representative-PSR'
_SHIFT = re.compile(r"^(?:first|second|third|night|day|evening|graveyard|weekend|overnight) shift (?=\w)", re.I)
_LEADS_SHIFT = re.compile(r"shift (?:lead(?:er)?|manager|supervisor|coordinator|superintendent)\b", re.I)
_RANK = re.compile(r"senior|junior|major", re.I)
_TAIL = re.compile(r"(?P<head>.+?) (?:of|in|at) (?P<tail>.+)")
_IN_FULL = {
    "asst": "Assistant",
    "mgr": "Manager",
    "coord": "Coordinator",
    "supv": "Supervisor",
    "supvr": "Supervisor",
    "exec": "Executive",
    "assoc": "Associate",
    "dir": "Director",
}
_SHORT_TITLES = re.compile(rf"\b({'|'.join(_IN_FULL)})\b\.?(?=\s\w|$)", re.I)
LONGEST_PAIR = 4  # words of two titles in one


def said_title(title: str) -> str:
    """The title as a person says it, without codes, shifts and places: 'sales representative', 'shift lead'."""
    title = one(_SHORT_TITLES.sub(lambda short: _IN_FULL[short[1].lower()], title))
    code = _CODE.search(title)
    if code and code[1].lower() not in ordinary() and is_person(title[: code.start()]):
        title = title[: code.start()]
    if shift := _SHIFT.match(title):
        title = f"Shift {title[shift.end() :]}" if _LEADS_SHIFT.search(title) else title[shift.end() :]
    if (tail := _TAIL.fullmatch(title)) and not _NO_ARTICLE.match(title):
        is_cut = tail["tail"].lower().endswith("ed")  # 'CNA in Skilled'
        title = tail["head"] if is_cut else title if is_person(tail["head"]) else _person_in(tail["head"]) or title
    first, _, second = title.partition(" and ")
    is_pair = (
        is_person(first) and is_person(second) and not _RANK.fullmatch(first) and len(title.split()) > LONGEST_PAIR
    )
    return first if is_pair else title


def _person_in(words: str) -> str:
    """'Server' of 'Server Fire', which a name follows."""
    spoken = words.split()
    heads = (" ".join(spoken[:end]) for end in range(len(spoken) - 1, 0, -1))
    return next((head for head in heads if is_person(head) and not _RANK.fullmatch(head)), "")


def named(post: RoleTitle, lexicon: Lexicon) -> RoleTitle:
    """The post with one person's title and an employer that is not one of the titles."""
    employer = without_legal_form(post.employer)
    roles = lexicon.roles_in(employer)
    is_role = _ROLE.search(employer) or (roles and roles[-1].end == len(employer))
    is_none = is_role or _is_no_employer(employer) or is_note(employer) or _is_paper(employer, lexicon)
    title = "" if _PRIZE.search(post.title) else said_title(single_title(one(_WHEN.sub("", post.title))))
    title = _MONTH.sub("", title) if is_spelled(title.lower(), lexicon) else ""
    if title in _HEADS and employer and _DEPARTMENTS.issuperset(employer.lower().split()):
        title = f"{title} of {employer}"  # 'Director, Finance Operations'
    return replace(post, title=title, employer="" if is_none else employer)
