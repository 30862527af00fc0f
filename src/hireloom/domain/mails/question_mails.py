"""The email that brings a visitor's question about a job to its team."""

from hireloom.domain.job_questions import VisitorQuestion
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, SmallPrint
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import job_path

_UNKNOWN = "They have no account here, so nobody has checked who they are. Open links and files with care."


def visitor_question(job: Job, question: VisitorQuestion, *, to: str, site: str) -> Letter:
    """A reply goes to the visitor. Raises UnsafeHeader if it cannot be addressed."""
    return Letter(
        to,
        one_line(f"Question about {job.title}: {question.name}"),
        (
            Paragraph(f"{question.name} ({question.email}) asks about {job.title}:"),
            Paragraph(question.text),
            SmallPrint(_UNKNOWN),
            Button("See the job", site.rstrip("/") + job_path(job)),
        ),
        heading="A question about your job",
        why=f"You received this email because you are on the team of this job at {PRODUCT_NAME}. Your reply goes to"
        f" the person who asked.",
        reply_to=question.email,
    )
