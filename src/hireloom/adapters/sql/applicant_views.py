"""Views of a job's applications in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.company_work_tables import applicant_views, is_of_colleague
from hireloom.adapters.sql.readable import readable
from hireloom.domain.applicant_views import ApplicantFilters, ApplicantView, NoSuchView, QuickFilter, ViewColumn
from hireloom.domain.applications import Status


class SqlApplicantViews:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[ApplicantView]:
        return self._listed(applicant_views.c.user_id == user_id)

    def shared_with(self, user_id: int) -> Sequence[ApplicantView]:
        return self._listed(applicant_views.c.is_shared, is_of_colleague(applicant_views.c.user_id, user_id))

    def get(self, view_id: int, user_id: int) -> ApplicantView:
        conditions = applicant_views.c.id == view_id, applicant_views.c.user_id == user_id
        row = self._connection.execute(select(applicant_views).where(*conditions).with_for_update()).one_or_none()
        if row is None:
            raise NoSuchView
        return _view(row)

    def put(self, view: ApplicantView) -> ApplicantView:
        values = asdict(view)
        del values["id"]
        if view.id:
            statement = update(applicant_views).where(applicant_views.c.id == view.id)
            self._connection.execute(statement.values(**values))
            return view
        added = insert(applicant_views).values(**values).returning(applicant_views.c.id)
        return replace(view, id=self._connection.scalar(added) or 0)

    def remove(self, view_id: int) -> None:
        self._connection.execute(delete(applicant_views).where(applicant_views.c.id == view_id))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(applicant_views).where(applicant_views.c.user_id == user_id))

    def _listed(self, *conditions: ColumnElement[bool]) -> Sequence[ApplicantView]:
        views = select(applicant_views).where(*conditions).order_by(applicant_views.c.id)
        return list(readable(_view, self._connection.execute(views)))


def _view(row: Row[Any]) -> ApplicantView:
    quick, status = row.filters["quick"], row.filters["status"]
    filters = row.filters | {"quick": quick and QuickFilter(quick), "status": status and Status(status)}
    # An older version, or a newer one, may have columns that this one does not have.
    columns = [ViewColumn(name) for name in row.columns if name in [*ViewColumn]]
    return ApplicantView(**row._asdict() | {"filters": ApplicantFilters(**filters), "columns": columns})
