"""The job of a letter as its sentences name it."""

import re
from collections import Counter
from itertools import islice

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.spellings import listed
from hireloom.text_analysis.language.titles import is_person, one, short
from hireloom.text_analysis.writing.clauses.employers import as_role
from hireloom.text_analysis.writing.clauses.prose import one_letter_off
from hireloom.text_analysis.writing.clauses.sentence_repair import ordinary

# What adverts write after a title: 'for a privately held firm', '-FT', 'Part Time at our store'.
_BEHIND_TITLE = re.compile(
    r"\s?-?\s?\$\w*|\sfor\s(?:an?\s)?(?-i:[a-z])|(?<=\w)\s?-(?:ft|pt)\b|\s(?:full|part)[- ]time\b|!\s|--"
    r"|\sneeded\b|\slevel\s[ivx\d]+$|(?<=[a-z])-(?-i:[A-Z]{2,3})$",
    re.I,
)
# What an advert says around the title where its headline is a sentence: 'Stock Clerk positions in Forest Park'.
_OFFER = re.compile(
    r"^.*\bis (?:seeking|hiring|looking for) (?:an? )?"
    r"|\s(?:positions?|openings?|jobs)(?:\s(?:in|at|available)\b.*)?$",
    re.I,
)
_HIRING = r"\bnow hiring\b|\bhiring (?:for|now|immediately)\b"
_ASIDE = re.compile(r"\([^()]{0,60}\)\s*")
_PIECES = re.compile(r"\s?[-–|]\s|\s-|\s/\s")
_BEFORE_TITLE = re.compile(r"^(?:(?:full|part)[- ]time|hourly|immediate|urgent)\s(?=\w+\s)", re.I)
LONGEST_TITLE = 6  # words
LONGEST_SHORT_FORM = 4  # letters of a title in capitals: "LPN"
LONGEST_ROLE, MOST_SEARCHES = 80, 10  # characters of a role in the text, and places where one may stand
_FIRM = re.compile(
    r"\b(?:Inc|LLC|Ltd|Corp|Companies|Holdings|Brands|Technologies|Systems|(?<!Human )Resources|Partners"
    r"|Staffing|Recruiters|Academy|College|University)\b\.?(?: of [A-Z]\w+)?$|^The\s|^[A-Z][a-z]+[A-Z][a-z]+$|^Monster$"
)
_GLUED = re.compile(r"(?<=[a-z])(?=[A-Z])")  # 'Project ManagerLocation: Honolulu'
# What comes before the role that is sought.
_SEEKING = re.compile(
    r"\b[Aa]bout the (?:Job )?(?=[A-Z])|\b[Aa]re you an? |(?:\b|(?<=\d))(?:[Pp]osition|(?:[Jj]ob )?[Tt]itle|[Rr]ole"
    r"|POSITION|TITLE)\s?:\s?"
    r"|\b(?:seeking|hir(?:e|ing)|recruiting|looking for|opening for|position of|opportunity available:|work as)"
    r"\s(?:to hire\s)?(?:[a-z,-]+\s){0,5}"
)
MOST_OF_TITLE = 3  # words of a name that is a part of the title
UNNAMED = "that you advertise"


