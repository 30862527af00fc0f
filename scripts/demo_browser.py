"""A browser on a running demo server, for the scripts that take pictures and films of the product.

Start the server with `HIRELOOM_DEMO=1` and an empty data folder first: its people and samples are what is shown.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
MEDIA = ROOT / "webapp" / "public" / "media"
LANDING = ROOT / "webapp" / "src" / "features" / "landing"
SAMPLES = ROOT / "webapp" / "public" / "samples"
RESUME = SAMPLES / "Maya_Okafor_Resume.pdf"
JOB = (SAMPLES / "kestrel-senior-backend-engineer.txt").read_text()
SEEKER, PASSWORD = "seeker@demo.hireloom.example", "Welcome2hireloom!"
RECRUITER, ADMIN = "recruiter@loomworks.example", "admin@hireloom.example"


@contextmanager
def chromium() -> Iterator[Browser]:
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    program = next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def log_in(page: Page, email: str = SEEKER) -> None:
    page.goto("/user/login")
    page.get_by_label("Email").fill(email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Login", exact=True).click()
    page.wait_for_url(lambda url: "/user/login" not in url)
    page.get_by_role("heading", level=1).wait_for()


def choice(page: Page, name: str) -> Locator:
    """The control of this name (an analysis, a level): a button, a radio button or a tab."""
    return (
        page.get_by_role("button", name=name)
        .or_(page.get_by_role("radio", name=name))
        .or_(page.get_by_role("tab", name=name))
        .first
    )


def hide_what_floats(page: Page) -> None:
    """Hide the help button and the feedback tab, which every screen has and no picture should show."""
    page.evaluate(
        "for (const each of document.querySelectorAll('body *'))"
        " if (getComputedStyle(each).position === 'fixed' && !each.closest('[role=dialog],header,aside,nav'))"
        " each.style.visibility = 'hidden'"
    )


def settle(page: Page) -> None:
    """Wait until all requests are answered and all animations have ended."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(900)
