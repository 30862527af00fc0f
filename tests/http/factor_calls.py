"""What a browser sends to set up and to use second factors and passkeys."""

from datetime import timedelta

from tests.http.authenticators import App

ANNA, BERT, PASSWORD = "anna@people.example", "bert@people.example", "Welcome2hireloom!"
FIREFOX = {"User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/145.0"}


def begin(browser, path):
    answer = browser.post(f"/api/{path}/begin")
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def add(browser, key, name="Laptop"):
    ceremony = begin(browser, "me/passkeys")
    body = {"ceremony": ceremony["ceremony"], "credential": key.made(ceremony["options"]), "name": name}
    return browser.post("/api/me/passkeys", json=body)


def use(browser, key, path, **more):
    ceremony = begin(browser, path)
    body = {"ceremony": ceremony["ceremony"], "credential": key.used(ceremony["options"])} | more
    answer = browser.post(f"/api/{path}", json=body)
    browser.token = (answer.get_json() or {}).get("csrf_token", browser.token)
    return answer


def log_in(browser, key):
    return use(browser, key, "login/passkey")


def security(browser):
    return browser.get("/api/me/security").get_json()


def actions(browser):
    return [line["action"] for line in security(browser)["log"]]


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def is_in(browser):
    return browser.get("/api/session").get_json()["user"] is not None


def set_up(browser, clock):
    """The app, and the recovery codes."""
    setup = browser.post("/api/me/authenticator/begin").get_json()
    app = App(setup["secret"], clock)
    answer = browser.post("/api/me/authenticator", json={"setup": setup["setup"], "code": app.code()})
    assert answer.status_code == 200
    clock.advance(timedelta(minutes=1))
    return app, answer.get_json()["recovery_codes"]
