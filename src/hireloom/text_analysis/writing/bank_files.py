"""The shipped interview questions, the phrases of letters and what fields of work are about, read once."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.writing.job_descriptions import FieldOfWork
from hireloom.text_analysis.writing.letter_phrases import LetterPhrases
from hireloom.text_analysis.writing.post_writing import PostPhrases
from hireloom.text_analysis.writing.question_banks import Activity, Cue, Frame, QuestionBank, Situation, Whom


@cache
def load_bank() -> QuestionBank:
    """The bank of the shipped tables; the same object every time."""
    cues = [
        Cue(family, Level(level), topic, tuple(skill for skill in skills.split("|") if skill), text, answer)
        for family, level, topic, skills, text, answer in _rows("interviews.tsv")
    ]
    frames = [Frame(about, Level(level), text, answer) for about, level, text, answer in _rows("interview_frames.tsv")]
    supports: dict[str, list[str]] = {}
    for when, sentence in _rows("interview_supports.tsv"):
        supports.setdefault(when, []).append(sentence)
    activities = [
        Activity(
            name,
            int(weight),
            frozenset(families.split("|")) - {""},
            _pattern(cue),
            _pattern(proof),
            _pattern(trace),
            *words,
        )
        for name, weight, families, cue, proof, trace, *words in _rows("interview_activities.tsv")
    ]
    situations = [
        Situation(activity, Level(level), text, steps, Whom(next(iter(whom), "")))
        for activity, level, text, steps, *whom in _rows("interview_situations.tsv")
    ]
    neighbors = {name: tuple(near.split("|")) for name, near in _rows("interview_neighbors.tsv")}
    return QuestionBank(cues, frames, supports, activities, situations, neighbors)


@cache
def load_phrases() -> LetterPhrases:
    """The phrases of the shipped table; the same object every time."""
    return LetterPhrases((part, tone, text) for part, tone, text in _rows("letters.tsv"))


@cache
def load_post_phrases() -> PostPhrases:
    """The phrases of posts of the shipped table; the same object every time."""
    return PostPhrases((part, about, text) for part, about, text in _rows("posts.tsv"))


@cache
def load_fields() -> Mapping[str, FieldOfWork]:
    """What work is about, by occupation, by kind of work and by family; the same object every time."""
    rows = [
        *((name, *cells) for names, *cells in _works() for name in names.split("|")),
        *((function, *cells) for function, *cells in _rows("work_by_function.tsv")),
    ]
    return {name: FieldOfWork(about, *(tuple(cell.split("|")) for cell in lists)) for name, about, *lists in rows}


def _works() -> Iterator[list[str]]:
    yield from _rows("descriptions.tsv")
    yield from _rows("occupation_work.tsv")


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.I)


def _rows(name: str) -> Iterator[list[str]]:
    text = (files("hireloom.text_analysis.writing") / "data" / name).read_text(encoding="utf-8")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")
