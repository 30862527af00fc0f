"""Take the pictures of docs/tour.md: `.venv/bin/python scripts/tour_pictures.py http://localhost:8000` against a
running demo server, see demo_browser.py. It writes docs/pictures/*.webp.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

from demo_browser import ADMIN, RECRUITER, ROOT, SEEKER, chromium, hide_what_floats, log_in, settle
from landing_pictures import the_jobs, the_match
from PIL import Image
from playwright.sync_api import Page

PICTURES = ROOT / "docs" / "pictures"


def opened(path: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()

    return show


SHOTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "tour-match": (SEEKER, the_match),
    "tour-jobs": (SEEKER, the_jobs),
    "tour-tracker": (SEEKER, opened("/user/applicationTracker")),
    "tour-applicants": (RECRUITER, opened("/user/RecruiterTracker")),
    "tour-admin": (ADMIN, opened("/user/AdminUserPage")),
}


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    with chromium() as browser:
        for name, (email, show) in SHOTS.items():
            context = browser.new_context(
                base_url=address,
                viewport={"width": 1280, "height": 800},
                color_scheme="light",
                reduced_motion="reduce",
            )
            context.set_default_timeout(90_000)
            page = context.new_page()
            log_in(page, email)
            show(page)
            settle(page)
            hide_what_floats(page)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
            context.close()


if __name__ == "__main__":
    main()
