"""The roles of a resume in its own words: each dated entry of work with the sentences that stand below it."""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from hireloom.text_analysis.language.degrees import heads_studies, speaks_of_study, trains
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import Period, periods, years
from hireloom.text_analysis.language.verbs import is_past
from hireloom.text_analysis.resumes.contacts import without_schools
from hireloom.text_analysis.resumes.letterheads import is_a_place
from hireloom.text_analysis.resumes.passages import ENTRY_WORDS, Passage, Shape, entry, passages

# Below these headings stand lists, below the others sentences about work.
_LISTS = re.compile(
    r"\b(?:education\w*|academic|trainings?|courses?|coursework|skills?|competencies|qualifications|languages?"
    r"|interests|hobbies"
    r"|certifications?|certificates?|licen[cs]es|credentials|references|affiliations|memberships|personal|contact|tools"
    r"|technologies|expertise|kenntnisse|sprachkenntnisse|sprachen|fähigkeiten|zertifikate|hobbys|interessen)\b",
    re.I,
)
_ASIDE = re.compile(
    r"\b(?:activities|awards|honors|publications|highlights|strengths|summary|profile|objective)\b", re.I
)
# Time away from work, dated as roles are.
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
    r"|\blicen[cs]e\s*(?:no|number|#)?\.?\s*:\s*\S*\d|[\w.+-]+@[\w-]+\.\w|(?<!\d)(?!(?:19|20)\d\d\s?-\s?(?:19"
    r"|20)\d\d\b)(?:\d[\s().-]{0,2}){9,}",
    re.I,
)
TITLE_WORDS, FEWEST_WORDS, LONGEST_HEAD = 9, 3, 4
# Labels that some forms write before title, employer and period.
LABEL = re.compile(
    r"(?:designation|position|post|role|(?:job )?title|company(?: name)?|employer|organi[sz]ation|duration|tenure)"
    r"\s*:\s*",
    re.I,
)
_NOT_ALONE_IN_LINE = re.compile(r"[,|@–—•·]|\s-\s|\sat\s")


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the resume on one line; `where` is the role above it as written, or empty."""

    text: str
    start: int
    where: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A role that the person held: `where` is title, employer and period as written. `employer` is set if it has a line
    of its own beside title and period; `unpaid` marks unpaid work."""

    title: str
    where: str
    period: str
    told: tuple[Told, ...] = ()
    employer: str = ""
    unpaid: bool = False

    @property
    def is_current(self) -> bool:
        """The role has not ended."""
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
        """The whole years that the periods cover together."""
        return round(years(self.spans, now))


@lru_cache(maxsize=16)
def career(text: str, lexicon: Lexicon) -> Career:
    """The working life that a resume tells, latest first as it is written."""
    reader = _Reader(text, lexicon)
    for passage in passages(text):
        reader.read(passage)
    return reader.career()


