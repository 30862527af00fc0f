"""Stopping emails about new jobs with the link in each of them, without logging in. Opening the link changes nothing,
because programs open links, too. The button on the page, or the email program's own (RFC 8058), sends a POST to the
same URL.
"""

from flask import Response

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, page
from hireloom.adapters.http.pages.public_pages import POLICY as PLAIN
from hireloom.usecases.saved_searches import SavedSearchDesk

POLICY = PLAIN.replace("form-action 'none'", "form-action 'self'")  # the button


area = Area("unsubscribe", __name__, description="Stopping emails without a log-in")
tell_on_pages(area)


@area.route("/unsubscribe/<token>", methods=["GET"])
@area.response(200, HTML, description="A page with one button", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is not one of ours", content_type=PAGE)
@guarded(Who.PUBLIC)
def ask_to_unsubscribe(token: str) -> Response:
    """Ask whether to stop emails about new jobs."""
    desk(SavedSearchDesk).person(token)
    button = '<form method="post"><button class="do">Stop these emails</button></form>'
    words = "We will no longer email you about new jobs. Your saved searches stay where they are."
    return _page("No more emails about new jobs?", words, button)


@area.route("/unsubscribe/<token>", methods=["POST"])
@area.response(200, HTML, description="A page confirming it", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is not one of ours", content_type=PAGE)
@guarded(Who.PUBLIC)
def unsubscribe(token: str) -> Response:
    """Stop emails about new jobs; also used by the one-click unsubscribe of email programs."""
    desk(SavedSearchDesk).unsubscribe(token)
    return _page("Done", "We will no longer email you about new jobs. You can change this in your saved searches.")


def _page(title: str, words: str, more: str = "") -> Response:
    response = page(title, f"<h1>{title}</h1><p>{words}</p>{more}", is_indexed=False)
    response.headers["Content-Security-Policy"] = POLICY
    return response
