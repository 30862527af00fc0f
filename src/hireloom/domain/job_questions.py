"""Questions about a public job, from visitors who have no account."""

import hashlib
from dataclasses import dataclass

from hireloom.domain.company_roles import Action, Member, may
from hireloom.domain.identity.emails import mailbox_of
from hireloom.domain.job_teams import JobTeamMember, TeamRole
from hireloom.domain.jobs import Job
from hireloom.domain.refusals import Invalid, TooMany

LONGEST_NAME, LONGEST_QUESTION = 100, 1_000


class NameNeeded(Invalid):
    sentence = f"Please give your name, in at most {LONGEST_NAME} characters."


class QuestionNeeded(Invalid):
    sentence = f"Please write your question, in at most {LONGEST_QUESTION:,} characters."


class QuestionLimitReached(TooMany):
    sentence = "There have been too many questions from here, or about this job. Please try again tomorrow."


@dataclass(frozen=True, slots=True)
class VisitorQuestion:
    """Nobody has checked who wrote it: the address is where the answer goes, and we never write to it ourselves."""

    job_id: int
    name: str
    email: str
    text: str

    def event(self, user_id: int) -> str:
        """Of its email to somebody on the team: the same question is sent once."""
        words = "\n".join((self.email, self.text))
        return f"jobs.{self.job_id}.asked.{hashlib.sha256(words.encode()).hexdigest()[:32]}.{user_id}"


def job_question(job: Job, *, name: str, email: str, text: str) -> VisitorQuestion:
    """Raises NameNeeded, QuestionNeeded, EmailNeeded or EmailMalformed."""
    one_line, words = " ".join(name.split()), text.replace("\r\n", "\n").strip()
    if not 0 < len(one_line) <= LONGEST_NAME or not one_line.isprintable():
        raise NameNeeded
    if not 0 < len(words) <= LONGEST_QUESTION:
        raise QuestionNeeded
    return VisitorQuestion(job.id, one_line, mailbox_of(email), words)


def answers(helper: JobTeamMember, member: Member) -> bool:
    """Whether somebody on the job's team, with this membership of its company, gets questions: those who decide."""
    return helper.role is not TeamRole.INTERVIEWER and may(Action.DECIDE, member.role, is_on_team=True)
