"""The pages behind links in emails about an account. Opening one changes nothing, because programs open links, too; its
button does.
"""

from html import escape

from flask import Response

from hireloom.adapters.http.core.auth import origin
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import HTML, PAGE, page
from hireloom.adapters.http.pages.public_pages import POLICY as PLAIN
from hireloom.domain.identity.tokens import token_hash
from hireloom.usecases.email_changes import EmailChangeDesk

POLICY = PLAIN.replace("form-action 'none'", "form-action 'self'")  # the button

area = Area("account_links", __name__, description="Links in emails about an account")
tell_on_pages(area)


@area.route("/confirm-email/<token>", methods=["GET"])
@area.response(200, HTML, description="A page with one button", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is no longer valid", content_type=PAGE)
@guarded(Who.PUBLIC)
def ask_to_confirm_email(token: str) -> Response:
    """Ask whether the account's address may change."""
    change = desk(EmailChangeDesk).waiting(token)
    words = (
        f"Once both mailboxes have confirmed, you log in with {change.email}, and our emails go there. Your current"
        " address stops working."
    )
    if change.is_for_old(token_hash(token)):
        return _page(f"Change your email to {change.email}?", words, "Agree to the change")
    return _page("Use this email address?", words, "Use this address")


@area.route("/confirm-email/<token>", methods=["POST"])
@area.response(200, HTML, description="A page confirming it", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is no longer valid", content_type=PAGE)
@area.alt_response(409, schema=HTML, description="A page saying that the address is in use now", content_type=PAGE)
@guarded(Who.PUBLIC)
def confirm_email(token: str) -> Response:
    """Confirm for this mailbox; once both have, the new address is used."""
    waiting = desk(EmailChangeDesk).confirm(token, origin=origin())
    if waiting is None:
        return _page("Your email was changed", "Log in with your new address from now on.")
    if waiting.old_confirmed_at:
        words = f"Now open the link that we sent to {waiting.email}."
    elif waiting.given_up_at:
        words = "Your email changes by itself once the time in which your current mailbox can refuse is over."
    else:
        words = "Now open the link that we sent to your current address."
    return _page("Thank you. This mailbox has confirmed", words)


@area.route("/not-me/<token>", methods=["GET"])
@area.response(200, HTML, description="A page with one button", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is no longer valid", content_type=PAGE)
@guarded(Who.PUBLIC)
def ask_to_disown(token: str) -> Response:
    """Ask whether to take back what somebody else did."""
    desk(EmailChangeDesk).disowned(token)
    words = (
        "We will log out every device, take back a changed address or authenticator app, and lock your password until"
        " you have chosen a new one."
    )
    return _page("Was it really not you?", words, "It was not me")


@area.route("/not-me/<token>", methods=["POST"])
@area.response(200, HTML, description="A page saying what comes next", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="A page saying that the link is no longer valid", content_type=PAGE)
@guarded(Who.PUBLIC)
def disown(token: str) -> Response:
    """Log out every device, and lock the password until a new one is chosen."""
    desk(EmailChangeDesk).disown(token, origin=origin())
    words = "Every device is logged out. Choose a new password now, and change the one for your mailbox, too."
    more = '<p><a class="do" href="/user/reset-password">Choose a new password</a></p>'
    return _page("Your account is safe", words, more=more)


def _page(title: str, words: str, button: str = "", more: str = "") -> Response:
    form = f'<form method="post"><button class="do">{escape(button)}</button></form>' if button else ""
    response = page(title, f"<h1>{escape(title)}</h1><p>{escape(words)}</p>{form}{more}", is_indexed=False)
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Cache-Control"] = "no-store"
    return response
