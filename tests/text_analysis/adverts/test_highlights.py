"""What an advert asks for and offers, in a few of its own lines."""

import pytest

from hireloom.demo.jobs import adverts
from hireloom.testing import samples
from hireloom.testing.text_arguments import TODAY
from hireloom.text_analysis.adverts.highlights import LONGEST_HIGHLIGHT, MOST_HIGHLIGHTS, AdvertHighlights, highlights

ADVERT = """You look after twelve patients on the surgical ward.

Requirements
- **A Maine** or compact RN license
- One year on a ward, in any field.
- BLS certification

What we offer
- $6 an hour more for nights
- A schedule you can plan around, with paid time off
"""


@pytest.mark.spec("HIR-P40")
def test_an_advert_says_in_its_own_lines_what_it_asks_for_and_offers():
    assert highlights("Registered Nurse", "Fairhaven", ADVERT) == AdvertHighlights(
        ("A Maine or compact RN license", "One year on a ward, in any field", "BLS certification"),
        ("$6 an hour more for nights", "A schedule you can plan around, with paid time off"),
    )


@pytest.mark.spec("HIR-P40")
def test_every_line_is_the_beginning_of_one_in_the_advert_and_short():
    for job in adverts(TODAY):
        needs, offers = highlights(job.title, job.company.name, job.description)
        assert max(len(needs), len(offers)) <= MOST_HIGHLIGHTS
        advert = " ".join(job.description.replace("**", "").split()).casefold()
        for line in (*needs, *offers):
            assert len(line) <= LONGEST_HIGHLIGHT
            assert line.rstrip("…").casefold() in advert


@pytest.mark.spec("HIR-P40")
@pytest.mark.parametrize("text", ["", "We sell shoes.", "\n" * 50])
def test_an_advert_that_asks_for_nothing_has_no_lines(text):
    assert highlights("Clerk", "Loomworks", text) == AdvertHighlights()


def test_a_line_of_two_lists_is_not_repeated():
    assert len(set(highlights("Nurse", "", samples.JOB).needs)) == len(highlights("Nurse", "", samples.JOB).needs)
