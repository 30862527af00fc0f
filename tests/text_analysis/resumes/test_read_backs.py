"""What a machine gets back from a file that we made of a resume: all of it, or less."""

import pytest

from hireloom.domain.careers.records import CareerDeed, CareerPosition, CareerRecord, HeadedSentences
from hireloom.domain.documents import Document
from hireloom.domain.resumes.layouts import ResumePage
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.read_backs import ReadBack, read_back

RECORD = CareerRecord(
    (
        CareerPosition(
            *("p1", (), "Staff Nurse", "Halewood General", "", "2022-03", "", True),
            deeds=(CareerDeed("d1", (), "Read telemetry for five patients a shift."),),
        ),
    ),
    summary=(HeadedSentences("s1", (), "Summary"),),  # not printed, as nothing stands below it
)
PAGE = ResumePage("Nora Castellano", ("nora@posteo.example",), ())
TEXT = """Nora Castellano
nora@posteo.example

EXPERIENCE

Staff Nurse\tMar 2022 – Present
Halewood General
• Read telemetry for five patients a shift."""


@pytest.mark.spec("WS-109")
@pytest.mark.parametrize(
    ("text", "right"),
    [
        (TEXT, 7),  # name, email, title, employer, start, that it is the present role, a sentence
        (TEXT.replace("Mar 2022", "May 2022"), 6),
        (TEXT.replace("five", "six").replace("posteo", "post"), 5),
        ("A blank page.", 0),
    ],
)
def test_what_is_read_otherwise_or_not_at_all_does_not_count(text, right):
    assert read_back(Document(text, pages=2), PAGE, RECORD, load_lexicon()) == ReadBack(2, 7, right)
