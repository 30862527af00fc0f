"""The documentation as a site: it builds without a warning, its links lead somewhere, it loads nothing from outside."""

import subprocess
import sys
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[2]


class Page(HTMLParser):
    """What a page of the site says, what it is linked by, what it links to and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = ""
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = defaultdict(str, {name: value or "" for name, value in attrs})
        self.ids.add(values["id"])
        if tag == "a" and values["href"]:
            self.links.add(values["href"])
        elif tag in ("img", "script", "link", "source", "iframe"):
            self.loads |= {values["src"], values["href"]} - {""}

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", "docs", target]
    subprocess.run(command, cwd=ROOT, check=True)
    return target


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text()) for path in site.rglob("*.html") if "_static" not in path.parts}


def test_every_link_and_its_anchor_lead_somewhere(pages: dict[Path, Page], site: Path) -> None:
    broken = []
    for path, page in pages.items():
        for link in page.links | page.loads:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            is_there = target.is_file() and (target not in pages or parts.fragment in ("", *pages[target].ids))
            if not is_there:
                broken.append(f"{path.relative_to(site)} → {link}")
    assert len(pages) > 40
    assert broken == []


def test_nothing_is_loaded_from_another_host(pages: dict[Path, Page], site: Path) -> None:
    foreign = {load for page in pages.values() for load in page.loads if urlsplit(load).netloc}
    assert foreign == set()
    assert [
        path for path in site.rglob("*.css") if "url(http" in path.read_text() or "url(//" in path.read_text()
    ] == []


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("reference/settings", "HIRELOOM_DATABASE_URL"),
        ("reference/commands", "hireloom create-admin"),
        ("reference/calls", "POST /api/login"),
        ("reference/ports", "Hand one letter to the provider"),
        ("reference/changes", "Keep a Changelog"),
    ],
)
def test_the_reference_is_made_from_the_code(pages: dict[Path, Page], site: Path, page: str, says: str) -> None:
    assert says in " ".join(pages[site / f"{page}.html"].text.split())
