"""Files and versions of a letter, kept with a tracked job."""

import io

import pytest

from hireloom.testing import paper
from tests.http.application_calls import apply, post_job

JOB = {"title": "Nurse", "company": "Ridge", "text": "Nights."}


@pytest.fixture
def path(seeker):
    return f"/api/tracked-jobs/{seeker.post('/api/tracked-jobs', json=JOB).get_json()['job']['id']}"


def send(browser, path, content, name="offer.pdf"):
    return browser.post(f"{path}/files", data={"file": (io.BytesIO(content), name)})


@pytest.mark.spec("WS-216")
def test_files_are_kept_with_a_job_for_its_owner_alone(seeker, signed_in, path, container):
    (file,) = send(seeker, path, paper.pdf("An offer")).get_json()["files"]
    assert file["name"] == "offer.pdf"
    download = f"/api/documents/download?filePath={file['key']}"
    assert seeker.get(download).data.startswith(b"%PDF")
    other_seeker = signed_in("user")
    assert [send(other_seeker, path, paper.pdf()).status_code, other_seeker.get(f"{path}/documents").status_code] == [
        404,
        404,
    ]
    assert other_seeker.get(download).status_code == 403
    assert send(seeker, path, b"MZ", "a.exe").status_code == 422
    assert [send(seeker, path, paper.pdf()).status_code for _ in range(10)] == [201] * 9 + [409]
    left = seeker.delete(f"{path}/files/{file['public_name']}").get_json()["files"]
    assert (len(left), file["key"] in [document["key"] for document in left]) == (9, False)
    assert seeker.delete(f"{path}/files/{file['public_name']}").status_code == 404
    assert seeker.get(download).status_code == 404
    seeker.delete(path)
    assert seeker.get(f"/api/documents/download?filePath={left[0]['key']}").status_code == 404


@pytest.mark.spec("WS-217")
def test_the_newest_twenty_versions_of_a_letter_stay(seeker, path):
    for number in range(22):
        answer = seeker.post(f"{path}/letters", json={"text": f"Dear team, {number}"})
    seeker.post(f"{path}/letters", json={"text": "Dear team, 21 "})
    letters = seeker.get(f"{path}/documents").get_json()["letters"]
    assert letters == answer.get_json()["letters"]
    assert [letter["text"] for letter in letters] == [f"Dear team, {number}" for number in range(21, 1, -1)]
    assert len(seeker.delete(f"{path}/letters/{letters[0]['id']}").get_json()["letters"]) == 19
    assert seeker.delete(f"{path}/letters/{letters[0]['id']}").status_code == 404
    assert seeker.post(f"{path}/letters", json={"text": " "}).status_code == 422


@pytest.mark.spec("WS-218")
def test_a_saved_letter_shows_the_application_that_it_went_along_with(container, seeker, signed_in, recruiter, path):
    versions = ["Dear team,\r\n\r\nI nurse.", "Dear team,\n\nI nurse by night."]
    assert [seeker.post(f"{path}/letters", json={"text": text}).status_code for text in versions] == [201, 201]
    number = apply(seeker, post_job(container, recruiter), coverLetter=versions[0]).get_json()["application_id"]
    newest, oldest = seeker.get("/api/tracked-jobs/letters").get_json()["letters"]
    assert (newest["text"], newest["application_ids"]) == (versions[1], [])
    assert (oldest["title"], oldest["company"], oldest["application_ids"]) == ("Nurse", "Ridge", [number])
    assert signed_in("user").get("/api/tracked-jobs/letters").get_json()["letters"] == []
