"""The emails that tell the other side of a thread about a message."""

from hireloom.domain.applications import Application
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME

_APPLIED = f"You received this email because you applied for this job at {PRODUCT_NAME}."
_DECIDES = f"You received this email because you posted this job at {PRODUCT_NAME}."
_REPLY = " Your reply goes into the thread of the application."


def to_applicant(
    application: Application, text: str, *, author: str, to: str, reply_to: str | None, follows: str | None, site: str
) -> Letter:
    """Raises UnsafeHeader if it cannot be addressed."""
    job = f"{application.job_title} at {application.job_company}"
    return Letter(
        to,
        one_line(f"{job}: a message for you"),
        (
            Paragraph(f"{author} writes to you about your application for {job}."),
            Paragraph(text),
            Button("See your application", f"{site.rstrip('/')}/user/applicationTracker"),
        ),
        heading="A message about your application",
        why=_APPLIED + (_REPLY if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )


def to_recruiter(
    application: Application,
    text: str,
    *,
    is_hidden: bool,
    to: str,
    reply_to: str | None,
    follows: str | None,
    site: str,
) -> Letter:
    """In a blind review, neither the name nor the words are in it. Raises UnsafeHeader if it cannot be addressed."""
    author = application.number_name if is_hidden else application.full_name
    words = "The review is blind, so please read the message after you log in." if is_hidden else text
    query = f"view=applications&jobId={application.job_id}&application={application.id}"
    return Letter(
        to,
        one_line(f"{author} writes about {application.job_title}"),
        (
            Paragraph(f"{author} writes to you about the application for {application.job_title}."),
            Paragraph(words),
            Button("Open the application", f"{site.rstrip('/')}/user/RecruiterTracker?{query}"),
        ),
        heading="A message from an applicant",
        why=_DECIDES + (_REPLY if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )
