"""Months on the wire, such as 2019-03; inside they are counted from year 0."""

import re
from typing import Any

import marshmallow as ma

from hireloom.domain.resume_match.role_years import MONTHS

_MONTH = re.compile(r"(?P<year>19\d\d|20\d\d)-(?P<month>0[1-9]|1[0-2])")


def month_said(month: int) -> str:
    return f"{month // MONTHS}-{month % MONTHS + 1:02}"


class Month(ma.fields.String):
    """A month of the twentieth or twenty-first century."""

    default_error_messages = {"month": "Enter a month such as 2019-03."}  # noqa: RUF012

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> int:  # type: ignore[override]
        match = _MONTH.fullmatch(super()._deserialize(value, attr, data, **kwargs))
        if match is None:
            raise self.make_error("month")
        return int(match["year"]) * MONTHS + int(match["month"]) - 1
