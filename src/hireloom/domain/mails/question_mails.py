"""The emails between the team of a job and the visitors who ask about it."""

from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Button, Paragraph, Part, SmallPrint
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.public_jobs import job_path, question_path
from hireloom.domain.threads.inboxes import snippet
from hireloom.domain.visitor_questions import QuestionMessage, VisitorQuestion

_UNKNOWN = SmallPrint("Visitors have no account here, so nobody has verified who they are. Open links with care.")
_BLIND = Paragraph("Applications for this job are reviewed blind, so please log in to read the question.")


def to_team(
    job: Job,
    question: VisitorQuestion,
    message: QuestionMessage,
    *,
    to: str,
    reply_to: str | None,
    follows: str | None,
    site: str,
) -> Letter:
    """In a blind review, neither the name nor the words are in it. Raises UnsafeHeader if it cannot be addressed."""
    words: list[Part]
    if job.blind_review:
        name, words = "A visitor", [Paragraph(f"A visitor asks about {job.title}."), _BLIND]
    else:
        name = question.name
        words = [Paragraph(f"{name} ({question.email}) asks about {job.title}:"), *_words(message), _UNKNOWN]
    return Letter(
        to,
        one_line(f"Question about {job.title}: {name}"),
        (*words, Button("Open the question", f"{site.rstrip('/')}/user/inbox?question={question.id}")),
        heading="A question about your job",
        why=f"You received this email because you are on the team of this job at {PRODUCT_NAME}."
        + (" Your reply goes to the person who asked." if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )


def to_visitor(
    job: Job,
    question: VisitorQuestion,
    answer: QuestionMessage,
    first: QuestionMessage,
    *,
    author: str,
    reply_to: str | None,
    follows: str | None,
    site: str,
) -> Letter:
    """`first` is the question itself, which is quoted. Raises UnsafeHeader if it cannot be addressed."""
    about = f"{job.title} at {job.company}"
    address = site.rstrip("/")
    button = Button("See the job", address + job_path(job))
    if reply_to is None:
        button = Button("Ask another question", address + question_path(job))
    return Letter(
        question.email,
        one_line(f"Your question about {about}"),
        (
            Paragraph(f"{author} answers your question about {about}:"),
            Paragraph(answer.text),
            SmallPrint(f"You asked: “{snippet(first.text)}”"),
            button,
        ),
        heading="An answer to your question",
        why=f"You received this email because somebody used your address to ask about this job at {PRODUCT_NAME}."
        + (" Your reply goes to the hiring team." if reply_to else ""),
        reply_to=reply_to,
        follows=follows,
    )


def _words(message: QuestionMessage) -> list[Paragraph]:
    """What was written, and the names of the attached files, none of which is accepted."""
    words = [Paragraph(message.text)] if message.text else []
    names = ", ".join(message.left_out)
    return [*words, Paragraph(f"Attached, but not accepted: {names}")] if names else words
