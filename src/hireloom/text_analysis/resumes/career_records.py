"""A resume as a career that the person can keep: each value with the words that say it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple, TypeVar

from hireloom.domain.careers.records import (
    LONGEST_DEED,
    LONGEST_LINE,
    MOST_DEEDS,
    MOST_ENTRIES,
    MOST_ROLES,
    CareerDeed,
    CareerEntry,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    EducationEntry,
    LanguageEntry,
    LinkEntry,
    ProjectEntry,
    SourceWords,
    entry_id,
)
from hireloom.domain.documents import Document
from hireloom.domain.web_links import safe_link
from hireloom.text_analysis.language.degrees import degree_mentions
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS, Period, date_spans, periods, single_date
from hireloom.text_analysis.language.schools import school_in
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.contacts import LINK
from hireloom.text_analysis.resumes.dated_lines import resume_lines
from hireloom.text_analysis.resumes.letterheads import TOWN

_HEADINGS = {
    "certificates": re.compile(r"\b(?:certifi\w+|licen[cs]es?|credentials|zertifikate)\b", re.I),
    "languages": re.compile(r"\b(?:languages|sprachen|sprachkenntnisse|langues)\b", re.I),
    "projects": re.compile(r"\bprojects?\b", re.I),
    "education": re.compile(r"\b(?:education|academic\w*|ausbildung|studium|studies)\b", re.I),
    "links": re.compile(r"\b(?:links|websites?|online)\b", re.I),
}
_BULLET = re.compile(r"^[•·▪■●◦○‣⁃∙*–—-]\s*")
_BARS = re.compile(r"\s*[|•·]\s*|\t+")
_COMMAS = re.compile(r"\s*[,;|•·]\s*|\s[–—-]\s|\s{3,}|\t+")
_JANUARY = re.compile(r"\b(?:jan|jän)\w*|(?<!\d)0?1(?!\d)", re.I)
_DECEMBER = re.compile(r"\b(?:d[eé][cz])\w*|(?<!\d)12(?!\d)", re.I)
_EMPLOYER_LINE = re.compile(r"(?P<employer>[^|•]{2,80}?) \| (?P<place>[^\W\d][^|•\d.;:]{1,60})")
_IN = re.compile(r"^\s*(?:in|of|:|,|\|)?\s*", re.I)
_EXPIRES = re.compile(r"\b(?:expires?|expiry|valid|through|until|to)\b[^|,;]{0,12}$", re.I)
_EDGES = " ,;:|()–—-·•\t"
EntryT = TypeVar("EntryT", bound=CareerEntry)
LONGEST_ENTRY = 240  # characters of a line in a list


class _Line(NamedTuple):
    text: str
    start: int


def career_in(document: Document, lexicon: Lexicon) -> CareerRecord:
    """What a resume says of its person's career, in its order."""
    text = document.text
    page = _Pages(document)
    sections = _sections(text)
    roles = career(text, lexicon).roles[:MOST_ROLES]
    return CareerRecord(
        _once(_position(role, text, page) for role in roles),
        _once(_studies(_education(line, page) for line in sections["education"])),
        _once(_certificates(sections["certificates"], page)),
        _once(_languages(sections["languages"], lexicon, page)),
        _once(_projects(sections["projects"], page)),
        _once(_links(text, page)),
    )


class _Pages:
    """Writes down where a value was read."""

    def __init__(self, document: Document) -> None:
        self._spans = document.spans

    def source(self, field: str, value: str, words: str, start: int) -> SourceWords:
        page = next((span.page for span in self._spans if span.start <= start < span.end), 1)
        return SourceWords(field, value, _shorter(words, LONGEST_DEED), page=page)

    def sources(self, values: Mapping[str, str], words: str, start: int) -> tuple[SourceWords, ...]:
        return tuple(self.source(name, value, words, start) for name, value in values.items() if value)


def _position(role: CareerRole, text: str, page: _Pages) -> CareerPosition:
    head = text[role.start : role.end]
    start, end = _ends(role.period, role.dates)
    title, employer, place = role.title, role.employer, ""
    if below := _employer_below(role):
        title, employer, place = f"{title}, {employer}", *below
        role = replace(role, sentences=role.sentences[1:])
    values = {
        "title": _shorter(title),
        "employer": _shorter(employer),
        "place": place or _place(head, role),
        "start": start,
        "end": end,
    }
    own = entry_id("position", role.title, role.employer, start, end)
    deeds = {}
    for sentence in role.sentences[:MOST_DEEDS]:
        deed = _shorter(_BULLET.sub("", sentence.text), LONGEST_DEED)
        source = page.source("text", deed, sentence.text, sentence.start)
        deeds[entry_id(own, deed)] = CareerDeed(entry_id(own, deed), (source,), deed)
    words = " ".join(head.split())
    return CareerPosition(
        own,
        page.sources(values, words, role.start),
        **values,
        is_current=role.is_current,
        deeds=tuple(deeds.values()),
    )


