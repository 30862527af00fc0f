"""Downloading one's data and leaving for good."""

import io
import json
import zipfile
from dataclasses import replace
from datetime import date, timedelta

import pytest

from hireloom.domain.identity.codes import Code, Purpose
from hireloom.domain.jobs import Job, Position
from hireloom.domain.mails.account_mails import signup_code
from hireloom.ports.mailers import MailFailed
from hireloom.testing.paper import pdf
from tests.http.application_calls import RESUME, post_job
from tests.http.whole_databases import whole
from tests.lookups import of_role

PASSWORD = "Welcome2hireloom!"
PROFILE = {
    "name": "Anna Löwe",
    "email": "anna@work.example",
    "phoneNumber": "4155550142",
    "countryCode": "+1",
    "skills": "Python, SQL",
    "jobRoles": "Backend Engineer, Lead",
    "experience": "5-10",
    "employmentType": "Full-Time",
    "relocationWillingness": "Yes",
    "expectedSalary": "NA",
    "is_basic": "0",
}


def live(browser, resume=RESUME):
    """Somebody who used the product."""
    data = PROFILE | {"resume": (io.BytesIO(resume), "Löwe.pdf")}
    assert browser.post("/api/jobsdb", data=data, content_type="multipart/form-data").status_code == 200
    assert browser.post("/api/feedback", json={"rating": 5, "message": "Fine words"}).status_code == 201
    return browser.get("/api/session").get_json()["user"]


def export(browser, password=PASSWORD):
    return browser.post("/api/me/export", json={"password": password})


def delete(browser, password=PASSWORD):
    return browser.post("/api/me/delete", json={"password": password})


def test_the_zip_holds_everything_that_is_kept_of_me(seeker):
    first, second = pdf("one"), pdf("two")
    live(seeker, first)
    me = live(seeker, second)
    answer = export(seeker)
    assert (answer.status_code, answer.mimetype) == (200, "application/zip")
    assert answer.headers["Content-Disposition"].startswith("attachment;")
    assert answer.headers["Cache-Control"] == "no-store"
    packed = zipfile.ZipFile(io.BytesIO(answer.data))
    result = {name: json.loads(packed.read(name)) for name in packed.namelist() if name.endswith(".json")}
    assert (result["account.json"]["email"], result["account.json"]["phone_number"]) == (me["email"], "+1-5550001111")
    assert (result["profile.json"]["name"], result["profile.json"]["experience"]) == ("Anna Löwe", "5-10")
    assert result["resume.json"]["basics"] == {
        "name": "Anna Löwe",
        "label": "Backend Engineer",
        "email": "anna@work.example",
        "phone": "+1-4155550142",
        "profiles": [],
    }
    assert result["resume.json"]["skills"] == [{"name": "Python"}, {"name": "SQL"}]
    assert [message["message"] for message in result["feedback.json"]] == ["Fine words", "Fine words"]
    assert result["help.json"] == []
    assert {"accounts.signed_in", "profiles.saved", "accounts.exported"} <= {
        event["action"] for event in result["audit.json"]
    }
    assert len(result["sessions.json"]) == 1
    files = [packed.read(name) for name in packed.namelist() if name.startswith("files/")]
    assert sorted(files) == sorted([first, second])
    assert PASSWORD not in answer.text if answer.is_json else PASSWORD.encode() not in answer.data
    assert "README.txt" in packed.namelist()


def test_the_zip_holds_nothing_of_others(seeker, signed_in):
    stranger = live(signed_in("user"))
    packed = zipfile.ZipFile(io.BytesIO(export(seeker).data))
    assert not [name for name in packed.namelist() if name.startswith("files/") or name == "profile.json"]
    assert stranger["email"].encode() not in b"".join(packed.read(name) for name in packed.namelist())


@pytest.mark.parametrize("call", [export, delete])
@pytest.mark.parametrize(
    ("password", "status", "sentence"),
    [
        ("wrong", 403, "This is not your password."),
        ("", 400, "Password is required"),
        (None, 400, "Password is required"),
        ("x" * 100_000, 403, "This is not your password."),
    ],
)
def test_both_ask_for_the_password_again(seeker, call, password, status, sentence):
    answer = call(seeker, password)
    assert (answer.status_code, answer.get_json()["message"]) == (status, sentence)
    assert seeker.get("/api/session").get_json()["user"]


