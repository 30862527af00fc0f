"""What is kept, and the unit of work in which it is read and changed."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from typing import Protocol

from hireloom.domain.identity.limits import RateLimit
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.sessions import Session
from hireloom.domain.identity.users import User
from hireloom.domain.jobs import Job
from hireloom.domain.profiles import Profile
from hireloom.ports.answer_templates import AnswerTemplates
from hireloom.ports.api_keys import ApiKeys
from hireloom.ports.applicants import Applicants
from hireloom.ports.applications import Applications
from hireloom.ports.audit import Audit
from hireloom.ports.career_pages import CareerPages
from hireloom.ports.careers import Careers
from hireloom.ports.careers_sites import CareersSites
from hireloom.ports.codes import Codes, Tickets
from hireloom.ports.companies import Companies
from hireloom.ports.company_figures import HiringCourses
from hireloom.ports.company_logins import CompanyLogins
from hireloom.ports.content import ContentShelf
from hireloom.ports.corrections import CorrectedMatches
from hireloom.ports.email_changes import EmailChanges
from hireloom.ports.hidden_jobs import HiddenJobs
from hireloom.ports.idempotency import RepeatableRequests
from hireloom.ports.interviews import Interviews
from hireloom.ports.job_lists import JobLists
from hireloom.ports.messages import FeedbackBox, HelpMessages
from hireloom.ports.model_choices import ModelChoices
from hireloom.ports.notes import Notes
from hireloom.ports.offers import Offers
from hireloom.ports.outbox import Outbox
from hireloom.ports.passkeys import Passkeys
from hireloom.ports.people_lists import PeopleLists
from hireloom.ports.postings import Postings
from hireloom.ports.presences import Presences
from hireloom.ports.public_jobs import PublicJobs
from hireloom.ports.recommendations import CandidateMatches, JobMatches
from hireloom.ports.rejection_reasons import RejectionReasons
from hireloom.ports.resume_states import ResumeStates
from hireloom.ports.resume_versions import ResumeVersions
from hireloom.ports.saved_searches import SavedSearches
from hireloom.ports.screening_questions import ScreeningQuestions
from hireloom.ports.searches import JobSearch
from hireloom.ports.second_factors import SecondFactors
from hireloom.ports.stages import Stages
from hireloom.ports.stored_files import DocumentKeys, Files
from hireloom.ports.stories import Stories
from hireloom.ports.talent_pool import TalentPool
from hireloom.ports.threads import Threads
from hireloom.ports.tracked_jobs import TrackedJobs
from hireloom.ports.visitor_questions import VisitorQuestions
from hireloom.ports.webhooks import Webhooks


class Users(Protocol):
    def get(self, user_id: int) -> User:
        """Raises NotFound."""
        ...

    def get_for_update(self, user_id: int) -> User:
        """Like `get`, and locked: others who lock this user wait until this unit is done."""
        ...

    def of_ids(self, user_ids: Collection[int]) -> Mapping[int, User]:
        """Users by their ids; unknown ids are left out."""
        ...

    def by_email(self, email: str) -> User | None:
        """The person with this address, ignoring case."""
        ...

    def by_username(self, username: str) -> User | None:
        """The person with this name, ignoring case."""
        ...

    def with_admins_for_update(self, user_id: int) -> Sequence[User]:
        """This user, if there is one, and all admins, each locked: always in the same order, so that two callers cannot
        deadlock."""
        ...

    def add(self, user: User, *, password_hash: str) -> User:
        """The user with an id. Raises UsernameTaken or EmailTaken and keeps the unit usable."""
        ...

    def put(self, user: User) -> User:
        """Keep a changed user. Raises NotFound, UsernameTaken or EmailTaken."""
        ...

    def set_phone(self, user_id: int, phone: Phone) -> User:
        """Change nothing but the phone number. Raises NotFound."""
        ...

    def erase(self, user_id: int, *, now: datetime) -> None:
        """Remove what identifies the person: nobody can sign in as them, and their name and address are free.
        References to the user stay."""
        ...

    def password_hash(self, user_id: int) -> str:
        """Raises NotFound."""
        ...

    def set_password_hash(self, user_id: int, password_hash: str) -> None:
        """Raises NotFound."""
        ...


class Sessions(Protocol):
    def get(self, key: str) -> Session | None: ...

    def with_user(self, key: str) -> tuple[Session, User] | None:
        """The session and its user: every call asks for both."""
        ...

    def add(self, session: Session) -> None: ...

    def put(self, session: Session) -> None:
        """Keep a changed session; nothing happens when it was ended meanwhile."""
        ...

    def renew(self, key: str, session: Session) -> bool:
        """Store the session with this key under its new one; returns whether there was one."""
        ...

    def end(self, key: str) -> None:
        """Nothing happens when there is none."""
        ...

    def of(self, user_id: int) -> Sequence[Session]:
        """Oldest first."""
        ...

    def end_all(self, user_id: int) -> None:
        """End every session of this person."""
        ...

    def sweep(self, *, seen_before: datetime) -> int:
        """Remove the sessions that were last used before then; returns how many."""
        ...


class Attempts(Protocol):
    def take(self, limit: RateLimit, subject: str, *, now: datetime) -> bool:
        """Count one attempt. If the limit is reached, returns False and counts nothing. Parallel callers never pass the
        limit together."""
        ...

    def wait(self, limit: RateLimit, subject: str, *, now: datetime) -> timedelta:
        """How long until the next attempt is free; nothing if one is free now."""
        ...

    def give_back(self, limit: RateLimit, subject: str) -> None:
        """Take back the newest attempt: the limit does not apply to it."""
        ...


class Jobs(Protocol):
    def get(self, job_id: int) -> Job:
        """Deleted ones too. Raises NotFound."""
        ...

    def get_for_update(self, job_id: int) -> Job:
        """Like `get`; nobody else can change it until this unit is done."""
        ...

    def get_for_share(self, job_id: int) -> Job:
        """Like `get`; nobody can change the job until this unit is done. Any number of units may hold this lock at
        once."""
        ...

    def add(self, job: Job) -> Job:
        """The job with an id. Here and in `put` the recruiter's account decides whether the job has a recruiter."""
        ...

    def put(self, job: Job) -> Job:
        """Keep a changed job. Raises NotFound."""
        ...

    def of_recruiter(self, user_id: int, *, with_deleted: bool = False) -> Sequence[Job]:
        """Newest first."""
        ...


