"""Papers without which nobody can hold the title of a job, judged by the titles that the person has held."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from hireloom.text_analysis.evidence.professions_held import professions_held
from hireloom.text_analysis.language.lexicon import Lexicon, Skill
from hireloom.text_analysis.language.licensed_professions import held_papers, professions_in
from hireloom.text_analysis.resumes.passages import Shape, passages
from hireloom.text_analysis.resumes.readings import reading
from hireloom.text_analysis.resumes.sections import is_list

LONGEST_PAPER_LINE = 14  # words of a line that names a paper of one's own
_HOLDS = re.compile(r"\b(?:licen[cs]e[ds]?|certified|certifications?|certificates?|registration|admitted)\b", re.I)
_OF_STATE = re.compile(r"[\w ().]{2,40}, (?:the )?state of [A-Z]", re.I)  # 'Registered Nurse, State of Colorado'
_HELPERS = re.compile(
    r"\b(?:assistant|aide|secretary|recruiter|paralegal|clerk|scheduler|receptionist|technician)\b", re.I
)


# An oncology nurse holds the license for it, whatever its name; an aide and a student do not, and a practical nurse's
# is of its own.
_IS_NURSE = re.compile(
    r"^(?!.*\b(?:practical|vocational|lpn|lvn|student|intern|extern|dental|veterinary)\b)(?!.*"
    rf"{_HELPERS.pattern}).*\bnurse\b(?! (?:recruit|educat))",
    re.I,
)
_IS_LVN = re.compile(r"\b(?:vocational|lvn)\b", re.I)  # as California and Texas call a practical nurse
AIDES = "CNA certification"  # which nobody asks of a nurse
_ANY_NURSE = "a nursing license"  # of a job for any of them
_OF_NURSES = ("an RN license", "an LPN license", _ANY_NURSE)
_OF_PAPERS = re.compile(r"\b(?:licen[cs]|certifi|credential|registration|affiliations)", re.I)  # headings
_OBTAINED = re.compile(
    r"\b(?:obtained|earned|received|achieved|passed|hold|holds|holding|certified|licen[cs]ed|registered|active|valid|current)\b"
    r"|\b(?:certifi\w+|licen[cs]e|registration|card|permit|diploma|ticket)s?$",
    re.I,
)
_GOT = re.compile(r"(?:obtained|earned|received|achieved)\b", re.I)
_NOT_YET = re.compile(r"\b(?:candidate|pursuing|preparing|eligible|expired|in progress|studying|towards?|not)\b", re.I)
_OTHER_PEOPLE = re.compile(r"(?:assistants|aides|nurses|technicians|workers|drivers)$", re.I)  # somebody else's papers
_ITEM = re.compile(r"[,;|•·]|\s[-–]\s")
LONGEST_ITEM = 8  # words of an item that names a paper


def obtained_papers(text: str, lexicon: Lexicon) -> frozenset[Skill]:
    """The papers that the resume says its person holds: below a heading of papers, in words that say so, or on a line
    of their own. A short form in a list of skills or in the story of some work says nothing: 'audited with a CPA'."""
    obtained: set[Skill] = set()
    heading = ""
    for passage in passages(text):
        words = text[passage.start : passage.end]
        if passage.kind is Shape.HEADING:
            heading = words
            continue
        for item in _ITEM.split(" ".join(words.split())):
            is_short = len(item.split()) <= LONGEST_ITEM
            says_so = _OF_PAPERS.search(heading) or (
                _OBTAINED.search(item) if is_short or item.startswith("I ") else _GOT.match(item)
            )
            if _NOT_YET.search(item) or not (says_so or (is_short and not _lists_skills(heading))):
                continue
            mentions = lexicon.skills_in(item)
            obtained.update(m.skill for m in mentions if not _OTHER_PEOPLE.search(item[m.start : m.end]))
    return frozenset(obtained)


def _lists_skills(heading: str) -> bool:
    return is_list(heading) or re.search(r"\b(?:highlights|strengths|qualifications)\b", heading, re.I) is not None


def missing_licence(job_title: str, titles: Sequence[str], had: str, lexicon: Lexicon) -> str:
    """'an RN license' for a job that needs it, if no title of the person and no line about papers names it."""
    paper = _unnamed(job_title, titles, had)
    professions = {mention.profession for mention in professions_in(paper)}
    place = professions_held(reading(had, lexicon), lexicon).licence_of(professions) if professions else None
    if place is not None:
        return ""
    return paper.replace("LPN", "LVN") if _IS_LVN.search(job_title) else paper


def is_held(paper: str, titles: Sequence[str], had: str, lexicon: Lexicon) -> bool:
    """Whether 'an RN license', a paper without which nobody can hold some title, is the person's by the same signs."""
    is_of_titles = any(title.search(paper) for title, _ in _licensed())
    return is_of_titles and not missing_licence(paper, titles, had, lexicon)


def _unnamed(job_title: str, titles: Sequence[str], had: str) -> str:
    """The paper that the title needs, and that neither a title of the person nor a line about papers names."""
    missing = ""
    for pattern, paper in _licensed():
        named = pattern.search(job_title)
        if not named or paper == missing:
            continue
        if _HELPERS.search(job_title) and not _HELPERS.search(named.group()):
            return ""
        shows = [
            profession for profession, same in _licensed() if same == paper
        ]  # an attorney may be a district attorney
        if any(map(_IS_NURSE.search, titles)) and paper in (*_OF_NURSES, AIDES):
            return ""
        if paper == AIDES and _is_nurse(titles, had):
            return ""
        if any(sign.search(line) for sign in shows for line in (*titles, *_of_papers(had))):
            return ""
        if missing or not re.search(r"\bor\b|/", job_title, re.I):
            return missing or paper
        missing = paper  # one of several is enough: 'RN or LPN'
    return missing


def _of_papers(text: str) -> Iterator[str]:
    """The short lines about papers, and those below a heading of papers: 'RN, Colorado' below 'Licenses'."""
    heading = ""
    for passage in passages(text):
        if passage.kind is Shape.HEADING:
            heading = text[passage.start : passage.end]
            continue
        above = ""
        for line in text[passage.start : passage.end].splitlines():
            is_short = len(line.split()) <= LONGEST_PAPER_LINE
            says_so = _OF_PAPERS.search(heading) or _HOLDS.search(f"{above} {line}") or _OF_STATE.match(line)
            if is_short and says_so and not _NOT_YET.search(line):
                yield line
            above = line


def _is_nurse(titles: Sequence[str], had: str) -> bool:
    """By a title, or by a short line such as 'LPN' or 'CNA, 2012'."""
    signs = [of_title for of_title, paper in _licensed() if paper in _OF_NURSES]
    lines = (line for line in had.splitlines() if len(line.split()) <= LONGEST_ITEM)
    is_named = any(re.search(r"\b(?:RN|LPN|LVN|CNA)\b", line) for line in lines)
    return is_named or any(sign.search(title) for sign in signs for title in titles)


@cache
def _licensed() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each title of a job and the paper that it needs; the longest first: a nurse practitioner is more than a nurse."""
    papers = [(title, paper) for paper, titles in held_papers() for title in titles]
    papers = [*sorted(papers, key=lambda row: -len(row[0])), ("nurse", _ANY_NURSE)]
    return tuple((re.compile(rf"\b{re.escape(title)}\b", re.I), paper) for title, paper in papers)
