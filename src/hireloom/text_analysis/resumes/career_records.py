"""A resume as a career that the person can keep: each value with the words that say it."""

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import TypeVar

from hireloom.domain.careers.records import (
    LONGEST_DEED,
    LONGEST_LINE,
    MOST_READ,
    CareerDeed,
    CareerEntry,
    CareerPosition,
    CareerRecord,
    CertificateEntry,
    LanguageEntry,
    LinkEntry,
    ProjectEntry,
    entry_id,
    paragraphs,
)
from hireloom.domain.documents import Document
from hireloom.domain.resumes.page_words import english_heading
from hireloom.domain.web_links import safe_link
from hireloom.text_analysis.language.lexicon import CREDENTIALS, Lexicon
from hireloom.text_analysis.language.periods import periods
from hireloom.text_analysis.language.places import COUNTRY, TOWN
from hireloom.text_analysis.resumes.besides_roles import besides_roles, headed, skills_below
from hireloom.text_analysis.resumes.career_lines import (
    BARS,
    BULLET,
    EDGES,
    LIST_HEADINGS,
    LONGEST_LIST,
    CareerLine,
    Pages,
    ends,
    pieces,
    shorter,
    undated,
)
from hireloom.text_analysis.resumes.career_studies import education, is_paper, is_study
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.contacts import LINK
from hireloom.text_analysis.resumes.dated_lines import resume_lines
from hireloom.text_analysis.resumes.passages import FULL, PLACEHOLDER, WIDEST
from hireloom.text_analysis.resumes.schools_and_subjects import names_certificate, opens_a_subject
from hireloom.text_analysis.resumes.wrapped_certificates import EXPIRES, is_rest_of_certificate
from hireloom.text_analysis.resumes.wrapped_heads import EMPLOYER_LINE, WrappedHead, wrapped_head

_LANGUAGES_LINE = re.compile(r"(?:(?:foreign|spoken) )?languages ?: *(?=\S)", re.I)  # in the place of a heading
_NO_PAPER = re.compile(r"links|[^\s:]+(?: [^\s:]+)?:", re.I)  # 'Github:', the address of which is behind the word
_BARE_PAPER = re.compile(r"certificat(?:e|ion)(?: of completion)?", re.I)  # what it is about stands behind the comma
_IN = re.compile(r"\s(?:in|on|of|since)$")  # the date that followed
_JOINTS = ("&", " and", " of", " on", " for", " in", " the", " to", " with")
# 'Baking Certificate 1999 Floral Design Certificate 2000', 'Certificate in Baking. Certificate in Floral Design'
_NEXT_PAPER = re.compile(r"(?<=\w\w\.)\s+(?=Certificat)|(?<=\b(?:19|20)\d\d)\s+(?=[A-Z][^,;]{0,80}\b[Cc]ertificat)")
_NAMED_BEFORE = re.compile(r"\b(?:certificat(?:e|ion)s?|certified)$", re.I)  # 'HIPAA Certificate', 'OSHA 30 Certified'
_STARS = re.compile(r"\s\*(?=\S)")  # 'OSHA training *First aid training'
_LEVEL = (
    r"\b(?:native|fluent|proficient|conversational|bilingual|intermediate|basic|limited|working|advanced|practical|good)"
    r"(?: [a-z]{1,15}){0,2}"
)
# 'Proficient in English and Turkish; limited skills in Italian', 'Fluent in English and basic knowledge of Hindi'
_LEVEL_IN = re.compile(rf"(?P<level>{_LEVEL}) (?:in|of) (?P<names>(?:(?!{_LEVEL} (?:in|of) )[^;.:]){{2,120}})", re.I)
EntryT = TypeVar("EntryT", bound=CareerEntry)