@pytest.mark.parametrize("call", [export, delete])
def test_a_password_cannot_be_guessed_at_an_open_screen(seeker, call, settings, clock):
    for _ in range(settings.login_wrong_per_email):
        assert call(seeker, "wrong").status_code == 403
    assert call(seeker).status_code == 429
    clock.advance(timedelta(minutes=16))
    assert call(seeker).status_code == 200


@pytest.mark.spec("OPEN-079")
def test_a_deleted_account_leaves_nothing_of_the_person(seeker, visit, settings, container, clock):
    me = live(seeker)
    help_desk = {"name": "Anna", "email": me["email"], "message": "Please help"}
    visit().post("/api/help-messages", json=help_desk)
    assert visit().login(me["email"], "Wrong-password-1").status_code == 401  # counted by this email
    with container.store().writing() as tx:
        tx.codes.put(Code(Purpose.RESET, me["email"], "b" * 64, "s" * 64, clock.now()))
    answer = delete(seeker)
    body = answer.get_json()
    assert (answer.status_code, body["success"]) == (200, True)
    assert body["receipt"] in body["message"]
    assert answer.headers["Clear-Site-Data"] == '"storage"'
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]
    letter = container.mailer().letters[-1]
    assert (letter.to, body["receipt"] in letter.text) == (me["email"], True)
    with container.store().reading() as tx:
        assert tx.profiles.of(me["id"]) is None
        assert tx.files.of_owner(me["id"]) == tx.feedback.of(me["id"]) == tx.sessions.of(me["id"]) == []
        nobody = tx.users.get(me["id"])
        assert (nobody.username, nobody.phone, nobody.is_active) == ("Deleted user", None, False)
        assert tx.users.by_email(me["email"]) is tx.users.by_username(me["username"]) is None
        assert nobody not in of_role(tx, nobody.role)
        assert tx.codes.get(Purpose.RESET, me["email"], browser="b" * 64) is None
    tables = whole(container)
    assert "accounts.signed_in" in tables
    for word in (
        "Löwe",
        me["email"],
        me["username"],
        "anna@work",
        "5550001111",
        "4155550142",
        "Fine words",
        "Please help",
    ):
        assert word not in tables, word


@pytest.mark.spec("OPEN-079")
def test_the_last_mail_leaves_no_address_though_it_goes_out_later(seeker, container, clock):
    me, mailer = live(seeker), container.mailer()

    def down(*_):
        raise MailFailed("down")

    works, mailer.send = mailer.send, down
    assert delete(seeker).status_code == 200
    mailer.send = works
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    assert mailer.letters[-1].to == me["email"]
    with container.store().reading() as tx:
        assert me["email"] not in [letter.to for letter in tx.outbox.latest(9)]


@pytest.mark.spec("OPEN-079")
def test_every_session_ends_and_nobody_gets_in_again(people, visit):
    user = people.add()
    here, there = visit(), visit()
    here.login(user.email)
    there.login(user.email)
    assert delete(here).status_code == 200
    for browser in (here, there):
        assert browser.get("/api/session").get_json()["user"] is None
    assert visit().login(user.email).status_code == 401
    assert visit().login(f"deleted-{user.id}@deleted.invalid", "deleted").status_code == 401
    assert delete(there).status_code == 401


@pytest.mark.spec("OPEN-079")
def test_name_and_address_are_free_again(people, visit):
    user = people.add()
    browser = visit()
    browser.login(user.email)
    delete(browser)
    again = people.add(username=user.username, email=user.email)
    assert again.id != user.id
    assert visit().login(again.email).status_code == 200


