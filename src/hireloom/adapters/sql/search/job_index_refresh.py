"""Rebuilds the index of jobs when there is none yet, or when the way in which words are read has changed."""

from sqlalchemy import Connection, delete, insert, select

from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.search.job_index import JobIndex
from hireloom.adapters.sql.search.job_search_tables import job_search_meaning
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.searches import MEANING

AT_ONCE = 500
MUCH = 500_000  # entries kept in memory: many are written faster together


def refresh(connection: Connection) -> None:
    if connection.scalar(select(job_search_meaning.c.meaning)) == MEANING:
        return
    index, last = JobIndex(connection), 0
    index.clear()
    next_ones = select(jobs).order_by(jobs.c.id).limit(AT_ONCE)
    while found := [job_of(row) for row in connection.execute(next_ones.where(jobs.c.id > last))]:
        index.add(found)
        last = found[-1].id
        if index.pending > MUCH:
            index.settle()
    index.settle()
    connection.execute(delete(job_search_meaning))
    connection.execute(insert(job_search_meaning), {"meaning": MEANING})
