"""A Chromium with the browser extension loaded, and the pages of jobs and forms that it is pressed on."""

import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, Route

EXTENSION = Path(__file__).parents[2] / "extension"
FORMS = Path(__file__).parent / "forms"
SITE = "https://jobs.example"
CHROMIUM = shutil.which("chromium")  # the headless shell loads no extensions


def serve(route: Route) -> None:
    """Answers for SITE with a form, or with a file of the extension."""
    path = route.request.url.removeprefix(SITE).lstrip("/")
    file = EXTENSION / path.removeprefix("extension/") if path.startswith("extension/") else FORMS / path
    kind = "text/javascript" if path.endswith(".js") else "text/html"
    route.fulfill(body=file.read_text(), content_type=f"{kind}; charset=utf-8")


@dataclass(frozen=True)
class ExtensionBrowser:
    context: BrowserContext
    folder: Path

    def popup(self, *, over: str) -> Page:
        """The extension's window, as it opens over the page with this address."""
        popup = self.context.new_page()
        popup.add_init_script(
            "const query = chrome.tabs?.query.bind(chrome.tabs);"
            "if (query) chrome.tabs.query ="
            f"  async () => (await query({{}})).filter((tab) => tab.url?.startsWith('{over}'))"
        )
        # The id that Chromium gives to an unpacked extension.
        digest = hashlib.sha256(str(self.folder).encode()).hexdigest()[:32]
        id = "".join(chr(ord("a") + int(digit, 16)) for digit in digest)
        popup.goto(f"chrome-extension://{id}/popup.html")
        return popup


@contextmanager
def extension_browser(playwright: Playwright, work: Path, *sites: str) -> Iterator[ExtensionBrowser]:
    """A walk cannot press the button of the toolbar, which lets the extension into a page: its copy is let into these
    sites before."""
    folder = work / "extension"
    shutil.copytree(EXTENSION, folder)
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps(manifest | {"host_permissions": sites}))
    context = playwright.chromium.launch_persistent_context(
        work / "profile",
        executable_path=CHROMIUM,
        headless=False,
        args=["--headless=new", "--no-sandbox", f"--disable-extensions-except={folder}", f"--load-extension={folder}"],
        viewport={"width": 400, "height": 620},
        reduced_motion="reduce",
    )
    context.route(f"{SITE}/**", serve)
    yield ExtensionBrowser(context, folder)
    context.close()
