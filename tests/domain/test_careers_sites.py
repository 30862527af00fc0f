"""Colors of careers pages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.careers_sites import LEAST_CONTRAST, ColourTooLight, contrast_with_white, readable_colour


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