def _employer_below(role: CareerRole) -> tuple[str, str] | None:
    """Employer and place on a line of their own, as in 'Halewood General | Columbus, Ohio': then the line above,
    such as 'Staff Nurse, Progressive Care', is all title."""
    if not (role.title and role.employer and role.sentences):
        return None
    match = _EMPLOYER_LINE.fullmatch(role.sentences[0].text.strip())
    return (match["employer"], match["place"]) if match else None


def _place(head: str, role: CareerRole) -> str:
    """The town of a role: with its state or country, or what stands alone behind the employer."""
    bare = head.replace(role.employer, "|" + " " * (len(role.employer) - 1)) if role.employer else head
    if town := TOWN.search(bare):
        return _shorter(" ".join(town.group().strip(_EDGES).split()))
    for line in head.split("\n"):
        pieces = [piece.strip(_EDGES) for piece in _BARS.split(line)]
        if role.employer in pieces[:-1]:
            behind = pieces[pieces.index(role.employer) + 1]
            if behind and behind != role.title and not any(map(str.isdigit, behind)):
                return _shorter(behind)
    return ""


def _ends(period: Period | None, words: str) -> tuple[str, str]:
    """The months of a period, or its years where the words name no month."""
    if period is None:
        return "", ""
    start = _month(period.first, is_year=period.first % MONTHS == 0 and not _JANUARY.search(words))
    if period.last is None:
        return start, ""
    end = _month(period.last, is_year=period.last % MONTHS == MONTHS - 1 and not _DECEMBER.search(words))
    return start, end


def _month(month: int, *, is_year: bool) -> str:
    return f"{month // MONTHS:04}" if is_year else f"{month // MONTHS:04}-{month % MONTHS + 1:02}"


def _sections(text: str) -> dict[str, list[_Line]]:
    """The lines below the headings of lists; a line about nothing that we know ends none of them."""
    sections: dict[str, list[_Line]] = {name: [] for name in _HEADINGS}
    current = ""
    for line in resume_lines(text):
        if line.is_heading:
            current = next((name for name, heading in _HEADINGS.items() if heading.search(line.text)), "")
        elif current and len(line.text) <= LONGEST_ENTRY + LONGEST_DEED:
            sections[current].append(_Line(line.text, line.start))
    return sections


def _undated(line: str) -> tuple[str, str, str]:
    """The line without its dates, and their first and last month."""
    spans = periods(line)
    period = spans[0] if spans else single_date(line)
    bare = line
    for begin, behind in reversed(list(date_spans(line))):
        bare = bare[:begin] + bare[behind:]
    if period is None:
        return bare.strip(_EDGES), "", ""
    start, end = _ends(period, line[period.start : period.end])
    return bare.strip(_EDGES), start, end


def _pieces(line: str) -> list[str]:
    """The parts of an entry: where bars part them, commas belong to a part."""
    bare = _BULLET.sub("", line)
    split = _BARS.split(bare) if _BARS.search(bare) else _COMMAS.split(bare)
    return [piece for piece in (part.strip(_EDGES) for part in split) if piece]


def _education(line: _Line, page: _Pages) -> EducationEntry | None:
    bare, start, end = _undated(_BULLET.sub("", line.text))
    if not periods(line.text):
        start, end = "", end or start  # a single date is that of the degree
    school, degree, subject = "", "", ""
    for piece in _pieces(bare):
        named = next(((first, last) for _, first, last in degree_mentions(piece)), None)
        if named and not degree:
            whole = _without(piece, school_in(piece))
            degree, subject = _degree_and_subject(whole)
            school = school or school_in(piece)
        elif not school and (school_in(piece) or (degree and "|" in line.text)):
            school = piece
    if not (degree or school) or len(line.text) > LONGEST_ENTRY:
        return None
    values = {"degree": degree, "subject": subject, "school": school, "start": start, "end": end}
    values = {name: _shorter(value) for name, value in values.items()}
    own = entry_id("education", *values.values())
    return EducationEntry(own, page.sources(values, line.text, line.start), **values)


def _studies(lines: Iterable[EducationEntry | None]) -> Iterator[EducationEntry | None]:
    """A degree and a school on two lines, in either order, are one entry."""
    before: EducationEntry | None = None
    for entry in lines:
        whole = _whole_study(before, entry) if before and entry else None
        if not whole:
            yield before
        before = whole or entry
    yield before


def _whole_study(one: EducationEntry, other: EducationEntry) -> EducationEntry | None:
    """None where both name the same, or both have dates: then they are two."""
    if (one.degree and other.degree) or (one.school and other.school) or (_is_dated(one) and _is_dated(other)):
        return None
    names = ("degree", "subject", "school", "start", "end")
    values = {name: getattr(one, name) or getattr(other, name) for name in names}
    return EducationEntry(entry_id("education", *values.values()), (*one.sources, *other.sources), **values)


