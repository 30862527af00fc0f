"""What an answer to an interview question covers and what it lacks, by fixed rules; each point marks its own words."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.readability import sentences
from hireloom.text_analysis.language.verbs import is_base, is_past
from hireloom.text_analysis.language.words import root

WORDS_A_SECOND = 2.35  # of somebody who speaks calmly
SHORTEST, LONGEST = 60, 90  # seconds of a whole answer
TOLERANCE = 20  # seconds beyond which it is much too short or too long
SHARED = 2  # words that a sentence and a fact, or the question, have in common
LONGEST_QUESTION = 500  # characters
FEWEST_LETTERS = 4  # shorter words say little
MOST_SENTENCES = 300  # no answer has more


class PracticePointKind(StrEnum):
    QUESTION = "question"
    FACT = "fact"
    SITUATION = "situation"
    DEED = "deed"
    RESULT = "result"
    LENGTH = "length"


@dataclass(frozen=True, slots=True)
class PracticePoint:
    """`answer[start:end]` are the words that cover it; both are 0 where nothing does, or the whole answer is meant."""

    kind: PracticePointKind
    name: str
    state: State
    text: str
    start: int = 0
    end: int = 0


@dataclass(frozen=True, slots=True)
class PracticeResult:
    """`seconds` is how long it takes to say it, `follow_up` what an interviewer may ask after it."""

    points: tuple[PracticePoint, ...]
    words: int
    seconds: int
    follow_up: str


_SITUATION = re.compile(
    r"\b(?:19|20)\d\d\b|\b(?:when|while|during|once|one (?:day|night|morning|time)|last (?:week|month|year)"
    r"|ago|as an?\b|in my (?:\w+ )?(?:role|job|year|shift|team)|at [A-Z]|on my)\b"
)
_I_DID = re.compile(r"\bI(?:['’]d| had| have|['’]ve)?\s+(?:\w+ly\s+|then\s+|also\s+|first\s+)?(\w+)", re.I)
# A question about a moment to decide in, which steps answer as well as a story does.
_SUPPOSED = re.compile(r"\b(?:what|how|whom|where|which)\b[^.?]{0,60}\b(?:do|would|does) (?:you|good)\b[^?]*\?$", re.I)
_ASKING = frozenset(("tell", "describe", "explain", "give", "walk", "talk", "share"))
_I_WOULD = re.compile(r"\bI(?:['’]d| would)\s+(?:\w+ly\s+|then\s+|also\s+|first\s+|not\s+)?(\w+)", re.I)
_REASON = re.compile(r"\b(?:because|so that|since|otherwise|or else)\b", re.I)
_RESULT = re.compile(
    r"\b(?:so that|as a result|in the end|since then|which (?:meant|led|cut|saved|kept)|result(?:ed)?|fell|rose|grew"
    r"|sav(?:ed|ing)|cut|reduc\w+|increas\w+|improv\w+|halv\w+|doubl\w+|fewer|faster|sooner|won|passed|stayed|on time"
    r"|no (?:errors?|complaints?|accidents?)|back (?:to|on|at|home)|from \d[\d.,]{0,20}\s?\S{0,30} to)\b"
    r"|\d[\d.,]{0,20}\s?(?:%|percent\b)",
    re.I,
)


class _AnswerSentence:
    """A sentence of the answer: its place, its words, and the roots of those that carry meaning."""

    def __init__(self, start: int, end: int, text: str) -> None:
        self.start, self.end, self.text = start, end, text
        self.roots = _roots(text).keys()


def practised(question: str, answer: str, facts: Sequence[str]) -> PracticeResult:
    """`facts` are sentences of the person's resume, the most fitting first."""
    words = len(answer.split())
    seconds = round(words / WORDS_A_SECOND)
    parts = [
        _AnswerSentence(sentence.start, sentence.end, answer[sentence.start : sentence.end])
        for sentence in sentences(answer)[:MOST_SENTENCES]
    ]
    is_supposed = _SUPPOSED.search(question) is not None
    points = [
        _about(question, parts),
        _factual(facts, parts),
        _first_of(PracticePointKind.SITUATION, parts, lambda text: bool(_SITUATION.search(text))),
        _first_of(PracticePointKind.DEED, parts, lambda text: _is_own_deed(text) or (is_supposed and _is_step(text))),
        _first_of(
            PracticePointKind.RESULT,
            parts,
            lambda text: bool(_RESULT.search(text) or (is_supposed and _REASON.search(text))),
        ),
        _long_enough(seconds),
    ]
    return PracticeResult(tuple(points), words, seconds, _follow_up(points, seconds))


