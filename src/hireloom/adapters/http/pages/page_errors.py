"""Errors of pages are shown as pages, because people read them, not programs."""

from flask import Response
from werkzeug.exceptions import HTTPException

from hireloom.adapters.http.core import errors
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.public_pages import sorry
from hireloom.domain.jobs import NoSuchJob
from hireloom.domain.public_jobs import Gone
from hireloom.domain.refusals import Refusal
from hireloom.infrastructure import logs

ADVICE: dict[type[Refusal], str] = {
    NoSuchJob: "The address may have been cut off.",
    Gone: "It was closed, or its last day has passed.",
}


def tell_on_pages(area: Area) -> None:
    area.register_error_handler(Refusal, _refused)
    area.register_error_handler(HTTPException, errors.failed)
    area.register_error_handler(Exception, _broken)


def _refused(refusal: Refusal) -> Response:
    """The page of a refusal: its first sentence is the heading."""
    heading, _, rest = str(refusal).partition(". ")
    response = sorry(heading, ADVICE.get(type(refusal), rest), status=errors.status_of(type(refusal)))
    response.headers.extend(errors.asking_again(refusal))
    return response


def _broken(error: Exception) -> Response:
    errors.log_defect(error)
    words = f"Please try again later. If you write to us about it, please name {logs.request_id()}."
    return sorry("Something went wrong here", words, status=500)
