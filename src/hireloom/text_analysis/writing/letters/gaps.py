"""What a job asks for and a person does not have, as a letter admits it."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from hireloom.domain.cover_letters.orders import Opening
from hireloom.text_analysis.adverts.adverts import advert
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.implied import shown_by
from hireloom.text_analysis.evidence.job_skills import JobSkill, job_skills
from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.degrees import ASSOCIATE, BACHELOR, DOCTOR, MASTER, SCHOOL, degrees
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.spellings import listed, paper, spoken, with_article
from hireloom.text_analysis.language.titles import is_person
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.readings import Reading, reading
from hireloom.text_analysis.writing.clauses.wording import stands_in
from hireloom.text_analysis.writing.letters.licences import is_held, missing_licence
from hireloom.text_analysis.writing.trades.work_places import place_of_title


class Lack(StrEnum):
    """The kind of gap, which decides the words for it."""

    PAPER = "paper"
    LICENCE = "licence"
    DEGREE = "degree"
    ROLE = "role"
    LEVEL = "level"
    TOOL = "tool"
    TONGUE = "tongue"
    YEARS = "years"
    INDUSTRY = "industry"
    WORK = "work"
    SKILL = "skill"


MOST_SKILLS = 2  # of the trade, which a letter says are new


class Gap(NamedTuple):
    """`name` as it stands inside a sentence: 'an RN license', 'Tableau'."""

    lack: Lack
    name: str


# One of several things is enough, or something like it.
EITHER = re.compile(
    r"\bor\b|/|\b(?:such as|e\.g|for example|similar|equivalent|comparable|etc|preferred|plus|willing)\b", re.I
)
_ALTERNATIVES = re.compile(r"\bor\b|/", re.I)  # 'the restaurant, hospitality or retail industry'
# What people hold without mentioning it in a resume.
UNSAID = re.compile(r"\b(?:driv|cpr|first aid|high school|background|drug|basic life|food handler)", re.I)
_BUT_NOT = re.compile(r"\b(?:bilingual|helpful|asset|desired|a plus|advantage)\b", re.I)
OFFICE = re.compile(
    r"\b(?:office|word|excel|outlook|powerpoint|internet|email|windows"
    r"|google(?! (?:classroom|analytics|ads|cloud))|visio|sharepoint|access)\b",
    re.I,
)
_LEVELS = {
    ASSOCIATE: "associate degree",
    BACHELOR: "bachelor's degree",
    MASTER: "master's degree",
    DOCTOR: "doctorate",
}
_PAPERS = tuple(words_named("papers", "writing"))
# What shows that a line demands something, and does not only tell of the work: 'approves hours in ADP'.
DEMANDS = re.compile(
    r"\b(?:experienced?|proficien\w+|knowledge|required|requires?|must|familiar\w*|fluen\w+|skill(?:s|ed)?|expert\w*|qualified"
    r"|certified|background)\b",
    re.I,
)
# Something else than the degree is enough, or it is only wished for; 'in business or finance' are its subjects.
_NO_DEGREE = re.compile(
    r"\bor\b.*\b(?:equivalent|experience|comparable|combination|ged|certificat\w+|diploma|associate|lieu|high school)\b"
    r"|\bequivalent\b|\bpreferred\b|\ba plus\b|\bwilling\b|/",
    re.I,
)
_REQUIRED = re.compile(r"\b(?:required|requires?|must|minimum|mandatory)\b", re.I)


def gaps(
    job: Opening,
    had: str,
    titles: tuple[str, ...],
    lexicon: Lexicon,
    missing_musts: Iterable[Gap] = (),
    *,
    late_titles: tuple[str, ...] = (),
    is_near: bool = False,
    new_field: str = "",
) -> tuple[Gap, ...]:
    """The heaviest first; nothing for which the advert accepts something else. `had` is all that the person wrote,
    `missing_musts` what the match misses, `late_titles` those of the last years; `is_near` says that the match
    counts the person's work as similar, and `new_field` names a field that it finds nowhere."""
    if licence := missing_licence(job.short_title, late_titles, had, lexicon):
        return (Gap(Lack.LICENCE, licence),)
    resume, shortfalls = reading(had, lexicon), tuple(missing_musts)
    missing = [need for need in job_skills(had, job.advert, lexicon) if _lacks(need, resume)]
    years = _years(shortfalls, resume)
    role = _role(job, had, titles, lexicon) if not is_near else ()
    in_order = (
        *(_degree(job.advert, had) or _of(shortfalls, Lack.DEGREE)),
        *years,
        *(() if years else _field(job.advert, had, new_field)),
        *_papers(missing, shortfalls, job.advert)[:1],
        *_tongues(missing, shortfalls)[:1],
        *role,
        *_tools(missing, shortfalls, set(lexicon.families_of(job.short_title)))[:1],
        *([] if role else _of(shortfalls, Lack.SKILL)[:MOST_SKILLS]),
    )
    open_gaps = (gap for gap in in_order if not _is_told(gap, had))
    return tuple(
        gap for gap in open_gaps if gap.lack is not Lack.PAPER or not is_held(gap.name, late_titles, had, lexicon)
    )


