"""What an answer to an interview question covers and what it lacks, by fixed rules; each point marks its own words."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from hireloom.domain.resume_match.findings import State
from hireloom.text_analysis.language.data_files import rows_of, words_named
from hireloom.text_analysis.language.labels import content
from hireloom.text_analysis.language.readability import sentences
from hireloom.text_analysis.language.words import root
from hireloom.text_analysis.writing.questions.practice_signs import (
    QuestionKind,
    deeds,
    gives_reason,
    kind_of_question,
    steps,
    tells_of_place,
    tells_result,
)
from hireloom.text_analysis.writing.trades.question_banks import load_bank

WORDS_A_SECOND = 2.35  # of somebody who speaks calmly
SHORTEST, LONGEST = 60, 90  # seconds of a whole answer
TOLERANCE = 25  # seconds more or less that nobody minds
MOST_OUT = 45  # seconds more or less from which on it is much too short or too long
SHARED = 2  # words that a sentence and a fact, or the question, have in common
FEWEST_DEEDS = 2  # that a whole answer tells
WHOLE = 2  # sentences beyond which an answer may be one without the words of the question
LONGEST_QUESTION = 500  # characters
FEWEST_LETTERS = 4  # shorter words say little
MOST_SENTENCES = 300  # no answer has more


class PracticePointKind(StrEnum):
    QUESTION = "question"
    STEPS = "steps"
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


class _AnswerSentence:
    """A sentence of the answer: its place, its words, and the roots of those that carry meaning."""

    def __init__(self, start: int, end: int, text: str) -> None:
        self.start, self.end, self.text = start, end, text
        self.roots = _roots(text).keys()


def practised(question: str, answer: str, facts: Sequence[str]) -> PracticeResult:
    """`facts` are sentences of the person's resume, the most fitting first. A story is asked for where and when, deeds
    and a result; a moment to decide in for steps, reasons and an example; a question about reasons for them."""
    words = len(answer.split())
    seconds = round(words / WORDS_A_SECOND)
    parts = [
        _AnswerSentence(sentence.start, sentence.end, answer[sentence.start : sentence.end])
        for sentence in sentences(answer)[:MOST_SENTENCES]
    ]
    kind = kind_of_question(question)
    points = [_about(question, parts)]
    if kind is QuestionKind.MOMENT:
        model = _steps_of(question)
        points += [_stepwise(model, parts)] if model else []
        points += [_exemplary(facts, parts), _acting(parts, steps), _reasoned(parts, _WHY_SO)]
    elif kind is QuestionKind.REASON:
        points += [_factual(facts, parts), _reasoned(parts, _WHY)]
    else:
        place = _first_of(PracticePointKind.SITUATION, parts, tells_of_place)
        result = _first_of(PracticePointKind.RESULT, parts, tells_result)
        is_placed = tells_of_place(question)  # 'As a cook you …' has said where
        points += [_factual(facts, parts), *([] if is_placed else [place]), _acting(parts, deeds), result]
    points.append(_long_enough(seconds))
    return PracticeResult(tuple(points), words, seconds, _follow_up(points, seconds))


_NAMES = {
    PracticePointKind.QUESTION: "Answers the question",
    PracticePointKind.STEPS: "Thinks of what matters",
    PracticePointKind.FACT: "Stands on your resume",
    PracticePointKind.SITUATION: "Says where and when",
    PracticePointKind.DEED: "Says what you did yourself",
    PracticePointKind.RESULT: "Ends with a result",
    PracticePointKind.LENGTH: "Has the right length",
}
_EXAMPLE, _WHY, _WHY_SO = "Gives an example of your own", "Gives a reason", "Says why"
_COVERED = {
    PracticePointKind.SITUATION: "The listener can see the place.",
    PracticePointKind.RESULT: "The listener learns what came of it.",
}
_LACKING = {
    PracticePointKind.SITUATION: "Begin with the place: in which role, and when.",
    PracticePointKind.RESULT: "Say what came of it: a number, or what changed.",
}


def _point(
    kind: PracticePointKind, state: State, text: str, place: tuple[int, int] = (0, 0), *, name: str = ""
) -> PracticePoint:
    return PracticePoint(kind, name or _NAMES[kind], state, text, *place)


# What an interviewer asks for when it lacks, the most telling first.
_FOLLOW_UPS = {
    PracticePointKind.DEED: "And what was your own part in it?",
    PracticePointKind.RESULT: "And what came of it?",
    PracticePointKind.SITUATION: "Where was that, and when?",
    PracticePointKind.QUESTION: "Could you come back to what I asked?",
    PracticePointKind.FACT: "Can you give me an example from your own work?",
}
_ASKED_OF_STEPS = {
    "Says what you would do": "And what would you do next?",
    _WHY: "What makes you say that?",
    _WHY_SO: "Why would you do it that way?",
    _EXAMPLE: "Have you been in such a moment before?",
}
_TOO_LONG, _OTHERWISE = "Could you say that in two sentences?", "What would you do differently today?"


def _follow_up(points: Sequence[PracticePoint], seconds: int) -> str:
    missing = {point.kind: point.name for point in points if point.state is not State.MET}
    if any(point.kind is PracticePointKind.QUESTION and point.state is State.PARTLY for point in points):
        del missing[PracticePointKind.QUESTION]  # a rule is not sure enough of it
    questions = (
        _ASKED_OF_STEPS.get(missing[kind], question) for kind, question in _FOLLOW_UPS.items() if kind in missing
    )
    return next(questions, _TOO_LONG if seconds > LONGEST else _OTHERWISE)


def _first_of(
    kind: PracticePointKind, sentences: Sequence[_AnswerSentence], tells: Callable[[str], bool]
) -> PracticePoint:
    for sentence in sentences:
        if tells(sentence.text):
            return _point(kind, State.MET, _COVERED[kind], (sentence.start, sentence.end))
    return _point(kind, State.MISSING, _LACKING[kind])


def _acting(sentences: Sequence[_AnswerSentence], verbs_of: Callable[[str], list[str]]) -> PracticePoint:
    """What the speaker did, or would do, step by step."""
    kind, is_done = PracticePointKind.DEED, verbs_of is deeds
    name = "" if is_done else "Says what you would do"
    acting = [(sentence, verbs_of(sentence.text)) for sentence in sentences]
    verbs = {verb for _, words in acting for verb in words}
    if not verbs:
        lack = "what did you do, step by step?" if is_done else "what would you do first, and what then?"
        return _point(kind, State.MISSING, f"Say “I” and a verb: {lack}", name=name)
    first = next(sentence for sentence, words in acting if words)
    if len(verbs) < FEWEST_DEEDS:
        more = "What did you do before and after it?" if is_done else "What comes next, and whom do you tell?"
        return _point(kind, State.PARTLY, f"That is one step. {more}", (first.start, first.end), name=name)
    text = "You tell it as your own work." if is_done else "You say it step by step."
    return _point(kind, State.MET, text, (first.start, first.end), name=name)


def _reasoned(sentences: Sequence[_AnswerSentence], name: str) -> PracticePoint:
    kind = PracticePointKind.RESULT
    for sentence in sentences:
        if gives_reason(sentence.text):
            return _point(
                kind, State.MET, "The listener learns your reason.", (sentence.start, sentence.end), name=name
            )
    return _point(kind, State.MISSING, "Say why in one sentence that begins with “because”.", name=name)


@cache
def _moments() -> dict[str, str]:
    return {moment.text: moment.steps for moment in load_bank().situations}


@cache
def _steps_of(question: str) -> tuple[str, ...]:
    """The sentences of the model answer, where the question is one of the shipped moments."""
    at = question.find(". ") + 2 if question.startswith("You come to us from work as") else 0
    answer = _moments().get(question[at:].strip(), "")
    return tuple(answer[sentence.start : sentence.end].strip() for sentence in sentences(answer))


def _stepwise(model: Sequence[str], parts: Sequence[_AnswerSentence]) -> PracticePoint:
    """How many of the thoughts of the model answer come up, in whatever words share a root."""
    spoken = {root for sentence in parts for root in sentence.roots}
    open_steps = [step for step in model if len(_roots(step).keys() & spoken) < min(SHARED, len(_roots(step)))]
    covered = len(model) - len(open_steps)
    if not open_steps or covered * 2 > len(model):
        return _point(PracticePointKind.STEPS, State.MET, "You think of most of what the model answer thinks of.")
    state = State.PARTLY if covered else State.MISSING
    return _point(PracticePointKind.STEPS, state, f"The model answer also says: “{open_steps[0]}”")


@cache
def _near_words() -> dict[str, str]:
    """Words that stand for one another in an interview, by their root: guest for customer, furious for angry."""
    rows = rows_of("near_words.tsv", "writing")
    return {root(word): root(words.split("|")[0]) for words, *_ in rows for word in words.split("|")}


def _roots(text: str) -> dict[str, str]:
    """The root of each word that carries meaning, and the word."""
    words = (word for word in content(text) if len(word) >= FEWEST_LETTERS or word.isdigit())
    return {_near_words().get(root(word), root(word)): word for word in words}


def _shared(roots: dict[str, str], sentences: Sequence[_AnswerSentence]) -> Iterator[tuple[int, int, int]]:
    """The words that each sentence shares, and its place."""
    for sentence in sentences:
        yield len(roots.keys() & sentence.roots), sentence.start, sentence.end


_ASKING = words_named("asking", "writing")  # of the question, that no answer has to take up
# The thing behind its article: 'the last customer', 'your greatest weakness'.
_THING = re.compile(
    r"\b(?:an?|the|your|this|that|our|two|three) (?:\w+ ){0,2}?(\w+)"
    r"(?=[.,;:?!]|\s(?:is|are|was|were|has|have|with|for|of|in|on|at|to|and|or|that|who|which|while|when|before|after|from|by"
    r"|you|I|we|says?|comes?|asks?|does|wants?|needs?)\b|$)"
)


def _about(question: str, sentences: Sequence[_AnswerSentence]) -> PracticePoint:
    """The words of the question come back in the answer; where they need not, no rule can tell."""
    kind = PracticePointKind.QUESTION
    roots = {key: word for key, word in _roots(question).items() if word.lower() not in _ASKING}
    most, start, end = max(_shared(roots, sentences), key=lambda share: (share[0], -share[1]), default=(0, 0, 0))
    spoken = {root for sentence in sentences for root in sentence.roots}
    if most >= min(SHARED, len(roots)) or len(roots.keys() & spoken) > SHARED:
        return _point(kind, State.MET, "You take up its own words.", (start, end))
    things = [thing for thing in _THING.findall(question) if not _roots(thing).keys() <= spoken]
    things = [thing for thing in things if _roots(thing).keys() & roots.keys()]
    named = f"Say something about “{things[0]}”." if things else "Come back to what was asked."
    if most:
        state, text = (State.PARTLY, named) if things else (State.MET, "You take up its own words.")
        return _point(kind, state, text, (start, end))
    if len(sentences) > WHOLE:
        return _point(kind, State.PARTLY, "None of its words come back. Make the first sentence the answer.")
    return _point(kind, State.MISSING, named)


def _nearest(facts: Sequence[str], sentences: Sequence[_AnswerSentence]) -> tuple[int, int, int, str]:
    """How many words a sentence and a fact share, the place of the sentence, and the fact."""
    return max(
        ((*shares, fact) for fact in facts for shares in _shared(_roots(fact), sentences)),
        key=lambda share: (share[0], -share[1]),
        default=(0, 0, 0, ""),
    )


def _factual(facts: Sequence[str], sentences: Sequence[_AnswerSentence]) -> PracticePoint:
    """A sentence shares words, or a number, with a fact of the resume."""
    kind = PracticePointKind.FACT
    if not facts:
        return _point(kind, State.MISSING, "Name a fact of your resume: a role, a number, a place.")
    shared, start, end, fact = _nearest(facts, sentences)
    if shared > SHARED:
        return _point(kind, State.MET, f"Your resume says: “{fact}”", (start, end))
    if shared == SHARED:
        return _point(kind, State.PARTLY, f"Say more of what your resume shows: “{fact}”", (start, end))
    return _point(kind, State.MISSING, f"Your resume has an example: “{facts[0]}”")


def _exemplary(facts: Sequence[str], sentences: Sequence[_AnswerSentence]) -> PracticePoint:
    """Steps convince more with a moment that the speaker has met; without one they are still an answer."""
    kind = PracticePointKind.SITUATION
    shared, start, end, fact = _nearest(facts, sentences)
    if shared > SHARED:
        return _point(kind, State.MET, f"Your resume says: “{fact}”", (start, end), name=_EXAMPLE)
    for sentence in sentences:
        if tells_of_place(sentence.text):
            return _point(kind, State.MET, _COVERED[kind], (sentence.start, sentence.end), name=_EXAMPLE)
    return _point(
        kind, State.PARTLY, "It convinces more with a moment of your own: where was it, and when?", name=_EXAMPLE
    )


def _long_enough(seconds: int) -> PracticePoint:
    kind = PracticePointKind.LENGTH
    length = f"About {seconds} seconds aloud."
    if SHORTEST - TOLERANCE <= seconds <= LONGEST + TOLERANCE:
        return _point(kind, State.MET, length)
    advice = "Aim for 60 to 90." if seconds < SHORTEST else "Cut it to 60 to 90."
    near = SHORTEST - MOST_OUT <= seconds <= LONGEST + MOST_OUT
    return _point(kind, State.PARTLY if near else State.MISSING, f"{length} {advice}")
