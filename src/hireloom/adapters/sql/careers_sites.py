"""The careers sites of companies in SQL."""

from dataclasses import asdict
from hashlib import sha256

from sqlalchemy import Boolean, Column, Connection, ForeignKey, LargeBinary, String, Table, Text, delete, insert, select

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


# In the database: there is one for each company, our own JPEG of some 100 kB, and it stays when its uploader leaves.
careers_covers = Table(
    "careers_covers",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("sign", String(16), nullable=False),
)


class SqlCareersSites:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_company(self, company_id: int) -> CareersSite | None:
        site = select(careers_sites).where(careers_sites.c.company_id == company_id)
        row = self._connection.execute(site).one_or_none()
        return CareersSite(**row._mapping) if row else None

    def put(self, site: CareersSite) -> None:
        values = asdict(site)
        first = upsert(self._connection, careers_sites).values(**values)
        others = {name: first.excluded[name] for name in values if name != "company_id"}
        self._connection.execute(first.on_conflict_do_update(index_elements=["company_id"], set_=others))

    def cover(self, company_id: int) -> bytes | None:
        content = select(careers_covers.c.content).where(careers_covers.c.company_id == company_id)
        return self._connection.scalar(content)

    def cover_sign(self, company_id: int) -> str:
        sign = select(careers_covers.c.sign).where(careers_covers.c.company_id == company_id)
        return self._connection.scalar(sign) or ""

    def put_cover(self, company_id: int, content: bytes | None) -> None:
        self._connection.execute(delete(careers_covers).where(careers_covers.c.company_id == company_id))
        if content is not None:
            values = {"company_id": company_id, "content": content, "sign": sha256(content).hexdigest()[:16]}
            self._connection.execute(insert(careers_covers).values(**values))
