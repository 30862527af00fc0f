"""The emails about an offer: to the applicant when it is made, to the recruiter when it is answered."""

from hireloom.domain.applications import Application
from hireloom.domain.mails.application_mails import attachment_name, to_own_application
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph
from hireloom.domain.offers import Offer, OfferState
from hireloom.domain.papers import CONTENT_TYPES
from hireloom.domain.product import PRODUCT_NAME


def day_text(day: object) -> str:
    return f"{day:%B} {day:%d}, {day:%Y}".replace(" 0", " ")


def offer_made(
    application: Application, offer: Offer, *, to: str, reply_to: str | None, enclosed: bytes | None, site: str
) -> Letter:
    """`enclosed` is a PDF. Raises UnsafeHeader if it cannot be addressed, TooLarge if the PDF is too large to send."""
    name = attachment_name("Offer letter", application.full_name, "pdf")
    facts = [f"Position: {offer.title}", f"Pay: {offer.pay}"]
    if offer.starts_on:
        facts.append(f"First day: {day_text(offer.starts_on)}")
    return Letter(
        to,
        one_line(f"An offer for you: {offer.title} at {application.job_company}"),
        (
            Paragraph(f"Dear {application.full_name},"),
            Paragraph(f"{application.job_company} would like to offer you this position."),
            *(Paragraph(fact) for fact in facts),
            *([Paragraph(offer.note)] if offer.note else []),
            *([Paragraph("The offer letter is attached.")] if enclosed else []),
            Paragraph(f"Please answer by {day_text(offer.answer_by)}."),
            to_own_application("Answer the offer", application, site),
        ),
        heading="An offer for you",
        why=f"You received this email because you applied for this job at {PRODUCT_NAME}."
        + (" Your reply goes to the recruiter." if reply_to else ""),
        reply_to=reply_to,
        attachments=(Attachment(name, CONTENT_TYPES["pdf"], enclosed),) if enclosed else (),
    )


def offer_answered(application: Application, offer: Offer, *, to: str, site: str) -> Letter:
    """Raises UnsafeHeader if it cannot be addressed."""
    answer = "accepted" if offer.state is OfferState.ACCEPTED else "declined"
    query = f"view=applications&jobId={application.job_id}&application={application.id}"
    return Letter(
        to,
        one_line(f"{application.full_name} has {answer} your offer: {offer.title}"),
        (
            Paragraph(f"{application.full_name} has {answer} the offer for {offer.title}."),
            *([Paragraph(offer.words)] if offer.words else []),
            Button("Open the application", f"{site.rstrip('/')}/user/RecruiterTracker?{query}"),
        ),
        heading=f"Your offer was {answer}",
        why=f"You received this email because you work on this job at {PRODUCT_NAME}. Replies are not read.",
    )
