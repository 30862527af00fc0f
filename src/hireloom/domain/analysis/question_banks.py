"""What interviewers ask in each trade and at each level, and the sentences that tie an answer to a resume."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.analysis.analyses import Level

EVERYONE = "*"


@dataclass(frozen=True, slots=True)
class Cue:
    """A question of a trade as it stands. `skills` call for it: it is asked where one of them is, or always if none."""

    family: str
    level: Level
    topic: str
    skills: tuple[str, ...]
    text: str
    answer: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A question about something of this job or resume, which takes the place of `{skill}`, `{quote}` and the like."""

    about: str
    level: Level
    text: str
    answer: str


@dataclass(frozen=True, slots=True, eq=False)
class QuestionBank:
    cues: Sequence[Cue]
    frames: Sequence[Frame]
    supports: Mapping[str, Sequence[str]]

    def asked_in(self, family: str, level: Level) -> list[Cue]:
        return [cue for cue in self.cues if cue.family == family and cue.level is level]

    def about(self, what: str, level: Level, *, known: bool = True) -> list[Frame]:
        """The frames about something; without experience of it, those only that take none."""
        names = (what, what + "~") if known else (what + "~",)
        return [frame for frame in self.frames if frame.about in names and frame.level is level]
