"""Binary Word files: by our own reader, which sees what they hide."""

import shutil

import pytest

from hireloom.adapters.documents import child
from hireloom.domain.documents import Format, OmissionReason, UnreadableDoc
from hireloom.testing.paper import doc

SECRET = "Kubernetes Terraform"
VANISH = b"\x3c\x08\x01"
TINY = b"\x43\x4a\x02\x00"
WHITE = b"\x42\x2a\x08"
WHITE_RGB = b"\x70\x68\xff\xff\xff\x00"
BOLD = b"\x35\x08\x01"


def lines(content: bytes) -> list[str]:
    return [line for line in child.read(Format.DOC, content).text.split("\n") if line]


@pytest.mark.spec("OPEN-015")
def test_text_is_read_where_no_other_program_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert lines(doc("Maria Sample\rPflegerin in Köln, 外科\r")) == ["Maria Sample", "Pflegerin in Köln, 外科"]


def test_tables_become_rows_and_field_codes_vanish() -> None:
    text = "2018\x07Leeds\x07\x07\x13 HYPERLINK mailto:x \x14maria@sample.example\x15\rsoft\x1fly\x1eread\r"
    assert lines(doc(text)) == ["2018\tLeeds", "maria@sample.example", "softly-read"]


@pytest.mark.parametrize(
    ("properties", "why"),
    [
        (VANISH, OmissionReason.INVISIBLE),
        (BOLD + VANISH, OmissionReason.INVISIBLE),
        (WHITE, OmissionReason.INVISIBLE),
        (WHITE_RGB, OmissionReason.INVISIBLE),
        (TINY, OmissionReason.TINY),
    ],
)
def test_hidden_runs_are_left_out_and_told(properties: bytes, why: OmissionReason) -> None:
    text = f"Maria Sample\r{SECRET}\rNurse\r"
    looks = [(0, 13, b""), (13, 13 + len(SECRET), properties), (13 + len(SECRET), len(text), b"")]
    document = child.read(Format.DOC, doc(text, looks=looks))
    assert [line for line in document.text.split("\n") if line] == ["Maria Sample", "Nurse"]
    assert [(omission.why, omission.quote) for omission in document.omissions] == [(why, SECRET)]


def test_other_looks_stay() -> None:
    document = child.read(Format.DOC, doc("Maria Sample\r", looks=[(0, 13, BOLD + b"\x42\x2a\x01")]))
    assert document.text == "Maria Sample"
    assert document.omissions == ()


@pytest.mark.parametrize("size", [512, 600, 1536, 4096, 5000])
def test_a_file_cut_short_is_refused(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(UnreadableDoc):
        child.read(Format.DOC, doc("Maria Sample\r" * 200)[:size])


def test_chains_that_run_in_circles_end() -> None:
    content = bytearray(doc("Maria Sample\r" * 600))
    content[512 + 4 * 5 : 512 + 4 * 6] = (3).to_bytes(4, "little")
    with pytest.raises(UnreadableDoc):
        child.read(Format.DOC, bytes(content))