def career_in(document: Document, lexicon: Lexicon) -> CareerRecord:
    """What a resume says about the person's career, in its order."""
    text = document.text
    page = Pages(document)
    sections = _sections(text)
    life = career(text, lexicon)
    roles: dict[bool, list[CareerPosition]] = {True: [], False: []}
    earlier: set[str] = set()
    for role in life.roles:
        roles[role.unpaid].append(position := _position(role, text, page, earlier))
        earlier.add(position.id)
    besides = besides_roles(text, life.loose_texts, page)
    papers, studies = _parted(sections["education"])
    more = [line for line in studies if not is_study(line, lexicon, page)]
    return CareerRecord(
        positions=_once(roles[False]),
        education=_once(education(studies, lexicon, page)),
        certificates=_once(_certificates([*sections["certificates"], *papers], lexicon, page)),
        languages=_once(_languages(sections["languages"], lexicon, page)),
        projects=_once(_projects(sections["projects"], page)),
        links=_once(_links(text, page)),
        summary=_once(besides.summary),
        volunteer_roles=_once([*roles[True], *besides.volunteer_roles]),
        awards=_once(besides.awards),
        skills=_once(skill for section in besides.additions for skill in skills_below(section)),
        additions=_once(
            [
                *headed("additions", "Education", more, page),
                *(section for section in besides.additions if not skills_below(section)),
            ]
        ),
    )


def _parted(lines: Iterable[CareerLine]) -> tuple[list[CareerLine], list[CareerLine]]:
    """The certificates among lines below headings of education, and the studies."""
    papers, studies = list[CareerLine](), list[CareerLine]()
    for line in lines:
        (papers if is_paper(line) else studies).append(line)
    return papers, studies


def _position(role: CareerRole, text: str, page: Pages, earlier: Container[str]) -> CareerPosition:
    """`earlier` are the ids of the roles before: the employer tells two jobs with one title at one time apart."""
    head = text[role.start : role.end]
    start, end = ends(role.period, role.dates)
    title, employer, place = role.title, role.employer, ""
    if wrapped := _wrapped_head(text, role):
        title, employer, place, head_end = wrapped
        role = replace(role, sentences=tuple(sentence for sentence in role.sentences if sentence.start >= head_end))
    elif below := _employer_below(role):
        title, employer, place = f"{title}, {employer}", *below
        role = replace(role, sentences=role.sentences[1:])
    values = {
        "title": shorter(title),
        "employer": shorter(employer),
        "place": place or _place(head, role),
        "start": start,
        "end": end,
    }
    kind = "volunteer" if role.unpaid else "position"
    position_id = entry_id(kind, role.title, role.employer, start, end)
    if position_id in earlier:
        position_id = entry_id(kind, title, employer, start, end)
    deeds = {}
    for sentence in role.sentences:
        for deed in paragraphs(BULLET.sub("", sentence.text)):
            source = page.source("text", deed, sentence.text, sentence.start)
            deeds[entry_id(position_id, deed)] = CareerDeed(entry_id(position_id, deed), (source,), deed)
    words = " ".join(head.split())
    return CareerPosition(
        position_id,
        page.sources(values, words, role.start),
        **values,
        is_current=role.is_current,
        deeds=tuple(deeds.values())[:MOST_READ],
    )


def _employer_below(role: CareerRole) -> tuple[str, str] | None:
    """Employer and place on a line of their own, as in 'Halewood General | Columbus, Ohio': then the whole line above,
    such as 'Staff Nurse, Progressive Care', is the title."""
    if not (role.title and role.employer and role.sentences):
        return None
    match = EMPLOYER_LINE.fullmatch(role.sentences[0].text.strip())
    return (match["employer"], match["place"]) if match else None


def _wrapped_head(text: str, role: CareerRole) -> WrappedHead | None:
    if role.period is None:
        return None
    begin = text.rfind("\n", 0, role.period.start) + 1
    return wrapped_head(text, begin, role.title, has_employer=bool(role.employer))


def _place(head: str, role: CareerRole) -> str:
    """The town of a role: with its state or country, or what stands alone after the employer."""
    bare = head.replace(role.employer, "|" + " " * (len(role.employer) - 1)) if role.employer else head
    if town := TOWN.search(bare):
        return shorter(" ".join(town.group().strip(EDGES).split()))
    for line in head.split("\n"):
        pieces = [piece.strip(EDGES) for piece in BARS.split(line)]
        if role.employer in pieces[:-1]:
            behind = pieces[pieces.index(role.employer) + 1]
            if behind and behind != role.title and not any(map(str.isdigit, behind)):
                return shorter(behind)
    return ""


