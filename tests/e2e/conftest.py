"""A real Chromium against the real server with the demo world, at desktop and phone width, in both themes."""

import inspect
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.e2e.walking import RECRUITER, sign_in

# What is waited for comes at once or, on a busy machine, late. A passing walk never waits this long.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

# The first of them starts, loads and draws for half the work of a whole browser.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PICTURES = Path(__file__).parent / "pictures"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
QUIET += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
# No page lives long enough to win back the time that optimizing its code takes.
QUIET += ["--js-flags=--no-opt --no-maglev"]
# Whatever a page asks of any other host fails, which the console says. Looking at each request would take a twentieth
# of a walk.
QUIET += ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long walks take long and come first: short ones are left for the end, when a core may have nothing else to do."""

    def length(item: pytest.Item) -> int:
        is_walk = isinstance(item, pytest.Function) and item.path.parent == Path(__file__).parent
        return len(inspect.getsource(item.function)) if is_walk else 0

    items.sort(key=length, reverse=True)


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data folder; its emails are in `outbox`."""
    return tmp_path_factory.mktemp("data")


def is_free(port: int) -> bool:
    """Below the ephemeral ports, nobody else takes the port before the server does."""
    with socket.socket() as place:
        return place.connect_ex(("127.0.0.1", port)) != 0


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """Where a server with its own fresh data folder answers."""
    port = next(port for port in range(20_000 + os.getpid() % 10_000, 32_000) if is_free(port))
    log = data / "server.log"
    settings = {"HIRELOOM_PORT": str(port), "HIRELOOM_DATA_DIR": str(data), "HIRELOOM_DEMO": "1"}
    # All walks come from one address, which registers more often than one person would.
    settings |= {"HIRELOOM_CODES_PER_ADDRESS": "500", "HIRELOOM_REGISTRATIONS_PER_ADDRESS": "500"}
    settings |= {"HIRELOOM_PRIVATE_PROVIDERS": "localhost", "HIRELOOM_PRIVATE_RECEIVERS": "localhost"}
    with log.open("wb") as out:
        command = [sys.executable, "-m", "hireloom", "serve"]
        server = subprocess.Popen(command, env=os.environ | settings, stdout=out, stderr=subprocess.STDOUT)
    where = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 240
        while True:
            try:
                urllib.request.urlopen(f"{where}/api/health", timeout=2).close()
                break
            except OSError:
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < deadline, log.read_text()
                time.sleep(0.2)
        yield where
    finally:
        server.terminate()
        server.wait(120)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def _started(playwright: Playwright, *more: str) -> Browser:
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=chromium, args=[*QUIET, *more])


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = _started(playwright)
    yield browser
    browser.close()


@pytest.fixture
def large_letters(playwright: Playwright, address: str) -> Iterator[Page]:
    """A page of the narrowest phone, in a browser that somebody has set to letters twice as large."""
    browser = _started(playwright, "--blink-settings=defaultFontSize=32")
    yield browser.new_page(base_url=address, viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    browser.close()


@pytest.fixture
def stranger(playwright: Playwright, address: str) -> Iterator[APIRequestContext]:
    """Calls outside of the browser, with their own cookies."""
    calls = playwright.request.new_context(base_url=address)
    yield calls
    calls.dispose()


@pytest.fixture
def recruiter(stranger: APIRequestContext) -> APIRequestContext:
    """The same for somebody who posts jobs."""
    sign_in(stranger, RECRUITER)
    return stranger


# The warning about a font whose text comes some seconds late.
SLOW = "was preloaded using link preload but not used"
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A walk that failed leaves a picture of the whole page, which costs too much to take of each."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(params=["desktop-light", "phone-dark"])
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page in one size and theme. At the end the console has no error, such as a request to any other host."""
    size, theme = request.param.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and SLOW not in message.text:
            complaints.append(f"{message.type}: {message.text}")

    page.on("console", listen)
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    yield page
    if request.node.stash.get(FAILED, False):
        PICTURES.mkdir(exist_ok=True)
        picture = PICTURES / f"{request.node.name}.jpg".replace("/", "-")
        page.screenshot(path=picture, type="jpeg", quality=80, full_page=True)
    context.close()
    expected = getattr(request.node, "expected_complaints", ())
    assert [c for c in complaints if not any(e in c for e in expected)] == []


@pytest.fixture
def expect_complaint(request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    """Name a console message that the walk provokes on purpose (a refused request is one in Chromium)."""

    def expect(*parts: str) -> None:
        request.node.expected_complaints = parts

    return expect
