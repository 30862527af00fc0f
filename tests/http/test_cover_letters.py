"""Cover letters over the wire: who gets one, what is refused, and that what nothing supports is marked."""

import pytest

JOB = {"job_title": "Data Analyst", "company": "Cedar Mills", "job_description": "Analyse sales with SQL and Excel."}


def test_a_person_without_profile_gets_a_letter(seeker):
    answer = seeker.post("/api/generate-cover-letter", json=JOB)
    assert answer.status_code == 200
    assert answer.get_json()["success"] is True
    assert "Data Analyst" in answer.get_json()["cover_letter"]
