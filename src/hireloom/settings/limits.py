"""Settings for how often people may do what costs something or could be misused."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from hireloom.domain.identity.codes import CodeLimits
from hireloom.domain.identity.limits import RateLimit, RateLimits
from hireloom.settings import values as read
from hireloom.settings.values import setting

MINUTE, QUARTER, HOUR, DAY = timedelta(minutes=1), timedelta(minutes=15), timedelta(hours=1), timedelta(days=1)


def times(default: int, help: str) -> Any:
    return setting(default, read.whole(1, 100000), help)


@dataclass(frozen=True)
class LimitSettings:
    applications_per_hour: int = times(30, "How many applications one person may send in an hour.")
    documents_per_minute: int = times(120, "How many documents of applications one person may open in a minute.")
    letters_per_hour: int = times(40, "How many cover letters one person may have written in an hour.")
    letter_checks_per_minute: int = times(120, "How often one person's cover letters are checked in a minute.")
    scores_per_minute: int = times(60, "How many scores of resumes one person may request in a minute.")
    practice_per_minute: int = times(60, "How many answers in interview practice one person may have read in a minute.")
    hints_per_minute: int = times(120, "How many hints one person gets in a minute while typing a job description.")
    descriptions_per_hour: int = times(60, "How many job descriptions one person may have written in an hour.")
    contacts_per_day: int = times(50, "How many candidates one recruiter may write to in a day.")
    candidate_pages_per_day: int = times(
        300, "How many pages of ten candidates with contact data one recruiter may see in a day."
    )
    webhook_tests_per_hour: int = times(
        60, "How many tests and repeated messages of webhooks one recruiter may send in an hour."
    )
    model_tests_per_hour: int = times(20, "How many questions one admin may ask the model as a test in an hour.")
    domain_checks_per_hour: int = times(20, "How often one recruiter may have the company's domain checked in an hour.")
    company_invitations_per_day: int = times(
        50,
        "How many people one recruiter may invite into the company, or companies ask to join, in a day.",
    )
    company_login_changes_per_hour: int = times(
        30,
        "How often one person may change a company's log-in in an hour; the provider is asked each time.",
    )
    company_logins_per_address: int = times(
        100,
        "How many log-ins of companies one network may begin in 15 minutes; a whole company may share it.",
    )
    email_changes_per_day: int = times(
        5,
        "How often one person may ask for another email address in a day; each writes to a mailbox.",
    )
    taken_names_per_hour: int = times(60, "How many names one network may find to be taken at registration in an hour.")
    booking_changes_per_day: int = times(
        20, "How often the time of one interview may be chosen, moved or asked for again in a day: each is an email."
    )
    mentions_per_day: int = times(
        20, "How many emails a day one person's notes on one application send to one colleague whom they mention."
    )
    thread_messages_per_hour: int = times(200, "How many messages about applications one person may write in an hour.")
    tracked_pages_per_hour: int = times(
        60, "How many pages of jobs elsewhere one person may have read for the tracker in an hour."
    )
    feedback_per_hour: int = times(20, "How much feedback one person may send in an hour.")
    help_per_hour: int = times(5, "How many help messages one network may send in an hour.")
    job_questions_per_day: int = times(10, "How many questions about public jobs one network may send in a day.")
    questions_per_job: int = times(20, "How many questions from visitors about one job reach its team in a day.")
    questions_per_recruiter: int = times(
        50, "How many questions from visitors about all jobs of one recruiter reach their teams in a day."
    )
    second_steps_wrong: int = times(5, "Wrong second steps allowed for one account from one network in 15 minutes.")
    code_resend_seconds: int = times(
        60, "How many seconds pass before one browser may request another code for an email address."
    )
    code_minutes: int = setting(10, read.whole(1, 60), "For how many minutes a code by email works.")
    code_tries: int = setting(5, read.whole(1, 10), "After how many wrong tries a code stops working.")
    signup_minutes: int = setting(
        15, read.whole(1, 120), "How many minutes a registration may take after its code was entered."
    )
    reset_minutes: int = setting(
        10, read.whole(1, 120), "How many minutes choosing a new password may take after its code was entered."
    )
    codes_per_quarter: int = times(3, "How many codes one browser may request for an email address in 15 minutes.")
    signup_codes_per_day: int = times(
        10,
        "How many codes for a registration one browser may request for an email address in a day.",
    )
    reset_codes_per_day: int = times(
        5,
        "How many codes for a new password one browser may request for an email address in a day.",
    )
    codes_per_email: int = times(
        20,
        "How many codes all browsers together that have never logged in may request for an email address in a day.",
    )
    wrong_codes_per_day: int = times(20, "How many wrong codes one browser may try for an email address in a day.")
    stray_codes_per_address: int = times(
        50, "How many codes one network may try in 15 minutes in browsers that requested none."
    )

    @property
    def code_limits(self) -> CodeLimits:
        minutes = self.code_minutes, self.signup_minutes, self.reset_minutes
        life, signup, reset = (timedelta(minutes=number) for number in minutes)
        return CodeLimits(life, self.code_tries, signup, reset)

    @property
    def rate_limits(self) -> RateLimits:
        return RateLimits(
            applications=RateLimit("applications", self.applications_per_hour, HOUR),
            documents=RateLimit("documents", self.documents_per_minute, MINUTE),
            letters=RateLimit("letters", self.letters_per_hour, HOUR),
            letter_checks=RateLimit("letters:checks", self.letter_checks_per_minute, MINUTE),
            scores=RateLimit("scores", self.scores_per_minute, MINUTE),
            practice=RateLimit("practice", self.practice_per_minute, MINUTE),
            hints=RateLimit("coachings", self.hints_per_minute, MINUTE),
            descriptions=RateLimit("descriptions", self.descriptions_per_hour, HOUR),
            contacts=RateLimit("contacts", self.contacts_per_day, DAY),
            candidate_pages=RateLimit("candidates:readings", self.candidate_pages_per_day, DAY),
            webhook_tests=RateLimit("webhooks:by_hand", self.webhook_tests_per_hour, HOUR),
            model_tests=RateLimit("models:tests", self.model_tests_per_hour, HOUR),
            domain_checks=RateLimit("companies:checks", self.domain_checks_per_hour, HOUR),
            company_invitations=RateLimit("companies:invitations", self.company_invitations_per_day, DAY),
            company_login_changes=RateLimit("company_logins:changes", self.company_login_changes_per_hour, HOUR),
            company_logins=RateLimit("company_logins:network", self.company_logins_per_address, QUARTER),
            email_changes=RateLimit("email_changes", self.email_changes_per_day, DAY),
            taken_names=RateLimit("registrations:names", self.taken_names_per_hour, HOUR),
            booking_changes=RateLimit("interviews:changes", self.booking_changes_per_day, DAY),
            mentions=RateLimit("notes:mentions", self.mentions_per_day, DAY),
            thread_messages=RateLimit("threads", self.thread_messages_per_hour, HOUR),
            tracked_pages=RateLimit("tracker:pages", self.tracked_pages_per_hour, HOUR),
            feedback=RateLimit("feedback", self.feedback_per_hour, HOUR),
            help=RateLimit("help", self.help_per_hour, HOUR),
            job_questions=RateLimit("job_questions", self.job_questions_per_day, DAY),
            questions_of_a_job=RateLimit("job_questions:job", self.questions_per_job, DAY),
            questions_to_a_recruiter=RateLimit("job_questions:recruiter", self.questions_per_recruiter, DAY),
            second_steps=RateLimit("second_steps", self.second_steps_wrong, QUARTER),
            code_resends=RateLimit("codes:resend", 1, timedelta(seconds=self.code_resend_seconds)),
            codes_in_a_row=RateLimit("codes:quarter", self.codes_per_quarter, QUARTER),
            signup_codes=RateLimit("codes:signup:day", self.signup_codes_per_day, DAY),
            reset_codes=RateLimit("codes:reset:day", self.reset_codes_per_day, DAY),
            unknown_codes=RateLimit("codes:strangers", self.codes_per_email, DAY),
            wrong_codes=RateLimit("codes:wrong", self.wrong_codes_per_day, DAY),
            stray_codes=RateLimit("codes:strays", self.stray_codes_per_address, QUARTER),
        )
