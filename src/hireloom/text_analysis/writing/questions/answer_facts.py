"""Sentences of a resume as an interview says them: 'As a Cook at Alba, I …' and 'As a Cook at Alba you …'."""

import re
from collections import Counter
from collections.abc import Sequence

from hireloom.text_analysis.evidence.statements import Deed, Statement
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import MONTHS
from hireloom.text_analysis.language.spellings import with_the
from hireloom.text_analysis.language.verbs import is_base
from hireloom.text_analysis.resumes.careers import Career
from hireloom.text_analysis.resumes.positions import RoleTitle, posts
from hireloom.text_analysis.writing.clauses.deed_clauses import whole_clause
from hireloom.text_analysis.writing.clauses.employers import as_role, named
from hireloom.text_analysis.writing.clauses.plain_deeds import is_employer, is_title
from hireloom.text_analysis.writing.clauses.readable_clauses import is_thin, substance
from hireloom.text_analysis.writing.clauses.sentences import also

_ACTS = r"^I (?:\w+ly )?"
_SIGNS_OF_DEEDS = {
    Deed.NUMBER: _ACTS
    + r"(?:increas|reduc|cut|rais|grew|grow|improv|sav|exceed|surpass|doubl|boost|lower|achiev|decreas)[^\d]{0,200}\d",
    Deed.LED: _ACTS + r"(?:led|lead|manag|supervis|head|direct|overs)",
    Deed.TAUGHT: _ACTS + r"(?:train|taught|teach|mentor|coach|instruct|tutor)",
    Deed.BUILT: _ACTS
    + r"(?:built|build|creat|design|develop|launch|wrote|introduc|establish|implement|open|install|produc)",
}
AGAIN = 10  # the fact used last counts as used so often, so that it hardly ever comes twice in a row
ALIKE = 0.6  # from this share of common words on, two clauses say the same
FEWEST_YEARS, OLDEST = 2, 15  # in a role that are worth telling, and of one whose year is told
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
LEAST_SUBSTANCE = -0.8  # of a further deed
TERSE = 2.3  # words from one comma to the next, below which a note is a row of cues
_TO_YOU = (
    (r"^I am\b", "you are"),
    (r"^I was\b", "you were"),
    (r"^I\b", "you"),
    (r"\bI\b", "you"),
    (r"\bmy\b", "your"),
    (r"\bmyself\b", "yourself"),
)