def _sections(text: str) -> dict[str, list[CareerLine]]:
    """The lines below the headings of lists; a line about nothing that we know ends none of them."""
    sections: dict[str, list[CareerLine]] = {name: [] for name in LIST_HEADINGS}
    current = ""
    width = FULL * min(WIDEST, max(map(len, text.split("\n"))))
    lines_of_text = list(resume_lines(text))
    for line, below in zip_longest(lines_of_text, lines_of_text[1:]):
        if line.is_heading:
            heading = english_heading(line.text)
            current = next((name for name, pattern in LIST_HEADINGS.items() if pattern.search(heading)), "")
        elif current in ("certificates", "education") and (named := _LANGUAGES_LINE.match(line.text)):
            sections["languages"].append(CareerLine(line.text[named.end() :], line.start + named.end()))
        elif current and len(line.text) <= LONGEST_LIST + LONGEST_DEED:
            lines = sections[current]
            above = lines[-1].text if lines else ""
            is_rest = current == "certificates" and (
                line.text[0].islower() or is_rest_of_certificate(above, line.text, below.text if below else "", width)
            )
            is_rest |= current == "projects" and _goes_on(above, line.text)
            if lines and not BULLET.match(line.text) and (is_rest or _is_open(above)):
                lines[-1] = CareerLine(f"{lines[-1].text} {line.text}", lines[-1].start)
            else:
                lines.append(CareerLine(line.text, line.start))
    return sections


def _goes_on(bullet: str, following: str) -> bool:
    return BULLET.match(bullet) is not None and following[:1].islower()


def _is_open(line: str) -> bool:
    """The next line goes on with this one."""
    return (
        line.endswith(_JOINTS)
        or opens_a_subject(line)
        or (line.count("(") > line.count(")") and len(line) < LONGEST_LIST)
    )


def _certificates(lines: list[CareerLine], lexicon: Lexicon, page: Pages) -> Iterator[CertificateEntry]:
    for line in lines:
        if len(line.text) > LONGEST_LIST or _NO_PAPER.fullmatch(line.text):
            continue
        items = _items(PLACEHOLDER.sub(",", BULLET.sub("", line.text)), lexicon)
        for item in items:
            bare, start, end = undated(item)
            until = EXPIRES.search(bare) if start or end else None
            undated_name = _IN.sub("", bare[: until.start()] if until else bare)
            name, *issuer = (pieces(undated_name) or [""]) if len(items) == 1 else [undated_name]
            if "|" not in undated_name and any(part[0].islower() for part in issuer):
                name, issuer = undated_name, []  # 'First aider, renewed every year'
            if name.count("“") > name.count("”"):
                name, issuer = undated_name, []  # 'Certificate “Rocket MV – U2 Family”'
            issuer = [part for part in issuer if not COUNTRY.fullmatch(part)]
            if issuer and _BARE_PAPER.fullmatch(name):
                name, *issuer = f"{name}, {issuer[0]}", *issuer[1:]
            if not name:
                continue
            date, expires = ("", end or start) if until and not periods(item) else (start, "")
            if periods(item):
                expires = end
            values = {"name": name, "issuer": ", ".join(issuer), "date": date, "expires": expires}
            values = {name: shorter(value) for name, value in values.items()}
            yield CertificateEntry(
                entry_id("certificate", values["name"]), page.sources(values, line.text, line.start), **values
            )


def _items(line: str, lexicon: Lexicon) -> list[str]:
    """'CPR, First Aid' are two certificates; so are 'OSHA training *First aid training'."""
    stars = [part.strip() for part in _STARS.split(line)]
    if len(stars) > 1:
        return stars
    papers = _NEXT_PAPER.split(line)
    if len(papers) > 1 and all(map(names_certificate, papers)):
        return papers
    names = pieces(line)
    goes_on = line[:1].isupper() and any(name[0].islower() for name in names)  # 'recognized by the State of Florida'
    return names if not goes_on and len(names) > 1 and all(_is_credential(name, lexicon) for name in names) else [line]


