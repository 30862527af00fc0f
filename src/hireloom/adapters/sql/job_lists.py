# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Lists of jobs in SQL."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from hireloom.adapters.sql.driver.conditions import Conditions, containing, day, moment
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.adapters.sql.driver.pages import Found, Order, page_of
from hireloom.adapters.sql.driver.parts import JOBS as WORDS
from hireloom.adapters.sql.driver.parts import add_said, telling
from hireloom.adapters.sql.jobs import JOBS, job_of
from hireloom.adapters.sql.tables import IS_KEPT, IS_LISTED
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobFigures, JobPage, JobQuery, JobRow, RecruiterJobs, RecruiterPage

NEWEST = Order("date_posted DESC, id DESC", "date_posted, id")
_APPLICANTS = "SELECT count(*) FROM applications WHERE job_id = "
_SINCE = f"({_APPLICANTS}jobs.id AND applied_at >= ?)"
_ACTIVE = (
    f"SELECT (SELECT count(*) FROM jobs WHERE {IS_LISTED} AND application_end_date IS NULL)"
    f" + (SELECT count(*) FROM jobs WHERE {IS_LISTED} AND application_end_date >= ?)"
)
_RECRUITERS = (
    "SELECT recruiter_email, count(*) FROM jobs WHERE {} GROUP BY recruiter_email"
    " ORDER BY recruiter_email{} LIMIT ? OFFSET ?"
)
_THEIRS = "FROM jobs WHERE recruiter_id = ? AND deleted_at IS NULL"


class SqlJobLists:
    def __init__(self, connection: Connection) -> None:
        self._driver = Driver(connection)

    def page(self, query: JobQuery) -> JobPage:
        driver, words = self._driver, query.words.lower().split()
        found = Found("jobs", _conditions(driver, query))
        if query.active_on and query == JobQuery(query.window, active_on=query.active_on, new_since=query.new_since):
            found = found._replace(counting=(_ACTIVE, [day(driver, query.active_on)]))
        if words and driver.is_postgres and query.recruiter_id is None:
            found = telling(driver, found, WORDS, words)
        else:  # SQLite; and on PostgreSQL the few jobs of one recruiter, which are all compared
            add_said(driver, found.wanted, WORDS, words)
        ids, total = page_of(driver, found, NEWEST, query.window)
        return JobPage(self._listed(ids, query.new_since), total)

    def _listed(self, ids: Sequence[int], since: datetime | None) -> list[JobRow]:
        driver, new, values = self._driver, "NULL", list[object]()
        if since:
            new, values = _SINCE, [moment(driver, since)]
        asked = f"SELECT {JOBS.columns}, ({_APPLICANTS}jobs.id), {new} FROM jobs WHERE id{driver.among}"
        rows = JOBS.in_order(driver, ids, asked, *values, driver.listed(ids))
        return [JobRow(job_of(row), *counts) for row, counts in rows]

    def recruiters(self, window: Window, words: str = "") -> RecruiterPage:
        driver, found = self._driver, Conditions(IS_KEPT)
        [(jobs,)] = driver.rows(f"SELECT count(*) FROM jobs WHERE {found}")
        for word in words.lower().split():
            found.add("recruiter_email LIKE ? ESCAPE '/'", containing(word))
        named = f"SELECT DISTINCT recruiter_email FROM jobs WHERE {found}"
        [(total,)] = driver.rows(driver.said(f"SELECT count(*) FROM ({named}) AS named"), *found.values)
        asked = driver.said(_RECRUITERS.format(found, ""), _RECRUITERS.format(found, ' COLLATE "C"'))
        rows = driver.rows(asked, *found.values, window.count, window.start)
        return RecruiterPage([RecruiterJobs(*row) for row in rows], total, jobs)

    def applicants(self, job_id: int) -> int:
        return int(self._driver.rows(self._driver.said(f"{_APPLICANTS}?"), job_id)[0][0])

    def figures(self, recruiter_id: int, new_since: datetime) -> JobFigures:
        driver, is_open = self._driver, "CASE WHEN position = 'open' THEN 1 ELSE 0 END"
        asked = driver.said(f"SELECT count(*), coalesce(sum({is_open}), 0) {_THEIRS}")
        count, still_open = driver.rows(asked, recruiter_id)[0]
        asked = driver.said(f"SELECT coalesce(sum({_SINCE}), 0) {_THEIRS}")
        return JobFigures(count, still_open, int(driver.rows(asked, moment(driver, new_since), recruiter_id)[0][0]))


def _conditions(driver: Driver, query: JobQuery) -> Conditions:
    found = Conditions()
    if query.recruiter_id is not None:
        found.add("recruiter_id = ?", query.recruiter_id)
    if not query.with_deleted:
        found.add("deleted_at IS NULL")
    if query.active_on is not None:
        found.add("position = 'open' AND has_recruiter")
        found.add("(application_end_date IS NULL OR application_end_date >= ?)", day(driver, query.active_on))
    if query.position:
        found.add("position = ?", query.position.value)
    return found
