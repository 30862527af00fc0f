"""What each sentence of a page adds for a job."""

import re

import pytest

from hireloom.domain.resumes.layouts import PageEntry, PageLine, PageSection, ResumePage
from hireloom.testing import samples
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.sentence_points import LONGEST_PAGE, MOST_READ, PageMatch, page_match
from hireloom.text_analysis.language.lexicon_files import load_lexicon

DEEDS = re.findall(r"^- (.+)$", samples.RESUME, re.M)


def match(*more: str) -> PageMatch:
    lines = tuple(PageLine(text, str(at)) for at, text in enumerate((*DEEDS, *more)))
    page = ResumePage("Marisol", (), (PageSection("Experience", (PageEntry("Engineer", "2019 - 2024", "", lines),)),))
    return page_match(page, (), samples.JOB, load_lexicon(), now=NOW)


def test_only_sentences_that_prove_something_are_worth_points() -> None:
    for sentence in match().sentences:
        assert sentence.percent is not None
        assert sentence.percent == 0 or sentence.proves
    assert any(sentence.percent for sentence in match().sentences)


@pytest.mark.parametrize(("length", "tried"), [(MOST_READ // 7, 6), (LONGEST_PAGE, 0)])
def test_on_a_page_far_longer_than_any_only_the_first_are_tried_out(length: int, tried: int) -> None:
    filler = ["Sorted the parcels of the day by their place."] * (length // 46)
    proving = [sentence for sentence in match(*filler).sentences if sentence.proves]
    assert len(proving) > tried
    assert [sentence.percent is None for sentence in proving] == [at >= tried for at in range(len(proving))]
