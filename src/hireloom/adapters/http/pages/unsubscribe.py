"""Stopping mails of new jobs with the link that each of them carries: nobody logs in for that.

Opening the link changes nothing, since programs open links, too. The button of the page, or the mail program's own one
(RFC 8058), sends the same address by POST.
"""

import base64
import hashlib
from html import escape

from flask import Response

from hireloom.adapters.http.guards import Who, guarded
from hireloom.adapters.http.spec import Area
from hireloom.domain.product import PRODUCT_NAME
from hireloom.usecases.saved_searches import NoSuchToken, SavedSearchDesk

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #1c1b1a; --brand: #0b7a75; --on: #ffffff }
@media (prefers-color-scheme: dark) { :root { --paper: #121413; --ink: #f1efea; --brand: #3db8ae; --on: #06211f } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 -apple-system, 'Segoe UI', Roboto,
  Helvetica, Arial, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 12vh 1.25rem 3rem }
h1 { font-size: 1.5rem; line-height: 1.3 }
strong { color: var(--brand) }
button { padding: .7rem 1.15rem; border: 0; border-radius: 8px; background: var(--brand); color: var(--on);
  font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
"""
_SEAL = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_SEAL}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
HTML, PAGE = {"type": "string"}, "text/html"


def blueprint(desk: SavedSearchDesk) -> Area:
    area = Area("unsubscribe", __name__, description="Stopping mails without a log-in")

    @area.route("/unsubscribe/<token>", methods=["GET"])
    @area.response(200, HTML, description="A page with one button", content_type=PAGE)
    @area.alt_response(
        404, schema=HTML, description="A page that says that the link is not one of ours", content_type=PAGE
    )
    @guarded(Who.PUBLIC)
    def ask_to_unsubscribe(token: str) -> Response:
        """Ask whether mails of new jobs shall stop."""
        try:
            desk.person(token)
        except NoSuchToken as refused:
            return _page("This link does not work", str(refused), status=404)
        button = '<form method="post"><button>Stop these mails</button></form>'
        words = "We will not write to you about new jobs any more. Your saved searches stay where they are."
        return _page("No more mails about new jobs?", words, button)

    @area.route("/unsubscribe/<token>", methods=["POST"])
    @area.response(200, HTML, description="A page that says that it is done", content_type=PAGE)
    @area.alt_response(
        404, schema=HTML, description="A page that says that the link is not one of ours", content_type=PAGE
    )
    @guarded(Who.PUBLIC)
    def unsubscribe(token: str) -> Response:
        """Stop mails of new jobs; also with the one click of a mail program."""
        try:
            desk.unsubscribe(token)
        except NoSuchToken as refused:
            return _page("This link does not work", str(refused), status=404)
        return _page("Done", "We will not write to you about new jobs any more. You can change this in your searches.")

    return area


def _page(title: str, words: str, more: str = "", *, status: int = 200) -> Response:
    page = (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)} - {PRODUCT_NAME}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<style>{STYLE}</style></head><body><main><strong>{PRODUCT_NAME}</strong><h1>{escape(title)}</h1>"
        f"<p>{escape(words)}</p>{more}</main></body></html>\n"
    )
    response = Response(page, status, mimetype=PAGE)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Cache-Control"] = "no-store"
    return response
