"""Postings of outside boards in SQL, and the results of querying the boards."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Table, delete, func, select, update

from hireloom.adapters.sql.posting_tables import board_asks, postings
from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.boards.board_asks import BoardRequest
from hireloom.domain.boards.posting_copies import kin
from hireloom.domain.boards.posting_searches import terms_of
from hireloom.domain.boards.postings import Posting, Sighting
from hireloom.domain.jobs import ProviderLink
from hireloom.ports.postings import PostingSummary

MOST_PLACES = 5000  # postings; older ones are not looked at
_FIELDS = [field.name for field in fields(Posting)]
_REQUEST_FIELDS = [field.name for field in fields(BoardRequest)]


class SqlPostings:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def ask_for_update(self, board: str, question: str) -> BoardRequest:
        self._upsert(board_asks, [_ask_values(BoardRequest(board, question))], ["board", "question"], changes=())
        conditions = board_asks.c.board == board, board_asks.c.question == question
        return _ask(self._connection.execute(select(board_asks).where(*conditions).with_for_update()).one())

    def asks(self, question: str) -> dict[str, BoardRequest]:
        statement = select(board_asks).where(board_asks.c.question == question)
        return {row.board: _ask(row) for row in self._connection.execute(statement)}

    def last_ask(self, board: str) -> BoardRequest | None:
        asks, last = board_asks.c, func.coalesce(board_asks.c.next_try_at, board_asks.c.answered_at)
        rows = self._connection.execute(
            select(board_asks).where(asks.board == board, last.is_not(None)).order_by(last.desc()).limit(1)
        )
        return next(map(_ask, rows), None)

    def put_ask(self, ask: BoardRequest) -> None:
        self._upsert(board_asks, [_ask_values(ask)], ["board", "question"], changes=_REQUEST_FIELDS[2:])

    def known(self, board: str, external_ids: Iterable[str]) -> dict[str, Sighting]:
        statement = select(postings).where(postings.c.board == board, postings.c.external_id.in_(list(external_ids)))
        sightings = readable(_sighting, self._connection.execute(statement))
        return {sighting.posting.external_id: sighting for sighting in sightings}

    def put(self, sightings: Iterable[Sighting]) -> None:
        values = [_values(sighting) for sighting in sightings]
        if values:
            self._upsert(postings, values, ["board", "external_id"], changes=[*values[0]])

    def see_again(self, posting_ids: Iterable[int], now: datetime) -> None:
        same = update(postings).where(postings.c.id.in_(list(posting_ids)))
        self._connection.execute(same.values(last_seen=now))

    def mark_gone(self, board: str, *, seen_before: datetime, now: datetime) -> int:
        missing = postings.c.board == board, postings.c.last_seen < seen_before, postings.c.gone_at.is_(None)
        return self._connection.execute(update(postings).where(*missing).values(gone_at=now)).rowcount

    def places(
        self, words: Sequence[str], *, boards: Sequence[str], seen_since: datetime, above: int = 0
    ) -> Sequence[PostingSummary]:
        there = postings.c.board.in_(boards), postings.c.gone_at.is_(None), postings.c.last_seen >= seen_since
        spoken = [postings.c.terms.contains(f" {word} ", autoescape=True) for word in words]
        if above:
            spoken.append(postings.c.id > above)
        statement = select(*(postings.c[name] for name in PostingSummary._fields)).where(*there, *spoken)
        newest = statement.order_by(postings.c.listed_on.desc(), postings.c.id.desc()).limit(MOST_PLACES)
        return [PostingSummary(*row) for row in self._connection.execute(newest)]

    def counts(self) -> dict[str, int]:
        there = select(postings.c.board, func.count()).where(postings.c.gone_at.is_(None))
        return dict(self._connection.execute(there.group_by(postings.c.board)).all())

    def newest_id(self) -> int:
        return self._connection.scalar(select(func.max(postings.c.id))) or 0

    def of_kin(self, kins: Iterable[str], *, boards: Sequence[str]) -> Sequence[Sighting]:
        statement = select(postings).where(postings.c.kin.in_(set(kins)), postings.c.board.in_(boards))
        return list(readable(_sighting, self._connection.execute(statement.order_by(postings.c.id))))

    def kin_of(self, posting_id: int) -> str | None:
        return self._connection.scalar(select(postings.c.kin).where(postings.c.id == posting_id))

    def sweep(self, *, seen_before: datetime) -> int:
        last = func.coalesce(board_asks.c.answered_at, board_asks.c.next_try_at, board_asks.c.lease_until)
        self._connection.execute(delete(board_asks).where(last < seen_before))
        return self._connection.execute(delete(postings).where(postings.c.last_seen < seen_before)).rowcount

    def _upsert(self, table: Table, rows: list[dict[str, Any]], key: list[str], *, changes: Sequence[str]) -> None:
        statement = upsert(self._connection, table)
        if changes:
            changed = {name: statement.excluded[name] for name in changes if name not in key}
            self._connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changed), rows)
        else:
            self._connection.execute(statement.on_conflict_do_nothing(index_elements=key), rows)


def _ask_values(ask: BoardRequest) -> dict[str, Any]:
    return {name: getattr(ask, name) for name in _REQUEST_FIELDS}


def _ask(row: Row[Any]) -> BoardRequest:
    return BoardRequest(**row._mapping)


def _values(seen: Sighting) -> dict[str, Any]:
    values = {name: getattr(seen.posting, name) for name in _FIELDS}
    return values | {
        "links": [{"jobProvider": link.provider, "url": link.url} for link in seen.posting.links],
        "kin": kin(seen.posting),
        "terms": f" {' '.join(sorted(terms_of(seen.posting)))} ",
        "listed_on": seen.listed_on,
        "first_seen": seen.first_seen,
        "last_seen": seen.last_seen,
        "gone_at": seen.gone_at,
        "came_back": seen.came_back,
    }


def _sighting(row: Row[Any]) -> Sighting:
    values = {name: row._mapping[name] for name in _FIELDS}
    values["links"] = tuple(ProviderLink(link["jobProvider"], link["url"]) for link in row.links)
    return Sighting(Posting(**values), row.first_seen, row.last_seen, row.gone_at, row.came_back, row.id)