# Where an advert names its employer: 'Cedar Mills is looking for …', 'At Cedar Mills, we …'.
_WORD = r"[A-Z][\w&'’-]*"
_NAME = rf"(?P<name>(?:(?:{_WORD} )?St\. |(?:[A-Z]\.){{1,3}} ?)?{_WORD}(?: (?:of |and |& )?{_WORD}){{0,4}})"
_EMPLOYER = (
    re.compile(
        rf"(?:^|[.!?:•*)] ?|(?<=[a-z])){_NAME},?(?: (?:Inc|LLC|Corp|Co|Ltd)\b\.?,?)?"
        r" (?:is (?:a|an|the|one|seeking|currently|now|looking|hiring|searching|committed|working|partnering|recruiting"
        r"|adding)|has (?:an|over|been|partnered)|seeks|offers|enforces|was (?:founded|established))\b",
        re.M,
    ),
    re.compile(
        rf"\b(?:At|[Jj]oin|[Cc]areer with|[Ww]ork (?:at|for)) {_NAME}(?:,? (?:we|our|you)\b| as\b| team\b|['’]s\b)"
    ),
)
# What may be its name if the advert says it again: 'ensures that Cedar Mills is', 'the Cedar Mills brand'.
_MENTIONED = re.compile(
    rf"\b(?:[Aa]t|[Ww]ith|[Jj]oin(?:ing)?|[Tt]he|that|[Aa]bout|to) (?:the )?{_NAME}(?=[.,!?®™]|['’]s\b|\s(?:we|you|our"
    r"|family|team|brand|and|in|is|has|offers|as|plant|store|driver|employee)\b)"
)
MENTIONS, MOST_NAMES = 2, 40  # for each of the names the whole description is searched
_NO_EMPLOYER = re.compile(
    rf"(?:{'|'.join(sorted(words_named('no employers', 'writing')))})\b|.*\b(?:Experience|Responsibilities|Employer)",
    re.I,
)


def employer_of(job: Opening) -> str:
    """The company of the order, or the name that the description itself gives to its employer; empty if it has none."""
    if job.company:
        return job.company
    if _FIRM.search(job.title) and job.title in job.description:
        return job.title.rpartition(" at ")[2]
    named = (
        match["name"] for pattern in _EMPLOYER for match in islice(pattern.finditer(job.description), MOST_SEARCHES)
    )
    of_title = set(job.title.casefold().split())
    mentioned = Counter(match["name"] for match in _MENTIONED.finditer(job.description))
    names = (name for name, _ in mentioned.most_common(MOST_NAMES) if not _is_ordinary(name))
    often = (name for name in names if _is_said_again(name, job.description))
    bare = (_bare(name, of_title) for name in (*named, *often))
    sure = (name for name in bare if name and not (" " not in name and _is_ordinary(name)))
    return next((name for name in sure if _is_employer(name, job.description, of_title)), "")


def _is_ordinary(name: str) -> bool:
    """Words that anybody writes, as in a heading: 'Nursing Staff', 'Large SUV'."""
    plain = [word.casefold() in ordinary() for word in name.split()]
    return any(plain) and all(plain[at] or word.isupper() for at, word in enumerate(name.split()))


def _bare(name: str, of_title: set[str]) -> str:
    """'Cedar Mills' of 'MAINTENANCE TECHNICIANS Cedar Mills', as adverts glue their headings to it."""
    words = re.sub(r"\s(?:LLC|Inc|Corp|Ltd)(?=[A-Z]).*", "", name).split()
    while len(words) > 1 and (words[0] in ("And", "Then") or (words[0].isupper() and words[0].casefold() in of_title)):
        words = words[1:]
    return " ".join(words)


def _is_said_again(name: str, description: str) -> bool:
    """It stands at two places or more, never before a state, and is nobody's title; one word alone may be anything."""
    if (
        name.isupper()
        or is_person(one(name))
        or (" " not in name and not re.search(rf"\b[Aa]t {name}[,!.]", description))
    ):
        return False
    places = [match.end() for match in re.finditer(rf"\b{re.escape(name)}(?!\w)", description)]
    is_place = any(re.match(r",? [A-Z]{2}\b", description[end:]) for end in places)
    is_place |= " " not in name and re.search(rf"\bin {name}\b", description) is not None
    return len(places) >= MENTIONS and not is_place


def _is_employer(name: str, description: str, of_title: set[str]) -> bool:
    """No other word in capitals, no part of the title, and not glued to the line before it."""
    words = name.casefold().split()
    is_title = len(words) < MOST_OF_TITLE and not of_title.isdisjoint(words)
    is_title |= 2 * len(of_title.intersection(words)) > len(words)
    is_glued = _GLUED.search(name) is not None and description.count(name) < 2 and not description.startswith(name)
    is_unit = words[-1] in ("department", "division", "team", "act", "schedule", "program", "plan", "policy", "code")
    is_part = (
        re.search(rf"\b(?:[A-Z][a-z]{{1,6}}|St\. |[Cc]ontact ){re.escape(name)}", description) is not None
    )  # 'Jet' of 'GoJet'
    is_deed = re.match(r"[A-Z]{4,}[a-z]|[A-Z][a-z]+(?:ed|ly|ures|ides|ains)$", name.split()[0]) is not None
    return (
        not is_deed and not is_part and not is_unit and not _NO_EMPLOYER.match(name) and not is_title and not is_glued
    )


