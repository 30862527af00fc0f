"""Offers in SQL."""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Date,
    ForeignKey,
    Integer,
    Select,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

from hireloom.adapters.sql.application_files import add_files
from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.files import file_of
from hireloom.adapters.sql.tables import Moment, metadata, stored_files, users
from hireloom.domain.offers import Offer, OfferState

offers = Table(
    "offers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("application_id", ForeignKey("applications.id"), nullable=False, index=True),
    Column("title", String(200), nullable=False),
    Column("pay", String(200), nullable=False),
    Column("starts_on", Date),
    Column("note", Text, nullable=False),
    Column("answer_by", Date, nullable=False),
    Column("by_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Moment, nullable=False),
    Column("state", String(10), nullable=False),
    Column("words", Text, nullable=False),
    Column("changed_at", Moment),
    Column("letter_key", String(64)),  # NULL without a file
    sqlite_autoincrement=True,  # links and events name its rows
)


class SqlOffers:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, offer: Offer) -> Offer:
        names = {column.name for column in offers.c} - {"id", "letter_key"}
        row = {name: getattr(offer, name) for name in names}
        if offer.letter:
            row["letter_key"] = offer.letter.key
            add_files(self._connection, offer.application_id, [offer.letter.key])
        (number,) = self._connection.execute(insert(offers).values(row)).inserted_primary_key or (0,)
        return replace(offer, id=number)

    def put(self, offer: Offer) -> None:
        change = update(offers).where(offers.c.id == offer.id)
        answer = {"state": offer.state.value, "words": offer.words, "changed_at": offer.changed_at}
        self._connection.execute(change.values(answer))

    def of(self, application_id: int) -> Sequence[Offer]:
        return self._listed(offers.c.application_id == application_id)

    def of_person(self, user_id: int) -> Sequence[Offer]:
        return self._listed((offers.c.by_id == user_id) | offers.c.application_id.in_(_to(user_id)))

    def forget_application(self, application_id: int) -> None:
        self._connection.execute(delete(offers).where(offers.c.application_id == application_id))

    def forget_user(self, user_id: int) -> None:
        self._connection.execute(delete(offers).where(offers.c.application_id.in_(_to(user_id))))

    def _listed(self, condition: ColumnElement[bool]) -> Sequence[Offer]:
        letters = offers.join(users, users.c.id == offers.c.by_id).outerjoin(
            stored_files, stored_files.c.key == offers.c.letter_key
        )
        query = select(offers, users.c.username, stored_files).select_from(letters)
        return [
            Offer(
                row.application_id,
                row.title,
                row.pay,
                row.starts_on,
                row.note,
                row.answer_by,
                row.by_id,
                row.at,
                OfferState(row.state),
                row.words,
                row.changed_at,
                row.username,
                row.id,
                file_of(row) if row.key else None,
            )
            for row in self._connection.execute(query.where(condition).order_by(offers.c.id))
        ]


def _to(user_id: int) -> Select[tuple[int]]:
    return select(applications.c.id).where(applications.c.user_id == user_id)