class _Reader:
    """Reads a resume passage by passage. The heading and the role above a line decide what it means."""

    def __init__(self, text: str, lexicon: Lexicon) -> None:
        self._text, self._lexicon = text, lexicon
        self._held: list[Held] = []
        self._loose: list[Told] = []
        self._studies: list[str] = []
        self._spans: list[Period] = []
        # What the heading announces: no deeds, lists, studies, unpaid work.
        self._aside = self._lists = self._studying = self._unpaid = False
        self._in_role = False  # a role stands among studies
        self._opens_role = False  # the line before is dated
        self._titled = False  # the line before is the title below its dates
        self._above: tuple[str, ...] = ()  # the short lines right above, two at most
        self._gaps: dict[str, str] = {}  # of each line the part before a wide gap, which parts a name from its place

    def career(self) -> Career:
        told = (*(told for held in self._held for told in held.told), *self._loose)
        return Career(tuple(self._held), told, tuple(self._studies), tuple(self._spans))

    def read(self, passage: Passage) -> None:
        line = _one_line(self._text, passage.start, passage.end)
        if passage.kind is Shape.BULLET and _is_a_dated_role(line, self._lexicon):
            passage = entry(self._text, passage)
        kind, titled = passage.kind, False
        if kind is Shape.HEADING:
            self._heading(line)
        elif _is_of_studies(passage, line, self._lexicon, studying=self._studying, in_role=self._in_role):
            self._study(line)
        elif kind is Shape.ENTRY:
            self._entry(passage, line)
        elif kind is Shape.TEXT and self._lacks_title and _titles(line, self._lexicon):
            self._held[-1] = replace(self._held[-1], title=line, where=f"{self._held[-1].where} {line}".strip())
            titled = True
        elif kind is Shape.TEXT and self._titled and _is_surely_an_employer(line):
            self._held[-1] = replace(self._held[-1], employer=line, where=f"{self._held[-1].where} {line}")
        elif kind is Shape.TEXT and self._opens_role and _names_an_employer(line):
            # 'Briar Hill Hospital, Dayton, OH' below title and dates is no deed; it may be of the next role
            self._above = (line,) if self._held[-1].employer else ()
        elif kind in (Shape.BULLET, Shape.TEXT):
            self._statement(passage, line)
        self._opens_role, self._titled = kind is Shape.ENTRY and bool(self._held), titled

    @property
    def _lacks_title(self) -> bool:
        return bool(self._held) and not self._held[-1].title and not self._held[-1].told

    def _heading(self, line: str) -> None:
        self._lists, self._studying, self._unpaid = bool(_LISTS.search(line)), heads_studies(line), is_unpaid(line)
        self._aside = self._lists or bool(_ASIDE.search(line))
        self._in_role, self._above = False, ()

    def _study(self, line: str) -> None:
        self._in_role = False
        if quotable(line) and len(line.split()) > 1:
            self._studies.append(line)

    def _entry(self, passage: Passage, line: str) -> None:
        """A dated line opens a role, unless it tells of time away from work or of a paper."""
        above, self._above = self._above, ()
        if _AWAY.search(line):
            self._aside = self._lists = False
        elif not _is_a_paper(line, self._lexicon, among_lists=self._lists):
            self._open(_opened(self._text, passage, above, self._lexicon), above, periods(line))

    def _open(self, role: Held, above: tuple[str, ...], spans: Iterable[Period]) -> None:
        self._in_role, self._aside, self._lists = True, False, False
        self._forget({each for each in above if each in (role.title, role.employer)})
        unpaid = self._unpaid or is_unpaid(role.where)
        role = self._parted(role)
        title, where, employer = (
            LABEL.sub("", said) for said in (role.title, role.where, self._gaps.get(role.employer, role.employer))
        )
        self._held.append(replace(role, title=title, where=where, employer=employer, unpaid=unpaid))
        self._spans.extend(spans if not unpaid else ())

    def _parted(self, role: Held) -> Held:
        """'OTR Driver      Cold Creek Dairy' above its dates: title and employer, or title and place."""
        title = self._gaps.get(role.title, role.title)
        rest = role.title.removeprefix(title).strip()
        if role.employer or not rest or not self._lexicon.roles_in(title):
            return role
        return replace(role, title=title, employer=rest if _is_surely_an_employer(rest) else "")

    def _forget(self, used: Collection[str]) -> None:
        """The lines that name a role were told as sentences before its dates came."""
        self._loose = [told for told in self._loose if told.text not in used]
        if self._held:
            last = self._held[-1]
            self._held[-1] = replace(last, told=tuple(told for told in last.told if told.text not in used))

    def _statement(self, passage: Passage, line: str) -> None:
        is_labelled = bool(LABEL.match(line))
        is_short = is_labelled or (passage.kind is Shape.TEXT and len(line.split()) <= TITLE_WORDS)
        self._above = (*self._above[-1:], line) if is_short else ()
        self._gaps[line] = _one_line(*_before_a_gap(self._text, passage))
        for start, end in passage.sentences if not is_labelled else ():
            said = _one_line(self._text, start, end)
            if len(said.split()) >= FEWEST_WORDS and quotable(said) and not _lists_itself(said):
                self._tell(said, start)

    def _tell(self, said: str, start: int) -> None:
        if self._held and not self._aside:
            last = self._held[-1]
            self._held[-1] = replace(last, told=(*last.told, Told(said, start, last.where)))
        elif not (self._lists and _is_list(said, self._lexicon)):
            self._loose.append(Told(said, start))


def _is_of_studies(passage: Passage, line: str, lexicon: Lexicon, *, studying: bool, in_role: bool) -> bool:
    """A line of studies. Below an education heading, a dated role and the lines under it are still work."""
    if passage.kind is not Shape.ENTRY:
        return studying and not in_role
    if speaks_of_study(line, lexicon):
        return True
    return studying and not (periods(line) and lexicon.roles_in(without_schools(line)) and not trains(line))


def _is_a_dated_role(line: str, lexicon: Lexicon) -> bool:
    """'Teacher, Hill House, 2015 – 2018' behind a bullet; a deed of those years is none."""
    spoken = line.split()
    if len(spoken) > ENTRY_WORDS or line.endswith(".") or is_past(spoken[0]):
        return False
    at_an_end = any(not (line[: span.start].strip("( ") and line[span.end :].strip(") ")) for span in periods(line))
    return at_an_end and bool(lexicon.roles_in(without_schools(line)))