def _is_credential(name: str, lexicon: Lexicon) -> bool:
    return _NAMED_BEFORE.search(name) is not None or any(
        mention.skill.kind in CREDENTIALS for mention in lexicon.skills_in(name)
    )


def _languages(lines: list[CareerLine], lexicon: Lexicon, page: Pages) -> Iterator[LanguageEntry]:
    for line in lines:
        bare = BULLET.sub("", line.text)
        clauses = list(_LEVEL_IN.finditer(bare))
        for clause in clauses:
            for name in _languages_in(clause["names"], lexicon):
                yield _language(name, clause["level"], clause.group().strip(EDGES).removesuffix(" and"), line, page)
        for part in () if clauses else re.split(r"[,;|•·]|\t+|\s{3,}", bare):
            name, _, level = (
                piece.strip(EDGES) for piece in re.sub(r"[(:–—]|\s-\s", "\0", part, count=1).partition("\0")
            )
            mentions = [mention for mention in lexicon.skills_in(name) if mention.skill.kind == "language"]
            if not level and mentions and mentions[0].start == 0 and mentions[0].end < len(name):
                name, level = name[: mentions[0].end], name[mentions[0].end :].strip(EDGES)
            is_unknown = name.isalpha() and name.istitle() and not any(lexicon.skills_in(name))
            if name and (mentions or level or is_unknown) and len(name.split()) <= 3:
                yield _language(name, level, part.strip(), line, page)


def _languages_in(text: str, lexicon: Lexicon) -> list[str]:
    return [
        text[mention.start : mention.end] for mention in lexicon.skills_in(text) if mention.skill.kind == "language"
    ]


def _language(name: str, level: str, words: str, line: CareerLine, page: Pages) -> LanguageEntry:
    values = {"name": shorter(name), "level": shorter(level)}
    return LanguageEntry(entry_id("language", name), page.sources(values, words, line.start), **values)


def _projects(lines: list[CareerLine], page: Pages) -> Iterator[ProjectEntry]:
    """A short line names a project; what comes below it, or after a colon, is about it."""
    name, at, texts, words = "", 0, list[str](), list[str]()
    for line in (*lines, CareerLine("", 0)):
        bare = BULLET.sub("", line.text)
        head, colon, rest = bare.partition(": ")
        opens = not line.text or (bare == line.text and (len(bare.split()) <= 8 or (colon and len(head.split()) <= 8)))
        if not opens:
            texts.append(bare)
            words.append(line.text)
            continue
        if name:
            yield _project(name, " ".join(texts), CareerLine(" ".join(words), at), page)
        name, at, texts, words = (head if colon else bare), line.start, [rest] if rest else [], [line.text]


def _project(name: str, text: str, words: CareerLine, page: Pages) -> ProjectEntry:
    link = LINK.search(f"{name} {text}")
    address = _address(link.group()) if link else ""
    values = {
        "name": shorter(LINK.sub("", name).strip(EDGES)),
        "text": shorter(" ".join(LINK.sub("", text).split()), LONGEST_DEED),
        "address": address,
    }
    return ProjectEntry(entry_id("project", name), page.sources(values, words.text, words.start), **values)


def _links(text: str, page: Pages) -> Iterator[LinkEntry]:
    for match in LINK.finditer(text):
        if address := _address(match.group()):
            host = re.sub(r"^https?://(?:www\.)?|/.*$", "", address)
            values = {"label": shorter(host), "address": address}
            yield LinkEntry(entry_id("link", address), page.sources(values, match.group(), match.start()), **values)


def _address(words: str) -> str:
    link = words.rstrip(".,;:)|")
    address = safe_link(link if "://" in link else f"https://{link}")
    return address if len(address) <= LONGEST_LINE else ""


def _once(entries: Iterable[EntryT | None]) -> tuple[EntryT, ...]:
    """Each entry once, at its first mention."""
    first: dict[str, EntryT] = {}
    for entry in entries:
        if entry is not None:
            first.setdefault(entry.id, entry)
    return tuple(first.values())[:MOST_READ]
