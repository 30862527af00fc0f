"""The email about applications that have been in a stage for longer than its limit."""

from collections.abc import Sequence
from datetime import date, timedelta

from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.stages import OverdueStage

MOST_LINES = 30
GOOD_FOR = timedelta(hours=36)


def stage_event(user_id: int, today: date) -> str:
    """The same no matter which process writes it: a person gets one such email a day."""
    return f"stages.{user_id}.{today.isoformat()}"


def stages_overdue(to: str, overdue: Sequence[OverdueStage], *, site: str) -> Letter:
    """Names nobody who applied: the review may be blind."""
    total = sum(stage.count for stage in overdue)
    waiting = "1 application is" if total == 1 else f"{total:,} applications are"
    lines = [one_line(f"{stage.job_title}, {stage.stage}: {stage.count:,}") for stage in overdue[:MOST_LINES]]
    if len(overdue) > MOST_LINES:
        lines.append(f"and {len(overdue) - MOST_LINES} more")
    return Letter(
        to,
        f"{waiting} overdue",
        (
            Paragraph(f"{waiting} in a stage for longer than its limit:"),
            Paragraph("\n".join(lines)),
            Button("Open your jobs", f"{site.rstrip('/')}/user/RecruiterTracker"),
        ),
        heading="Applicants are waiting",
        why=f"You received this email because you work on these jobs at {PRODUCT_NAME}. To stop these"
        " emails, switch them off on the Company page. Replies are not read.",
        good_for=GOOD_FOR,
    )
