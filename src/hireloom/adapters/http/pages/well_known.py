"""What programs look up at fixed addresses (RFC 8615): where to report a vulnerability, and where to change a
password."""

from datetime import timedelta

from flask import Response, redirect

from hireloom.adapters.http.core.context import clock, surroundings
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.domain.refusals import NotFound

TEXT = {"type": "string"}
FRESH = timedelta(days=180)  # RFC 9116 asks for less than a year
PASSWORD_SCREEN = "/user/security"  # noqa: S105 - an address

area = Area("well_known", __name__, url_prefix="/.well-known", description="What programs look up at fixed addresses")


@area.route("/security.txt")
@area.response(200, TEXT, description="As RFC 9116 describes it", content_type="text/plain")
@area.alt_response(404, schema=ErrorAnswer, description="The operator has named no contact")
@guarded(Who.PUBLIC)
def security_txt() -> Response:
    """Where to report a vulnerability of this site."""
    site = surroundings()
    if not site.security_contact:
        raise NotFound
    expires = (clock().now() + FRESH).replace(microsecond=0)
    lines = [
        f"Contact: mailto:{site.security_contact}",
        f"Expires: {expires.isoformat()}",
        "Preferred-Languages: en",
        f"Canonical: {site.public_url}/.well-known/security.txt",
        "",
    ]
    return Response("\n".join(lines), mimetype="text/plain")


@area.route("/change-password")
@area.response(302, TEXT, description="To the screen where people change their password", content_type="text/html")
@guarded(Who.PUBLIC)
def change_password() -> Response:
    """Where password managers send people to change their password."""
    return redirect(PASSWORD_SCREEN, 302)  # type: ignore[return-value]
