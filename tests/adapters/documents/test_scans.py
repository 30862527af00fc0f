"""PDFs of pictures: recognized where tesseract is installed, otherwise refused with what to do."""

import contextlib
import shutil

import pytest

from hireloom.adapters.documents import child
from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.domain.documents import Format, NoText
from hireloom.testing import paper


@pytest.mark.spec("WS-144")
def test_a_scan_is_refused_with_what_to_do_where_nothing_reads_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(NoText, match=r"^Could not read any text from the document\. It is a scan, .* Please upload"):
        child.read(Format.PDF, paper.scan_of(paper.pdf(*paper.RESUME)))


@pytest.mark.spec("WS-144")
@pytest.mark.skipif(
    shutil.which("tesseract") is None, reason="tesseract is not installed: apt-get install tesseract-ocr"
)
def test_the_words_of_a_scan_are_recognized_where_they_stand() -> None:
    original = child.read(Format.PDF, paper.pdf(*paper.RESUME))
    with contextlib.closing(SandboxedReader()) as reader:  # within its limits
        scan = reader.read(paper.scan_of(paper.pdf(*paper.RESUME)), name="scan.pdf", formats=(Format.PDF,))
    assert (scan.is_scan, original.is_scan) == (True, False)
    assert scan.text == original.text
    for span, expected in zip(scan.spans, original.spans, strict=True):
        assert span.box == pytest.approx(expected.box, abs=6)
