"""Resumes as tagged PDFs, set by Typst from a template and embedded fonts. What people write comes in as data, never as
markup."""

import json
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from pathlib import Path

import typst

from hireloom.adapters.resume_files.fonts import font_folders
from hireloom.domain.resumes.layouts import PaperSize, ResumeLook, ResumePage

TEMPLATES = Path(str(files(__package__))) / "templates"
_PAPERS = {PaperSize.A4: "a4", PaperSize.LETTER: "us-letter"}


def resume_pdf(page: ResumePage, look: ResumeLook, photo: bytes = b"") -> bytes:
    """Depends only on what is given. Characters that no embedded font has come from the system's fonts."""
    values = {
        "resume": json.dumps(asdict(page)),
        "paper": _PAPERS[look.paper],
        "accent": look.color,
        "direction": "rtl" if page.is_rightward else "ltr",
        "photo": json.dumps([*photo]),
    }
    pdf = typst.compile(
        TEMPLATES / f"{look.template}.typ", root=TEMPLATES, font_paths=_fonts(), sys_inputs=values, format="pdf"
    )
    assert isinstance(pdf, bytes)
    return pdf


@cache
def _fonts() -> typst.Fonts:
    """Looked up once, because that takes longer than setting a page."""
    return typst.Fonts(font_paths=font_folders())
