"""The emails that tell applicants the decision, and what the recruiter is told about these emails."""

from typing import NamedTuple

from hireloom.domain.applications import Application, Status
from hireloom.domain.mails.application_mails import to_own_application
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Paragraph
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Invalid
from hireloom.domain.rejection_reasons import ReasonForRejections, reason_text

LONGEST_MESSAGE = 5_000

_WHY = f"You received this email because you applied for this job at {PRODUCT_NAME}."
_REPLY = " Your reply goes to the recruiter."
DONE = {Status.SELECTED: "Application selected.", Status.REJECTED: "Application rejected."}

RESET = "Status reset. No e-mail was sent."


class MessageTooLong(Invalid):
    sentence = f"The message is too long. At most {LONGEST_MESSAGE:,} characters are possible."


def message_of(typed: str | None) -> str:
    """The recruiter's message, as it goes into the email. Raises MessageTooLong."""
    text = "".join(sign for sign in (typed or "").replace("\r\n", "\n") if sign in "\n\t" or sign.isprintable())
    if len(text) > LONGEST_MESSAGE:
        raise MessageTooLong
    return text.strip()


class DecisionText(NamedTuple):
    """What the recruiter adds to a decision. The reason goes into the email only if it is shared."""

    message: str = ""
    reason: str = ""
    is_shared: bool = False

    @property
    def shared_reason(self) -> str:
        return self.reason if self.is_shared else ""


def decision_text(status: Status, message: str | None, reason: str | None, *, is_shared: bool) -> DecisionText:
    """Raises MessageTooLong, RejectionReasonTooLong or ReasonForRejections."""
    text = DecisionText(message_of(message), reason_text(reason), is_shared)
    if text.reason and status is not Status.REJECTED:
        raise ReasonForRejections
    return text


def decided(application: Application, *, to: str, reply_to: str | None, text: DecisionText, site: str) -> Letter:
    """To the applicant, about a selection or a rejection. Raises UnsafeHeader if it cannot be addressed."""
    job = f"{application.job_title} at {application.job_company}"
    hello = Paragraph(f"Dear {application.full_name},")
    if application.status is Status.SELECTED:
        subject, heading = f"You have been selected: {job}", "Good news about your application"
        news = [f"{application.job_company} has selected you for {application.job_title}."]
        end = "The recruiter will tell you about the next steps."
    else:
        subject, heading = f"About your application: {job}", "The answer to your application"
        news = [f"Thank you for applying for {job}. The recruiter has decided not to take your application further."]
        end = "Thank you for your interest, and all the best for your search."
    return Letter(
        to,
        one_line(subject),
        (
            hello,
            *(Paragraph(paragraph) for paragraph in news),
            *([Paragraph(f"The reason: {text.shared_reason}.")] if text.shared_reason else []),
            *([Paragraph(text.message)] if text.message else []),
            Paragraph(end),
            to_own_application("See your application", application, site),
        ),
        heading=heading,
        why=_WHY + (_REPLY if reply_to else ""),
        reply_to=reply_to,
    )


def success(status: Status, *, is_mailed: bool, is_written: bool, is_refused: bool) -> str:
    """What the recruiter is told; never that an email went out if it did not, or that it will if it will not.
    `is_written`: there is an email."""
    if status is Status.SUBMITTED:
        return RESET
    if is_mailed:
        return f"{DONE[status]} The candidate was notified by email."
    if is_refused:
        return f"{DONE[status]} The mail server refused the email: the candidate has not been told."
    if is_written:
        return f"{DONE[status]} The email could not be sent yet; we will try again."
    return f"{DONE[status]} No email was sent: we can no longer write to the candidate."
