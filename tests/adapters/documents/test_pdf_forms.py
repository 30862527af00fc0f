"""PDFs whose text is in form fields, behind another form, or under codes of the file's own."""

import re

import pytest
from reportlab.pdfgen.canvas import Canvas

from hireloom.adapters.documents import child
from hireloom.domain.documents import Format, UnreadableDocument
from hireloom.testing import paper


def content_stream(*lines: str) -> str:
    return child.read(Format.PDF, paper.drawn(lambda canvas: paper.write(canvas, lines))).text


def test_filled_fields_are_read() -> None:
    def draw(canvas: Canvas) -> None:
        paper.write(canvas, ["Name"])
        canvas.acroForm.textfield(name="name", value="Maria Sample", x=120, y=775, width=200, height=18)

    assert "Maria Sample" in child.read(Format.PDF, paper.drawn(draw)).text


def test_a_filled_field_without_a_picture_of_its_value_is_read() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.acroForm.textfield(name="name", value="Maria Sample", x=120, y=775, width=200, height=18)

    content = paper.drawn(draw)
    bare = re.sub(rb"/AP <<.*?>>", lambda match: b" " * len(match.group()), content, flags=re.S)
    assert bare != content
    assert child.read(Format.PDF, bare).text == "Maria Sample"


def test_a_form_that_only_adobe_reader_shows_is_refused() -> None:
    with pytest.raises(UnreadableDocument, match="print it to a PDF"):
        content_stream("Please wait...", "If this message is not replaced, install a viewer.")


def test_letters_under_codes_of_their_own_are_refused() -> None:
    story = [f"Cared for the patients of ward {number} and taught students in the hospital" for number in range(9)]
    shifted = ["".join(chr(max(ord(sign) - 29, 33)) for sign in line) for line in story]
    with pytest.raises(UnreadableDocument, match="codes of its own"):
        content_stream(*shifted)
    assert content_stream(*story).split() == " ".join(story).split()
