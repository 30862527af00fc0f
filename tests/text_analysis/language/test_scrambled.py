"""Text whose letters stand for other letters."""

import pytest

from hireloom.text_analysis.language.scrambled import is_scrambled

STORIES = [
    "Cared for patients of the ward and taught students in the hospital. " * 5,
    "Betreute die Patienten der Station und bildete in der Klinik Pflegende aus. " * 5,
    "Opiekowałem się pacjentami oddziału i uczyłem studentów w szpitalu. " * 5,
]


@pytest.mark.parametrize("text", STORIES)
def test_a_text_is_readable_in_any_language_and_scrambled_with_its_letters_moved(text: str) -> None:
    assert not is_scrambled(text)
    assert is_scrambled("".join(chr(ord(sign) - 29) if sign.isalpha() and sign.isascii() else sign for sign in text))


@pytest.mark.parametrize("text", ["SQL XML HTML CSS", "\u0928\u0930\u094d\u0938 " * 100, "", "2015 2016 " * 50])
def test_short_lists_other_scripts_and_numbers_are_readable(text: str) -> None:
    assert not is_scrambled(text)
