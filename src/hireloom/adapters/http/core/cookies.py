"""The session cookie."""

from dataclasses import dataclass

from flask import Response, request


@dataclass(frozen=True, slots=True)
class SessionCookie:
    """`__Host-` binds the cookie to this host and to https; plain http is for use on one machine only. `word` is the
    cookie's name: purposes other than the session have their own cookies."""

    is_https: bool
    seconds: int
    word: str = "sid"

    @property
    def name(self) -> str:
        return f"__Host-{self.word}" if self.is_https else self.word

    def read(self) -> str | None:
        return request.cookies.get(self.name) or None

    def give(self, response: Response, token: str) -> None:
        response.set_cookie(
            self.name, token, max_age=self.seconds, path="/", secure=self.is_https, httponly=True, samesite="Lax"
        )

    def take(self, response: Response) -> None:
        response.delete_cookie(self.name, path="/", secure=self.is_https, httponly=True, samesite="Lax")
