"""Removing from an account what identifies its person, whoever asked for it: the person, an admin, or time."""

from hireloom.domain.identity.codes import Purpose
from hireloom.domain.identity.users import User
from hireloom.ports.stores import Transaction
from hireloom.usecases.company_members import leave_company, leave_jobs, pass_ownership
from hireloom.usecases.former_interviewers import leave_interviews
from hireloom.usecases.interview_notices import InterviewNotices


def erase(tx: Transaction, user: User, notices: InterviewNotices) -> list[str]:
    """Remove from the account what identifies the person; returns the keys of the files to remove now. Jobs stay,
    closed, for the people who applied; applications stay anonymously, for the recruiters' figures."""
    tx.users.get_for_update(user.id)
    notices.withdraw(tx, user.id)
    keys = [file.key for file in tx.files.of_owner(user.id)]
    _remove_collected(tx, user)
    _leave_companies(tx, user, notices)
    for key in keys:
        tx.files.remove(key)
    _remove_correspondence(tx, user)
    keys += _forget_author(tx, user)
    _remove_access(tx, user)
    tx.users.erase(user.id, now=notices.clock.now())
    erased_email = tx.users.get(user.id).email
    for job in tx.jobs.of_recruiter(user.id, with_deleted=True):
        tx.jobs.put(job.left(erased_email))
    return keys


def _remove_collected(tx: Transaction, user: User) -> None:
    """What only the person sees, and what talent pools have of them."""
    tx.profiles.remove(user.id)
    tx.saved_searches.remove_all(user.id)
    tx.corrected_matches.remove_all(user.id)
    tx.stories.remove_all(user.id)
    tx.companies.applicant_views.remove_all(user.id)
    tx.companies.job_drafts.remove_all(user.id)
    tx.hidden_jobs.remove_all(user.id)
    tx.talent_pool.remove_all(user.id)
    tx.talent_pool.people.remove_person(user.id, user.email)
    tx.tracked_jobs.remove_all(user.id)
    tx.careers.remove(user.id)
    tx.resume_states.remove_all(user.id)
    tx.resume_versions.remove_all(user.id)


def _leave_companies(tx: Transaction, user: User, notices: InterviewNotices) -> None:
    """Colleagues take over ownership, jobs and interviews while the person is still a member."""
    tx.companies.withdraw(user.id)
    pass_ownership(tx, user.id, notices.clock.now())
    leave_jobs(tx, user.id)
    leave_interviews(tx, user, notices)
    leave_company(tx, user.id, notices.clock.now())
    tx.companies.invitations.remove_to(user.email)


def _remove_correspondence(tx: Transaction, user: User) -> None:
    """What the person and we have written to each other, and what was asked with the address."""
    for record in tx.visitor_questions.of_email(user.email):
        tx.outbox.drop_all([message.events for message in record.messages])
    tx.visitor_questions.remove_of(user.email)
    tx.feedback.remove_all(user.id)
    tx.help_messages.remove_all(user.email)
    for purpose in Purpose:
        tx.codes.remove(purpose, user.email)
        tx.tickets.remove_all(purpose, user.email)
    tx.outbox.forget(user.email)


def _forget_author(tx: Transaction, user: User) -> list[str]:
    """Who wrote, sent or decided what stays with applications; returns the keys of files sent in messages."""
    tx.notes.forget_user(user.id)
    tx.stages.forget_user(user.id)
    tx.interviews.forget_user(user.id)
    tx.screening_questions.forget_user(user.id)
    tx.rejection_reasons.forget_user(user.id)
    tx.offers.forget_user(user.id)
    keys = tx.threads.files.forget_user(user.id)
    tx.threads.forget_user(user.id)
    tx.threads.scheduled.forget_user(user.id)
    tx.outbox.drop(tx.applications.forget_user(user.id))
    tx.applications.forget_recruiter(user.email)
    tx.audit.forget(user.email)
    return list(keys)


def _remove_access(tx: Transaction, user: User) -> None:
    tx.sessions.end_all(user.id)
    tx.second_factors.remove_all(user.id)
    tx.api_keys.remove_all(user.id)
    tx.webhooks.remove_all(user.id)
    tx.repeatable_requests.remove_all(user.id)
    tx.company_logins.unlink_all(user.id)
    tx.email_changes.remove(user.id)
