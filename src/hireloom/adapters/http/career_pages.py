"""Careers pages that admins add to the job search."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text
from hireloom.domain.boards.career_pages import CareerPage
from hireloom.usecases.career_pages import CareerPageDesk

Answer = dict[str, Any]


class CareerPageFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the careers page"})
    company = ma.fields.String(required=True, metadata={"description": "The company whose jobs it lists"})
    address = ma.fields.String(required=True, metadata={"description": "Where its jobs are read"})
    board = ma.fields.String(required=True, metadata={"description": "Where its jobs are read, such as lever:acme"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "How many of its jobs are listed now"})
    answered_at = ma.fields.DateTime(required=True, allow_none=True, metadata={"description": "When it last answered"})
    problem = ma.fields.String(required=True, metadata={"description": "Why it did not answer since; empty if it did"})


class CareerPageList(SuccessAnswer):
    pages = ma.fields.List(
        ma.fields.Nested(CareerPageFields),
        required=True,
        metadata={"description": "Every careers page whose jobs are read"},
    )


class CareerPageForm(ma.Schema):
    address = Text(required=True, metadata={"description": "As a browser shows it, beginning with https://"})
    company = Text(required=True, metadata={"description": "The name under which its jobs are shown"})


class CareerPageDone(MessageAnswer):
    """The list of careers pages is changed."""


area = Area("career pages", __name__, url_prefix="/api/admin", description="Careers pages in the job search")


@area.route("/career-pages")
@area.response(200, CareerPageList)
@guarded(Who.ADMINS)
def list_career_pages() -> Answer:
    """List the careers pages whose jobs are searched, and how each is doing."""
    return {
        "success": True,
        "pages": [
            _page(state.page)
            | {"jobs": state.jobs, "answered_at": state.request.answered_at, "problem": state.request.reason}
            for state in desk(CareerPageDesk).all()
        ],
    }


@area.route("/career-pages", methods=["POST"])
@area.arguments(CareerPageForm)
@area.response(201, CareerPageDone)
@area.alt_response(409, schema=ErrorAnswer, description="It exists already, or there are too many")
@area.alt_response(422, schema=ErrorAnswer, description="That is not a careers page, or no jobs could be read there")
@guarded(Who.ADMINS)
def add_career_page(values: Answer) -> Answer:
    """Add a company's careers page to the job search; its jobs are read at once, to see whether that works."""
    page, jobs = desk(CareerPageDesk).add(values["address"], values["company"], by=caller())
    return {"success": True, "message": f"{page.company} is now searched: {_jobs(jobs)} at the moment."}


@area.route("/career-pages/<int(max=2147483647):page_id>", methods=["DELETE"])
@area.response(200, CareerPageDone)
@area.alt_response(404, schema=ErrorAnswer, description="There is no such page")
@guarded(Who.ADMINS)
def remove_career_page(page_id: int) -> Answer:
    """Take a careers page out of the job search."""
    page = desk(CareerPageDesk).remove(page_id, by=caller())
    return {"success": True, "message": f"{page.company} is not searched anymore."}


def _jobs(number: int) -> str:
    return "1 job" if number == 1 else f"{number} jobs"


def _page(page: CareerPage) -> Answer:
    return {"id": page.id, "company": page.company, "address": page.address, "board": page.board}