@pytest.mark.spec("OPEN-079")
def test_the_jobs_of_a_recruiter_close_and_stay(signed_in, container, clock):
    recruiter = signed_in("recruiter")
    me = recruiter.get("/api/session").get_json()["user"]
    about = ("Nurse", "Loom", "Care.", "Pune", "Full-time", date(2026, 11, 20), None)
    job = Job(*about, recruiter_id=me["id"], recruiter_email=me["email"], created_at=clock.now())
    with container.store().writing() as tx:
        open_job, deleted_job = tx.jobs.add(job), tx.jobs.add(job.deleted(clock.now()))
    assert delete(recruiter).status_code == 200
    nobody = f"deleted-{me['id']}@deleted.invalid"
    with container.store().reading() as tx:
        for row in (open_job, deleted_job):
            left = replace(row, position=Position.CLOSED, recruiter_email=nobody, has_recruiter=False)
            assert tx.jobs.get(row.id) == left


def test_the_last_admin_cannot_leave(signed_in, people, container):
    first, second = signed_in("admin"), signed_in("admin")
    people.add("admin", is_active=False)  # cannot help anybody
    assert delete(first).status_code == 200
    answer = delete(second)
    assert (answer.status_code, answer.get_json()["message"]) == (
        409,
        "You are the only admin. Please make somebody else an admin first.",
    )
    assert second.get("/api/session").get_json()["user"]


@pytest.mark.spec("SEC-15", "SEC-38")
def test_the_last_super_admin_cannot_leave(signed_in, people):
    first, second = (signed_in("admin", is_super_admin=True) for _ in range(2))
    people.add("admin")  # cannot take the place
    people.add("admin", is_super_admin=True, is_active=False)
    assert delete(first).status_code == 200
    answer = delete(second)
    assert (answer.status_code, answer.get_json()["message"]) == (
        409,
        "You are the only super admin. Please have somebody else made a super admin first.",
    )
    assert second.get("/api/session").get_json()["user"]


def test_a_save_that_comes_after_the_end_keeps_nothing(people, container, settings):
    from hireloom.domain.files import Upload
    from hireloom.domain.profile_forms import ProfileInput
    from hireloom.domain.refusals import NotAllowed

    user = people.add()
    container.privacy().delete(PASSWORD, by=user)
    fields = {"name": "Anna", "email": "a@b.example", "phone_number": "4155550142", "country_code": "+1"}
    form = ProfileInput(fields | {"skills": "SQL", "job_roles": "Nurse"})
    with pytest.raises(NotAllowed):
        container.profiles().save(form, Upload("r.pdf", RESUME), by=user)
    with container.store().reading() as tx:
        assert tx.profiles.of(user.id) is None
    assert not [path for path in settings.files_dir.rglob("*") if path.is_file()]


def test_an_account_that_is_open_to_all_stays(make_container, settings, people):
    from hireloom.usecases.privacy import SharedDemoAccount

    user = people.add("user", email="seeker@demo.hireloom.example")
    demo = make_container(replace(settings, demo=True))
    with pytest.raises(SharedDemoAccount):
        demo.privacy().delete(PASSWORD, by=user)
    assert demo.privacy().delete(PASSWORD, by=people.add("user"))


def test_a_job_that_an_admin_deleted_is_still_kept_and_so_it_is_in_the_zip(signed_in, container, people):
    browser = signed_in("recruiter")
    me = browser.get("/api/session").get_json()["user"]
    with container.store().reading() as tx:
        posted = post_job(container, tx.users.get(me["id"]))
    container.jobs().delete(posted.id, by=people.add("admin"))
    packed = zipfile.ZipFile(io.BytesIO(export(browser).data))
    (result,) = json.loads(packed.read("jobs.json"))
    assert (result["title"], bool(result["deleted_at"])) == (posted.title, True)


def test_the_zip_holds_what_i_asked_the_help_desk(seeker, visit):
    me = live(seeker)
    for email, words in ((me["email"], "Please help"), ("bert@people.example", "Not mine")):
        visit().post("/api/help-messages", json={"name": "Anna", "email": email, "message": words})
    packed = zipfile.ZipFile(io.BytesIO(export(seeker).data))
    assert [load["message"] for load in json.loads(packed.read("help.json"))] == ["Please help"]


def test_letters_that_we_keep_ourselves_go_with_the_account(seeker, container):
    me = live(seeker)
    container.mailer().sent.append((signup_code(me["email"], "048213"), "<1@hireloom.example>"))
    assert delete(seeker).status_code == 200
    assert [letter.subject for letter in container.mailer().letters] == ["Your account was deleted"]