def _of(shortfalls: Iterable[Gap], *lacks: Lack) -> list[Gap]:
    return [gap for gap in shortfalls if gap.lack in lacks]


def _years(shortfalls: Iterable[Gap], resume: Reading) -> list[Gap]:
    """Of work that is no skill which the resume names."""
    names = tuple(spoken(skill).casefold() for skill in resume.skills)
    return [gap for gap in _of(shortfalls, Lack.YEARS, Lack.WORK) if not gap.name.casefold().endswith(names)]


def _field(advert: str, had: str, new_field: str) -> tuple[Gap, ...]:
    return _industry(advert, had) or ((Gap(Lack.INDUSTRY, new_field),) if new_field else ())


def _papers(missing: Iterable[JobSkill], shortfalls: Iterable[Gap], advert: str) -> list[Gap]:
    of_paper = (need for need in missing if need.skill.kind in ("certificate", "licence"))
    named = [Gap(Lack.PAPER, _paper(need)) for need in of_paper if _is_named(need, advert)]
    return [*named, *_of(shortfalls, Lack.PAPER)]


def _tongues(missing: Iterable[JobSkill], shortfalls: Iterable[Gap]) -> list[Gap]:
    of_match = _of(shortfalls, Lack.TONGUE)
    return of_match or [Gap(Lack.TONGUE, need.skill.name) for need in missing if _is_tongue(need)]


def _tools(missing: Iterable[JobSkill], shortfalls: Sequence[Gap], families: set[str]) -> list[Gap]:
    """Those that no shortfall of the match names already."""
    names = (spoken(need.skill) for need in missing if _is_named_tool(need) and _is_of(need, families))
    return [Gap(Lack.TOOL, name) for name in names if not any(name in shortfall.name for shortfall in shortfalls)]


def _is_told(gap: Gap, had: str) -> bool:
    """The person's own text names what would be admitted as missing."""
    bare = re.sub(r"^an? |^\w+ years? of |\bexperience(?: in| with)?\b", "", gap.name).strip()
    if gap.lack is Lack.WORK:  # one telling word of it is enough
        telling = {root(word.norm) for word in words(bare)} - _OF_ANY_WORK - OF_EVERY_TITLE
        return not telling.isdisjoint(root(word.norm) for word in words(had))
    near = (_NEAR_WORK[name] for name in bare.split(" or ") if name in _NEAR_WORK)
    if gap.lack in (Lack.SKILL, Lack.INDUSTRY) and any(names.search(had) for names in near):
        return True
    if gap.lack is Lack.SKILL and _begins_like(bare, had):
        return True
    return gap.lack in (Lack.TOOL, Lack.INDUSTRY, Lack.TONGUE) and bool(bare) and stands_in(bare, had)


# Work by other names, which are no forms of the same word.
_NEAR_WORK = {name: re.compile(rf"\b(?:{names})", re.I) for name, names in rows_of("near_work.tsv", "writing")}
LIKE_LETTERS = 6  # with which two words of one thing begin: 'prospecting' and 'prospective'


def _begins_like(name: str, had: str) -> bool:
    """A word of the text begins like one of the name that says what it is about."""
    ranks = _OF_ANY_WORK | OF_EVERY_TITLE
    telling = (word.norm for word in words(name) if len(word.norm) > LIKE_LETTERS and root(word.norm) not in ranks)
    heads = {word[:LIKE_LETTERS] for word in telling}
    return any(word.norm[:LIKE_LETTERS] in heads for word in words(had))