class Profiles(Protocol):
    def of(self, user_id: int) -> Profile | None: ...

    def put(self, profile: Profile) -> Profile:
        """Keep the profile, the first one or a changed one."""
        ...

    def remove(self, user_id: int) -> None: ...


class Transaction(Protocol):
    """One unit of work: what is read in it belongs together, and its changes happen completely or not at all."""

    @property
    def users(self) -> Users: ...
    @property
    def sessions(self) -> Sessions: ...
    @property
    def presences(self) -> Presences: ...
    @property
    def attempts(self) -> Attempts: ...
    @property
    def codes(self) -> Codes: ...
    @property
    def tickets(self) -> Tickets: ...
    @property
    def email_changes(self) -> EmailChanges: ...
    @property
    def second_factors(self) -> SecondFactors: ...
    @property
    def api_keys(self) -> ApiKeys: ...
    @property
    def webhooks(self) -> Webhooks: ...
    @property
    def passkeys(self) -> Passkeys: ...
    @property
    def repeatable_requests(self) -> RepeatableRequests: ...
    @property
    def jobs(self) -> Jobs: ...
    @property
    def job_lists(self) -> JobLists: ...
    @property
    def talent_pool(self) -> TalentPool: ...
    @property
    def careers_sites(self) -> CareersSites: ...
    @property
    def hiring_courses(self) -> HiringCourses: ...
    @property
    def people_lists(self) -> PeopleLists: ...
    @property
    def job_search(self) -> JobSearch: ...
    @property
    def saved_searches(self) -> SavedSearches: ...
    @property
    def profiles(self) -> Profiles: ...
    @property
    def files(self) -> Files: ...
    @property
    def document_keys(self) -> DocumentKeys: ...
    @property
    def feedback(self) -> FeedbackBox: ...
    @property
    def help_messages(self) -> HelpMessages: ...
    @property
    def outbox(self) -> Outbox: ...
    @property
    def audit(self) -> Audit: ...
    @property
    def job_matches(self) -> JobMatches: ...
    @property
    def candidate_matches(self) -> CandidateMatches: ...
    @property
    def applications(self) -> Applications: ...
    @property
    def applicants(self) -> Applicants: ...
    @property
    def notes(self) -> Notes: ...
    @property
    def interviews(self) -> Interviews: ...
    @property
    def rejection_reasons(self) -> RejectionReasons: ...
    @property
    def offers(self) -> Offers: ...
    @property
    def threads(self) -> Threads: ...
    @property
    def visitor_questions(self) -> VisitorQuestions: ...
    @property
    def answer_templates(self) -> AnswerTemplates: ...
    @property
    def screening_questions(self) -> ScreeningQuestions: ...
    @property
    def careers(self) -> Careers: ...
    @property
    def resume_versions(self) -> ResumeVersions: ...
    @property
    def resume_states(self) -> ResumeStates: ...
    @property
    def companies(self) -> Companies: ...
    @property
    def company_logins(self) -> CompanyLogins: ...
    @property
    def corrected_matches(self) -> CorrectedMatches: ...
    @property
    def career_pages(self) -> CareerPages: ...
    @property
    def model_choices(self) -> ModelChoices: ...
    @property
    def stages(self) -> Stages: ...
    @property
    def stories(self) -> Stories: ...
    @property
    def hidden_jobs(self) -> HiddenJobs: ...
    @property
    def tracked_jobs(self) -> TrackedJobs: ...
    @property
    def postings(self) -> Postings: ...
    @property
    def content(self) -> ContentShelf: ...
    @property
    def public_jobs(self) -> PublicJobs: ...


class Store(Protocol):
    def writing(self) -> AbstractContextManager[Transaction]:
        """A unit that may change things: committed on a clean exit, undone by an exception. Never open one while a
        model, a mail server or another service is being asked. Raises StoreAway, like the methods below."""
        ...

    def reading(self) -> AbstractContextManager[Transaction]:
        """A unit that only reads, and never waits for a writer."""
        ...

    def snapshot(self) -> AbstractContextManager[Transaction]:
        """Like `reading`, with all reads from the same moment. Rows cannot be locked in it, because somebody may have
        changed them meanwhile."""
        ...

    def close(self) -> None:
        """Give back connections."""
        ...
