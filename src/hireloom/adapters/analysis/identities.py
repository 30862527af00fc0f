"""Finds the words of a text that say who somebody is or where they live: names, contacts, addresses, papers.

It errs towards hiding: a place too many costs the model a word, a place too few tells it who it reads about.
"""

import re
from collections.abc import Iterable, Iterator

from hireloom.adapters.analysis.chats import ChatFailed

MANY = 300  # of each sort in two documents: more is no resume, and every further one costs time
HEAD_LINES = 12  # names and addresses without a label are looked for at the top only

_EMAIL = re.compile(r"(?<![\w.+%-])[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}")
_LINK = re.compile(
    r"(?:https?://|www\.)[^\s<>\"')\]]+"
    r"|\b(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|twitter|facebook|instagram|xing|behance|dribbble|medium|x|t)"
    r"\.(?:com|net|me)/[^\s<>\"')\]|,]+"
    r"|(?<![\w.-])(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|dev|me|app|co|in|de|uk|eu|info)/[^\s<>\"')\]|,]+",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?<![\w.,$€£₹])(?<!\d[ ().\-–/])\+?\(?\d[\d ().\-–/]{5,24}\d(?![\w%])")
_PAPERS = (
    re.compile(r"\b\d{3}-\d{2}-\d{4}\b"),  # US social security
    re.compile(r"\b\d{4}[ -]\d{4}[ -]\d{4}\b"),  # Aadhaar
    re.compile(r"\b[A-Z]{5}\d{4}[A-Z]\b"),  # PAN
    re.compile(r"\b[A-Z]\d{7,8}\b"),  # passport
)
_LABELLED = re.compile(
    r"\b(?:passport|visa|work permit|permit|driv(?:ing|er'?s?)[ -]licen[cs]e|licen[cs]e|registration|national id|"
    r"social security|ssn|aadhaar|pan|tax id|alien|uscis|i-94)\b[ \t]*(?:card|type|status|no|number|num|id|#)?\.?"
    r"[ \t]*(?:no\.?|number|#)?[ \t]*[:#=]?[ \t]*(?P<words>(?=[A-Z\d/-]*\d)[A-Z\d][A-Z\d/-]{3,})",
    re.IGNORECASE,
)
_LABEL_LINES = (
    (
        "NAME",
        r"(?:full |candidate |applicant )?name|contact(?: person)?|recruiter|hiring manager|reports? to|"
        r"father'?s name|mother'?s name|spouse",
    ),
    ("ADDRESS", r"(?:home |postal |permanent |current |mailing )?address|residence|lives in"),
    ("PERSONAL", r"date of birth|birth ?date|d\.?o\.?b\.?|born|age|gender|sex|nationality|marital status|religion"),
    ("PAPER", r"visa(?: status| type| number| no\.?)?|work authori[sz]ation|passport(?: number| no\.?)?|citizenship"),
    ("PHONE", r"phone|mobile|cell|tel(?:ephone)?|fax|whatsapp"),
)
_LABELS = tuple(
    (kind, re.compile(rf"(?im)(?:^|[|•·;,])[ \t]*(?:{labels})[ \t]*[:=][ \t]*(?P<words>[^\n|•·;]+)"))
    for kind, labels in _LABEL_LINES
)
_STREET = (
    r"street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|square|terrace|close|"
    r"crescent|parkway|pkwy|highway|hwy|nagar|marg|colony|sector|layout|cross|main"
)
_ADDRESSES = (
    re.compile(
        rf"(?i)\b\d{{1,5}}[a-z]?,? (?:[\w.'-]{{1,30}} ){{0,4}}(?:{_STREET})\b\.?"
        rf"(?:,? ?(?:apt|apartment|suite|unit|flat|floor|#)\.? ?[\w-]{{1,30}})?"
    ),
    re.compile(r"(?i)\b(?:apt|apartment|suite|flat|p\.? ?o\.? box)\.? ?#?\d[\w-]{0,30}"),
    re.compile(r"\b[A-ZÄÖÜ][\w.-]{0,30}(?:straße|strasse|str\.|weg|platz|allee|gasse) ?\d+ ?[a-z]?\b"),
    re.compile(r"\b\d+,? (?:rue|avenue|via|calle|boulevard|place) (?:[\w'’.-]{1,30} ?){1,4}(?=[,\n]|$)", re.IGNORECASE),
    re.compile(r"\b[A-Z][\w.'-]{1,30}(?: [A-Z][\w.'-]{1,30}){0,2}, ?[A-Z]{2},? \d{5}(?:-\d{4})?\b"),  # Austin, TX 78701
    re.compile(r"\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b"),  # UK postcode
    re.compile(r"\b[A-Z][a-z]{1,30},? ?[-–]? ?\d{6}\b"),  # Pune 411001
    re.compile(r"\b\d{5} [A-ZÄÖÜ][\wäöüß-]{1,30}(?= *(?:[,|•·]|$))", re.MULTILINE),  # 10115 Berlin
)
_TITLED = re.compile(
    r"\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Shri|Smt)\.? (?P<words>[A-Z][\w'’-]{1,30}(?: [A-Z][\w'’-]{1,30}){0,2})"
)
_NAME_LINE = re.compile(r"^[^\W\d_][\w'’.-]*(?:[ \t]+[^\W\d_][\w'’.-]*){1,4}$")
_NO_NAME = re.compile(
    r"(?i)\b(?:resume|résumé|curriculum|vitae|cv|profile|summary|experience|education|skills?|objective|contact|"
    r"engineer\w*|developer|manager|analyst|consultant|nurse|teacher|designer|accountant|assistant|specialist|"
    r"technician|officer|director|administrator|coordinator|representative|executive|associate|architect|scientist|"
    r"driver|chef|clerk|supervisor|senior|junior|lead|head|sales|marketing|finance|software|data|project|product|"
    r"university|college|school|institute|inc|llc|ltd|gmbh|corp|company|and|of|the|in|for|with)\b"
)
_EVERYDAY = frozenset(
    {"may", "april", "june", "august", "jan", "march", "mark", "will", "grace", "hope", "art", "bill"}
)


def hidden_words(resume: str, job: str) -> Iterator[tuple[str, str]]:
    """(kind, words) for everything to hide, each spelling as it stands; the order is the same for the same texts."""
    names: list[str] = []
    for text in (resume, job):
        for kind, label in _LABELS:
            for words in _group(label, text):
                if kind == "NAME":
                    names.append(words)
                yield kind, words
        yield from (("EMAIL", match.group()) for match in _EMAIL.finditer(text))
        yield from (("LINK", match.group().rstrip(".,;")) for match in _LINK.finditer(text))
        yield from (("PAPER", words) for words in _group(_LABELLED, text))
        for paper in _PAPERS:
            yield from (("PAPER", match.group()) for match in paper.finditer(text))
        for address in _ADDRESSES:
            yield from (("ADDRESS", match.group().strip()) for match in address.finditer(text))
        yield from (("PHONE", match.group()) for match in _NUMBER.finditer(text) if _is_phone(match.group()))
        names.extend(_group(_TITLED, text))
    names.extend(_head_name(resume))
    yield from _spellings(names, resume, job)
    yield from _from_mail_boxes(resume, job)


def _group(pattern: re.Pattern[str], text: str) -> Iterator[str]:
    for match in pattern.finditer(text):
        words = match.group("words").strip(" \t,.")
        if len(words) > 1:
            yield words


def _is_phone(number: str) -> bool:
    digits = re.sub(r"\D", "", number)
    if not 7 <= len(digits) <= 15:
        return False
    groups = re.findall(r"\d+", number)
    years = sum(bool(re.fullmatch(r"(?:19|20)\d\d", group)) for group in groups)
    return not (years and all(len(group) <= 2 or re.fullmatch(r"(?:19|20)\d\d", group) for group in groups))


def _head_name(resume: str) -> Iterator[str]:
    lines = [line.strip() for line in resume.splitlines() if line.strip()][:HEAD_LINES]
    for line in lines:
        first = re.split(r"\s*[|•·,;–]\s*|\s{3,}", line)[0].strip()
        capital = all(word[0].isupper() or not word[0].isascii() for word in first.split()) if first else False
        if capital and _NAME_LINE.match(first) and not _NO_NAME.search(first):
            yield first
            return


def _spellings(names: list[str], resume: str, job: str) -> Iterator[tuple[str, str]]:
    """Each name and each of its parts as the texts spell them: whole, upper case, one part alone."""
    spelled: dict[str, None] = {}
    for name in dict.fromkeys(names):
        spelled[r"\s+".join(re.escape(word) for word in name.split())] = None
        parts = re.findall(r"[^\W\d_][\w'’-]{2,}", name)
        spelled.update((re.escape(part), None) for part in parts if part.lower() not in _EVERYDAY)
    yield from _standing_as_names(spelled, resume, job)


def _from_mail_boxes(resume: str, job: str) -> Iterator[tuple[str, str]]:
    boxes = (match.group().split("@")[0] for match in _EMAIL.finditer(resume))
    parts = dict.fromkeys(part for box in boxes for part in re.findall(r"[^\W\d_]{4,}", box))
    yield from _standing_as_names(parts, resume, job)


def _standing_as_names(patterns: Iterable[str], *texts: str) -> Iterator[tuple[str, str]]:
    each = list(patterns)
    if len(each) > MANY:
        raise ChatFailed("The documents name too many people to hide them all.")
    if not each:
        return
    pattern = re.compile("|".join(rf"(?<!\w){one}(?!\w)" for one in each), re.IGNORECASE)
    for text in texts:
        # In running text only what is written as a name: "Will led" is one, "will lead" is not.
        found = (match.group() for match in pattern.finditer(text))
        yield from (("NAME", words) for words in found if not words[0].islower())
