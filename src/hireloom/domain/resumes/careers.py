"""The roles of a resume in its own words: each dated entry of work with the sentences that stand below it."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from hireloom.domain.language.lexicon import Lexicon
from hireloom.domain.language.verbs import is_past
from hireloom.domain.resumes.contacts import without_schools
from hireloom.domain.resumes.degrees import heads_studies, speaks_of_study, trains
from hireloom.domain.resumes.passages import Passage, Shape, passages
from hireloom.domain.resumes.periods import Period, periods, years

# Below these headings stand lists, below the others sentences about work.
_LISTS = re.compile(
    r"\b(?:education\w*|academic|trainings?|courses?|coursework|skills?|competencies|qualifications|languages?|interests|hobbies"
    r"|certifications?|certificates?|licen[cs]es|credentials|references|affiliations|memberships|personal|contact|tools"
    r"|technologies|expertise|kenntnisse|sprachkenntnisse|sprachen|fähigkeiten|zertifikate|hobbys|interessen)\b",
    re.I,
)
_ASIDE = re.compile(
    r"\b(?:activities|awards|honors|publications|highlights|strengths|summary|profile|objective)\b", re.I
)
# Time away from work, which resumes date like a role.
_AWAY = re.compile(
    r"\b(?:(?:parental|maternity|paternity|family|medical|sick|care) leave|leave of absence|sabbatical|career break"
    r"|unemployed|gap year|full[- ]time (?:parent|mother|father|carer)|stay[- ]at[- ]home)\b",
    re.I,
)
_UNPAID = re.compile(r"\bvolunt\w+", re.I)
_PRIVATE = re.compile(
    r"\b(?:visa|passport|nationality|citizen\w*|date of birth|born|marital|gender|sex|religion|age)\b"
    r"\s*(?:status)?\s*[:\-]"
    r"|\bI (?:do )?(?:hereby|solemnly) (?:declare|certify|affirm)\b"
    r"|\blicen[cs]e\s*(?:no|number|#)?\.?\s*:\s*\S*\d|[\w.+-]+@[\w-]+\.\w|(?:\d[\s().-]{0,2}){9,}",
    re.I,
)
TITLE_WORDS, FEWEST_WORDS, LONGEST_HEAD = 9, 3, 4
# What some forms write before title, employer and period.
LABEL = re.compile(
    r"(?:designation|position|post|role|(?:job )?title|company(?: name)?|employer|organi[sz]ation|duration|tenure)"
    r"\s*:\s*",
    re.I,
)
_NOT_ALONE_IN_LINE = re.compile(r"[,|@–—•·]|\s-\s|\sat\s")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the resume on one line; `where` names the role it stands under, as written, or nothing."""

    text: str
    start: int
    where: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A role somebody held: `where` is title, employer and period as written. `employer` is named where it has a line
    of its own beside title and period; `unpaid` is what was given for nothing."""

    title: str
    where: str
    period: str
    told: tuple[Told, ...] = ()
    employer: str = ""
    unpaid: bool = False

    @property
    def is_current(self) -> bool:
        """It lasts."""
        return any(span.last is None for span in periods(self.period))


@dataclass(frozen=True, slots=True)
class Career:
    """`told` are all sentences about work, below a role or not; `studies` are the lines about education; `spans` the
    periods of the paid roles."""

    held: tuple[Held, ...]
    told: tuple[Told, ...]
    studies: tuple[str, ...]
    spans: tuple[Period, ...]

    def years(self, now: int) -> int:
        """What the periods cover together, in whole years."""
        return round(years(self.spans, now))


@lru_cache(maxsize=16)
def career(text: str, lexicon: Lexicon) -> Career:
    """The working life that a resume tells, latest first as it is written."""
    held: list[Held] = []
    loose: list[Told] = []
    studies: list[str] = []
    spans: list[Period] = []
    aside, lists, studying, unpaid = False, False, False, False
    above: tuple[str, ...] = ()  # the short lines right above, two at most
    gaps: dict[str, str] = {}  # a short line and what of it stands before a wide gap, which parts a name from its place
    is_below = in_role = False  # the line before opened a role; a role stands among studies
    for passage in passages(text):
        line = _one_line(text, passage.start, passage.end)
        if passage.kind is Shape.HEADING:
            lists, studying, above = bool(_LISTS.search(line)), heads_studies(line), ()
            aside, unpaid, in_role = lists or bool(_ASIDE.search(line)), is_unpaid(line), False
        elif _is_of_studies(passage, line, lexicon, studying=studying, in_role=in_role):
            in_role = False
            if quotable(line) and len(line.split()) > 1:
                studies.append(line)
        elif passage.kind is Shape.ENTRY and _AWAY.search(line):
            aside, lists, above = False, False, ()
        elif passage.kind is Shape.ENTRY and _is_a_paper(line, lexicon, among_lists=lists):
            above = ()
        elif passage.kind is Shape.ENTRY:
            in_role = True
            role = _opened(text, passage, above, lexicon)
            held.append(replace(role, unpaid=unpaid or is_unpaid(role.where)))
            spans.extend(periods(line) if not held[-1].unpaid else ())
            used = {each for each in above if each in (held[-1].title, held[-1].employer)}
            held[-1] = replace(held[-1], employer=gaps.get(held[-1].employer, held[-1].employer))
            loose = [told for told in loose if told.text not in used]
            if len(held) > 1:
                held[-2] = replace(held[-2], told=tuple(told for told in held[-2].told if told.text not in used))
            aside, lists, above = False, False, ()
        elif (
            passage.kind is Shape.TEXT and held and not held[-1].title and not held[-1].told and _titles(line, lexicon)
        ):
            held[-1] = replace(held[-1], title=line, where=f"{held[-1].where} {line}".strip())
        elif is_below and passage.kind is Shape.TEXT and _names_an_employer(line):
            # 'Briar Hill Hospital, Dayton, OH' below title and dates is no deed; it may be of the next role
            above = (line,) if held[-1].employer else ()
        elif passage.kind in (Shape.BULLET, Shape.TEXT):
            is_labelled = bool(LABEL.match(line))
            is_short = is_labelled or (passage.kind is Shape.TEXT and len(line.split()) <= TITLE_WORDS)
            above = (*above[-1:], line) if is_short else ()
            gaps[line] = _one_line(*_before_a_gap(text, passage))
            for start, end in passage.sentences:
                said = _one_line(text, start, end)
                if len(said.split()) < FEWEST_WORDS or not quotable(said) or is_labelled or _lists_itself(said):
                    continue
                if held and not aside:
                    held[-1] = replace(held[-1], told=(*held[-1].told, Told(said, start, held[-1].where)))
                elif not (lists and _is_list(said, lexicon)):
                    loose.append(Told(said, start))
        is_below = passage.kind is Shape.ENTRY and bool(held)
    told = (*(told for each in held for told in each.told), *loose)
    return Career(tuple(held), told, tuple(studies), tuple(spans))


def _is_of_studies(passage: Passage, line: str, lexicon: Lexicon, *, studying: bool, in_role: bool) -> bool:
    """A line of studies; below their heading, too, a role with its period and what stands under it are work."""
    if passage.kind is not Shape.ENTRY:
        return studying and not in_role
    if speaks_of_study(line, lexicon):
        return True
    return studying and not (periods(line) and lexicon.roles_in(without_schools(line)) and not trains(line))


def _is_a_paper(line: str, lexicon: Lexicon, *, among_lists: bool) -> bool:
    """'CDL Class A since 2019'; below 'Licenses' whatever has one date: 'Journeyman Electrician, exp 09/2027'."""
    if among_lists and not periods(line):
        return True
    papers = (each for each in lexicon.skills_in(line) if each.skill.kind in ("certificate", "licence"))
    return not lexicon.roles_in(line) and any(papers)


def _lists_itself(said: str) -> bool:
    """'Computer skills: Tally, Excel', or the head of a list: 'Job profile:'."""
    head, colon, rest = said.partition(":")
    return bool(colon) and (not rest.strip() or (len(head.split()) <= LONGEST_HEAD and bool(_LISTS.search(head))))


def _names_an_employer(line: str) -> bool:
    """A short line of names, with its place where it has one."""
    spoken = line.split()
    return len(spoken) <= TITLE_WORDS and line[-1] not in ".!?;" and _capitalised((line,)) and not is_past(spoken[0])


def is_unpaid(line: str) -> bool:
    """A heading or a role of what was given for nothing."""
    return _UNPAID.search(line) is not None


def _titles(line: str, lexicon: Lexicon) -> bool:
    """A short line that names an occupation."""
    return len(line.split()) <= TITLE_WORDS and quotable(line) and bool(lexicon.roles_in(line))


def _opened(text: str, passage: Passage, above: tuple[str, ...], lexicon: Lexicon) -> Held:
    """A role from its dated line and, where that line names none, from the short line above it, or the one above the
    employer's."""
    line = _one_line(text, passage.start, passage.end)
    said = [_one_line(text, start, end) for start, end in passage.sentences]
    named = next((each for each in said if lexicon.roles_in(each)), "")
    titled = 0 if named else next((at for at in range(len(above), 0, -1) if lexicon.roles_in(above[at - 1])), 0)
    if titled and (titled == len(above) or _names(above, titled - 1, lexicon)):
        lines = (*above[titled - 1 :], *((line,) if quotable(line) else ()))
        employer = (
            above[-1] if titled < len(above) else (above[0] if titled > 1 and _names_an_employer(above[0]) else "")
        )
        return Held(above[titled - 1], " ".join(lines), passage.aside, employer=employer)
    title = named or (said[0] if said else "")
    employer = next((each for each in said if named and each != named and quotable(each)), "")
    where = line if quotable(line) else ""
    if named and not employer and above and not _NOT_ALONE_IN_LINE.search(named) and _names_an_employer(above[-1]):
        employer, where = above[-1], f"{above[-1]} {where}".strip()
    return Held(title if quotable(title) else "", where, " ".join(passage.aside.split()), employer=employer)


