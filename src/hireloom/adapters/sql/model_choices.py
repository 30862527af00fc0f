"""The chosen model in SQL: one row, or none."""

from datetime import datetime

from sqlalchemy import Column, Connection, Integer, String, Table, delete, select

from hireloom.adapters.sql.tables import Moment, metadata
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.model_choices import LONGEST_ADDRESS, LONGEST_NAME, ModelChoice

ONLY = 1

model_choices = Table(
    "model_choices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("address", String(LONGEST_ADDRESS), nullable=False),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("chosen_at", Moment, nullable=False),
)


class SqlModelChoices:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self) -> ModelChoice | None:
        row = self._connection.execute(select(model_choices)).one_or_none()
        return ModelChoice(row.address, row.name) if row else None

    def put(self, choice: ModelChoice | None, now: datetime) -> None:
        if choice is None:
            self._connection.execute(delete(model_choices))
            return
        values = {"address": choice.address, "name": choice.name, "chosen_at": now}
        query = upsert(self._connection, model_choices).values(id=ONLY, **values)
        self._connection.execute(query.on_conflict_do_update(index_elements=["id"], set_=values))