def sayable_title(job: Opening) -> str:
    """'Project Manager' of '$K + Project Manager: Marketing - Part Time', whatever the advert writes around it."""
    return re.sub(r"[A-Za-z]{6,}", lambda word: _spelled(word.group(), job.description), _plain_title(job))


def _spelled(word: str, description: str) -> str:
    """'Assistant' of 'Assitant', where the advert has the right word itself."""
    if word.lower() in ordinary() or not word.istitle():
        return word
    right = next((near for near in one_letter_off(word.lower()) if near in ordinary()), "")
    return right.capitalize() if right and re.search(rf"\b{right}\b", description, re.I) else word


def _plain_title(job: Opening) -> str:
    title = _person_in(job.plain_title) or _person_in(_ASIDE.sub("", job.plain_title)) or job.short_title
    title = _BEHIND_TITLE.split(_BEFORE_TITLE.sub("", title), maxsplit=1)[0]
    title = next((part for part in reversed(title.split(": ")) if is_person(part)), title.rpartition(": ")[2])
    role = re.split(r"\sat\s(?=[A-Z])", title)[0]
    title = role if is_person(_GRADED.sub("", role)) else title  # 'Supervisor I at Fenwick University'
    title = re.sub(r"^\W*\w?\s?\+\s|^\([^()]*\)\s+|^Level\s+\d*", "", title) or title
    title = re.sub(r"(?i:\sin)\s[A-Z][A-Za-z]+(?:,?\s[A-Z]{2})?$", "", title)  # 'Store Manager in Columbus OH'
    title = re.sub(r"\bRep\b\.?", "Representative", re.sub(r"\bMgr\b\.?", "Manager", title))
    title = re.sub(r"\b(Sr|Jr)\.?\s", lambda rank: "Senior " if rank[1] == "Sr" else "Junior ", title)
    title = _OFFER.sub("", title).rstrip("!") or title
    if re.search(rf"[.!?]\s|[/|]\s.*[/|]\s|(?i:{_HIRING})", title):
        first = re.split(r"\s?[/|]\s?", title)[0]
        return first if is_person(first) else _role_in(job.description)  # a slogan, or a row of titles
    title = re.sub(r"(?<=\w)\*+$", "", title.strip())
    title = title.title() if title.isupper() and (" " in title or len(title) > LONGEST_SHORT_FORM) else title
    if not _names_employer(title, job):
        is_name = not is_person(title) and advert(job.advert).company == title
        return (_role_in(job.description) if is_name else "") or title
    return _role_beside(job.plain_title) or _role_in(job.description)


def _names_employer(title: str, job: Opening) -> bool:
    """The title is the employer's name and not a role: the advert says 'work at Pizza Hut'."""
    name = re.escape(title)
    mentions = (
        rf"\b(?:at|with|join|for|to)\s{name}(?!\w)(?!\s[A-Z])"
        rf"|\b{name}(?:,? Inc\b\.?)?\s(?:is|has|offers|seeks|provides)\b"
    )
    is_mentioned = re.search(mentions, job.description) is not None or _FIRM.search(title) is not None
    is_name = not is_person(title) or (" " not in title and _FIRM.search(title) is not None)  # 'CyberCoders'
    return is_name and title[:1].isupper() and (is_mentioned or title.casefold() == job.company.casefold())


def _role_beside(title: str) -> str:
    """'Assistant Manager' of 'Pizza Hut - Assistant Manager Green Bay', whatever follows it; otherwise empty."""
    for piece in _PIECES.split(title):
        words = piece.split()
        for end in range(len(words), 0, -1):
            if is_person(role := " ".join(words[:end])) and not _FIRM.search(role):
                return role
    return ""


