"""Pictures of companies in SQL. They are in the database because each company has one of a kind, redrawn by us to
about 100 kB at most, which stays when its uploader leaves."""

from hashlib import sha256

from sqlalchemy import Column, Connection, ForeignKey, LargeBinary, String, Table, delete, insert, select

from hireloom.adapters.sql.tables import metadata


def _pictures(name: str) -> Table:
    return Table(
        name,
        metadata,
        Column("company_id", ForeignKey("companies.id"), primary_key=True),
        Column("content", LargeBinary, nullable=False),
        Column("sign", String(16), nullable=False),
    )


careers_covers, company_logos = _pictures("careers_covers"), _pictures("company_logos")


class SqlCompanyPictures:
    def __init__(self, connection: Connection, table: Table) -> None:
        self._connection, self._table = connection, table

    def content(self, company_id: int) -> bytes | None:
        content = select(self._table.c.content).where(self._table.c.company_id == company_id)
        return self._connection.scalar(content)

    def sign(self, company_id: int) -> str:
        sign = select(self._table.c.sign).where(self._table.c.company_id == company_id)
        return self._connection.scalar(sign) or ""

    def put(self, company_id: int, content: bytes | None) -> None:
        self._connection.execute(delete(self._table).where(self._table.c.company_id == company_id))
        if content is not None:
            values = {"company_id": company_id, "content": content, "sign": sha256(content).hexdigest()[:16]}
            self._connection.execute(insert(self._table).values(**values))
