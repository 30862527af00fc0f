"""Applications in progress: some were screened, some await an interview or an offer."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta

from hireloom.demo.mails import PostedApplication
from hireloom.domain.stages import DEFAULT_STAGES, StageMove
from hireloom.ports.stores import Transaction

STEPS = (0, 2, 1, 0, 3, 1, 0)  # how far each application has come, one after the other
BETWEEN = timedelta(days=2)


def add(tx: Transaction, posted: Sequence[PostedApplication], recruiters: Mapping[str, int], today: date) -> None:
    """Move the applications that wait for a decision; nobody moves one before it came, or in the future."""
    waiting = [entry.application for entry in posted if entry.application.is_open]
    for serial, application in enumerate(waiting):
        whole_days = today - application.applied_at.date() - timedelta(1)
        steps = max(0, min(STEPS[serial % len(STEPS)], whole_days // BETWEEN))
        if not steps or application.recruiter_email not in recruiters:
            continue
        since = application.applied_at + BETWEEN * steps
        tx.applications.put(replace(application, stage=DEFAULT_STAGES[steps].number, stage_since=since))
        moves = [
            StageMove(
                application.id,
                DEFAULT_STAGES[step].name,
                DEFAULT_STAGES[step + 1].name,
                recruiters[application.recruiter_email],
                application.applied_at + BETWEEN * (step + 1),
            )
            for step in range(steps)
        ]
        tx.stages.add(*moves)
