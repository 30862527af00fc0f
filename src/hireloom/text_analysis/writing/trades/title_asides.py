"""What stands around the title of a job: hours, the line of work, and what the title itself promises."""

import re
from collections.abc import Iterator, Sequence

from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import opening
from hireloom.text_analysis.language.titles import LONGEST_TITLE, calm, is_person, one, short

_BESIDE = re.compile(r"(?<=\s)[-–—|]\s([^-–—|()]{2,40})|\(([^()]{2,40})\)")
_FREE = re.compile(r"no (weekends|nights|evenings|holidays)", re.I)
_PROVIDED = re.compile(r"\b(?:leads?|training|tools|car|housing|relocation) provided$", re.I)
_SHIFT = re.compile(r"\b(?:shifts?|nights?|days?|evenings?|weekends?|mornings?|school year|seasonal?)\b", re.I)
_WORDS = re.compile(r"[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2}")
_HEAD = re.compile(r"\b(?:manager|director|supervisor|lead|sale)s?$", re.I)
_LINE = re.compile(
    r"(?:care|services|communications|surgery|medicine|litigation|staffing|accounting|construction|manufacturing"
    r"|engineering|marketing|sales|retail|oncology|cardiology|pediatrics|telemetry|rehabilitation|radiology|research"
    r"|hospice|health|operations|development|insurance|banking|lending|finance|tax|payroll|design)$",
    re.I,
)
_ASIDE = re.compile(r"\s?[-–—|]+\s|\s[-–—|]+(?=\w)|:\s|\s?[!*$]|\s#|\s\((?![mwfdx]/)[^()]{1,60}\)")
_HOURS = re.compile(
    r"^(?:(?:full|part)[- ]?time|prn|per[- ]diem|hourly|temporary|seasonal)\s*[-–:,]?\s+"
    r"|(?<=\w)[\s,-]+(?:(?:full|part)[- ]?time|prn|per[- ]diem)\b.*$|\s[PF]T(?=\s)|[\s-][PF]T$",
    re.I,
)
# What adverts call out before and behind a title.
_CALL = re.compile(
    r"^(?:[^\w($&]+|\$[\dk,+\s-]*|sign[- ]on bonus\W*"
    r"|(?:(?:brand )?new|urgent|hot|wanted|(?:now |we are |immediately )?hiring|immediate(?: need)?|open(?:ing)?)"
    r"\s*[:!–-]+\s*|(?:now hiring|immediate|immediately hiring)\s+"
    r"|.{0,80}\bis (?:seeking|hiring|looking for)\s+(?:an?\s)?)+",
    re.I,
)
_BEHIND = re.compile(
    r"\s(?:job|position|opening|vacancy|needed|wanted)s?(?:\s(?:in|call|for|at)\b.*)?$|\sfor (?:a )?fortune\b.*$"
    r"|\s(?:opportunities|positions) available.*$|\sat [A-Z].*$|\sin [A-Z][A-Za-z.]+(?: [A-Z][a-z]+)?,? [A-Z]{2}$"
    r"|\sreq(?:uisition)?\b.*$|\slevel [IVX\d]+\b.*$|[\s,:/#*&-]+$",
    re.I,
)
_GLUED = re.compile(r"(?<=\w{4})-(?=[A-Z]\w+)")
# A level before the title itself: 'Senior Associate: Help Desk Coordinator'.
_LEVEL = re.compile(
    r"(?:(?:senior |sr\.? |junior )?(?:associate|specialist|professional)(?::| -)|entry[- ]level\s?[-–:])\s+", re.I
)
# What stands before the title itself, such as a brand or an office: 'Pizza Hut - Assistant Manager'.
_BEFORE_TITLE = re.compile(r"^[^-–:|()]{2,40}?\s?[-–:|]\s+(?=[A-Z])")
_HOURS_INSIDE = re.compile(r"\s(?:full|part)[- ]?time(?=\s\w)", re.I)
_SENIOR, _JUNIOR = re.compile(r"^sr\b\.?", re.I), re.compile(r"^jr\b\.?", re.I)
_BRACKETS = re.compile(r"(?<=\w)\s\((?![mwfdx]/)[^()]{1,60}\)(?=\s\w)")
LONGEST_INITIALS = 5  # letters: 'STNA' is spelled, 'CASHIER' is shouted
_ON_CALL = re.compile(r"\b(?:prn|per[- ]diem)\b", re.I)
_IN_PART = re.compile(r"\bpart[- ]?time\b|(?:(?<=\s)|(?<=\())PT(?=\s|\)|$)", re.I)
_IN_FULL = re.compile(r"\bfull[- ]?time\b|(?:(?<=\s)|(?<=\()|(?<=-))FT(?=\s|\)|$)", re.I)