# Small words inside the names of employers and titles.
_JOINER_WORDS = (
    "of and the for & de van von la in at und et do da dos das del della di du des le les el los las y e der die am im"
    " zum zur den het"
)
JOINERS = frozenset(_JOINER_WORDS.split())


def _names(lines: Sequence[str], title: int, lexicon: Lexicon) -> bool:
    """As employers are written, and the line of the title is no sentence about somebody who holds it."""
    roles = lexicon.roles_in(lines[title])
    is_plain = bool(roles) and roles[-1].end == len(lines[title]) and not is_past(lines[title].split()[0])
    return _capitalised(line for at, line in enumerate(lines) if at != title or not is_plain)


def _capitalised(lines: Iterable[str]) -> bool:
    """As names and titles are written, and sentences are not."""
    return all(not word[0].isalpha() or word[0].isupper() or word in JOINERS for line in lines for word in line.split())


def quotable(text: str) -> bool:
    """Printable, without markup, places left to fill in or private data, and of words that a person would write."""
    return (
        text.isprintable()
        and not set("<>[]") & set(text)
        and all(len(word) <= 40 for word in text.split())
        and not _PRIVATE.search(text)  # last: a word without end takes it the square of its length
    )


def _is_list(said: str, lexicon: Lexicon) -> bool:
    """A row of names rather than a sentence: short, many commas, or little beside the names of skills."""
    count = len(said.split())
    named = sum(len(said[mention.start : mention.end].split()) for mention in lexicon.skills_in(said))
    return count < 6 or said.count(",") * 4 >= count or named * 2 >= count


def _before_a_gap(text: str, passage: Passage) -> tuple[str, int, int]:
    gap = _GAP.search(text, passage.start, passage.end)
    return text, passage.start, gap.start() if gap else passage.end


_GAP = re.compile(r" {3,}|\t")


def _one_line(text: str, start: int, end: int) -> str:
    return " ".join(text[start:end].split())
