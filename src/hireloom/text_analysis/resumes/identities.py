"""Finds the words of a text that identify a person: names, contacts, addresses, numbers of identity papers.

In doubt, words are hidden: a word too many costs the model little, a missed word identifies the person.
"""

import re
from collections.abc import Iterable, Iterator

from hireloom.domain.refusals import Invalid
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.resumes.contacts import is_contact, is_name
from hireloom.text_analysis.resumes.passages import is_heading
from hireloom.text_analysis.resumes.resume_fields import whose

MANY = 300  # of each kind in two documents: no resume has more, and each one costs time
HEAD_LINES = 12  # lines in which names and addresses without a label are searched

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
        r"father'?s name|mother'?s name|spouse|(?:vor- und zu|vor|nach|familien)name",
    ),
    ("ADDRESS", r"(?:home |postal |permanent |current |mailing )?address|residence|lives in|anschrift|adresse|wohnort"),
    (
        "PERSONAL",
        r"date of birth|birth ?date|d\.?o\.?b\.?|born|age|gender|sex|nationality|marital status|religion"
        r"|geburts(?:datum|tag|ort|name)|geboren(?: am)?|alter|geschlecht|familienstand|staatsangehörigkeit"
        r"|staatsbürgerschaft|nationalität|konfession",
    ),
    ("PAPER", r"visa(?: status| type| number| no\.?)?|work authori[sz]ation|passport(?: number| no\.?)?|citizenship"),
    ("PHONE", r"phone|mobile|cell|tel(?:ephone|efon)?|fax|whatsapp|handy|mobil"),
)
_BEFORE_A_LABEL = r"^[ \t]*|[|•·;,][ \t]*|(?<![ \t])[ \t]{2,}"
_LABELS = tuple(
    (kind, re.compile(rf"(?im)(?:{_BEFORE_A_LABEL})(?:{labels})[ \t]*[:=][ \t]*(?P<words>[^\n|•·;]+)"))
    for kind, labels in _LABEL_LINES
)
# With a capital, because "12 years on the road" is not an address.
_STREET = "|".join(
    spelled for word in sorted(words_named("streets", "resumes")) for spelled in (word.title(), word.upper())
)
_ADDRESSES = (
    re.compile(rf"\b\d{{1,5}}[A-Za-z]?,? (?:[A-Z\d][\w.'-]{{0,30}} ){{0,4}}(?:{_STREET})\b\.?"),
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
_TITLE_OF_PAGE = re.compile(r"(?i)^(?:resum[eé]|résumé|curriculum vitae|cv)(?: of| for|:| -)? +")
_BESIDE_NAME = re.compile(r"\s*[|•·,;(–—]\s*|\s+-\s+|\s{3,}")
_PLACE = re.compile(r"[A-Z][\w.'-]{1,30}(?: [A-Z][\w.'-]{1,30}){0,2}, (?:[A-Z]{2}|[A-Z][a-z]{2,20})")
_OFFICE = frozenset(
    {"careers", "jobs", "info", "recruiting", "recruitment", "hiring", "talent", "people", "apply", "contact", "office"}
    | {"team", "resume", "support", "hello", "mail", "work", "email", "sales", "admin"}
)
_EVERYDAY = frozenset(
    {"may", "april", "june", "august", "jan", "march", "mark", "will", "grace", "hope", "art", "bill"}
)


class TooManyNames(Invalid):
    sentence = "This document names too many people to hide them all."


def hidden_words(resume: str, job: str) -> Iterator[tuple[str, str]]:
    """(kind, words) for everything to hide, each spelling as written; the same texts give the same order."""
    names = [*_head_names(resume)]
    yield from _head_contacts(resume)
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
    yield from _spellings(names, resume, job)
    yield from _from_mail_boxes(resume, job)


def words_of_identity(resume: str) -> tuple[tuple[str, str], ...]:
    """Like `hidden_words`, for a resume alone. Raises TooManyNames."""
    return tuple(hidden_words(resume, ""))


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
    if years and all(len(group) <= 2 or re.fullmatch(r"(?:19|20)\d\d", group) for group in groups):
        return False  # a period
    return not re.fullmatch(r"[1-9]\d{0,2}(?: \d{3})* 000", number)  # a round amount


def _head(resume: str) -> list[str]:
    return [line.strip() for line in resume.splitlines() if line.strip()][:HEAD_LINES]


def _head_names(resume: str) -> Iterator[str]:
    """The most likely name in the head, and the first line that looks like a name. If there is a name, lines below
    a heading and lines that name a skill or a role do not count: a sidebar with 'UX Research' may come first."""
    lexicon = load_lexicon()
    name = whose(resume, lexicon)
    if name:
        yield name.value
    for place, line in enumerate(_head(resume)):
        first = _BESIDE_NAME.split(_TITLE_OF_PAGE.sub("", line))[0].strip()
        if name and is_heading(line):
            return
        if name and (lexicon.skills_in(first) or lexicon.roles_in(first)):
            continue
        # A very first line counts also in small letters.
        if is_name(first) or (place == 0 and is_name(first.title())):
            yield first
            return


def _head_contacts(resume: str) -> Iterator[tuple[str, str]]:
    """At the top, an address extends from its first character to the end of its line or column; a place counts too."""
    for line in _head(resume):
        for column in re.split(r"\s*[|•·]\s*|\s{3,}", line):
            starts = [match.start() for address in _ADDRESSES for match in address.finditer(column)]
            if starts:
                yield "ADDRESS", column[min(starts) :]
            elif _PLACE.fullmatch(column) and not is_name(column):
                yield "ADDRESS", column
        if is_contact(line, top=False) and not is_name(line) and not periods(line):
            yield "CONTACT", line


def _spellings(names: list[str], resume: str, job: str) -> Iterator[tuple[str, str]]:
    """Each name and each of its parts as the texts spell them: whole, in upper case, or one part alone."""
    spelled: dict[str, None] = {}
    for name in dict.fromkeys(names):
        spelled[r"\s+".join(re.escape(word) for word in name.split())] = None
        parts = re.findall(r"[^\W\d_][\w'’-]{2,}", name)
        spelled.update((re.escape(part), None) for part in parts if part.lower() not in _EVERYDAY)
    yield from _standing_as_names(spelled, resume, job)


def _from_mail_boxes(resume: str, job: str) -> Iterator[tuple[str, str]]:
    boxes = (match.group().split("@")[0] for text in (resume, job) for match in _EMAIL.finditer(text))
    parts = dict.fromkeys(part.lower() for box in boxes for part in re.findall(r"[^\W\d_]{4,}", box))
    yield from _standing_as_names(parts.keys() - _OFFICE, resume, job)


def _standing_as_names(patterns: Iterable[str], *texts: str) -> Iterator[tuple[str, str]]:
    names = sorted(patterns, key=lambda pattern: (-len(pattern), pattern))
    if len(names) > MANY:
        raise TooManyNames
    if not names:
        return
    pattern = re.compile("|".join(rf"(?<!\w){name}(?!\w)" for name in names), re.IGNORECASE)
    for text in texts:
        # A single word counts only with a capital: "Will led" has a name, "will lead" has none.
        for match in pattern.finditer(text):
            words = match.group()
            if not words[0].islower() or " " in words:
                yield "NAME", words
