"""The email with which a recruiter first writes to a candidate, and to whom they may write."""

from datetime import timedelta

from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.mails.letters import Letter
from hireloom.domain.mails.mail_headers import one_line
from hireloom.domain.mails.parts import Paragraph, SmallPrint
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.profile_match.matches import JobNeeds, candidate_of, match
from hireloom.domain.profile_match.recommendations import CandidateViewer
from hireloom.domain.profiles import Profile
from hireloom.domain.refusals import Malformed, NotFound, TooMany, Unavailable

GOOD_FOR = timedelta(minutes=1)  # there is no retry: the recruiter is told that it was not sent, and may send it again
LEAST_MATCH = 10  # where the slider for matched candidates starts

_APPLIED = f"You received this email because you applied for this job at {PRODUCT_NAME}."
_BY_SEARCH = f"You received this email because your profile at {PRODUCT_NAME} lets recruiters find you."


class MessageNeeded(Malformed):
    sentence = "Message is required"


class NoSuchCandidate(NotFound):
    sentence = "Candidate not found"


class TooManyContacts(TooMany):
    sentence = "You have written to as many candidates as is allowed in a day. Please try again tomorrow."


class MailUnavailable(Unavailable):
    sentence = "The email service is currently unavailable. Please try again later."
    error_details = "The mail server did not take the message in time. Nothing was saved."


def may_be_written_to(person: User, profile: Profile, needs: JobNeeds, viewer: CandidateViewer) -> bool:
    """Whether the recruiter of a job with these needs may write to a person who has not applied for it."""
    return viewer.finds(person, profile) and match(needs, candidate_of(profile)).match_score >= LEAST_MATCH


def from_recruiter(to: str, message: str, *, job: Job, recruiter: User, has_applied: bool, site: str) -> Letter:
    """The recruiter's own words, and who wrote them; nobody else can speak through this form."""
    address = site.rstrip("/")
    notes = [f"Not about a job? Tell us at {address}, under Help Desk: {recruiter.username}, job {job.id}."]
    if not has_applied:
        notes.append(f"You decide whether recruiters find you: {address}/user/AboutUser")
    return Letter(
        to,
        one_line(f"{job.title} at {job.company}: a message for you"),
        (
            Paragraph(
                f"{recruiter.username} ({recruiter.email}) wrote to you about the job {job.title} at {job.company}."
            ),
            Paragraph(message),
            *(SmallPrint(note) for note in notes),
        ),
        heading="A recruiter has written to you",
        why=f"{_APPLIED if has_applied else _BY_SEARCH} Your reply goes to the recruiter.",
        reply_to=recruiter.email,
        good_for=GOOD_FOR,
    )