def _role_in(description: str) -> str:
    """'Project Manager' of 'is seeking to hire an experienced Project Manager for …', where the title names none."""
    for match in islice(_SEEKING.finditer(description), MOST_SEARCHES):
        line = _GLUED.split(description[match.end() : match.end() + LONGEST_ROLE], maxsplit=1)[0]
        words = re.split(r"\s(?:Job|Position)\b", line, maxsplit=1)[0].split()[:LONGEST_TITLE]
        for end in range(len(words), 0, -1):
            role = one(" ".join(words[:end]).strip(" ,.;:"))
            if is_person(role) and all(word[:1].isupper() or word in ("of", "and", "&") for word in role.split()):
                return role
    return ""


def _person_in(title: str) -> str:
    """The first part of the title that names a person: 'Manager Trainee' of 'Full Time - Manager Trainee'."""
    return next((part for piece in _PIECES.split(title) if is_person(part := short(piece))), "")


_PLACE = re.compile(
    r"(?:(?<=in )|(?<=^)|(?<=: ))(?P<city>[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}), ?"
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]"
    r"|W[AIVY])\b",
    re.M,
)


_KINDS = {
    "provider": "provide",
    "manufacturer": "make",
    "maker": "make",
    "producer": "produce",
    "distributor": "distribute",
    "supplier": "supply",
    "developer": "develop",
    "designer": "design",
    "retailer": "sell",
    "operator": "run",
    "builder": "build",
}
_BUSINESS = re.compile(
    rf"\b(?:is|are|leading|largest|premier|global|national|independent)\b(?P<between>(?: [\w'’-]+,?){{0,6}}?)"
    rf" (?P<kind>{'|'.join(_KINDS)}) of (?P<what>[a-z][\w ,&'’/-]{{3,90}})"
)
_BEHIND_GOODS = re.compile(
    r",? (?:(?:with|that|which|in|serving|for|to|is|are|has|have|located|based|since|across|throughout|who|where)\b"
    r"|and (?:is|are|has|have|we|its|our|the)\b).*$"
)
MOST_GOODS, LONGEST_GOODS = 3, 5  # things that a business makes, and words of each


def business_of(job: Opening) -> str:
    """What the employer does in the words of the advert, as it follows 'you': 'make electronic components'; empty where
    the advert does not say it plainly or speaks of a client."""
    for match in islice(_BUSINESS.finditer(job.description), MOST_SEARCHES):
        before = job.description[max(0, match.start() - LONGEST_ROLE) : match.start()]
        rest = _BEHIND_GOODS.sub("", match["what"].rstrip(" ,"))
        goods = [part for part in re.split(r", (?:and )?| and ", rest) if part][:MOST_GOODS]
        is_plain = all(
            len(part.split()) <= LONGEST_GOODS and re.search(r"(?:[^s]s|ing|ment|care)$", part) for part in goods
        )
        if goods and is_plain and not re.search(r"\bclient", before + match["between"], re.I):
            return f"{_KINDS[match['kind']]} {listed(goods)}"
    return ""


def place_of_work(job: Opening) -> str:
    """The city that the advert names first; empty if it names none."""
    match = _PLACE.search(job.description)
    return match["city"] if match else ""


_GRADED = re.compile(r"\s(?:I{1,3}|IV|V|\d)$")


def job_words(title: str, company: str, place: str = "") -> dict[str, str]:
    """What phrases name: the position, the company, the title, the city."""
    is_short = 0 < len(title.split()) <= LONGEST_TITLE
    position = (
        f"{title} position"
        if is_short
        else f"position of {title}"
        if title
        else f"position {UNNAMED}"
        if not company
        else "position"
    )
    at_company = f" at {company}" if company else ""
    return {
        "job": f"the {position}{at_company}",
        "Job": f"The {position}{at_company}",
        "company": company,
        "Company": company,
        "title": title,
        "place": place,
        "a_title": as_role(_GRADED.sub("", title)) if is_person(title) and " " in title and "/" not in title else "",
        "at": at_company,
        "at_": f"{',' if ',' in title and company else ''}{at_company}",
    }
