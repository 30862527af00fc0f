"""The letter to somebody whom a note mentions."""

from hireloom.domain.applications import Application
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.product import PRODUCT_NAME


def mention(to: str, application: Application, *, by: str, site: str) -> Letter:
    """Neither the note nor the applicant is in it: notes stay here, and the review may be blind."""
    link = f"{site.rstrip('/')}/user/recruiterTracker?jobId={application.job_id}&application={application.id}"
    return Letter(
        to,
        one_line(f"{by} mentioned you in a note: {application.job_title}"),
        (
            Paragraph(f"{by} mentioned you in a note on an application for {application.job_title}."),
            Button("Read the note", link),
        ),
        heading="You were mentioned in a note",
        why=f"You received this email because you work on this job at {PRODUCT_NAME}. Replies are not read.",
    )