_NAMES = {
    PracticePointKind.QUESTION: "Answers the question",
    PracticePointKind.FACT: "Stands on your resume",
    PracticePointKind.SITUATION: "Says where and when",
    PracticePointKind.DEED: "Says what you did yourself",
    PracticePointKind.RESULT: "Ends with a result",
    PracticePointKind.LENGTH: "Has the right length",
}
_COVERED = {
    PracticePointKind.SITUATION: "The listener can see the place.",
    PracticePointKind.DEED: "You tell it as your own work.",
    PracticePointKind.RESULT: "The listener learns what came of it.",
}
_LACKING = {
    PracticePointKind.SITUATION: "Begin with the place: in which role, and when.",
    PracticePointKind.DEED: "Say “I” and a verb: what did you do, step by step?",
    PracticePointKind.RESULT: "Say what came of it: a number, or what changed.",
}


def _point(kind: PracticePointKind, state: State, text: str, place: tuple[int, int] = (0, 0)) -> PracticePoint:
    return PracticePoint(kind, _NAMES[kind], state, text, *place)


# What an interviewer asks for when it lacks, the most telling first.
_FOLLOW_UPS = {
    PracticePointKind.DEED: "And what was your own part in it?",
    PracticePointKind.RESULT: "And what came of it?",
    PracticePointKind.SITUATION: "Where was that, and when?",
    PracticePointKind.QUESTION: "Could you come back to what I asked?",
    PracticePointKind.FACT: "Can you give me an example from your own work?",
}
_TOO_LONG, _OTHERWISE = "Could you say that in two sentences?", "What would you do differently today?"


def _follow_up(points: Sequence[PracticePoint], seconds: int) -> str:
    missing = {point.kind for point in points if point.state is not State.MET}
    questions = (question for kind, question in _FOLLOW_UPS.items() if kind in missing)
    return next(questions, _TOO_LONG if seconds > LONGEST else _OTHERWISE)


def _first_of(
    kind: PracticePointKind, sentences: Sequence[_AnswerSentence], tells: Callable[[str], bool]
) -> PracticePoint:
    for sentence in sentences:
        if tells(sentence.text):
            return _point(kind, State.MET, _COVERED[kind], (sentence.start, sentence.end))
    return _point(kind, State.MISSING, _LACKING[kind])


def _is_own_deed(text: str) -> bool:
    return any(is_past(verb) for verb in _I_DID.findall(text))


def _is_step(text: str) -> bool:
    return any(is_base(verb) for verb in _I_WOULD.findall(text))


def _roots(text: str) -> dict[str, str]:
    """The root of each word that carries meaning, and the word."""
    return {root(word): word for word in content(text) if len(word) >= FEWEST_LETTERS or word.isdigit()}


def _shared(roots: dict[str, str], sentences: Sequence[_AnswerSentence]) -> Iterator[tuple[int, int, int]]:
    """The words that each sentence shares, and its place."""
    for sentence in sentences:
        yield len(roots.keys() & sentence.roots), sentence.start, sentence.end


def _about(question: str, sentences: Sequence[_AnswerSentence]) -> PracticePoint:
    """The words of the question come back in the answer; of several missing ones, the longest says most."""
    roots = {key: word for key, word in _roots(question).items() if word.lower() not in _ASKING}
    most, start, end = max(_shared(roots, sentences), key=lambda share: (share[0], -share[1]), default=(0, 0, 0))
    spoken = {root for sentence in sentences for root in sentence.roots}
    lack = sorted((word for key, word in roots.items() if key not in spoken), key=lambda word: (-len(word), word))
    if most >= min(SHARED, len(roots)):
        return _point(PracticePointKind.QUESTION, State.MET, "You take up its own words.", (start, end))
    named = f"Say something about “{lack[0]}”." if lack else "Come back to what was asked."
    if most:
        return _point(PracticePointKind.QUESTION, State.PARTLY, named, (start, end))
    return _point(PracticePointKind.QUESTION, State.MISSING, named)


def _factual(facts: Sequence[str], sentences: Sequence[_AnswerSentence]) -> PracticePoint:
    """A sentence shares words, or a number, with a fact of the resume."""
    kind = PracticePointKind.FACT
    if not facts:
        return _point(kind, State.MISSING, "Name a fact of your resume: a role, a number, a place.")
    best = max(
        ((*shares, fact) for fact in facts for shares in _shared(_roots(fact), sentences)),
        key=lambda share: (share[0], -share[1]),
        default=(0, 0, 0, ""),
    )
    shared, start, end, fact = best
    if shared > SHARED:
        return _point(kind, State.MET, f"Your resume says: “{fact}”", (start, end))
    if shared == SHARED:
        return _point(kind, State.PARTLY, f"Say more of what your resume shows: “{fact}”", (start, end))
    return _point(kind, State.MISSING, f"Your resume has an example: “{facts[0]}”")


def _long_enough(seconds: int) -> PracticePoint:
    kind = PracticePointKind.LENGTH
    if SHORTEST <= seconds <= LONGEST:
        return _point(kind, State.MET, f"About {seconds} seconds aloud.")
    advice = "Aim for 60 to 90." if seconds < SHORTEST else "Cut it to 60 to 90."
    near = SHORTEST - TOLERANCE <= seconds <= LONGEST + TOLERANCE
    return _point(kind, State.PARTLY if near else State.MISSING, f"About {seconds} seconds aloud. {advice}")
