"""Protection against cross-site request forgery: by the origin that browsers send, and by a token that we sign."""

import hashlib
import hmac
from dataclasses import dataclass

from flask import request

from hireloom.domain.identity.sessions import Session
from hireloom.domain.refusals import NotAllowed

HEADER = "X-CSRF-Token"


class NotVerified(NotAllowed):
    sentence = "Your session could not be verified. Please reload the page."


@dataclass(frozen=True, slots=True)
class Csrf:
    secret: str
    public_url: str

    def token(self, session: Session) -> str:
        return hmac.new(self.secret.encode(), f"csrf:{session.key}".encode(), hashlib.sha256).hexdigest()

    def check_token(self, session: Session) -> None:
        values = request.headers.get(HEADER, "")
        if not hmac.compare_digest(values.encode("utf-8", "replace"), self.token(session).encode()):
            raise NotVerified

    def check_source(self) -> None:
        """Browsers send the origin of a request; a client that sends none is not a browser and carries nobody's cookie.
        Raises NotVerified for another site."""
        site, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
        if site in ("same-origin", "none"):
            return
        if origin is None and site is None:
            return
        if origin not in (self.public_url, f"{request.scheme}://{request.host}"):
            raise NotVerified
