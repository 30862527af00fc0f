"""Duties in the past tense."""

import pytest

from hireloom.text_analysis.language.verbs import as_done


@pytest.mark.parametrize(
    ("duty", "verbs"),
    [
        ("Teach families what to do", "Taught families what to do"),
        ("Read and follow guidance", "Read and followed guidance"),
        ("Develops, implements and reviews plans", "Developed, implemented and reviewed plans"),
        ("Maintaining strict cashier accountability", "Maintained strict cashier accountability"),
        ("Plan menus and order stock", "Planned menus and order stock"),
        ("Process Optimization and troubleshooting", ""),
        ("Review of process equipment", ""),
        ("Calm under pressure", ""),
        ("Service for policyholders", ""),
        ("Listen", ""),
        ("", ""),
    ],
)
def test_the_verbs_that_open_a_duty(duty: str, verbs: str) -> None:
    assert as_done(duty) == verbs
