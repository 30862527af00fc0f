"""How often something may be tried."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class RateLimit:
    """At most `times` in any `window`, counted separately for each subject. `name` distinguishes the counts."""

    name: str
    times: int
    window: timedelta

    def growing(self) -> tuple["RateLimit", ...]:
        """The limit with a delay that grows for those who keep trying: twice as many tries in four windows, four times
        as many in ninety-six, which is a day for windows of a quarter of an hour."""
        longer = RateLimit(f"{self.name}:longer", 2 * self.times, 4 * self.window)
        return self, longer, RateLimit(f"{self.name}:longest", 4 * self.times, 96 * self.window)


@dataclass(frozen=True, slots=True)
class RateLimits:
    """How often people may do what costs something or could be misused; settings choose the numbers."""

    applications: RateLimit
    documents: RateLimit
    letters: RateLimit
    letter_checks: RateLimit
    scores: RateLimit
    practice: RateLimit
    hints: RateLimit
    descriptions: RateLimit
    contacts: RateLimit
    candidate_pages: RateLimit
    webhook_tests: RateLimit
    model_tests: RateLimit
    domain_checks: RateLimit
    company_invitations: RateLimit
    company_login_changes: RateLimit
    company_logins: RateLimit
    email_changes: RateLimit
    taken_names: RateLimit
    booking_changes: RateLimit
    mentions: RateLimit
    thread_messages: RateLimit
    tracked_pages: RateLimit
    feedback: RateLimit
    help: RateLimit
    job_questions: RateLimit  # of one network
    questions_of_a_job: RateLimit
    questions_to_a_recruiter: RateLimit  # about all their jobs
    second_steps: RateLimit
    stray_codes: RateLimit  # from a browser that has requested no code: they cannot succeed, and count for no email
    code_resends: RateLimit  # for one email address from one device or network, as the next three
    codes_in_a_row: RateLimit
    signup_codes: RateLimit
    reset_codes: RateLimit
    unknown_codes: RateLimit  # for all browsers together that have never logged in: nobody can flood a mailbox
    wrong_codes: RateLimit
