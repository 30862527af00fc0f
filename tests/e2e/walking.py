"""What every walk begins with, and what every screen must pass."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, expect

PASSWORD = "Welcome2hireloom!"
SEEKER, RECRUITER, ADMIN = "seeker@demo.hireloom.example", "recruiter@loomworks.example", "admin@hireloom.example"


# Without a mark, a walk is walked in both.
on_a_desk = pytest.mark.parametrize("page", ["desktop-light"], indirect=True)
on_a_phone = pytest.mark.parametrize("page", ["phone-dark"], indirect=True)


REMEMBERED = """user => {
  if (sessionStorage.getItem('walk')) return
  sessionStorage.setItem('walk', 'begun')
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('lastActiveTime', String(Date.now()))
}"""


HOMES = {SEEKER: "/user/atsMainContent", RECRUITER: "/user/uploadJobPost", ADMIN: "/user/AdminUserPage"}


def sign_in(calls: APIRequestContext, email: str, password: str = PASSWORD) -> dict[str, Any]:
    """The calls that follow are this person's; who that is."""
    answer = calls.post("/api/login", data={"email": email, "password": password})
    assert answer.ok, answer.text()
    user: dict[str, Any] = answer.json()["user"]
    return user


def be(page: Page, email: str = SEEKER, password: str = PASSWORD) -> None:
    """From now on, the browser remembers somebody; the log-in itself has walks of its own."""
    page.add_init_script(f"({REMEMBERED})({json.dumps(sign_in(page.request, email, password))})")


def log_in(page: Page, email: str = SEEKER, at: str | None = None) -> None:
    """Go to the start screen, or to an address, as somebody whom the browser remembers."""
    be(page, email)
    page.goto(at or HOMES[email])
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def mark(page: Page) -> str:
    """What a walk adds to the names of what it creates: they differ from the demo world's and from those of its other
    variant, which may share a server."""
    assert page.viewport_size
    return str(page.viewport_size["width"])


WEAVING = "You weave cloth on our looms, draw them and repair them with Python and Docker. " * 15


def post_job(recruiter: APIRequestContext, title: str, place: str, description: str = WEAVING) -> dict[str, Any]:
    """A job for one walk only."""
    session = recruiter.get("/api/session").json()
    today = date.fromisoformat(session["server_date"])
    job = {
        "title": title,
        "company": "Loomworks",
        "location": place,
        "employmentType": "Contract",
        "description": description,
        "keywords": "Python, Docker",
        "datePosted": today.isoformat(),
        "applicationEndDate": (today + timedelta(20)).isoformat(),
        "expectedSalary": "NA",
    }
    answer = recruiter.post("/api/jobs", data=job, headers={"X-CSRF-Token": session["csrf_token"]})
    assert answer.status == 201, answer.text()
    posted_job: dict[str, Any] = answer.json()["job"]
    return posted_job


def open_job(page: Page, title: str) -> Locator:
    """The job in full: next to the list, on a phone over it."""
    return page.get_by_role("region", name=title).or_(page.get_by_role("dialog", name=title)).first


def stop_the_clock(page: Page) -> None:
    """Stop the installed clock: from now on, timers wait for `page.clock.run_for`, however busy the machine."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)


def give_password(page: Page, email: str = SEEKER, password: str = PASSWORD) -> None:
    page.goto("/user/login")
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Login", exact=True).click()


def log_in_by_hand(page: Page, email: str = SEEKER, password: str = PASSWORD) -> None:
    give_password(page, email, password)
    page.wait_for_url(lambda url: "/user/login" not in url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


LOADED = """part => {
  const file = performance.getEntriesByType('resource').find((one) => one.name.includes(`/${part}-`))
  return file && import(file.name)
}"""


def wait_for_parts(page: Page) -> None:
    """For what a screen asks, and the code of the parts that it loads once the browser has nothing else to do."""
    page.wait_for_load_state("networkidle")
    for part in ("CommandPalette", "Companions", "Toasts"):
        page.wait_for_function(LOADED, arg=part)


def forget_log_in(page: Page) -> None:
    """As a browser that nobody has logged in with. The page is left first: what it still asked would be refused."""
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.context.clear_cookies()


AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# It reads the color of every element again, although a screen has few colors: here each is read once.
AXE += """;(() => {
  const Color = axe.commons.color.Color.prototype
  const read = Color.parseString
  const known = new Map()
  Color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
})()"""
# Each of its thousands of color objects keeps its parts in seven shared maps: here it keeps them itself. And it works
# while the clock is stopped: it waits for the next turn and for nothing longer, as all that it looks at is there.
AXE = f"""((setTimeout, WeakMap, WeakSet) => {{{AXE}}})((run, ms) => {{
  if (ms > 1) return
  const {{ port1, port2 }} = new MessageChannel()
  port1.onmessage = () => {{ port1.close(); run() }}
  port2.postMessage(null)
}}, ...[1, 2].map(() => class {{
  key = Symbol()
  has(of) {{ return Object.hasOwn(of, this.key) }}
  get(of) {{ return of[this.key] }}
  set(of, value) {{ of[this.key] = value; return this }}
  add(of) {{ return this.set(of, true) }}
  delete(of) {{ return delete of[this.key] }}
}}))"""
# Eight rows stand for a long list: checking the contrast of every word is what takes time.
VIOLATIONS = """async (rules) => {
  const more = ['tbody > tr:nth-child(n + 9)', 'main ul > li:nth-child(n + 9)']
  const exclude = more.filter((each) => document.querySelector(each))
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await axe.run(exclude.length ? { exclude } : document, options)
  return violations.map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160))])
}"""


# Which screen this is, with its open dialogs and tabs.
SCREEN = """location.pathname.replaceAll(/\\d+/g, '')
  + [...document.querySelectorAll('h1, h2, [aria-selected=true]')].map((one) => one.textContent)"""
seen_in_both: set[str] = set()


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing on the screen as it stands, nor, the first time, in the colors of the other theme."""
    # Until the code of a screen is there, a spinner stands in its place, without a heading.
    expect(page.locator("h1").first).to_be_attached()
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    violations = page.evaluate(VIOLATIONS)
    assert violations == [], violations
    screen = page.evaluate(SCREEN)
    if screen in seen_in_both:
        return
    seen_in_both.add(screen)
    is_dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if is_dark else "dark")
    violations = page.evaluate(VIOLATIONS, ["color-contrast"])
    assert violations == [], violations
    page.emulate_media(color_scheme="dark" if is_dark else "light")
