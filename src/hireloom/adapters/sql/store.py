"""The unit of work: one connection, one transaction, and the repositories that use it."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TypeVar

from sqlalchemy import Connection, Engine

from hireloom.adapters.sql.answer_templates import SqlAnswerTemplates
from hireloom.adapters.sql.api_keys import SqlApiKeys
from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.adapters.sql.applications import SqlApplications
from hireloom.adapters.sql.attempts import SqlAttempts
from hireloom.adapters.sql.audit import SqlAudit
from hireloom.adapters.sql.away import available
from hireloom.adapters.sql.career_pages import SqlCareerPages
from hireloom.adapters.sql.careers import SqlCareers
from hireloom.adapters.sql.careers_sites import SqlCareersSites
from hireloom.adapters.sql.companies import SqlCompanies
from hireloom.adapters.sql.company_figures import SqlHiringCourses
from hireloom.adapters.sql.company_logins import SqlCompanyLogins
from hireloom.adapters.sql.content import SqlContentShelf
from hireloom.adapters.sql.corrections import SqlCorrectedMatches
from hireloom.adapters.sql.email_changes import SqlEmailChanges
from hireloom.adapters.sql.files import SqlDocumentKeys, SqlFiles
from hireloom.adapters.sql.hidden_jobs import SqlHiddenJobs
from hireloom.adapters.sql.idempotency import SqlRepeatableRequests
from hireloom.adapters.sql.index.term_index import TermIndex
from hireloom.adapters.sql.interviews import SqlInterviews
from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.adapters.sql.jobs import SqlJobs
from hireloom.adapters.sql.matches.candidate_matches import SqlCandidateMatches
from hireloom.adapters.sql.matches.job_matches import SqlJobMatches
from hireloom.adapters.sql.messages import SqlFeedback, SqlHelpMessages
from hireloom.adapters.sql.model_choices import SqlModelChoices
from hireloom.adapters.sql.notes import SqlNotes
from hireloom.adapters.sql.offers import SqlOffers
from hireloom.adapters.sql.outbox import SqlOutbox
from hireloom.adapters.sql.passkeys import SqlPasskeys
from hireloom.adapters.sql.people_lists import SqlPeopleLists
from hireloom.adapters.sql.pooling import WRITING
from hireloom.adapters.sql.postings import SqlPostings
from hireloom.adapters.sql.presences import SqlPresences
from hireloom.adapters.sql.profiles import SqlProfiles
from hireloom.adapters.sql.proofs import SqlCodes, SqlTickets
from hireloom.adapters.sql.public_jobs import SqlPublicJobs
from hireloom.adapters.sql.rejection_reasons import SqlRejectionReasons
from hireloom.adapters.sql.replica import Replica
from hireloom.adapters.sql.resume_states import SqlResumeStates
from hireloom.adapters.sql.resume_versions import SqlResumeVersions
from hireloom.adapters.sql.saved_searches import SqlSavedSearches
from hireloom.adapters.sql.screening_questions import SqlScreeningQuestions
from hireloom.adapters.sql.search.job_search import SqlJobSearch
from hireloom.adapters.sql.second_factors import SqlSecondFactors
from hireloom.adapters.sql.sessions import SqlSessions
from hireloom.adapters.sql.stages import SqlStages
from hireloom.adapters.sql.stories import SqlStories
from hireloom.adapters.sql.talent_pool import SqlTalentPool
from hireloom.adapters.sql.threads import SqlThreads
from hireloom.adapters.sql.tracked_jobs import SqlTrackedJobs
from hireloom.adapters.sql.users import SqlUsers
from hireloom.adapters.sql.visitor_questions import SqlVisitorQuestions
from hireloom.adapters.sql.webhooks import SqlWebhooks
from hireloom.infrastructure import tracing
from hireloom.ports.clock import Clock
from hireloom.ports.failures import StoreAway
from hireloom.ports.stores import Attempts, Transaction

SNAPSHOT = {"isolation_level": "REPEATABLE READ"}

log = logging.getLogger(__name__)

Counted = Callable[[Attempts], Attempts]
Repository = TypeVar("Repository")


def _repository(kind: Callable[[Connection], Repository]) -> "cached_property[Repository]":
    return cached_property(lambda unit: kind(unit._connection))


class SqlTransaction:
    """Each repository is created on first use: there are more than twenty, and a unit mostly uses two of them."""

    stages = _repository(SqlStages)
    rejection_reasons = _repository(SqlRejectionReasons)
    answer_templates = _repository(SqlAnswerTemplates)
    screening_questions = _repository(SqlScreeningQuestions)
    offers = _repository(SqlOffers)
    visitor_questions = _repository(SqlVisitorQuestions)

    def __init__(self, connection: Connection, clock: Clock, counted: Counted) -> None:
        self._connection, self._clock, self._counted = connection, clock, counted
        self._index = TermIndex(connection)

    def flush(self) -> None:
        """Write all changes of this unit to the index."""
        self._index.flush()

    @cached_property
    def hiring_courses(self) -> SqlHiringCourses:
        return SqlHiringCourses(self._connection)

    @cached_property
    def careers_sites(self) -> SqlCareersSites:
        return SqlCareersSites(self._connection)

    @cached_property
    def talent_pool(self) -> SqlTalentPool:
        return SqlTalentPool(self._connection)

    @cached_property
    def users(self) -> SqlUsers:
        return SqlUsers(self._connection, self._person_changed)

    @cached_property
    def sessions(self) -> SqlSessions:
        return SqlSessions(self._connection)

    @cached_property
    def presences(self) -> SqlPresences:
        return SqlPresences(self._connection)

    @cached_property
    def attempts(self) -> Attempts:
        return self._counted(SqlAttempts(self._connection))

    @cached_property
    def codes(self) -> SqlCodes:
        return SqlCodes(self._connection)

    @cached_property
    def tickets(self) -> SqlTickets:
        return SqlTickets(self._connection)

    @cached_property
    def career_pages(self) -> SqlCareerPages:
        return SqlCareerPages(self._connection)

    @cached_property
    def model_choices(self) -> SqlModelChoices:
        return SqlModelChoices(self._connection)

    @cached_property
    def second_factors(self) -> SqlSecondFactors:
        return SqlSecondFactors(self._connection)

    @cached_property
    def passkeys(self) -> SqlPasskeys:
        return SqlPasskeys(self._connection)

    @cached_property
    def email_changes(self) -> SqlEmailChanges:
        return SqlEmailChanges(self._connection)

    @cached_property
    def api_keys(self) -> SqlApiKeys:
        return SqlApiKeys(self._connection)

    @cached_property
    def repeatable_requests(self) -> SqlRepeatableRequests:
        return SqlRepeatableRequests(self._connection)

    @cached_property
    def company_logins(self) -> SqlCompanyLogins:
        return SqlCompanyLogins(self._connection)

    @cached_property
    def audit(self) -> SqlAudit:
        return SqlAudit(self._connection)

    @cached_property
    def jobs(self) -> SqlJobs:
        return SqlJobs(self._connection, self._index.job_changed, self._clock.now)

    @cached_property
    def job_lists(self) -> SqlJobLists:
        return SqlJobLists(self._connection)

    @cached_property
    def people_lists(self) -> SqlPeopleLists:
        return SqlPeopleLists(self._connection)

    @cached_property
    def saved_searches(self) -> SqlSavedSearches:
        return SqlSavedSearches(self._connection)

    @cached_property
    def job_search(self) -> SqlJobSearch:
        return SqlJobSearch(self._connection, self._clock, self.flush)

    @cached_property
    def profiles(self) -> SqlProfiles:
        return SqlProfiles(self._connection, self._index.person_changed)

    @cached_property
    def files(self) -> SqlFiles:
        return SqlFiles(self._connection)

    @cached_property
    def document_keys(self) -> SqlDocumentKeys:
        return SqlDocumentKeys(self._connection)

    @cached_property
    def feedback(self) -> SqlFeedback:
        return SqlFeedback(self._connection)

    @cached_property
    def help_messages(self) -> SqlHelpMessages:
        return SqlHelpMessages(self._connection)

    @cached_property
    def outbox(self) -> SqlOutbox:
        return SqlOutbox(self._connection, self._clock)

    @cached_property
    def job_matches(self) -> SqlJobMatches:
        return SqlJobMatches(self._connection, self.flush)

    @cached_property
    def candidate_matches(self) -> SqlCandidateMatches:
        return SqlCandidateMatches(self._connection, self.flush)

    @cached_property
    def webhooks(self) -> SqlWebhooks:
        return SqlWebhooks(self._connection)

    @cached_property
    def applications(self) -> SqlApplications:
        return SqlApplications(self._connection)

    @cached_property
    def applicants(self) -> SqlApplicants:
        return SqlApplicants(self._connection)

    @cached_property
    def notes(self) -> SqlNotes:
        return SqlNotes(self._connection)

    @cached_property
    def threads(self) -> SqlThreads:
        return SqlThreads(self._connection)

    @cached_property
    def interviews(self) -> SqlInterviews:
        return SqlInterviews(self._connection)

    @cached_property
    def careers(self) -> SqlCareers:
        return SqlCareers(self._connection)

    @cached_property
    def resume_versions(self) -> SqlResumeVersions:
        return SqlResumeVersions(self._connection)

    @cached_property
    def resume_states(self) -> SqlResumeStates:
        return SqlResumeStates(self._connection)

    @cached_property
    def companies(self) -> SqlCompanies:
        return SqlCompanies(self._connection)

    @cached_property
    def corrected_matches(self) -> SqlCorrectedMatches:
        return SqlCorrectedMatches(self._connection)

    @cached_property
    def stories(self) -> SqlStories:
        return SqlStories(self._connection)

    @cached_property
    def hidden_jobs(self) -> SqlHiddenJobs:
        return SqlHiddenJobs(self._connection)

    @cached_property
    def tracked_jobs(self) -> SqlTrackedJobs:
        return SqlTrackedJobs(self._connection)

    @cached_property
    def postings(self) -> SqlPostings:
        return SqlPostings(self._connection)

    @cached_property
    def content(self) -> SqlContentShelf:
        return SqlContentShelf(self._connection)

    @cached_property
    def public_jobs(self) -> SqlPublicJobs:
        return SqlPublicJobs(self._connection)

    def _person_changed(self, user_id: int) -> None:
        """Recruiters may find the person, and job seekers may find the person's jobs."""
        self._index.person_changed(user_id)
        self.jobs.recruiter_changed(user_id)


