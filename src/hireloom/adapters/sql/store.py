"""The unit of work: one connection, one transaction, and the repositories that speak through it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

from hireloom.adapters.sql.applicants import SqlApplicants
from hireloom.adapters.sql.applications import SqlApplications
from hireloom.adapters.sql.attempts import SqlAttempts
from hireloom.adapters.sql.audit import SqlAudit
from hireloom.adapters.sql.candidate_matches import SqlCandidateMatches
from hireloom.adapters.sql.content import SqlContentShelf
from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.files import SqlFiles
from hireloom.adapters.sql.job_index import JobIndex
from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.adapters.sql.job_matches import SqlJobMatches
from hireloom.adapters.sql.job_search import SqlJobSearch
from hireloom.adapters.sql.jobs import SqlJobs
from hireloom.adapters.sql.match_index import MatchIndex
from hireloom.adapters.sql.messages import SqlFeedback, SqlHelpMessages
from hireloom.adapters.sql.notes import SqlNotes
from hireloom.adapters.sql.outbox import SqlOutbox
from hireloom.adapters.sql.people_lists import SqlPeopleLists
from hireloom.adapters.sql.postings import SqlPostings
from hireloom.adapters.sql.profiles import SqlProfiles
from hireloom.adapters.sql.proofs import SqlCodes, SqlTickets
from hireloom.adapters.sql.public_jobs import SqlPublicJobs
from hireloom.adapters.sql.saved_searches import SqlSavedSearches
from hireloom.adapters.sql.sessions import SqlSessions
from hireloom.adapters.sql.users import SqlUsers
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Attempts, Transaction

Counted = Callable[[Attempts], Attempts]


class SqlTransaction:
    def __init__(self, connection: Connection, clock: Clock, counted: Counted) -> None:
        self.matches = MatchIndex(connection)
        self.job_index = JobIndex(connection)
        self.users = SqlUsers(connection, self.matches.person_changed)
        self.sessions = SqlSessions(connection)
        self.attempts = counted(SqlAttempts(connection))
        self.codes = SqlCodes(connection)
        self.tickets = SqlTickets(connection)
        self.audit = SqlAudit(connection)
        self.jobs = SqlJobs(connection, self.job_index, self.matches.job_changed)
        self.users = SqlUsers(connection, self._person_changed)
        self.job_lists = SqlJobLists(connection)
        self.people_lists = SqlPeopleLists(connection)
        self.saved_searches = SqlSavedSearches(connection)
        self.job_search = SqlJobSearch(connection, clock, self.job_index.settle)
        self.profiles = SqlProfiles(connection, self.matches.person_changed)
        self.files = SqlFiles(connection)
        self.feedback = SqlFeedback(connection)
        self.help_messages = SqlHelpMessages(connection)
        self.outbox = SqlOutbox(connection, clock)
        self.job_matches = SqlJobMatches(connection, self.matches.settle)
        self.candidate_matches = SqlCandidateMatches(connection, self.matches.settle)
        self.applications = SqlApplications(connection)
        self.applicants = SqlApplicants(connection)
        self.notes = SqlNotes(connection)
        self.postings = SqlPostings(connection)
        self.content = SqlContentShelf(connection)
        self.public_jobs = SqlPublicJobs(connection)

    def _person_changed(self, user_id: int) -> None:
        """As somebody who is looked for, and as somebody whose jobs are."""
        self.matches.person_changed(user_id)
        self.jobs.recruiter_changed(user_id)


class SqlStore:
    """`counted` may put another counter of attempts in front of that of the database."""

    def __init__(self, engine: Engine, clock: Clock, counted: Counted = lambda attempts: attempts) -> None:
        self._engine, self._clock, self._counted = engine, clock, counted
        # SQLite reads in no other way.
        is_postgres = engine.dialect.name == "postgresql"
        self._at_one_moment: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if is_postgres else {}

    @contextmanager
    def writing(self) -> Iterator[Transaction]:
        with self._engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            unit = SqlTransaction(connection, self._clock, self._counted)
            yield unit
            unit.matches.settle()
            unit.job_index.settle()

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        with self._engine.connect() as connection:
            yield SqlTransaction(
                connection, self._clock, self._counted
            )  # closing rolls back: a reading unit keeps nothing

    @contextmanager
    def snapshot(self) -> Iterator[Transaction]:
        with self._engine.connect().execution_options(**self._at_one_moment) as connection:
            yield SqlTransaction(connection, self._clock, self._counted)

    def close(self) -> None:
        self._engine.dispose()
