"""Making API keys, and calling /api/v1 with them."""

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

ALL = [
    *("jobs:write", "applications:write", "candidates:read", "documents:read"),
    *("people:read", "searches:write", "tracker:write", "webhooks:write"),
]
SEEKERS = ["jobs:read", "applications:write", "documents:read", "people:read", "searches:write", "tracker:write"]


def make(
    browser: Any, *scopes: str, days: int | None = 90, name: str = "Workday sync", is_test: bool = False
) -> TestResponse:
    fields = {"name": name, "scopes": scopes, "expires_in_days": days, "is_test": is_test}
    answer: TestResponse = browser.post("/api/me/keys", json=fields)
    return answer


class Program:
    """Something that calls with a key, and without any cookie."""

    def __init__(self, http: FlaskClient, token: str) -> None:
        self.http, self.headers = http, {"Authorization": f"Bearer {token}"}

    def get(self, path: str, **options: Any) -> TestResponse:
        return self.call("GET", path, **options)

    def post(self, path: str, **options: Any) -> TestResponse:
        return self.call("POST", path, **options)

    def call(self, method: str, path: str, **options: Any) -> TestResponse:
        headers = self.headers | options.pop("headers", {})
        return self.http.open(f"/api/v1{path}", method=method, headers=headers, **options)
