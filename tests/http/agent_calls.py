"""Calls of the marketing agent's dashboard, and what they answer."""

SOON = "2026-11-22T08:00:00Z"


def data_of(answer):
    assert answer.status_code == 200, answer.get_json()
    body = answer.get_json()
    assert body["success"] is True
    assert set(body) == {"success", "data"}
    return body["data"]


def read(browser, call: str, **query):
    return data_of(browser.get(f"/api/api/seo/{call}", query_string=query))


def do(browser, call: str, **fields):
    return browser.post(f"/api/api/seo/{call}", json=fields)


def generated(browser):
    return data_of(do(browser, "generate-content"))
