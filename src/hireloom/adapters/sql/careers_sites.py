"""The careers sites of companies in SQL."""

from dataclasses import asdict

from sqlalchemy import Boolean, Column, Connection, ForeignKey, String, Table, Text, select

from hireloom.adapters.sql.company_pictures import SqlCompanyPictures, careers_covers
from hireloom.adapters.sql.tables import Moment, metadata
from hireloom.adapters.sql.upserts import upsert
from hireloom.domain.careers_sites import CareersSite

careers_sites = Table(
    "careers_sites",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("headline", String(80), nullable=False),
    Column("about", Text, nullable=False),
    Column("colour", String(7), nullable=False),
    Column("is_published", Boolean, nullable=False),
    Column("changed_at", Moment, nullable=False),
)


class SqlCareersSites:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def covers(self) -> SqlCompanyPictures:
        return SqlCompanyPictures(self._connection, careers_covers)

    def of_company(self, company_id: int) -> CareersSite | None:
        site = select(careers_sites).where(careers_sites.c.company_id == company_id)
        row = self._connection.execute(site).one_or_none()
        return CareersSite(**row._mapping) if row else None

    def put(self, site: CareersSite) -> None:
        values = asdict(site)
        first = upsert(self._connection, careers_sites).values(**values)
        others = {name: first.excluded[name] for name in values if name != "company_id"}
        self._connection.execute(first.on_conflict_do_update(index_elements=["company_id"], set_=others))
