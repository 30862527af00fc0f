"""What interviewers ask in each trade and at each level, and the sentences that tie an answer to a resume."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from hireloom.domain.resume_match.analyses import Level
from hireloom.text_analysis.language.data_files import rows_of
from hireloom.text_analysis.language.sentence_cache import sentence_cache

EVERYONE, LEADERS = "*", "*lead"
OF_A_TRADE = 3  # the weight of an activity that makes a trade


class Whom(StrEnum):
    """Who meets a moment of the work."""

    ANYBODY = ""
    LEADS = "lead"  # only somebody with a team of their own
    HANDS_ON = "hand"  # only somebody without one
    ASSISTS = "aide"  # who works for an attorney: no attorney
    BEYOND_ENTRY = "whole"  # who answers for more than their own hour: nobody at the entry of a trade


@dataclass(frozen=True, slots=True)
class Cue:
    """A fixed question of a trade. It is asked if the job names one of `skills`, or always if `skills` is empty."""

    family: str
    level: Level
    topic: str
    skills: tuple[str, ...]
    text: str
    answer: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A question with placeholders such as `{skill}` and `{quote}` for parts of this job or resume."""

    about: str
    level: Level
    text: str
    answer: str


@dataclass(frozen=True, slots=True)
class Activity:
    """Something people do at work, in jobs of its families or, without any, in all: `cue` finds it in an advert,
    `proof` in a deed, `trace` anywhere in a resume. `new` is the sentence of somebody without one, and `phrase` names
    the work: 'the cash drawer'."""

    name: str
    weight: int
    families: frozenset[str]
    cue: re.Pattern[str]
    proof: re.Pattern[str]
    trace: re.Pattern[str]
    new: str
    phrase: str

    def is_named_in(self, clause: str) -> bool:
        """The words of the deed name the work itself, and not only something that others do as well."""
        return all(sign.search(clause) for sign in (self.cue, self.proof, self.trace))


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment of an activity to decide in, and the steps that a good answer takes; `whom` says who meets it."""

    activity: str
    level: Level
    text: str
    steps: str
    whom: Whom = Whom.ANYBODY


@dataclass(frozen=True, slots=True, eq=False)
class QuestionBank:
    cues: Sequence[Cue]
    frames: Sequence[Frame]
    supports: Mapping[str, Sequence[str]]
    activities: Sequence[Activity] = ()
    situations: Sequence[Situation] = ()
    neighbors: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of an activity, the nearest first

    def asked_in(self, family: str, level: Level) -> list[Cue]:
        return [cue for cue in self.cues if cue.family == family and cue.level is level]

    def about(self, what: str, level: Level, *, is_proven: bool = True) -> list[Frame]:
        """The frames about a subject; without experience of it, the frames that need none."""
        name = what if is_proven else f"{what}~"
        return [frame for frame in self.frames if frame.about == name and frame.level is level]

    def step(self, families: Sequence[str]) -> str:
        """How somebody of the first of the families that has a way of its own would begin to learn a program."""
        steps = {
            when.removeprefix("step:"): texts[0] for when, texts in self.supports.items() if when.startswith("step:")
        }
        return next(text for family in (*families, "") for names, text in steps.items() if family in names.split("|"))

    def near(self, activity: Activity) -> list[Activity]:
        """The activities that come nearest to it, the nearest first."""
        by_name = {item.name: item for item in self.activities}
        return [by_name[name] for name in self.neighbors.get(activity.name, ())]

    def situations_of(self, activity: Activity, level: Level) -> list[Situation]:
        return [item for item in self.situations if item.activity == activity.name and item.level is level]


class FrameTurns:
    """The frames of one interview; each job begins at a different one."""

    def __init__(self, bank: QuestionBank, level: Level, start: int) -> None:
        self._bank, self._level, self._start = bank, level, start
        self._used: set[Frame] = set()

    def take(self, about: str, *, is_proven: bool = True) -> Frame | None:
        """The next unused frame about a subject."""
        frames = self._bank.about(about, self._level, is_proven=is_proven)
        for step in range(len(frames)):
            frame = frames[(self._start + step) % len(frames)]
            if frame not in self._used:
                self._used.add(frame)
                return frame
        return None


@cache
def load_bank() -> QuestionBank:
    """The bank of the shipped tables; the same object every time."""
    cues = [
        Cue(family, Level(level), topic, tuple(skill for skill in skills.split("|") if skill), text, answer)
        for family, level, topic, skills, text, answer in rows_of("interviews.tsv", "writing")
    ]
    frames = [
        Frame(about, Level(level), text, answer)
        for about, level, text, answer in rows_of("interview_frames.tsv", "writing")
    ]
    supports: dict[str, list[str]] = {}
    for when, sentence in rows_of("interview_supports.tsv", "writing"):
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
        for name, weight, families, cue, proof, trace, *words in rows_of("interview_activities.tsv", "writing")
    ]
    situations = [
        Situation(activity, Level(level), text, steps, Whom(next(iter(whom), "")))
        for activity, level, text, steps, *whom in rows_of("interview_situations.tsv", "writing")
    ]
    neighbors = {name: tuple(near.split("|")) for name, near in rows_of("interview_neighbors.tsv", "writing")}
    return QuestionBank(cues, frames, supports, activities, situations, neighbors)


@sentence_cache
def activities_named_in(line: str) -> frozenset[str]:
    """The names of the activities of the shipped bank that an advert's line is about."""
    return frozenset(activity.name for activity in load_bank().activities if activity.cue.search(line))


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.I)
