"""The email that tells a recruiter about an application, and the message for the applicant."""

from collections.abc import Collection, Mapping

from hireloom.domain.applications import Application
from hireloom.domain.files import FileKind
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, SmallPrint
from hireloom.domain.papers import LABELS
from hireloom.domain.product import PRODUCT_NAME
from hireloom.text_analysis.language.spellings import listed

_WHY = (
    f"You received this email because you posted this job at {PRODUCT_NAME}. Your reply goes to the person who applied."
)

FAILED = "Application recorded but email failed to send"
SUBMITTED = "Application submitted successfully!"
WITH_RESUME = "Application submitted successfully with resume attached!"
WITHOUT_RESUME = "Application submitted successfully (email sent but resume attachment failed)"


def submitted(
    application: Application, letter: str, *, reply_to: str, enclosed: Mapping[FileKind, Attachment], site: str
) -> Letter:
    """To the recruiter, who can see the documents that are not attached after logging in. Raises UnsafeHeader if the
    job has no usable address."""
    job = f"{application.job_title} at {application.job_company}"
    contact = [f"Name: {application.full_name}", f"Email: {application.email}"]
    if application.phone:
        contact.append(f"Phone: {application.phone}")
    return Letter(
        application.recruiter_email,
        one_line(f"Application for {application.job_title}: {application.full_name}"),
        (
            Paragraph(f"{application.full_name} has applied for {job}."),
            Paragraph("\n".join(contact)),
            Paragraph(letter),
            *_about_papers(application, enclosed),
            _button(application, site),
        ),
        heading="A new application",
        why=_WHY,
        reply_to=reply_to,
        attachments=tuple(enclosed.values()),
    )


def announced(application: Application, *, site: str) -> Letter:
    """To the recruiter of a job under blind review: that somebody applied, but not who."""
    return Letter(
        application.recruiter_email,
        one_line(f"Application for {application.job_title}: {application.number_name}"),
        (
            Paragraph(f"Somebody has applied for {application.job_title} at {application.job_company}."),
            Paragraph(
                "This job is reviewed blind: you see what the person can do first, and who they are once you decide,"
                " reveal the name, or reach a stage that shows names."
            ),
            _button(application, site),
        ),
        heading="A new application",
        why=f"You received this email because you posted this job at {PRODUCT_NAME}.",
    )


def withdrawn(application: Application, *, is_blind: bool, site: str) -> Letter:
    """To the recruiter. Raises UnsafeHeader if the job has no usable address."""
    name = application.number_name if application.is_hidden(is_blind=is_blind) else application.full_name
    return Letter(
        application.recruiter_email,
        one_line(f"Application withdrawn: {application.job_title}, {name}"),
        (
            Paragraph(f"{name} has withdrawn the application for {application.job_title}."),
            Paragraph("There is nothing left to decide. The documents are deleted like those of rejected applicants."),
            _button(application, site),
        ),
        heading="An application was withdrawn",
        why=f"You received this email because you posted this job at {PRODUCT_NAME}.",
    )


def success(*, is_mailed: bool, is_attached: bool, is_auto: bool) -> str:
    """What the applicant is told."""
    if not is_mailed:
        return FAILED
    if not is_auto:
        return SUBMITTED
    return WITH_RESUME if is_attached else WITHOUT_RESUME


def to_own_application(words: str, application: Application, site: str) -> Button:
    """For the applicant: opens it in the tracker."""
    return Button(words, f"{site.rstrip('/')}/user/applicationTracker?application={application.id}")


def _button(application: Application, site: str) -> Button:
    place = f"/user/RecruiterTracker?jobId={application.job_id}&application={application.id}"
    return Button("See the application", site.rstrip("/") + place)


def attachment_name(label: str, full_name: str, extension: str) -> str:
    """The file name that the recruiter sees: never the one from the applicant's computer."""
    words = "".join(sign if sign.isalnum() else " " for sign in full_name).split()
    return one_line("-".join([*words, *label.lower().split()]) or "document", at_most=100) + "." + extension


def _about_papers(application: Application, enclosed: Collection[FileKind]) -> list[SmallPrint]:
    documents = [kind for kind, key in application.documents.items() if key]
    attached = [LABELS[kind].lower() for kind in documents if kind in enclosed]
    linked = [LABELS[kind].lower() for kind in documents if kind not in enclosed]
    notes = [SmallPrint(f"Attached: {listed(attached)}.")] if attached else []
    return [*notes, SmallPrint(f"Available after you log in: {listed(linked)}.")] if linked else notes
