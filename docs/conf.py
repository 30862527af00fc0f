"""The documentation as a site: `make docs` builds it into dist/site with Sphinx, MyST and Furo.

The pages are those that GitHub and editors show; which page stands where, and the pages that `reference.py` writes
from the code, are added here. Nothing is loaded from another host.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parent))
import reference  # a neighbour, found by the line above

from hireloom import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Hireloom"
version = release = __version__
copyright = "the authors of Hireloom, Apache-2.0"
extensions = ["myst_parser"]
exclude_patterns = ["site"]
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
highlight_language = "none"  # indented blocks are commands, addresses and trees of folders
html_theme = "furo"
html_title = "Hireloom"
html_copy_source = False
html_static_path = ["site"]
html_css_files = ["site.css"]

CONTENTS = {
    "index": {
        "Begin": ("tour", "running"),
        "How to": ("swapping-providers", "frontend", "testing"),
        "How it works": ("architecture", "glossary", "matching", "models/*", "security", "measurements", "scale"),
        "Reference": (
            "glossary",
            "api",
            "roles",
            "hiring-data",
            "requirements-hiring",
            "requirements-workshop",
            *reference.PAGES,
        ),
        "Decisions": ("decisions/index",),
    },
    "decisions/index": {"": ("*",)},
}


def add_contents(_: "Sphinx", page: str, source: list[str]) -> None:
    for caption, pages in CONTENTS.get(page, {}).items():
        options = f":hidden:\n:glob:\n:caption: {caption}" if caption else ":glob:"
        source[0] += f"\n```{{toctree}}\n{options}\n\n" + "\n".join(pages) + "\n```\n"


def setup(app: "Sphinx") -> None:
    app.connect("builder-inited", lambda app: reference.write(Path(app.srcdir)))
    app.connect("source-read", add_contents)
