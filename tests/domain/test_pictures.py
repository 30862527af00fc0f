"""Pictures lose what their makers did not mean to send, and nothing that is visible."""

from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from hireloom.domain.pictures import PictureTooLarge, without_traces
from hireloom.testing.pictures import gif, huge_png, jpeg, png, turned

HTML = b"<script>alert(1)</script>"


def points(content: bytes) -> list[bytes]:
    picture = Image.open(BytesIO(content))
    problems = []
    for frame in range(getattr(picture, "n_frames", 1)):
        picture.seek(frame)
        problems.append(picture.convert("RGBA").tobytes())
    return problems


WITH_TRACES = [
    jpeg(exif=turned(6), comment=b"Anna Secret", after=HTML),
    jpeg(after=HTML),
    png(texts={"Author": "Anna Secret", "Comment": "Spy Camera"}, after=HTML),
    gif(comment=b"Anna Secret", after=HTML),
    gif(comment=b"Anna Secret", frames=3),
]


@pytest.mark.spec("SEC-33")
@pytest.mark.parametrize("content", WITH_TRACES)
def test_what_nobody_sees_is_gone_and_every_point_stays(content: bytes) -> None:
    clean = without_traces(content)
    assert clean
    assert points(clean) == points(content)
    for trace in (b"Secret", b"Spy", HTML):
        assert trace not in clean
    assert without_traces(clean) == clean


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_that_lies_on_its_side_is_still_turned(orientation: int) -> None:
    clean = without_traces(jpeg(exif=turned(orientation)))
    result = Image.open(BytesIO(clean)).getexif()
    assert dict(result) == ({} if orientation == 1 else {0x0112: orientation})


@pytest.mark.parametrize(
    "exif",
    [
        b"Exif\0\0XX\0*",  # neither order of bytes
        b"Exif\0\0MM\0*\0\0\0\x08\0\x05",  # fewer entries than promised
        b"Exif\0\0MM\0*\0\0\0\x08\0\0",  # no entry
        turned(6).replace(b"\x12\x01\x03\0", b"\x12\x01\x04\0").replace(b"\x01\x12\0\x03", b"\x01\x12\0\x04"),
    ],
)
def test_a_picture_whose_camera_says_it_unreadably_stays_as_it_lies(exif: bytes) -> None:
    clean = without_traces(jpeg(exif=exif))
    assert clean
    assert b"Exif" not in clean
    assert clean == without_traces(jpeg())


def test_bytes_that_only_fill_are_left_out() -> None:
    assert without_traces(jpeg()[:2] + b"\xff\xff" + jpeg()[2:]) == without_traces(jpeg())


def test_a_film_of_pictures_still_runs() -> None:
    assert Image.open(BytesIO(without_traces(gif(frames=3)))).info["loop"] == 0


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xd8\xff",
        b"\xff\xd8\xff\xd9",
        jpeg()[:-2],
        jpeg()[:40],
        jpeg()[:-2] + b"\xff\x00",  # pixels without an end
        b"\xff\xd8\xff\xe0\0\1",  # a segment shorter than its own length
        b"\xff\xd8\xff\xe0\0\2\0",  # no marker where one must be
        png()[:-8],
        png()[:20],
        gif()[:-1],
        gif()[:12],
        huge_png(0, 10),
        b"%PDF-1.7",
    ],
)
def test_what_is_no_whole_picture_is_none(content: bytes) -> None:
    assert without_traces(content) is None


def test_forty_million_points_are_enough() -> None:
    assert without_traces(huge_png(8_000, 5_000))
    with pytest.raises(PictureTooLarge, match="more than 40 megapixels"):
        without_traces(huge_png(8_000, 5_001))


@given(st.sampled_from([jpeg(exif=turned(3)), png(), gif(frames=2)]), st.data())
def test_a_damaged_picture_breaks_nothing(content: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(content) - 1))
    damaged = content[:at] + data.draw(st.binary(max_size=4)) + content[at + 1 :]
    with suppress(PictureTooLarge):
        clean = without_traces(damaged)
        assert clean is None or len(clean) <= len(damaged) + 40
