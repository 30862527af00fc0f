"""Corrected matches in SQL."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from hireloom.adapters.sql.correction_tables import corrected_matches as table
from hireloom.adapters.sql.readable import readable
from hireloom.domain.resume_match.corrections import CorrectedMatch, Correction, CorrectionKind, NoSuchCorrection
from hireloom.domain.resume_match.role_years import DatedRole

ROWS_AT_ONCE = 100


class SqlCorrectedMatches:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[CorrectedMatch]:
        return list(self._found(select(table).where(table.c.user_id == user_id)))

    def of_resume(self, user_id: int, resume: str) -> Sequence[CorrectedMatch]:
        return list(self._found(select(table).where(table.c.user_id == user_id, table.c.resume == resume)))

    def get(self, match_id: int, user_id: int) -> CorrectedMatch:
        statement = select(table).where(table.c.id == match_id, table.c.user_id == user_id)
        row = self._connection.execute(statement.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchCorrection
        return _match(row)

    def put(self, match: CorrectedMatch) -> CorrectedMatch:
        if not match.corrections:
            self._connection.execute(delete(table).where(table.c.id == match.id))
            return replace(match, id=0)
        if match.id:
            self._connection.execute(update(table).where(table.c.id == match.id).values(**_values(match)))
            return match
        added = insert(table).values(**_values(match)).returning(table.c.id)
        return replace(match, id=self._connection.scalar(added) or 0)

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(table).where(table.c.user_id == user_id))

    def shared(self) -> Iterator[CorrectedMatch]:
        return self._found(select(table).where(table.c.is_shared).execution_options(yield_per=ROWS_AT_ONCE))

    def _found(self, query: Select[Any]) -> Iterator[CorrectedMatch]:
        return readable(_match, self._connection.execute(query.order_by(table.c.id)))


def _values(match: CorrectedMatch) -> dict[str, Any]:
    return {
        "user_id": match.user_id,
        "resume": match.resume,
        "job": match.job,
        "corrections": [
            asdict(correction) | {"made_at": correction.made_at.isoformat()} for correction in match.corrections
        ],
        "is_shared": match.is_shared,
    }


def _match(row: Row[Any]) -> CorrectedMatch:
    return CorrectedMatch(
        user_id=row.user_id,
        resume=row.resume,
        job=row.job,
        corrections=tuple(map(_correction, row.corrections)),
        is_shared=row.is_shared,
        id=row.id,
    )


def _correction(values: dict[str, Any]) -> Correction:
    return Correction(
        **values
        | {
            "kind": CorrectionKind(values["kind"]),
            "made_at": datetime.fromisoformat(values["made_at"]),
            "role": DatedRole(**values["role"]) if values["role"] else None,
            "read": DatedRole(**values["read"]) if values.get("read") else None,  # older rows lack it
        }
    )
