"""What becomes of interviews when an interviewer leaves the company, or deletes the account."""

from hireloom.domain.identity.users import User
from hireloom.domain.interviews.interviews import Interview, InterviewState
from hireloom.domain.jobs import Job
from hireloom.domain.mails.interview_mails import interviewer_gone
from hireloom.ports.stores import Transaction
from hireloom.usecases.interview_notices import InterviewNotices


def leave_interviews(tx: Transaction, user: User, notices: InterviewNotices) -> None:
    """No coming interview names somebody who is gone; the job's recruiter is notified and holds those that nobody else
    does. Call it after handing the person's jobs to somebody else."""
    now = notices.clock.now()
    for interview in tx.interviews.of_person(user.id):
        is_to_come = interview.is_standing and interview.state_at(now) is not InterviewState.DONE
        if is_to_come and user.id in interview.interviewer_ids:
            job = tx.jobs.get(tx.applications.get(interview.application_id).job_id)
            _leave(tx, interview, job, user, notices)


def _leave(tx: Transaction, interview: Interview, job: Job, user: User, notices: InterviewNotices) -> None:
    heir_id = job.recruiter_id if job.recruiter_id != user.id else None
    left = interview.without(user.id, heir_id=heir_id, now=notices.clock.now())
    tx.interviews.put_interviewers(left)
    tx.interviews.put(left)
    if left.sequence != interview.sequence and interview.starts_at:
        put = notices.put_renewal if left.is_standing else notices.put_change
        put(tx, left, before=interview)
    notices.put_followers(tx, left.application_id)
    notices.note(tx, "interviews.interviewer_left", left, user.id)
    appointment = notices.appointment(tx, left)
    to = tx.applicants.addresses({job.recruiter_id}).get(job.recruiter_id) if heir_id else None
    if to:
        is_heir = left.interviewer_ids == (heir_id,) and heir_id not in interview.interviewer_ids
        letter = interviewer_gone(appointment, to, name=user.username, before=interview, is_heir=is_heir)
        tx.outbox.put(letter, event=f"interviews.{left.id}.left.{user.id}")