class AnswerFacts:
    """The statements of one resume in the words of an interview; no fact repeats before the others were used. `now` is
    the month that "to now" means; without it nobody says how long a present role has lasted."""

    def __init__(self, life: Career, statements: Sequence[Statement], lexicon: Lexicon, now: int = 0) -> None:
        roles = [named(post, lexicon) for post in posts(life, lexicon)]
        paid = [post for post in roles if post.title and not post.unpaid and is_title(post.title)]
        self._paid = paid
        self.roles = [as_role(post.title) for post in paid]  # 'a server', each paid role, the latest first
        self._posts = {text: post for post in reversed(roles) for text in post.sentences}
        self._clauses: dict[str, str] = {}
        self._statements, self.lexicon, self._now = statements, lexicon, now
        self._uses: Counter[str] = Counter()
        self._last = ""
        self._dated: set[str] = set()  # the titles of the roles of which an answer has told how long they lasted

    def clause(self, statement: Statement) -> str:
        """'I stocked shelves', or empty. Made when it is needed: of a long resume few statements are."""
        text = statement.sentence.text
        if text not in self._clauses:
            self._clauses[text] = self._made(text)
        return self._clauses[text]

    def _made(self, text: str) -> str:
        post = self._posts.get(text)
        return whole_clause(text, post is not None and post.is_current, self.lexicon)

    def says(self, statement: Statement) -> bool:
        """It makes a whole sentence."""
        return bool(self.clause(statement))

    def times(self, statement: Statement) -> int:
        """How often it was used; the last one counts as used too often."""
        return self._uses[self.clause(statement)] + AGAIN * self.is_last(statement)

    def is_last(self, statement: Statement) -> bool:
        """The answer before ended with it."""
        return statement.sentence.text == self._last

    def tell(self, statement: Statement) -> str:
        """The statement as a sentence of the person; its own words where it makes none."""
        self._note(statement)
        clause, place = self.clause(statement), self._place(statement)
        if not clause:
            return f"My resume says “{statement.quote}”."
        return f"{place}, {clause}." if place else f"{clause[0].upper()}{clause[1:]}."

    def sentence(self, statement: Statement) -> str:
        """'I stocked shelves.', of a statement that makes a sentence, where the role has been named before."""
        self._note(statement)
        clause = self.clause(statement)
        return f"{clause[0].upper()}{clause[1:]}."

    def role(self, statement: Statement) -> str:
        """'a server', the role of the statement; empty without a title."""
        post = self._posts.get(statement.sentence.text)
        return as_role(post.title) if post and not post.unpaid and is_title(post.title) else ""

    def years(self, statement: Statement) -> str:
        """'I was a clerk for six years.', of a role with dates whose title no other one has, once; otherwise empty."""
        post = self._posts.get(statement.sentence.text)
        alike = [role for role in self._paid if post and role.title == post.title]
        if not post or not post.period or alike != [post] or post.title in self._dated:
            return ""
        self._dated.add(post.title)
        first, last = post.period.first, post.period.last
        if last is None:
            return (
                f"I have been {as_role(post.title)} since {first // MONTHS}."
                if 0 <= self._now - first < OLDEST * MONTHS
                else ""
            )
        is_of_years = (
            first % MONTHS == 0 and (last + 1) % MONTHS == 0
        )  # '2018 - 2020', from January to December at most
        count = (last - first + 1) // MONTHS - is_of_years
        if count < FEWEST_YEARS:
            return ""
        length = _NUMBERS[count] if count < len(_NUMBERS) else "more than ten"
        return f"I was {as_role(post.title)} for {length} years."

    def posts_with(self, name: re.Pattern[str], deed: re.Pattern[str]) -> list[RoleTitle]:
        """The paid posts whose title the first pattern finds, then those with a line that the second finds."""
        of_title = [post for post in self._paid if name.search(post.title)]
        of_lines = [post for post in self._paid if any(map(deed.search, post.sentences))]
        return [*of_title, *(post for post in of_lines if post not in of_title)]

    def posts_in(self, family: str) -> list[RoleTitle]:
        """The paid posts in a field."""
        return [post for post in self._paid if family in self.lexicon.families_of(post.title)]

    @property
    def latest(self) -> str:
        """'a server', the latest paid role; empty without one."""
        return self.roles[0] if self.roles else ""

    def _note(self, statement: Statement) -> None:
        self._uses[self.clause(statement)] += 1
        self._last = statement.sentence.text

    def asked(self, statement: Statement) -> str:
        """The statement as the interviewer says it, without a full stop."""
        self._note(statement)
        clause, place = self.clause(statement), self._place(statement)
        clause = to_you(clause)
        return f"{place}, {clause}" if place else f"{clause[0].upper()}{clause[1:]}"

    def more(self, statement: Statement) -> str:
        """Another deed of the same role, the one used least; empty if there is none."""
        telling = [deed for deed in self._others(statement) if substance(self.clause(deed)) >= LEAST_SUBSTANCE]
        clause = self._least_told(telling)
        return f"{also(clause)}." if clause else ""

    def _least_told(self, unused: Sequence[Statement]) -> str:
        if not unused:
            return ""
        least = min(unused, key=self.times)
        self._note(least)
        return self.clause(least)

    def are_alike(self, first: Statement, second: Statement) -> bool:
        """The same deed noted twice."""
        words, other_words = (set(self.clause(statement).split()) for statement in (first, second))
        return len(words & other_words) > ALIKE * min(len(words), len(other_words))

    def shows(self, statement: Statement) -> bool:
        """Its clause still has the figure or the verb that decided the kind of deed."""
        return re.search(_SIGNS_OF_DEEDS.get(statement.deed, ""), self.clause(statement)) is not None

    def _others(self, statement: Statement) -> list[Statement]:
        post = self._posts.get(statement.sentence.text)
        return [
            candidate
            for candidate in self._statements
            if candidate is not statement
            and not is_thin(self.clause(candidate))
            and self.says(candidate)
            and self._posts.get(candidate.sentence.text) is post
            and not self.are_alike(statement, candidate)
        ]

    def _place(self, statement: Statement) -> str:
        post = self._posts.get(statement.sentence.text)
        return _place(post) if post else ""


