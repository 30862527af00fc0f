"""What interviewers ask in each trade and at each level, and the sentences that tie an answer to a resume."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hireloom.domain.resume_match.analyses import Level

EVERYONE = "*"


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


@dataclass(frozen=True, slots=True, eq=False)
class QuestionBank:
    cues: Sequence[Cue]
    frames: Sequence[Frame]
    supports: Mapping[str, Sequence[str]]

    def asked_in(self, family: str, level: Level) -> list[Cue]:
        return [cue for cue in self.cues if cue.family == family and cue.level is level]

    def about(self, what: str, level: Level, *, is_proven: bool = True) -> list[Frame]:
        """The frames about a subject; without experience of it, the frames that need none."""
        name = what if is_proven else f"{what}~"
        return [frame for frame in self.frames if frame.about == name and frame.level is level]