@contextmanager
def _there(deed: str) -> Iterator[None]:
    """Raises StoreAway, a refusal that can be retried."""
    with tracing.span(f"database {deed}", "client") as span:
        try:
            with available():
                yield
        except StoreAway:
            span.note(is_failure=True)
            raise


class SqlStore:
    """`counted` may wrap the database's attempt counter in another one. With a `replica`, units that only read use
    it."""

    def __init__(
        self,
        engine: Engine,
        clock: Clock,
        counted: Counted = lambda attempts: attempts,
        replica: Replica | None = None,
    ) -> None:
        self._engine, self._clock, self._counted, self._replica = engine, clock, counted, replica
        self._writers = engine.execution_options(**{WRITING: True})
        # On SQLite every read transaction is a snapshot.
        is_postgres = engine.dialect.name == "postgresql"
        self._snapshots = engine.execution_options(**SNAPSHOT) if is_postgres else engine

    @contextmanager
    def writing(self) -> Iterator[Transaction]:
        with _there("write"), self._writers.begin() as connection:
            unit = SqlTransaction(connection, self._clock, self._counted)
            yield unit
            unit.flush()
            unit.audit.flush()  # last: from here to the commit, others wait with what they add

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        with _there("read"), self._replica.connected() if self._replica else self._engine.connect() as connection:
            yield SqlTransaction(connection, self._clock, self._counted)

    @contextmanager
    def snapshot(self) -> Iterator[Transaction]:
        replica = self._replica
        with _there("snapshot"), replica.connected(**SNAPSHOT) if replica else self._snapshots.connect() as connection:
            yield SqlTransaction(connection, self._clock, self._counted)

    def close(self) -> None:
        self._engine.dispose()
        if self._replica:
            self._replica.close()