REMOTE = re.compile(r"(?:(?:fully )?remote|anywhere|work from home)(?:\s?\(?([\w ,]{2,40}?)\)?)?", re.I)
# Heads of titles that say nothing of the work, and areas of work: 'Representative - Credit & Collections'.
_BARE_HEAD = re.compile(
    r"(?:representative|specialist|coordinator|analyst|consultant|clerk|agent|associate|assistant)", re.I
)
_AREA = re.compile(
    r"(?:[A-Z][A-Za-z]+(?: (?:and|&) | |/)){0,3}(?:Accounting|Billing|Claims|Collections|Compliance|Credit|Logistics"
    r"|Operations|Payroll|Procurement|Purchasing|Quality|Recruiting|Relations|Safety|Sales|Services?|Support|Training)"
)


def is_remote(location: str) -> bool:
    """The work is done from anywhere."""
    return REMOTE.fullmatch(location) is not None


def own_title(title: str) -> str:
    """The title of one person without hours, asides and what an advert calls out; a bare head gets its area."""
    head = _own_title(title)
    areas = filter(_AREA.fullmatch, _asides(title[:LONGEST_TITLE]) if _BARE_HEAD.fullmatch(head) else ())
    return next((f"{area} {head}" for area in areas), head)


def _own_title(title: str) -> str:
    whole = title[:LONGEST_TITLE]
    title = _CALL.sub("", whole) or whole
    if is_person(bare := _BRACKETS.sub("", title)) and not is_person(title.split(" (")[0]):
        title = bare
    if (level := _LEVEL.match(title)) and is_person(short(title[level.end() :])):
        title = title[level.end() :]
    title = _after_name(title)
    first = _HOURS.sub("", title).strip()
    title = _HOURS.sub("", _ASIDE.split(first if is_person(first) else _inside(title), maxsplit=1)[0])
    title = _BEHIND.sub("", _BEHIND.sub("", title))
    first, *further = title.split(" / ")
    if further and is_person(first):
        title = further[0] if " " not in first and is_person(further[0]) else first
    title = _SENIOR.sub("Senior", _JUNIOR.sub("Junior", calm(title) if title.isupper() else title))
    head, *behind = _GLUED.split(title, maxsplit=1)
    title = calm(one(head if behind and is_person(head) else title)) or calm(whole)
    return title.capitalize() if title.isupper() and title.isalpha() and len(title) > LONGEST_INITIALS else title


def _after_name(title: str) -> str:
    """'Assistant Manager' of 'Pizza Hut - Assistant Manager': what stands first is no person, and the rest is one."""
    before = _BEFORE_TITLE.match(title)
    if not before or is_person(_ASIDE.split(title, maxsplit=1)[0]):
        return title
    rest = title[before.end() :]
    return rest if is_person(_ASIDE.split(_HOURS.sub("", rest), maxsplit=1)[0]) else title


def _inside(title: str) -> str:
    """'UPS Road Driver' of 'UPS Full-time Road Driver'."""
    without = _HOURS_INSIDE.sub("", title).strip()
    return without if is_person(_ASIDE.split(without, maxsplit=1)[0]) else _HOURS.sub("", title).strip()


def hours_of(employment_type: str, title: str) -> str:
    """The type of employment, in words; where the title names other hours than full time, the title is right."""
    kind = employment_type.lower().split(",")[0]
    if kind not in ("full-time", "full time"):
        return kind
    if _ON_CALL.search(title):
        return "per diem (PRN)"
    if _IN_PART.search(title):
        return "full-time or part-time" if _IN_FULL.search(title) else "part-time"
    return kind


def _asides(title: str) -> list[str]:
    return ["".join(pair).strip() for pair in _BESIDE.findall(title)]


def schedules(employment_type: str, title: str) -> Iterator[str]:
    """'Schedule: nights', 'Temporary to possible hire': what stands behind the type of employment, else what the title
    says about shifts."""
    further = [piece.strip() for piece in employment_type.split(",")[1:]]
    asides = (re.sub(r"\b(?:full|part)[- ]?time\b,?\s*", "", piece, flags=re.I).strip() for piece in _asides(title))
    for piece in further or [piece for piece in asides if _SHIFT.search(piece) and not _FREE.fullmatch(piece)]:
        yield f"Schedule: {piece}" if _SHIFT.search(piece) else opening(piece)


def promises(title: str) -> Iterator[str]:
    """'No work on weekends', 'Leads provided'."""
    for piece in _asides(title):
        if match := _FREE.fullmatch(piece):
            yield f"No work on {match[1].lower()}"
        elif _PROVIDED.search(piece):
            yield opening(piece.lower())


def setting_of(title: str, location: str, terms: Sequence[str], lexicon: Lexicon) -> str:
    """'urgent care' of 'Nurse - Urgent Care', or what a keyword names; no place and no second role; otherwise empty."""
    place = set(re.findall(r"\w+", location.casefold()))
    for piece in _asides(title):
        is_place = place.intersection(piece.casefold().split())
        is_line = _LINE.search(piece) or piece.casefold() in map(str.casefold, terms)
        is_role = lexicon.roles_in(piece) or is_person(piece) or _HEAD.search(piece)
        if _WORDS.fullmatch(piece) and is_line and not is_place and not is_role:
            return " ".join(word if word.isupper() else word.lower() for word in piece.split())
    return ""