def shows_some(deeds: str, gap: Gap) -> bool:
    """What the letter tells has every telling word of the field or the work that it would call new: 'served customers'
    for customer service. What kind of work it is tells nothing alone: 'social media' is no social work."""
    telling = {root(word.norm) for word in words(gap.name)} - _OF_ANY_WORK - OF_EVERY_TITLE
    if gap.lack not in (Lack.INDUSTRY, Lack.WORK) or not telling:
        return False
    if _KIND_OF_WORK.search(gap.name):
        return stands_in(gap.name, deeds)
    return telling <= {root(word.norm) for word in words(deeds)}


_KIND_OF_WORK = re.compile(r"^\w+(?:al|ic) work$", re.I)
_OF_ANY_WORK = frozenset(
    map(
        root, ("development", "management", "general", "work", "experience", "industry", "and", "or", "in", "of", "the")
    )
)


def admissions(gaps: Iterable[Gap], most: int) -> tuple[Gap, ...]:
    """The heaviest, one of each kind. The beginning of the letter says that the trade is new; what is new about it is
    said here."""
    of_kind: dict[Lack, list[str]] = {}
    for gap in gaps:
        of_kind.setdefault(gap.lack, []).append(gap.name)
    of_kind.pop(Lack.ROLE, None)
    return tuple(Gap(lack, listed(names, "or")) for lack, names in islice(of_kind.items(), most))


def _lacks(need: JobSkill, resume: Reading) -> bool:
    is_open = need.must and not need.proof and need.skill not in resume.skills and not shown_by(need.skill, resume)
    return is_open and not EITHER.search(need.source) and not UNSAID.search(need.skill.name)


def _is_tongue(need: JobSkill) -> bool:
    """A language that the advert requires and the resume does not mention."""
    return need.skill.kind == "language" and need.skill.name != "English" and not _BUT_NOT.search(need.source)


def _is_of(need: JobSkill, families: set[str]) -> bool:
    """The tool belongs to the field of the job; elsewhere its name may be another word."""
    return not families or not families.isdisjoint(need.skill.families)


def _is_named_tool(need: JobSkill) -> bool:
    """A program or machine with a name of its own, which nobody can be taken to know and the job demands."""
    is_name = need.skill.kind == "tool" and spoken(need.skill)[0].isupper() and not OFFICE.search(need.skill.name)
    return is_name and DEMANDS.search(need.source) is not None


def _is_named(need: JobSkill, advert: str) -> bool:
    """The advert has the name of the paper, which says once that it is one."""
    bare = _bare_paper(need)
    return stands_in(bare, advert) and not re.search(r"certif|licen[cs]e", bare, re.I)


def _bare_paper(need: JobSkill) -> str:
    """'RN' of 'RN license': the part by which an advert names the paper, and not only work or a place like its own."""
    return re.sub(r"\s(?:certification|certificate|licen[cs]e|registration|card)$", "", paper(need.skill), flags=re.I)


def _paper(need: JobSkill) -> str:
    name = american(paper(need.skill))
    return name if name.split()[-1].lower() in ("certification", "status", "membership") else with_article(name)


def american(paper: str) -> str:
    """'RN license'; the title of somebody who holds a paper becomes the paper: 'Licensed social worker license'."""
    name = re.sub(r"\blicence\b", "license", paper)
    if re.match(r"(?:Licensed|Registered|Certified)\s", name) and not name.endswith(_PAPERS):
        return f"{name} license"
    return name


def _degree(job: str, had: str) -> tuple[Gap, ...]:
    lowest_levels = [
        min(levels)
        for line in advert(job).lines
        if line.ask is not Ask.NOISE and _REQUIRED.search(line.text) and not _NO_DEGREE.search(line.text)
        if (levels := degrees(line.text))
    ]
    least = max(lowest_levels, default=SCHOOL)
    if least <= SCHOOL or max(degrees(had), default=SCHOOL) >= least:
        return ()
    return (Gap(Lack.DEGREE, with_article(_LEVELS[least])),)