def _is_dated(entry: EducationEntry) -> bool:
    return bool(entry.start or entry.end)


def _degree_and_subject(text: str) -> tuple[str, str]:
    """'BS in Nursing' is a BS in the subject of nursing; 'Bachelor of Science' has no subject."""
    match = re.search(r"\s+in\s+(?=\S)", text)
    if match:
        return text[: match.start()].strip(_EDGES), text[match.end() :].strip(_EDGES)
    return text.strip(_EDGES), ""


def _without(text: str, part: str) -> str:
    return text.replace(part, " ").strip(_EDGES) if part else text


def _certificates(lines: list[_Line], page: _Pages) -> Iterator[CertificateEntry]:
    for line in lines:
        bare, start, end = _undated(_BULLET.sub("", line.text))
        until = _EXPIRES.search(bare)
        pieces = _pieces(bare[: until.start()] if until else bare)
        if not pieces or len(line.text) > LONGEST_ENTRY:
            continue
        date, expires = ("", end or start) if until and not periods(line.text) else (start, "")
        if periods(line.text):
            expires = end
        values = {"name": pieces[0], "issuer": ", ".join(pieces[1:]), "date": date, "expires": expires}
        values = {name: _shorter(value) for name, value in values.items()}
        yield CertificateEntry(
            entry_id("certificate", values["name"]), page.sources(values, line.text, line.start), **values
        )


def _languages(lines: list[_Line], lexicon: Lexicon, page: _Pages) -> Iterator[LanguageEntry]:
    for line in lines:
        for part in re.split(r"[,;|•·]|\t+|\s{3,}", _BULLET.sub("", line.text)):
            name, _, level = (
                piece.strip(_EDGES) for piece in re.sub(r"[(:–—]|\s-\s", "\0", part, count=1).partition("\0")
            )
            mentions = [mention for mention in lexicon.skills_in(name) if mention.skill.kind == "language"]
            if not level and mentions and mentions[0].start == 0 and mentions[0].end < len(name):
                name, level = name[: mentions[0].end], name[mentions[0].end :].strip(_EDGES)
            if name and (mentions or level) and len(name.split()) <= 3:
                values = {"name": _shorter(name), "level": _shorter(level)}
                yield LanguageEntry(
                    entry_id("language", name), page.sources(values, part.strip(), line.start), **values
                )


def _projects(lines: list[_Line], page: _Pages) -> Iterator[ProjectEntry]:
    """A short line names a project; what stands below or behind a colon is about it."""
    name, at, texts, words = "", 0, list[str](), list[str]()
    for line in (*lines, _Line("", 0)):
        bare = _BULLET.sub("", line.text)
        head, colon, rest = bare.partition(": ")
        opens = not line.text or (bare == line.text and (len(bare.split()) <= 8 or (colon and len(head.split()) <= 8)))
        if not opens:
            texts.append(bare)
            words.append(line.text)
            continue
        if name:
            yield _project(name, " ".join(texts), _Line(" ".join(words), at), page)
        name, at, texts, words = (head if colon else bare), line.start, [rest] if rest else [], [line.text]


def _project(name: str, text: str, words: _Line, page: _Pages) -> ProjectEntry:
    link = LINK.search(f"{name} {text}")
    address = _address(link.group()) if link else ""
    values = {
        "name": _shorter(LINK.sub("", name).strip(_EDGES)),
        "text": _shorter(" ".join(LINK.sub("", text).split()), LONGEST_DEED),
        "address": address,
    }
    return ProjectEntry(entry_id("project", name), page.sources(values, words.text, words.start), **values)


def _links(text: str, page: _Pages) -> Iterator[LinkEntry]:
    for match in LINK.finditer(text):
        if address := _address(match.group()):
            host = re.sub(r"^https?://(?:www\.)?|/.*$", "", address)
            values = {"label": _shorter(host), "address": address}
            yield LinkEntry(entry_id("link", address), page.sources(values, match.group(), match.start()), **values)


def _address(words: str) -> str:
    link = words.rstrip(".,;:)|")
    address = safe_link(link if "://" in link else f"https://{link}")
    return address if len(address) <= LONGEST_LINE else ""


def _shorter(text: str, longest: int = LONGEST_LINE) -> str:
    line = " ".join(text.split())
    return line if len(line) <= longest else line[:longest].rsplit(" ", 1)[0]


def _once(entries: Iterable[EntryT | None]) -> tuple[EntryT, ...]:
    """Each entry once, at its first mention."""
    first: dict[str, EntryT] = {}
    for entry in entries:
        if entry is not None:
            first.setdefault(entry.id, entry)
    return tuple(first.values())[:MOST_ENTRIES]