def _place(post: RoleTitle) -> str:
    """'As a Cook at Alba', 'At Alba', or nothing."""
    role = "a volunteer" if post.unpaid else as_role(post.title) if is_title(post.title) else ""
    phrase = " ".join(filter(None, (f"as {role}" if role else "", _at(post))))
    return phrase[:1].upper() + phrase[1:]


def _at(post: RoleTitle) -> str:
    return f"at {with_the(post.employer)}" if is_employer(post.employer) else ""


def work_of(post: RoleTitle) -> str:
    """'a cook at Alba'."""
    return " ".join(filter(None, (as_role(post.title), _at(post))))


def to_you(clause: str) -> str:
    """'you were a cook' of 'I was a cook', with the capital of a sentence."""
    is_sentence = clause.endswith(".")
    for pattern, instead in _TO_YOU:
        clause = re.sub(pattern, instead, clause)
    return f"{clause[:1].upper()}{clause[1:]}" if is_sentence else clause


_HEAD = re.compile(
    r"^(?:Points that belong in it|What the listener waits for|What matters here|Touch on these|Think of"
    r"|These make the difference|Keep to the essentials|Have these ready|Do not leave out|Build the answer from"
    r"|A good order is|A strong answer covers):\s*"
)
_END = re.compile(r"(?<=\.)\s+(?=[A-Z])")
# How to answer, and not what to answer.
_ADVICE = re.compile(
    r"(?:say|name|tell|give|show|describe|quote|be|admit|own|choose|use|mention|keep to|prepare|draw|have|go deeper"
    r"|reason|treat|no (?:names|life)|small and|concrete|early rather)\b",
    re.I,
)
_ALSO = "ask get put let read list stop thank talk welcome watch listen count look find"
_ALSO_BASE = frozenset(_ALSO.split())
_NO_THING = re.compile(r"(?:nothing|no|how|who|what|that|when|its?|why|not|those)\b", re.I)
_THINGS = re.compile(r"(?:a|an|one|two|three|four)\s(?:[\w-]+\s?){1,6}(?:,| and )", re.I)


_SPOKEN = re.compile(r"\b(?:I|we|my|our|us|me)\b")


def is_answer(text: str) -> bool:
    """It is what a person says, and no note on what to say."""
    return _SPOKEN.search(text) is not None


def content(advice: str) -> str:
    """What a note on a good answer says about the matter, in the first person, without what it says about answering."""
    if is_answer(advice):
        return advice
    return " ".join(filter(None, map(_first_person, _END.split(advice))))


def _first_person(sentence: str) -> str:
    advice = _HEAD.sub("", sentence)
    first = advice.split()[0].strip(",").lower()
    if _ADVICE.match(advice) or "you" in re.findall(r"\w+", advice.lower()):
        return ""
    if len(advice.split()) < TERSE * len(re.split(r"[,;]", advice)):
        return ""
    advice = re.sub(r"\byour\b", "my", advice)
    if is_base(first) or first in _ALSO_BASE:
        return f"I would {advice[0].lower()}{advice[1:]}"
    if advice is not sentence and _HEAD.match(sentence):
        return f"{advice[0].upper()}{advice[1:]}" if _NO_THING.match(advice) else f"I would look at {advice}"
    return f"It takes {advice[0].lower()}{advice[1:]}" if _THINGS.match(advice) else advice