def _is_a_paper(line: str, lexicon: Lexicon, *, among_lists: bool) -> bool:
    """'CDL Class A since 2019'; below 'Licenses' any line with one date: 'Journeyman Electrician, exp 09/2027'."""
    if among_lists and not periods(line):
        return True
    papers = (each for each in lexicon.skills_in(line) if each.skill.kind in ("certificate", "licence"))
    return not lexicon.roles_in(line) and any(papers)


def _lists_itself(said: str) -> bool:
    """'Computer skills: Tally, Excel', or the head of a list: 'Job profile:'."""
    head, colon, rest = said.partition(":")
    return bool(colon) and (not rest.strip() or (len(head.split()) <= LONGEST_HEAD and bool(_LISTS.search(head))))


def _names_an_employer(line: str) -> bool:
    """A short line of names, with or without a place."""
    spoken = line.split()
    if "%" in line or any(is_past(word) for word in (spoken if line.isupper() else spoken[:1])):
        return False
    return len(spoken) <= TITLE_WORDS and line[-1] not in ".!?;" and _capitalised((line,))


def _is_surely_an_employer(line: str) -> bool:
    """A name of several words beside a title; one word may as well be its place."""
    return len(line.split(",")[0].split()) > 1 and _names_an_employer(line) and not is_a_place(line)


def is_unpaid(line: str) -> bool:
    """A heading or a role of unpaid work."""
    return _UNPAID.search(line) is not None


def _titles(line: str, lexicon: Lexicon) -> bool:
    """A short line that names an occupation."""
    return len(line.split()) <= TITLE_WORDS and quotable(line) and bool(lexicon.roles_in(line))


def _opened(text: str, passage: Passage, above: tuple[str, ...], lexicon: Lexicon) -> Held:
    """A role from its dated line. If that line names no role, the title comes from the short line above it or from the
    line above the employer's."""
    line = _one_line(text, passage.start, passage.end)
    pieces = (piece for start, end in passage.sentences for piece in _GAP.split(text[start:end]))
    said = [" ".join(piece.split()) for piece in pieces if piece.strip()]
    named = next((each for each in said if lexicon.roles_in(each)), "")
    titled = 0 if named else next((at for at in range(len(above), 0, -1) if lexicon.roles_in(above[at - 1])), 0)
    if titled and (titled == len(above) or _names(above, titled - 1, lexicon)):
        lines = (*above[titled - 1 :], *((line,) if quotable(line) else ()))
        employer = (
            above[-1] if titled < len(above) else (above[0] if titled > 1 and _names_an_employer(above[0]) else "")
        ) or next(filter(_is_surely_an_employer, said), "")
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
    """The lines are written as employers are, and the line of the title is no sentence about a person."""
    roles = lexicon.roles_in(lines[title])
    is_plain = bool(roles) and roles[-1].end == len(lines[title]) and not is_past(lines[title].split()[0])
    return _capitalised(line for at, line in enumerate(lines) if at != title or not is_plain)


def _capitalised(lines: Iterable[str]) -> bool:
    """All words have capitals, as in names and titles and unlike in sentences."""
    return all(not word[0].isalpha() or word[0].isupper() or word in JOINERS for line in lines for word in line.split())


def quotable(text: str) -> bool:
    """Printable, without markup, placeholders, private data and words too long for a person to write."""
    return (
        text.isprintable()
        and not set("<>[]") & set(text)
        and all(len(word) <= 40 for word in text.split())
        and not _PRIVATE.search(text)  # last: takes time quadratic in the length of a word
    )


def _is_list(said: str, lexicon: Lexicon) -> bool:
    """A row of names rather than a sentence: short, many commas, or little beside the names of skills."""
    count = len(said.split())
    named = sum(len(said[mention.start : mention.end].split()) for mention in lexicon.skills_in(said))
    return count < 6 or said.count(",") * 4 >= count or named * 2 >= count


def _before_a_gap(text: str, passage: Passage) -> tuple[str, int, int]:
    label = LABEL.match(text, passage.start)
    gap = _GAP.search(text, label.end() if label else passage.start, passage.end)
    return text, passage.start, gap.start() if gap else passage.end


_GAP = re.compile(r" {3,}|\t")


def _one_line(text: str, start: int, end: int) -> str:
    return " ".join(text[start:end].split())
