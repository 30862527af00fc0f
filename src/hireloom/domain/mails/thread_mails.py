"""The emails that tell the other side of a thread about a message."""

from hireloom.domain.applications import Application
from hireloom.domain.mails.application_mails import to_own_application
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.threads.messages import ThreadMessage

_APPLIED = f"You received this email because you applied for this job at {PRODUCT_NAME}."
_DECIDES = f"You received this email because you posted this job at {PRODUCT_NAME}."
_BLIND = "The review is blind, so please read the message after you log in."
_REPLY = " Your reply goes into the thread of the application."


def to_applicant(
    application: Application,
    message: ThreadMessage,
    *,
    author: str,
    to: str,
    reply_to: str | None,
    follows: str | None,
    site: str,
) -> Letter:
    """Raises UnsafeHeader if it cannot be addressed."""
    job = f"{application.job_title} at {application.job_company}"
    return Letter(
        to,
        one_line(f"{job}: a message for you"),
        (
            Paragraph(f"{author} wrote to you about your application for {job}."),
            *_words(message),
            to_own_application("See your application", application, site),
        ),
        heading="A message about your application",
        why=_APPLIED + (_REPLY if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )


def to_recruiter(
    application: Application,
    message: ThreadMessage,
    *,
    is_hidden: bool,
    to: str,
    reply_to: str | None,
    follows: str | None,
    site: str,
) -> Letter:
    """In a blind review, neither the name nor the words are in it. Raises UnsafeHeader if it cannot be addressed."""
    author = application.number_name if is_hidden else application.full_name
    words = [Paragraph(_BLIND)] if is_hidden else _words(message)
    query = f"view=applications&jobId={application.job_id}&application={application.id}"
    return Letter(
        to,
        one_line(f"{author} wrote about {application.job_title}"),
        (
            Paragraph(f"{author} wrote to you about the application for {application.job_title}."),
            *words,
            Button("Open the application", f"{site.rstrip('/')}/user/RecruiterTracker?{query}"),
        ),
        heading="A message from an applicant",
        why=_DECIDES + (_REPLY if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )


def _words(message: ThreadMessage) -> list[Paragraph]:
    """What was written, and the names of the files, which wait behind the button."""
    words = [Paragraph(message.text)] if message.text else []
    names = ", ".join(file.name for file in message.files)
    return [*words, Paragraph(f"Attached: {names}")] if names else words
