"""The parts of a line in a resume."""

import pytest

from hireloom.text_analysis.resumes.career_lines import undated


@pytest.mark.spec("WS-014")
@pytest.mark.parametrize(
    ("line", "parts"),
    [
        (
            "Honor Society: Member (October 2012 - May 2013), top 15%",
            ("Honor Society: Member, top 15%", "2012-10", "2013-05"),
        ),
        ("NIHSS Certified (September 2013)", ("NIHSS Certified", "2013-09", "2013-09")),
        ("Life Support (BLS), 2014", ("Life Support (BLS)", "2014", "2014")),
        ("Wrote main() in C", ("Wrote main() in C", "", "")),
    ],
)
def test_brackets_that_held_the_dates_alone_go_with_them(line, parts):
    assert undated(line) == parts
