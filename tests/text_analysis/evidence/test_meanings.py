"""What words mean: near words are near in meaning, whatever their letters; order and repetition tell nothing new."""

import pytest

from hireloom.text_analysis.evidence.meanings import SIZE, likeness_of, meaning, together
from hireloom.text_analysis.evidence.rare_words import rare_words


@pytest.mark.parametrize(
    ("word", "near", "far"),
    [
        ("nurse", "physician", "forklift"),
        ("Accounting", "bookkeeping", "cooking"),
        ("teaching pupils", "the education of students", "repair of engines"),
        ("driving a truck", "hauled freight with a tractor", "wrote invoices"),
    ],
)
def test_words_that_are_used_alike_are_near(word: str, near: str, far: str) -> None:
    assert likeness_of(meaning(word), meaning(near)) > 0.3 + likeness_of(meaning(word), meaning(far))


def test_a_meaning_is_a_direction_and_no_amount() -> None:
    once, twice = meaning("cooked fish"), meaning("Fish: cooked, cooked fish.")
    assert len(once) == SIZE
    assert likeness_of(once, once) == pytest.approx(1)
    assert likeness_of(once, twice) == pytest.approx(1, abs=1e-2)


@pytest.mark.parametrize("text", ["", "qzxv", "und der die das", "the and of"])
def test_a_text_without_known_words_means_nothing(text: str) -> None:
    assert likeness_of(meaning(text), meaning("nurse")) <= 0.35
    assert together([meaning("")]) == ()
    assert likeness_of((), meaning("nurse")) == 0


@pytest.mark.parametrize(
    ("word", "gendered_word"),
    [("Sisters of the Loom", "Brothers of the Loom"), ("She led her team", "He led his team")],
)
def test_words_of_one_gender_mean_nothing(word: str, gendered_word: str) -> None:
    assert meaning(word) == meaning(gendered_word)


def test_words_of_one_gender_are_not_compared() -> None:
    counts = {"captain": 1.0, "chess": 1.0}
    assert rare_words(counts | {"men": 1.0}) == rare_words(counts | {"women": 1.0}) == rare_words(counts)
