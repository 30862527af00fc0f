"""Which statements of a letter can be true or false, and which fact of the person or the job supports each.

A model's letter and the person's own are read in the same way; the person confirms unsupported statements.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from hireloom.domain.cover_letters.orders import Claim, ClaimKind, LetterOrder
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.degrees import degree_mentions
from hireloom.text_analysis.language.durations import durations
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.openers import OPENERS
from hireloom.text_analysis.language.periods import dates
from hireloom.text_analysis.language.verbs import is_base, is_gerund, is_past
from hireloom.text_analysis.language.words import stem
from hireloom.text_analysis.writing.clauses.employers import without_legal_form
from hireloom.text_analysis.writing.letters.claim_facts import SPELLED, ClaimFacts
from hireloom.text_analysis.writing.letters.claim_repairs import repaired
from hireloom.text_analysis.writing.letters.jobs import employer_of, sayable_title

MOST = 500  # claims of one letter
LACKING = "The letter says that you do not have it"
AROUND = 300  # characters on either side that show who a claim is about
_COUNT = "|".join(SPELLED)
_WHOLE_YEAR = re.compile(r"(?:19|20)\d\d(?!\d)")
_COUNTS = re.compile(r"\s?(?:%|[a-z]+s\b)")  # after a number that is not a year: '2000 patients'
_NUMBER = re.compile(
    rf"(?<![\w.,/])(?:[$€£₹]\s?)?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|percent\b|[kKmM]\b|million\b|billion\b|thousand\b))?"
    rf"|\b(?:{_COUNT})(?:s|-\w+)?\b",
    re.I,
)
_CHANGE = re.compile(r"\b(?:doubled|tripled|trebled|quadrupled|halved)\b", re.I)
_UNCOUNTED = re.compile(
    r"\s(?:reasons?|things?|ways?|examples?|qualities|words|minutes|paragraphs?|of (?:us|you|them))\b", re.I
)
_WORD = r"(?:(?!I\b)[A-Z][\w'’&.+#/-]*[\w+#]|(?!I\b)[A-Z]\b|[a-z]+[A-Z]\w*)"
_NAME = re.compile(rf"(?<![\w@./]){_WORD}(?:(?:\s(?:of|and|the|for|de|van|von|&))?\s{_WORD})*")
_RANKS = re.compile(
    r"(?:\b(?:senior|junior|lead|chief|principal|staff|head|assistant|associate|deputy|vice|regional|sr\.?|jr\.?)\s)+$",
    re.I,
)
_AS = re.compile(r"\b(?:as|am|was|been|become|became|were)\s(?:an?\s|the\s|your\s)?(?:\w+\s)?$", re.I)
_EMPLOYMENT = re.compile(
    r"\b(?:(?:I\s(?:currently\s)?am|I['’]m|I\swas|been|worked\sas|work\sas|working\sas|experience\sas|years\sas|served\sas|employed\sas"
    r"|career\sas|role\sas|time\sas|job\sas|position\sas|recently\sas|today\sas)\s(?:an?\s|the\s)?(?:\w+\s)?)$",
    re.I,
)
_DENIED = re.compile(
    r"\b(?:(?:not(?! only)|never|would be new to me is)\b[^.;]{0,40}"
    r"|have no\b[^.;]{0,120})$",
    re.I,
)
_LACKS = re.compile(r"\b(?:not(?! only)|never|no experience|have no)\b[^.;]{0,90}$", re.I)
_EMPLOYED = re.compile(
    r"\b(?:work(?:ed|ing)?|led|managed|employed|built|my\s(?:time|years|role|work|job|career|position))\b[^.;]{0,40}\b(?:at|for|with)\s$",
    re.I,
)
_THERE = re.compile(r"\b(?:as(?:\san?|\sthe)?|at|for|with|in)\s$", re.I)
_I_DID = re.compile(r"\bI\s(?:have\s|also\s|successfully\s)*(\w+)")
_PERSON = r"\b(?:I|my|me|mine|I['’]\w+)\b"
_NOT_YET = re.compile(
    r"\b(?:would|will|could|like|love|hope|wish|want|forward|opportunity|chance|join|apply|applying|position)\b", re.I
)
_OF_JOB = (
    r"\b(?:you|your|yours|role|position|opening|advert|job|learn|learning|apply|applying|opportunity|chance"
    r"|interested|forward|curious|eager|drawn|draws|attracts?|appeals?|join|not yet|never|hope|gladly|team"
    r"|(?:have|do|did|am|was) not(?! only)|new to me"
    r"|^(?:and )?to|mind one bit to|(?:this experience|all of this) to"
    r"|(?:happy|thrilled|ready|glad|pleased|delighted|love|like|want|wait|upon me|good to me|get) to)\b"
)
_CUE = re.compile(rf"(?P<person>{_PERSON})|(?P<job>{_OF_JOB})", re.I)
_TAKEN_BACK = re.compile(
    r"^[^.;]{0,60}?\b(?:which|that|where|and|both|all of which)\sI\s(?:have|had|know|use|used|bring|brought|\w+ed)\b",
    re.I,
)
_SENTENCE = re.compile(r"(?<=[.!?])[\"')\]]*\s+|\n+")
_SALUTATION = re.compile(r"^(?:dear|hello|hi|to|good (?:morning|day))\b", re.I)
_CLOSINGS = {
    "sincerely",
    "regards",
    "best",
    "warm",
    "warmest",
    "kind",
    "kindest",
    "yours",
    "respectfully",
    "thanks",
    "wishes",
    "all",
    "faithfully",
    "truly",
    "with",
    "and",
}
_COMMON_ENDINGS = ("ing", "ly", "tion", "ment", "ness", "ance", "ence", "ful", "able")
_ORDINARY = words_named("ordinary words", "writing")


# Degrees whose name includes the field, with the names that support them.
_OF_ONE_FIELD = (
    (re.compile(r"\bM\.?B\.?A\b", re.I), ("MBA", "M.B.A", "Business Administration")),
    (re.compile(r"\bJuris\b|\bJ\.?D\b", re.I), ("Juris Doctor", "Juris Doctorate", "JD", "J.D")),
)


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    start: int

    def of_person(self, start: int, end: int) -> bool:
        """Whether the words there are about the person and not about the job: the nearest cue decides."""
        if _TAKEN_BACK.match(self.text[end : end + AROUND]):
            return True
        before = [match.lastgroup for match in _CUE.finditer(self.text[max(0, start - AROUND) : start])]
        if before:
            return before[-1] == "person"
        after = _CUE.search(self.text[end : end + AROUND])
        return after is None or after.lastgroup == "person"


def claims(letter: str, order: LetterOrder, lexicon: Lexicon, now: int) -> tuple[Claim, ...]:
    """Every claim of the letter in order, without overlap; five hundred at most."""
    reader = _Reader(ClaimFacts(order, lexicon, now), lexicon)
    in_letter = list(islice((claim for sentence in _sentences(letter) for claim in reader.claims(sentence)), MOST))
    claimed = (repaired(claim, order, lexicon, now) for claim in in_letter)
    return tuple(sorted(claimed, key=lambda claim: claim.start))


def _sentences(letter: str) -> Iterator[_Sentence]:
    """The letter without greeting and signature, which state nothing."""
    lines = [(match.start(), match.group()) for match in re.finditer(r"[^\n]+", letter) if match.group().strip()]
    for number, (start, line) in enumerate(lines):
        spoken = re.findall(r"[a-z]+", line.lower())
        is_closing = {*spoken} <= _CLOSINGS and (spoken or number >= len(lines) - 2)
        if is_closing or (number < 3 and _SALUTATION.match(line) and len(spoken) < 9):
            continue
        if number and number == len(lines) - 1 and len(spoken) <= 5 and not re.search(r"[.!?]$", line.strip()):
            continue
        at = 0
        for gap in [*_SENTENCE.finditer(line), None]:
            end = gap.start() if gap else len(line)
            if line[at:end].strip():
                yield _Sentence(line[at:end], start + at)
            at = gap.end() if gap else end


def _is_past(text: str, start: int, end: int) -> bool:
    """The words name an employer or a role that the person claims: 'my time at …', 'As a …, I managed'."""
    before, after = text[max(0, start - AROUND) : start], text[end : end + AROUND]
    if _NOT_YET.search(f"{before} {after}"):
        return False
    match = _THERE.search(before) and _I_DID.search(after)
    return bool(_EMPLOYED.search(before) or (match and is_past(match[1])))


ClaimSpans = Iterator[tuple[int, int, ClaimKind, str]]
Places = list[tuple[int, int]]


class _Reader:
    """Reads the letter sentence by sentence; each finder skips the words that earlier finders took."""

    def __init__(self, facts: ClaimFacts, lexicon: Lexicon) -> None:
        self._facts, self._lexicon = facts, lexicon
        job = facts.opening
        titles = dict.fromkeys((job.title, job.plain_title, job.short_title, sayable_title(job)))
        employer = employer_of(job)
        names = (
            *((title, ClaimKind.TITLE) for title in titles),
            *((name, ClaimKind.NAME) for name in (employer, without_legal_form(employer))),
        )
        self._job_names = [
            (words, kind, re.compile(rf"(?<!\w){re.escape(words)}(?!\w)", re.I)) for words, kind in names if words
        ]
        self._covered: Places = []

    def claims(self, sentence: _Sentence) -> Iterator[Claim]:
        self._covered = []
        for finder in (
            self._advertised,
            self._dates,
            self._years,
            self._degrees,
            self._papers,
            self._titles,
            self._skills,
            self._numbers,
            self._changes,
            self._names,
        ):
            for start, end, kind, source in finder(sentence):
                if not any(start < last and first < end for first, last in self._covered):
                    self._covered.append((start, end))
                    at = sentence.start
                    yield Claim(sentence.text[start:end], at + start, at + end, kind, bool(source), source)

    def _advertised(self, sentence: _Sentence) -> ClaimSpans:
        """The title of the job, unless the letter claims that the person held it, and its employer."""
        for words, kind, pattern in self._job_names:
            for match in pattern.finditer(sentence.text):
                before = sentence.text[max(0, match.start() - AROUND) : match.start()]
                denied = _LACKS.search(before)
                is_own = not denied and (
                    _EMPLOYMENT.search(before) or _is_past(sentence.text, match.start(), match.end())
                )
                source = "" if is_own else f"The job: “{words}”"
                yield match.start(), match.end(), kind, self._facts.standing(words, job=False) or source

    def _dates(self, sentence: _Sentence) -> ClaimSpans:
        for date in dates(sentence.text):
            wording = sentence.text[date.start : date.end]
            year = _WHOLE_YEAR.search(wording)
            if not year or (year.group() == wording and _COUNTS.match(sentence.text, date.end)):
                continue  # 'May 15' is a day in a letter
            source = self._facts.standing(wording, job=True) or self._facts.standing(year.group(), job=True)
            if int(year.group()) == self._facts.year and not source:
                source = "Today"
            yield date.start, date.end, ClaimKind.DATE, source

    def _years(self, sentence: _Sentence) -> ClaimSpans:
        for span in durations(sentence.text):
            if not span.is_in_years:
                continue
            count = int(span.most or span.least)
            source = self._facts.years(count)
            if not source and not sentence.of_person(span.start, span.end):
                source = self._facts.number(str(count), job=True)
            yield span.start, span.end, ClaimKind.NUMBER, source

    def _degrees(self, sentence: _Sentence) -> ClaimSpans:
        for level, start, end in degree_mentions(sentence.text):
            job = not sentence.of_person(start, end)
            source = self._facts.degree(level, job=job)
            degree_names = next(
                (names for pattern, names in _OF_ONE_FIELD if pattern.search(sentence.text[start:end])), ()
            )
            if degree_names and not any(self._facts.standing(name, job=job) for name in degree_names):
                source = ""  # of that level, but in another field
            if not source and _DENIED.search(sentence.text[max(0, start - AROUND) : start]):
                source = LACKING
            yield start, end, ClaimKind.DEGREE, source

    def _papers(self, sentence: _Sentence) -> ClaimSpans:
        """Certificates and licenses; found before titles, which some of them contain."""
        yield from self._named(sentence, ("certificate", "licence"))

    def _skills(self, sentence: _Sentence) -> ClaimSpans:
        yield from self._named(sentence, ("tool", "method", "knowledge", "language"))

    def _named(self, sentence: _Sentence, kinds: tuple[str, ...]) -> ClaimSpans:
        for mention in self._lexicon.skills_in(sentence.text):
            if mention.skill.kind in kinds:
                job = not sentence.of_person(mention.start, mention.end)
                denied = _DENIED.search(sentence.text[max(0, mention.start - AROUND) : mention.start])
                source = self._facts.skill(mention.skill, job=job) or (LACKING if denied else "")
                name = sentence.text[mention.start : mention.end]
                source = source or self._facts.standing(name, job=job)
                if mention.skill.kind in ("method", "knowledge"):
                    source = source or self._facts.in_any_form(name)
                yield mention.start, mention.end, ClaimKind.SKILL, source

    def _titles(self, sentence: _Sentence) -> ClaimSpans:
        for role in self._lexicon.roles_in(sentence.text):
            text = sentence.text
            ranks = _RANKS.search(text[max(0, role.start - 60) : role.start])
            start = role.start - len(ranks.group()) if ranks else role.start
            title, before = text[start : role.end], text[max(0, start - AROUND) : start]
            if not (_AS.search(before) or (title[0].isupper() and start > 0)) or title.lower().endswith("s"):
                continue
            source = self._facts.standing(title, job=False) or self._facts.standing(_shortened(title), job=False)
            is_own = _EMPLOYMENT.search(before) or _is_past(text, start, role.end)
            if not source and (not is_own or _DENIED.search(before)):
                source = self._facts.standing(title, job=True)
            yield start, role.end, ClaimKind.TITLE, source

    def _numbers(self, sentence: _Sentence) -> ClaimSpans:
        for match in _NUMBER.finditer(sentence.text):
            if _UNCOUNTED.match(sentence.text[match.end() :]):
                continue
            wording = re.sub(r"(?<=[a-z])s$", "", match.group().lower())
            job = not sentence.of_person(match.start(), match.end())
            yield match.start(), match.end(), ClaimKind.NUMBER, self._facts.number(wording, job=job)

    def _changes(self, sentence: _Sentence) -> ClaimSpans:
        for match in _CHANGE.finditer(sentence.text):
            yield match.start(), match.end(), ClaimKind.NUMBER, self._facts.standing(match.group(), job=False)

    def _names(self, sentence: _Sentence) -> ClaimSpans:
        for match in _NAME.finditer(sentence.text):
            for start, end in _uncovered(sentence.text, match.start(), match.end(), self._covered):
                name = sentence.text[start:end]
                if not name or ((start == 0 or sentence.text[start - 1] in "“\"'(:") and _opens(name, self._lexicon)):
                    continue
                if all(word.lower().strip(".") in _ORDINARY for word in re.findall(r"[\w'’.]+", name)):
                    continue
                source = self._facts.name(name)
                if source.startswith("The job") and _is_past(sentence.text, start, end):
                    source = ""
                yield start, end, ClaimKind.NAME, source


def _shortened(title: str) -> str:
    """'Sr. Clerk' of 'senior clerk', as resumes write it."""
    return re.sub(r"^junior\b", "Jr.", re.sub(r"^senior\b", "Sr.", title, flags=re.I), flags=re.I)


def _uncovered(text: str, start: int, end: int, covered: Places) -> Iterator[tuple[int, int]]:
    """The parts of a name that no other claim has, without an ordinary first word of the sentence."""
    cuts = sorted((first, last) for first, last in covered if first < end and start < last)
    at = start
    for first, last in [*cuts, (end, end)]:
        piece = text[at : max(at, first)]
        if at == 0 and (head := piece.split(" ")[0]) and " " in piece and head.lower() in OPENERS:
            at += len(head) + 1
            piece = text[at : max(at, first)]
        left = at + len(piece) - len(re.sub(r"^\s*(?:(?:of|and|the|for|de|van|von|&)\s)*\s*", "", piece))
        right = at + len(re.sub(r"(?:\s(?:of|and|the|for|de|van|von|&))*\s*$", "", piece))
        if right > left and any(sign.isupper() for sign in text[left:right]):
            yield left, right
        at = max(at, last)


def _opens(name: str, lexicon: Lexicon) -> bool:
    """An ordinary word that has a capital only because it begins a sentence."""
    low = name.lower().split("'")[0].split("’")[0]
    if low in SPELLED:
        return True
    if " " in name or any(sign.isupper() or sign.isdigit() for sign in name[1:]):
        return False
    ordinary = low in OPENERS or low in _ORDINARY or is_base(low) or is_past(low) or is_gerund(low)
    return ordinary or (low.endswith(_COMMON_ENDINGS) and len(low) > 6) or lexicon.telling(stem(low)) > 0
