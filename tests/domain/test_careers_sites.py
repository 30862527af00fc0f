"""Careers pages: their colors and the lengths of their texts."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.careers_sites import (
    LEAST_CONTRAST,
    LONGEST_ABOUT,
    AboutTooLong,
    ColourMalformed,
    ColourTooLight,
    careers_site,
    contrast_with_white,
    readable_colour,
)


@pytest.mark.spec("HIR-P11")
@given(st.integers(0, 0xFFFFFF))
def test_white_text_is_readable_on_every_colour_that_is_taken_or_proposed(number):
    colour = f"#{number:06x}"
    try:
        paint = readable_colour(colour)
    except ColourTooLight as refusal:
        paint = str(refusal).rstrip(".").split()[-1]
        assert contrast_with_white(colour) < LEAST_CONTRAST
        assert readable_colour(paint) == paint
    assert contrast_with_white(paint) >= LEAST_CONTRAST


@pytest.mark.spec("HIR-P11")
@pytest.mark.parametrize("colour", ["", "red", "#12345", "#1234567", "123456", "#12345g"])
def test_a_colour_is_six_hexadecimal_digits(colour):
    with pytest.raises(ColourMalformed):
        readable_colour(colour)


@pytest.mark.spec("HIR-P11")
def test_the_text_about_a_company_has_a_limit():
    now = datetime(2026, 11, 30, tzinfo=UTC)
    longest = f" {'a' * LONGEST_ABOUT} "
    site = careers_site(3, headline="Weave", about=longest, colour="#0000AA", is_published=True, now=now)
    assert (site.about, site.colour) == (longest.strip(), "#0000aa")
    with pytest.raises(AboutTooLong):
        careers_site(3, headline="Weave", about=longest + "a", colour="#0000AA", is_published=True, now=now)
