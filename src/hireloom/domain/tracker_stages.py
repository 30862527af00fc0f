"""The columns of the tracker's board: five for everybody, and a person's own between interview and offer."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hireloom.domain.refusals import Conflict, Invalid

MOST_OWN, LONGEST_STAGE = 6, 30
SAVED, APPLIED, INTERVIEW, OFFER, CLOSED = STAGES = ("saved", "applied", "interview", "offer", "closed")
_ADDED_KEY = re.compile(r"own[0-9]{1,6}")


class TrackedStageUnknown(Invalid):
    sentence = "The board has no such stage."


class StageNameInvalid(Invalid):
    sentence = f"Give the stage a name of its own, of at most {LONGEST_STAGE} characters."


class TooManyOwnStages(Conflict):
    sentence = f"You can add at most {MOST_OWN} stages."


@dataclass(frozen=True, slots=True)
class TrackerStage:
    """`key` stays the same when the stage is renamed."""

    key: str
    name: str

    @property
    def is_own(self) -> bool:
        return self.key not in STAGES


COMMON = tuple(TrackerStage(key, key.capitalize()) for key in STAGES)


def may_be_stage(key: str) -> bool:
    """Whether a key is one of everybody's stages, or has the form of a person's own."""
    return key in STAGES or _ADDED_KEY.fullmatch(key) is not None


def board_stages(added_stages: Sequence[TrackerStage]) -> Sequence[TrackerStage]:
    """All columns, in their order."""
    at = STAGES.index(OFFER)
    return (*COMMON[:at], *added_stages, *COMMON[at:])


def own_stages(names: Sequence[tuple[str, str]], before: Sequence[TrackerStage]) -> Sequence[TrackerStage]:
    """The person's stages after a change, from keys and names; a new one has no key yet, and one that is missing is
    gone. Raises TooManyOwnStages, StageNameInvalid and TrackedStageUnknown."""
    if len(names) > MOST_OWN:
        raise TooManyOwnStages
    keys_before = {stage.key for stage in before}
    number = max((int(key.removeprefix("own")) for key in keys_before), default=0)
    names_in_use = {stage.name.casefold() for stage in COMMON}
    stages = []
    for key, text in names:
        name = " ".join(text.split())
        if not name or len(name) > LONGEST_STAGE or name.casefold() in names_in_use:
            raise StageNameInvalid
        names_in_use.add(name.casefold())
        if key and key not in keys_before:
            raise TrackedStageUnknown
        keys_before.discard(key)
        if not key:
            number += 1
        stages.append(TrackerStage(key or f"own{number}", name))
    return stages
