"""A PDF that does more than show its pages is known by its bytes, in whatever disguise."""

import tracemalloc
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.adapters.documents.pdf_activity import active_content
from hireloom.adapters.documents.pdf_objects import PdfObjects
from hireloom.domain.active_content import ActiveContent
from hireloom.testing import active_pdfs, paper
from hireloom.testing.active_pdfs import HARMFUL, HARMLESS, active_pdf
from tests.linear_time import takes_linear_time

KINDS = {
    "script": ActiveContent.SCRIPT,
    "program": ActiveContent.REACHING,
    "data": ActiveContent.REACHING,
    "call": ActiveContent.AUTOMATIC,
    "executable": ActiveContent.FILE,
    "form": ActiveContent.FORM,
}


@pytest.mark.spec("SEC-32")
@pytest.mark.parametrize("name", HARMFUL)
def test_what_could_harm_is_named(name: str) -> None:
    kind = ActiveContent.FILE if name == "script named as one" else KINDS[name.split()[0]]
    assert active_content(HARMFUL[name]) is kind


@pytest.mark.parametrize("name", HARMLESS)
def test_what_programs_of_offices_write_is_ordinary(name: str) -> None:
    assert active_content(HARMLESS[name]) is None


@pytest.mark.parametrize("content", [paper.pdf(), paper.scanned_pdf(), paper.long_pdf(60), paper.pdf_bomb(2)])
def test_a_document_without_any_of_it_is_ordinary(content: bytes) -> None:
    assert active_content(content) is None


IN_HEX = b"<< /Type /%b /N 1 /First 4 /Filter /ASCIIHexDecode >>\nstream\n%b>\nendstream"
LAUNCH = b"9 0 << /S /Launch >>".hex().encode()


@pytest.mark.parametrize(
    "content",
    [
        IN_HEX % (b"ObjStm", LAUNCH),
        IN_HEX % (b"Ob#6aStm", LAUNCH),
        b"<< /Filter /Standard >> trailer << /Encrypt 6 0 R >>",
        b"<< /Filter /Standard >> trailer << /#45ncrypt 6 0 R >>",
    ],
)
def test_what_only_a_whole_parser_reads_is_known_to_be_hidden(content: bytes) -> None:
    assert PdfObjects(active_pdf(content)).is_hidden
    assert not PdfObjects(active_pdf(b"<< >>", is_packed=True)).is_hidden


@given(st.binary(max_size=400), st.sampled_from([b"/JS", b"/AA", b"/EF", b"/OpenAction", b"/Type/ObjStm"]))
def test_no_bytes_break_it(content: bytes, key: bytes) -> None:
    active_content(b"%PDF-1.7 6 0 obj" + key + content)
    active_content(active_pdf(content + key + b"<<" + content, active_pdfs.stream_of(content)))


@pytest.mark.parametrize(
    "fragment",
    [b"/JS(AFA(", b"/AA<</a(", b"/AA<<", b"/OpenAction[", b"/AA<</O 1 0 R", b"1 0 obj 1 0 R ", b"/EF<</F 1 0 R>>",
     b"/AA<</a<", b"/a#41", b"#", b"(", b"<", b"/Type/ObjStm>>stream\n", b"1 0 obj<</Next 1 0 R>>/AA<</O 1 0 R>>",
     b"1 0 obj<<>>stream\n/EF 1 0 R ", b"1 0 obj<<>> /EF 1 0 R "],
)  # fmt: skip
def test_no_repetition_keeps_it_busy(fragment: bytes) -> None:
    def work(length: int) -> Callable[[], object]:
        return partial(active_content, b"%PDF-1.7\n" + fragment * (length // len(fragment)))

    assert takes_linear_time(work, 400_000)


def test_dictionaries_in_the_place_of_names_take_no_memory() -> None:
    tracemalloc.start()
    active_content(b"%PDF-1.7 /OpenAction " + b"<<" * 18 + b"(a)" + b" 1>>" * 18)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 100_000


def test_an_object_stream_without_objects_is_read() -> None:
    content = active_pdfs.object_stream([])
    assert active_content(active_pdf(content)) is None
