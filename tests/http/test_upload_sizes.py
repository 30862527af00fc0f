"""How large files may be, as settings choose it."""

import io

import pytest

from hireloom.testing.paper import padded
from tests.http.application_calls import RESUME, apply, outcome
from tests.http.profile_calls import advanced, save

MB = 1024 * 1024
FULL = padded(RESUME, MB)
TOO_LARGE = "File size should not exceed 1MB."


@pytest.fixture
def environment(environment):
    return environment | {
        f"HIRELOOM_MOST_{name}_MEGABYTES": "1" for name in ("RESUME", "DOCUMENT", "CAREER_FILE", "SHEET")
    }


def test_screens_learn_them_with_the_session(visit):
    assert visit().get("/api/session").get_json()["uploads"] == {"resume_bytes": MB, "document_bytes": MB}


def test_one_byte_more_is_refused_everywhere(seeker, its_recruiter, job):
    def send(path, name="resume", browser=seeker):
        file = {name: (io.BytesIO(FULL + b" "), "cv.pdf")}
        return browser.post(path, data=file, content_type="multipart/form-data")

    assert outcome(save(seeker, advanced(resume=FULL + b" "))) == (413, TOO_LARGE)
    assert outcome(apply(seeker, job, resumeFile=FULL + b" ")) == (413, TOO_LARGE)
    assert outcome(send("/api/machine-view")) == (413, TOO_LARGE)
    assert outcome(send("/api/profile/from-resume")) == (413, TOO_LARGE)
    assert outcome(send(f"/api/jobs/{job.id}/brake")) == (413, TOO_LARGE)


def test_exactly_as_much_is_taken(seeker, job):
    assert apply(seeker, job, resumeFile=FULL).status_code == 201
