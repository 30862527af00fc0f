"""How calls reach the server: the key, errors, repetitions, pages."""

import json
import time
from collections.abc import Callable, Iterator, Mapping
from http.client import HTTPResponse
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen
from uuid import uuid4

AGAIN = (429, 503)  # nothing has happened: the same request may be sent again
QUOTED = {34: "%22", 13: "%0D", 10: "%0A"}  # of file names, as browsers do it
LONGEST_WAIT = 60.0  # seconds that Retry-After may ask for


class HireloomError(Exception):
    """A refusal: go by `code`, show `message` to people; `errors` has sentences for single fields."""

    def __init__(self, status: int, answer: Mapping[str, Any]) -> None:
        self.status, self.code = status, str(answer.get("code", ""))
        self.message = str(answer.get("message", ""))
        self.errors: Mapping[str, list[str]] = answer.get("errors") or {}
        self.data: Mapping[str, Any] = answer.get("data") or {}
        super().__init__(f"{status} {self.code}: {self.message}")


class File(NamedTuple):
    """A file to send; its name tells the type: `File("cv.pdf", Path("cv.pdf").read_bytes())`."""

    name: str
    content: bytes


class Transport:
    """`tries` counts how often a call is sent at most if the server is busy; `timeout` is in seconds."""

    def __init__(self, site: str, key: str, *, timeout: float = 30.0, tries: int = 3) -> None:
        if not site.startswith(("https://", "http://")):
            raise ValueError("The address of the site begins with https://")
        self._root = f"{site.rstrip('/')}/api/v1"
        self._key, self._timeout, self._tries = key, timeout, tries

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: object = None,
        form: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
    ) -> Any:
        content = self._file(method, path, query=query, body=body, form=form, idempotency_key=idempotency_key)
        return json.loads(content) if content else None

    def _file(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: object = None,
        form: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
    ) -> bytes:
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        address = f"{self._root}{path}" + (f"?{urlencode(asked)}" if asked else "")
        headers = {"Authorization": f"Bearer {self._key}", "Accept": "application/json, */*"}
        if method == "POST":
            headers["Idempotency-Key"] = idempotency_key or str(uuid4())  # so that a repetition does nothing twice
        content = None
        if form is not None:
            boundary = uuid4().hex
            content, headers["Content-Type"] = _packed(form, boundary), f"multipart/form-data; boundary={boundary}"
        elif body is not None:
            content, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        return self._sent(Request(address, content, headers, method=method))  # noqa: S310

    def _sent(self, request: Request) -> bytes:
        for left in reversed(range(self._tries)):
            try:
                response: HTTPResponse
                with urlopen(request, timeout=self._timeout) as response:  # noqa: S310
                    return response.read()
            except HTTPError as refusal:
                wait = _seconds(refusal.headers.get("Retry-After"))
                if refusal.code in AGAIN and left and wait <= LONGEST_WAIT:
                    time.sleep(wait)
                    continue
                raise HireloomError(refusal.code, _answer(refusal)) from refusal
        raise AssertionError("at least one try")

    @staticmethod
    def _part(value: object) -> str:
        """A value as one part of a path."""
        return quote(str(value), safe="")


def pages(call: Callable[..., Any], *values: Any, **query: Any) -> Iterator[Any]:
    """Every row of a list, page by page: `for job in pages(hireloom.list_jobs, position="open")`."""
    cursor: str | None = None
    while True:
        page = call(*values, cursor=cursor, **query)
        yield from page["data"]
        cursor = page["next_cursor"]
        if cursor is None:
            return


def _packed(form: Mapping[str, Any], boundary: str) -> bytes:
    """Fields and files as the body of a form; a list sends each of its values."""
    parts = []
    for field, given in form.items():
        for value in given if isinstance(given, list) else [given]:
            file = f'; filename="{value.name.translate(QUOTED)}"' if isinstance(value, File) else ""
            content = value.content if isinstance(value, File) else str(value).encode()
            head = f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"{file}\r\n\r\n'
            parts.append(head.encode() + content + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode()


def _seconds(retry_after: str | None) -> float:
    return float(retry_after) if retry_after and retry_after.isdigit() else 1.0


def _answer(refusal: HTTPError) -> Mapping[str, Any]:
    """Empty if a proxy answers with something else than JSON."""
    try:
        answer = json.loads(refusal.read())
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}
