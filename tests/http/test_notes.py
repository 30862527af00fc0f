"""Notes on an application: for those who decide."""

import io
import json
import zipfile

import pytest

from hireloom.domain.notes import Note
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, one, outcome
from tests.http.recruiter_calls import listed
from tests.lookups import latest


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def note(browser, number, text):
    return browser.post(f"/api/applications/{number}/notes", json={"text": text})


def notes(browser, number):
    return browser.get(f"/api/applications/{number}/notes").get_json()["notes"]


def exported(browser) -> dict[str, str]:
    content = browser.post("/api/me/export", json={"password": PASSWORD}).data
    packed = zipfile.ZipFile(io.BytesIO(content))
    return {name: packed.read(name).decode() for name in packed.namelist() if name.endswith(".json")}


def test_an_application_has_two_hundred_notes_at_most(its_recruiter, recruiter, application_id, container, clock):
    with container.store().writing() as tx:
        for number in range(199):
            tx.notes.add(Note(application_id, recruiter.id, f"Note {number}", clock.now()))
    assert note(its_recruiter, application_id, "The last one.").status_code == 201
    full = (409, "There are 200 notes on this application already. Please remove one first.")
    assert outcome(note(its_recruiter, application_id, "One more.")) == full
    assert len(notes(its_recruiter, application_id)) == 200
    assert its_recruiter.delete(f"/api/applications/{application_id}/notes/1").status_code == 200
    assert note(its_recruiter, application_id, "One more.").status_code == 201


def test_notes_are_kept_in_their_order_and_counted(its_recruiter, recruiter, job, application_id, signed_in):
    assert notes(its_recruiter, application_id) == []
    assert note(its_recruiter, application_id, "  Knows looms.\r\nAsk about weaving. ").status_code == 201
    note(signed_in("admin", username="Ada2"), application_id, "Seen.")
    first, second = notes(its_recruiter, application_id)
    assert (first["text"], first["author"], first["is_own"]) == (
        "Knows looms.\nAsk about weaving.",
        recruiter.username,
        True,
    )
    assert (second["author"], second["is_own"], second["at"][-1]) == ("Ada2", False, "Z")
    assert listed(its_recruiter, job)["applications"][0]["notes"] == 2


@pytest.mark.parametrize("text", [None, "", " \n ", "x" * 2001])
def test_a_note_says_something_and_not_too_much(its_recruiter, application_id, text):
    answer = note(its_recruiter, application_id, text)
    assert answer.status_code == 422
    assert notes(its_recruiter, application_id) == []
    assert note(its_recruiter, application_id, "x" * 2000).status_code == 201


def test_only_its_author_or_an_admin_removes_a_note(its_recruiter, application_id, signed_in, container):
    admin = signed_in("admin")
    recruiters_note = note(its_recruiter, application_id, "Mine").get_json()["notes"][0]["id"]
    admins_note = note(admin, application_id, "Theirs").get_json()["notes"][1]["id"]
    path = f"/api/applications/{application_id}/notes"
    assert outcome(its_recruiter.delete(f"{path}/{admins_note}"))[0] == 403
    assert outcome(its_recruiter.delete(f"{path}/999")) == (404, "Note not found")
    assert [note["id"] for note in its_recruiter.delete(f"{path}/{recruiters_note}").get_json()["notes"]] == [
        admins_note
    ]
    again = note(its_recruiter, application_id, "Again").get_json()["notes"][1]["id"]
    assert [note["id"] for note in admin.delete(f"{path}/{again}").get_json()["notes"]] == [admins_note]
    with container.store().reading() as tx:
        assert latest(tx, 1)[0].action == "notes.removed"


def test_a_note_of_another_application_is_not_found_here(its_recruiter, application_id, job, signed_in):
    other_application = apply(signed_in(), job).get_json()["application_id"]
    there = note(its_recruiter, other_application, "There").get_json()["notes"][0]["id"]
    assert outcome(its_recruiter.delete(f"/api/applications/{application_id}/notes/{there}")) == (404, "Note not found")
    assert len(notes(its_recruiter, other_application)) == 1


def test_whoever_applied_never_reads_them_and_only_their_author_takes_them_along(its_recruiter, seeker, application_id):
    note(its_recruiter, application_id, "Too quiet for us")
    assert "Too quiet" not in json.dumps(one(seeker, application_id))
    assert "Too quiet" not in "".join(exported(seeker).values())
    (own_note,) = json.loads(exported(its_recruiter)["notes.json"])
    assert (own_note["text"], own_note["application_id"]) == ("Too quiet for us", application_id)


def test_who_leaves_takes_the_notes_along(its_recruiter, seeker, application_id, job, signed_in):
    other_application = apply(signed_in(), job).get_json()["application_id"]
    note(its_recruiter, application_id, "About somebody")
    admin = signed_in("admin")
    note(admin, other_application, "By an admin")
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert notes(its_recruiter, application_id) == []
    assert its_recruiter.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert [note["text"] for note in notes(admin, other_application)] == ["By an admin"]
