"""Joined patterns find what they would find if they were joined by bars alone."""

import re

from hypothesis import given
from hypothesis import strategies as st

from hireloom.text_analysis.language.alternatives import any_of

PATTERNS = (
    *(
        "ab?c",
        "a|b",
        r"\ba(?:b|c)",
        "(?:ab|c)d",
        "(?:a|b)?c",
        "a?b",
        "a*c",
        "a{0,2}d",
        "[ab]c",
        "[ab]?d",
        "[^a]b",
        "[1a]b",
    ),
    *(r"\d+a", "1b", "(?<!a)b", "(?=ab)a", r"^\W*d", "(?:(?:a|b)c|d)?a", r"\(a\)", "[)|]a", "", "(?:a|)b"),
)


@given(st.lists(st.sampled_from(PATTERNS), min_size=1, max_size=5), st.text("abcd1 ()|", max_size=12))
def test_what_is_found_is_the_same(patterns: list[str], text: str) -> None:
    plain = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    assert [match.span() for match in any_of(patterns).finditer(text)] == [
        match.span() for match in plain.finditer(text)
    ]
