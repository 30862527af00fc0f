"""Rebuilds the index of matches when there is none yet, or when the meaning of its terms has changed."""

from sqlalchemy import Connection, delete, insert, select

from hireloom.adapters.sql.matches.match_index import MatchIndex
from hireloom.adapters.sql.matches.match_tables import match_meaning
from hireloom.adapters.sql.matches.match_terms import MEANING


def refresh(connection: Connection) -> None:
    if connection.scalar(select(match_meaning.c.meaning)) == MEANING:
        return
    MatchIndex(connection).make_anew()
    connection.execute(delete(match_meaning))
    connection.execute(insert(match_meaning), {"meaning": MEANING})
