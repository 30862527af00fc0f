"""Spans of years, in every way that people write them."""

import pytest

from hireloom.text_analysis.language.durations import durations


@pytest.mark.parametrize(
    ("text", "least", "most", "is_open"),
    [
        ("3+ years", 3, None, True),
        ("8 to 12 years", 8, 12, False),
        ("three (3) years", 3, None, False),
        ("minimum of 5 yrs", 5, None, False),
        ("2-4 years", 2, 4, False),
        ("5 or more years", 5, None, True),
        ("ten years plus", 10, None, True),
        ("twenty-five years", 25, None, False),
        ("thirty years", 30, None, False),
        ("18 months", 1.5, None, False),
        ("8 to 10 year’s", 8, 10, False),
        ("zwei Jahre", 2, None, False),
        ("4–7 yrs", 4, 7, False),
        ("six months to one year", 0.5, 1, False),
        ("6 months - 2 years", 0.5, 2, False),
    ],
)
def test_a_span_is_read(text: str, least: float, most: float | None, is_open: bool) -> None:
    (duration,) = durations(f"At least {text} of welding")
    assert (duration.least, duration.most, duration.is_open) == (least, most, is_open)
    assert f"At least {text} of welding"[duration.start : duration.end].strip() in text


@pytest.mark.parametrize("text", ["in 2015 years", "$3 years", "1.5 yearsly", "401 years"])
def test_other_numbers_are_none(text: str) -> None:
    assert not list(durations(text))


def test_a_range_may_repeat_its_numbers_in_brackets_before_the_words() -> None:
    (duration,) = durations("Minimum (0) zero to (5) five years of relevant experience")
    assert (duration.least, duration.most) == (0, 5)
