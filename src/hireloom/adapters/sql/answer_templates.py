"""Templates for answers in SQL."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import JSON, Column, Connection, ForeignKey, Table, delete, insert, select

from hireloom.adapters.sql.tables import metadata
from hireloom.domain.answer_templates import AnswerTemplate

company_templates = Table(
    "company_templates",
    metadata,
    Column("company_id", ForeignKey("companies.id"), primary_key=True),
    Column("templates", JSON, nullable=False),
)


class SqlAnswerTemplates:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of_company(self, company_id: int) -> Sequence[AnswerTemplate]:
        query = select(company_templates.c.templates).where(company_templates.c.company_id == company_id)
        return [AnswerTemplate(**row) for row in self._connection.scalar(query) or ()]

    def put(self, company_id: int, templates: Sequence[AnswerTemplate]) -> None:
        self._connection.execute(delete(company_templates).where(company_templates.c.company_id == company_id))
        rows = [asdict(template) for template in templates]
        self._connection.execute(insert(company_templates).values(company_id=company_id, templates=rows))
