"""The unit of work: one connection, one transaction, and the repositories that speak through it."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from hireloom.adapters.sql.applications import SqlApplications
from hireloom.adapters.sql.attempts import SqlAttempts
from hireloom.adapters.sql.audit import SqlAudit
from hireloom.adapters.sql.direct_matches import DirectCandidateMatches, DirectJobMatches
from hireloom.adapters.sql.engine import WRITING
from hireloom.adapters.sql.files import SqlFiles
from hireloom.adapters.sql.job_lists import SqlJobLists
from hireloom.adapters.sql.job_search import SqlJobSearch
from hireloom.adapters.sql.jobs import SqlJobs
from hireloom.adapters.sql.messages import SqlFeedback, SqlHelpMessages
from hireloom.adapters.sql.outbox import SqlOutbox
from hireloom.adapters.sql.postings import SqlPostings
from hireloom.adapters.sql.profiles import SqlProfiles
from hireloom.adapters.sql.proofs import SqlCodes, SqlTickets
from hireloom.adapters.sql.sessions import SqlSessions
from hireloom.adapters.sql.users import SqlUsers
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Transaction


class SqlTransaction:
    def __init__(self, connection: Connection, clock: Clock) -> None:
        self.users = SqlUsers(connection)
        self.sessions = SqlSessions(connection)
        self.attempts = SqlAttempts(connection)
        self.codes = SqlCodes(connection)
        self.tickets = SqlTickets(connection)
        self.audit = SqlAudit(connection)
        self.jobs = SqlJobs(connection)
        self.job_lists = SqlJobLists(connection)
        self.job_search = SqlJobSearch(connection, clock)
        self.profiles = SqlProfiles(connection)
        self.files = SqlFiles(connection)
        self.feedback = SqlFeedback(connection)
        self.help_messages = SqlHelpMessages(connection)
        self.outbox = SqlOutbox(connection, clock)
        self.job_matches = DirectJobMatches(connection)
        self.candidate_matches = DirectCandidateMatches(connection)
        self.applications = SqlApplications(connection)
        self.postings = SqlPostings(connection)


class SqlStore:
    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock

    @contextmanager
    def writing(self) -> Iterator[Transaction]:
        with self._engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
            yield SqlTransaction(connection, self._clock)

    @contextmanager
    def reading(self) -> Iterator[Transaction]:
        with self._engine.connect() as connection:
            yield SqlTransaction(connection, self._clock)  # closing rolls back: a reading unit keeps nothing

    def close(self) -> None:
        self._engine.dispose()
