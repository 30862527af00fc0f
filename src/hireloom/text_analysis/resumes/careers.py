"""The working life in a resume: its roles with the sentences below each, its studies and certificates."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from hireloom.domain.resumes.page_words import english_heading
from hireloom.text_analysis.language.degrees import speaks_of_study
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import Period, years
from hireloom.text_analysis.language.sentence_cache import sentence_cache
from hireloom.text_analysis.resumes.certificates import Certificate, certificates
from hireloom.text_analysis.resumes.joined_deeds import deeds_in, is_a_deed_before_a_colon, is_a_deed_in_two_words
from hireloom.text_analysis.resumes.letter_case import with_capitals
from hireloom.text_analysis.resumes.passages import PLACEHOLDER, Passage, Shape, is_heading, one_line, passages
from hireloom.text_analysis.resumes.role_heads import Head, role_heads
from hireloom.text_analysis.resumes.sections import AWAY, Section, is_list, is_unpaid, section_of
from hireloom.text_analysis.resumes.stated_years import StatedYears, stated_years
from hireloom.text_analysis.resumes.studies import Study, studies
from hireloom.text_analysis.resumes.titles_and_employers import LABEL

_PRIVATE = re.compile(
    r"\b(?:visa|passport|nationality|citizen\w*|date of birth|born|marital|gender|sex|religion|age)\b"
    r"\s*(?:status)?\s*[:\-]"
    r"|\bI (?:do )?(?:hereby|solemnly) (?:declare|certify|affirm)\b"
    r"|\blicen[cs]e\s*(?:no|number|#)?\.?\s*:\s*\S*\d|[\w.+-]+@[\w-]+\.\w|(?<!\d)(?!(?:19|20)\d\d\s?-\s?(?:19"
    r"|20)\d\d\b)(?:\d[\s().-]{0,2}){9,}",
    re.I,
)
_OF_A_FORM = re.compile(r"\b(?:top|bottom) of form\b", re.I)  # what Word writes around a form copied from a page
# Headings that may stand inside a role; those of the second kind do so only where they come again below another one,
# because a section of that name may come after the roles as well as before them.
_OF_A_ROLE = re.compile(r"\b(?:responsibilities|duties)\b", re.I)
_OF_SOME_ROLES = re.compile(r"\b(?:accomplishments|achievements|projects)\b", re.I)
FEWEST_WORDS, LONGEST_LABEL = 3, 4
MOST_BETWEEN = 9  # characters between a line and the next


@dataclass(frozen=True, slots=True)
class RoleSentence:
    """A sentence of the resume on one line; `where` is the role above it as written, or empty."""

    text: str
    start: int
    where: str = ""


@dataclass(frozen=True, slots=True)
class LooseText:
    """What stands in no role and no study, and the heading above it, which is empty at the top. `passage` is a bullet,
    an entry or a paragraph."""

    heading: str
    passage: Passage


@dataclass(frozen=True, slots=True)
class CareerRole:
    """`where` is title, employer and dates as written, `dates` the dates alone; the period is missing if the resume
    gives none. An uncertain title or employer is empty; `unpaid` marks unpaid work. The head of the role is
    `text[start:end]`."""

    title: str
    employer: str
    where: str
    dates: str
    period: Period | None
    start: int
    end: int
    sentences: tuple[RoleSentence, ...] = ()
    unpaid: bool = False

    @property
    def shown_at(self) -> int:
        """The place in the text that best shows the role: its dates, or its beginning."""
        return self.period.start if self.period else self.start

    @property
    def is_current(self) -> bool:
        """The role has not ended."""
        return self.period is not None and self.period.last is None


@dataclass(frozen=True, slots=True)
class Career:
    """`sentences` are all sentences about work, in a role or not; `studies` are the lines about education, and
    `education` is what they say; `stated` are the years that the resume itself names."""

    roles: tuple[CareerRole, ...]
    sentences: tuple[RoleSentence, ...]
    studies: tuple[str, ...]
    education: tuple[Study, ...] = ()
    stated: tuple[StatedYears, ...] = ()
    certificates: tuple[Certificate, ...] = ()
    loose_texts: tuple[LooseText, ...] = ()

    @property
    def spans(self) -> tuple[Period, ...]:
        """The periods of the paid roles."""
        return tuple(role.period for role in self.roles if role.period and not role.unpaid)

    def years(self, now: int) -> int:
        """The whole years that the periods cover together."""
        return round(years(self.spans, now))


@lru_cache(maxsize=16)
def career(text: str, lexicon: Lexicon) -> Career:
    """The working life in a resume, in its order."""
    cased = with_capitals(text)
    reader = _Reader(text, cased, lexicon)
    for passage in passages(cased):
        reader.read(passage)
    return reader.career()


class _Reader:
    """Reads a resume passage by passage. The heading and the role above a line decide what it means."""

    def __init__(self, uncased: str, text: str, lexicon: Lexicon) -> None:
        self._uncased, self._text, self._lexicon = uncased, text, lexicon
        self._heads = role_heads(uncased, lexicon)
        self._opened = 0  # heads
        self._roles: list[tuple[Head, str, bool, list[RoleSentence]]] = []
        self._loose: list[RoleSentence] = []
        self._studies: list[str] = []
        self._stated: list[StatedYears] = []
        self._loose_texts: list[LooseText] = []
        self._section, self._heading = Section.TOP, ""
        self._unpaid = False
        self._in_role = False  # what stands here belongs to the last role
        self._headings = Counter(map(_heading, filter(is_heading, map(str.strip, text.split("\n")))))

    def career(self) -> Career:
        roles = tuple(self._role(*role) for role in self._roles)
        sentences = (*(sentence for role in roles for sentence in role.sentences), *self._loose)
        education = studies(self._uncased, self._lexicon)
        papers = certificates(self._text, self._lexicon)
        loose = tuple(self._loose_texts)
        return Career(roles, sentences, tuple(self._studies), education, tuple(self._stated), papers, loose)

    def _role(self, head: Head, where: str, unpaid: bool, sentences: list[RoleSentence]) -> CareerRole:
        dates = _one_line(self._text, head.period.start, head.period.end) if head.period else ""
        title, employer = (name if quotable(name) else "" for name in (head.title, head.employer))
        is_unpaid_work = unpaid or is_unpaid(where) or is_unpaid(title)
        return CareerRole(
            title, employer, where, dates, head.period, head.start, head.end, tuple(sentences), is_unpaid_work
        )

    def _where(self, head: Head) -> str:
        head_text = " ".join(LABEL.sub("", line).strip() for line in self._text[head.start : head.end].split("\n"))
        whole = " ".join(head_text.split())
        return whole if quotable(whole) else ""

    def read(self, passage: Passage) -> None:
        line = _one_line(self._text, passage.start, passage.end)
        if passage.kind is Shape.HEADING:
            if not (self._in_role and self._is_of_a_role(line)):
                self._section, self._heading, self._unpaid = section_of(line), line, is_unpaid(english_heading(line))
                self._in_role = False
        elif any(self._heads_in(passage.start, passage.end)):
            for start, end in passage.sentences or ((passage.start, passage.end),):
                self._around_heads(start, end)
            self._open_until(passage.end)
        elif self._is_of_studies(passage, line):
            self._study(line)
        elif passage.kind is Shape.ENTRY and AWAY.search(line):
            self._in_role = False
        elif passage.kind in (Shape.BULLET, Shape.TEXT, Shape.ENTRY):
            if not self._in_role:
                self._loose_texts.append(LooseText(self._heading, passage))
            for start, end in passage.sentences:
                self._statement(start, end)

    def _is_of_a_role(self, heading: str) -> bool:
        comes_again = self._headings[_heading(heading)] > 1
        return bool(_OF_A_ROLE.search(heading) or (comes_again and _OF_SOME_ROLES.search(heading)))

    def _heads_in(self, start: int, end: int) -> Iterator[Head]:
        from_last = (self._heads[at] for at in range(max(0, self._opened - 1), len(self._heads)))
        return (head for head in takewhile(lambda head: head.start < end, from_last) if start < head.end)

    def _around_heads(self, start: int, end: int) -> None:
        """The parts of a sentence before and after the heads of roles in it."""
        for head in list(self._heads_in(start, end)):
            if start < head.start:
                self._statement(start, head.start)
            self._open_until(head.end)
            start = max(start, head.end)
        if start < end:
            self._statement(start, end)

    def _open_until(self, end: int) -> None:
        while self._opened < len(self._heads) and self._heads[self._opened].start < end:
            head = self._heads[self._opened]
            self._roles.append((head, self._where(head), self._unpaid, []))
            self._opened += 1
            self._in_role = True

    def _is_of_studies(self, passage: Passage, line: str) -> bool:
        """A line of studies. Below an education heading, a role and the lines under it are still work."""
        if passage.kind is Shape.ENTRY and speaks_of_study(line, self._lexicon):
            return True
        studying = self._section is Section.STUDIES
        return studying and not (self._in_role and passage.kind is not Shape.ENTRY)

    def _study(self, line: str) -> None:
        self._in_role = False
        if quotable(line) and len(line.split()) > 1:
            self._studies.append(line)

    def _statement(self, start: int, end: int) -> None:
        if nobody := PLACEHOLDER.match(self._text, start, end):
            start = nobody.end()  # 'Company Name - City , State' below a head, or before the deed beside it
        for first, last in deeds_in(self._text, start, end):
            self._deed(first, last)

    def _deed(self, start: int, end: int) -> None:
        sentence = _one_line(self._text, start, end)
        self._stated.extend(stated_years(sentence, start))
        in_role = bool(self._roles) and self._in_role
        if in_role and is_a_deed_before_a_colon(sentence):
            sentence = sentence.rstrip(" :")
        goes_on = self._text[end : end + MOST_BETWEEN].lstrip()[:1].islower()
        is_whole = in_role and not goes_on and is_a_deed_in_two_words(sentence)
        is_short = len(sentence.split()) < FEWEST_WORDS and not is_whole
        if is_short or not quotable(sentence) or _lists_itself(sentence) or LABEL.match(sentence):
            return
        if in_role:
            head, where, _, sentences = self._roles[-1]
            if sentence.strip(" .,").casefold() == head.title.casefold():
                return  # the title once more
            sentences.append(RoleSentence(sentence, start, where))
        elif not (self._section in (Section.PAPERS, Section.LISTS) and _is_list(sentence, self._lexicon)):
            self._loose.append(RoleSentence(sentence, start))


def _heading(line: str) -> str:
    return line.strip(" :").casefold()


def _lists_itself(text: str) -> bool:
    """'Computer skills: Tally, Excel', or the head of a list: 'Job profile:'."""
    head, colon, rest = text.partition(":")
    return bool(colon) and (not rest.strip() or (len(head.split()) <= LONGEST_LABEL and is_list(head)))


@sentence_cache
def quotable(text: str) -> bool:
    """Printable, without markup, placeholders, private data, a web page's form and words too long to be written."""
    return (
        text.isprintable()
        and not set("<>[]") & set(text)
        and all(len(word) <= 40 for word in text.split())
        and not _OF_A_FORM.search(text)
        and not _PRIVATE.search(text)  # last: takes time quadratic in the length of a word
    )


def _is_list(text: str, lexicon: Lexicon) -> bool:
    """A row of names rather than a sentence: short, many commas, or little but the names of skills."""
    count = len(text.split())
    named = sum(len(text[mention.start : mention.end].split()) for mention in lexicon.skills_in(text))
    return count < 6 or text.count(",") * 4 >= count or named * 2 >= count


def _one_line(text: str, start: int, end: int) -> str:
    return one_line(text[start:end])
