"""Whether a company may keep somebody in its talent pool and write to them, answered with the link in each of its
emails, without logging in. Opening the link changes nothing, because programs open links, too. The email program's own
button (RFC 8058) says no.
"""

from html import escape

from flask import Response, request

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, page
from hireloom.adapters.http.pages.unsubscribe import POLICY
from hireloom.usecases.pool_contacts import PoolContactDesk

YES, NO = "yes", "no"

area = Area("pool_consents", __name__, description="Consent to a talent pool without a log-in")
tell_on_pages(area)


@area.route("/pool-consent/<token>", methods=["GET"])
@area.response(200, HTML, description="A page with two buttons", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is not one of ours", content_type=PAGE)
@guarded(Who.PUBLIC)
def ask_for_pool_consent(token: str) -> Response:
    """Ask whether a company may keep somebody's details and write to them."""
    question = desk(PoolContactDesk).question(token)
    buttons = "".join(
        f'<p><button class="do" name="answer" value="{value}">{words}</button></p>'
        for value, words in ((YES, "Yes, for a year"), (NO, "No, delete my details"))
    )
    state = "You have agreed to this. You can agree for another year, or take it back." if question.has_agreed else ""
    words = (
        f"{escape(question.company)} would keep your details for a year and write to you about jobs that fit."
        " Applications that you have sent go on either way."
    )
    company = f"May {question.company} stay in touch with you?"
    return _page(company, f"<p>{words}</p><p>{state}</p>" + f'<form method="post">{buttons}</form>')


@area.route("/pool-consent/<token>", methods=["POST"])
@area.response(200, HTML, description="A page confirming it", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is not one of ours", content_type=PAGE)
@guarded(Who.PUBLIC)
def answer_pool_consent(token: str) -> Response:
    """Keep the answer; the one-click button of email programs says no."""
    agrees = request.form.get("answer") == YES
    company = desk(PoolContactDesk).answer(token, agrees=agrees)
    if agrees:
        return _page("Thank you", f"<p>{escape(company)} may write to you for a year. Each email can end that.</p>")
    return _page("Done", f"<p>{escape(company)} will not write to you, and your details have left its talent pool.</p>")


def _page(title: str, body: str) -> Response:
    response = page(title, f"<h1>{escape(title)}</h1>{body}", is_indexed=False)
    response.headers["Content-Security-Policy"] = POLICY
    return response
