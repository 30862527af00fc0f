"""What a job demands and the resume lacks, for the questions of an interview."""

import time

from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.writing.question_gaps import asked_gaps


def test_a_title_is_read_only_as_far_as_a_form_takes_one() -> None:
    asked_gaps("Nurse", JOB, RESUME, (), load_lexicon())
    start = time.process_time()
    asked_gaps("as a " * 30_000, JOB, RESUME, (), load_lexicon())
    assert time.process_time() - start < 0.5  # the whole title takes more than a second