def _industry(job: str, had: str) -> tuple[Gap, ...]:
    """A line of the advert asks for experience in an industry that the person did not mention."""
    asks = [line.bare_text for line in advert(job).lines if line.ask is not Ask.NOISE]
    for name, asking, having in rows_of("industries.tsv", "writing"):
        pattern = re.compile(
            rf"\b(?:{asking})\s(?:\w+\s)?(?:experience|background)\b"
            rf"|\b(?:experience|background|worked)\s(?:with)?in\s(?:an?\s|the\s)?(?:\w+\s)?(?:{asking})\b",
            re.I,
        )
        if any(pattern.search(ask) and not _ALTERNATIVES.search(ask) for ask in asks) and not re.search(
            rf"\b(?:{having})", had, re.I
        ):
            return (Gap(Lack.INDUSTRY, name),)
    return ()


def _role(job: Opening, had: str, titles: tuple[str, ...], lexicon: Lexicon) -> tuple[Gap, ...]:
    """The level or the occupation is a new one: no role of the person is of its field or shares a word of its title."""
    title = _PREFIX.sub("", job.short_title) or job.short_title
    past_titles = [title for title in titles if title]
    if _TOP.search(title) and past_titles and not any(map(HIGH.search, past_titles)):
        return (Gap(Lack.LEVEL, title),)
    occupation, roles = lexicon.occupation_of(title), lexicon.roles_in(title)
    is_role = is_person(title) or (roles and roles[-1].end == len(title))
    if not occupation or not is_role or not past_titles:
        return ()
    if occupation.family not in _REGULATED and title.casefold() in had.casefold():
        return ()
    if occupation.family in _REGULATED:
        is_near = occupation in reading(had, lexicon).roles or occupation in map(lexicon.occupation_of, past_titles)
    else:
        is_near = any(occupation.family in lexicon.families_of(own_title) for own_title in past_titles)
    place = place_of_title(title) if occupation.family not in _REGULATED else ""
    is_near |= bool(place) and place in map(place_of_title, past_titles)
    is_near |= occupation.family not in _REGULATED and (
        _has_led_such(title, past_titles, had) or _leads(title, past_titles)
    )
    if is_near or any(title_roots(title) & title_roots(own_title) for own_title in past_titles):
        return ()
    return (Gap(Lack.ROLE, with_article(title)),)


def _leads(title: str, past_titles: list[str]) -> bool:
    """The post supervises people, and the person has been above such posts."""
    is_of_people = re.search(r"\b(?:supervisor|lead|leader)$", title, re.I) is not None
    return is_of_people and any(re.search(r"\b(?:manager|director|owner)$", name, re.I) for name in past_titles)


def _has_led_such(title: str, past_titles: list[str], had: str) -> bool:
    """A manager of another name whose resume has the words of the title: who ran a store has managed one."""
    *about, head = re.sub(r"\s(?:in|at|for)\s.*", "", title.casefold()).split() or [""]
    is_leader = head in ("manager", "supervisor", "director") and any(
        name.casefold().endswith(head) for name in past_titles
    )
    return is_leader and bool(about) and {root(word) for word in about} <= {root(word.norm) for word in words(had)}


_PREFIX = re.compile(
    r"^(?:(?:(?:part|full)[- ]time|per diem|prn|contract|entry[- ]level|junior|jr\.?|senior|sr\.?)\s)+", re.I
)
# Fields in which one occupation prepares for no other: a pharmacist is not a nurse.
_REGULATED = ("healthcare", "law", "aviation")
_TOP = re.compile(r"\b(?:[se]?vp|vice president|director|chief (?!engineer)|head of|president)\b", re.I)
HIGH = re.compile(
    r"\b(?:[se]?vp|vice|director|chief|head|president|owner|founder|partner|general manager|principal|executive|dean"
    r"|ceo|cfo|coo|cto)\b",
    re.I,
)
# Words of titles that name no trade.
_RANKS = (
    "manager assistant senior junior lead specialist associate coordinator officer representative head technician"
    " engineer administrator consultant analyst supervisor trainee intern advisor worker executive director"
    " designer operator inspector service services"
)
OF_EVERY_TITLE = frozenset(map(root, _RANKS.split()))


def title_roots(title: str) -> set[str]:
    return {root(word.norm) for word in words(title) if len(word.norm) > 2} - OF_EVERY_TITLE
