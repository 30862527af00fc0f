"""What follows from a debrief: somebody selects, holds or rejects the applicant, and says why."""

from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from hireloom.domain.applications import Status
from hireloom.domain.refusals import Conflict, Invalid

LONGEST_DEBRIEF_REASON = 500


class DebriefVerdict(StrEnum):
    """Holding changes nothing, but tells the others that the decision waits for something."""

    SELECT = "select"
    HOLD = "hold"
    REJECT = "reject"

    @property
    def status(self) -> Status | None:
        return {DebriefVerdict.SELECT: Status.SELECTED, DebriefVerdict.REJECT: Status.REJECTED}.get(self)

    @property
    def action(self) -> str:
        """In the security log."""
        return f"debriefs.{self.value}"


ACTIONS = [verdict.action for verdict in DebriefVerdict]
_LEADS = {
    DebriefVerdict.SELECT: "Selected in the debrief",
    DebriefVerdict.HOLD: "On hold after the debrief",
    DebriefVerdict.REJECT: "Rejected in the debrief",
}


class DebriefReasonNeeded(Invalid):
    sentence = f"Please say why in at most {LONGEST_DEBRIEF_REASON} characters."


class DebriefLocked(Conflict):
    sentence = "Your own scorecard comes first."


class DebriefDecision(NamedTuple):
    """The last one."""

    verdict: DebriefVerdict
    by: str
    at: datetime


def debrief_note(verdict: DebriefVerdict, reason: str) -> str:
    """What the team reads among the notes. Raises DebriefReasonNeeded."""
    text = " ".join(reason.split())
    if not 0 < len(text) <= LONGEST_DEBRIEF_REASON:
        raise DebriefReasonNeeded
    return f"{_LEADS[verdict]}: {text}"
