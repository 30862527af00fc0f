"""The text of a job, and the limits of what may be compared."""

import pytest

from hireloom.domain.resume_match.job_texts import LONGEST_JOB, JobTooLong, NoRequirement, comparable, job_text


def test_a_job_is_read_up_to_its_longest_size():
    assert job_text("Cook " * (LONGEST_JOB // 5)).startswith("Cook")
    with pytest.raises(JobTooLong):
        job_text("x" * (LONGEST_JOB + 1))


def test_a_job_of_a_few_words_cannot_be_compared():
    assert comparable("We need a cook today") == "We need a cook today"
    with pytest.raises(NoRequirement):
        comparable("A cook today")
