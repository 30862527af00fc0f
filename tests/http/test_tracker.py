"""What became of one's applications."""

import csv
import io
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import insert, select

from hireloom.adapters.sql.application_tables import applications
from hireloom.adapters.sql.tables import jobs
from hireloom.domain.applications import LEGACY
from hireloom.domain.jobs import Position
from hireloom.domain.snapshots import EventKind
from hireloom.domain.windows import MOST_ROWS
from hireloom.ports.mailers import MailFailed
from tests.http.application_calls import apply, auto_apply, change_job, one, outcome, post_job, tracked, with_profile
from tests.lookups import latest

REFUSED = (403, "You do not have permission to perform this action.")


@pytest.fixture
def three(seeker, container, recruiter, clock):
    """Applications for three jobs on three days, oldest first."""
    pages = []
    for title, company in (("Ward Nurse", "Loomworks"), ("Cook", "Halden Bank"), ("Übersetzer", "Loomworks")):
        job = post_job(container, recruiter, title=title, company=company)
        assert apply(seeker, job).status_code == 201
        pages.append(job)
        clock.advance(timedelta(hours=20))
    return pages


def email_of(browser) -> str:
    return browser.get("/api/session").get_json()["user"]["email"]


@pytest.mark.spec("TRACK-17", "API-56")
def test_mine_newest_first(seeker, three):
    body = tracked(seeker)
    assert [application["job_title"] for application in body["applications"]] == ["Übersetzer", "Cook", "Ward Nurse"]
    assert (body["success"], body["total"], body["message"]) == (True, 3, "")
    assert body["counts"] == {"Submitted": 3, "Selected": 0, "Rejected": 0}
    assert {application["applied_date"][-1] for application in body["applications"]} == {"Z"}


@pytest.mark.spec("ERR-84")
def test_none_yet(seeker):
    body = tracked(seeker)
    assert (body["applications"], body["total"], body["message"]) == ([], 0, "No applications found.")


@pytest.mark.spec("OPEN-134", "OPEN-068")
def test_pages_and_words_are_the_servers_work(seeker, three):
    body = tracked(seeker, page=2, page_size=2)
    assert ([application["job_title"] for application in body["applications"]], body["total"]) == (["Ward Nurse"], 3)
    for words, titles in (
        ("übers", ["Übersetzer"]),
        ("BANK", ["Cook"]),
        ("submit", ["Übersetzer", "Cook", "Ward Nurse"]),
        ("%", []),
    ):
        assert [application["job_title"] for application in tracked(seeker, query=words)["applications"]] == titles
    assert tracked(seeker, status="Selected")["total"] == 0
    assert outcome(seeker.get(f"/api/applications/user/{email_of(seeker)}?status=Hired")) == (422, "Invalid status")
    assert seeker.get(f"/api/applications/user/{email_of(seeker)}?page=0").status_code == 422


@pytest.mark.spec("TRACK-18", "SEC-17")
def test_only_mine_whoever_i_ask_for(seeker, three, signed_in, people):
    email = email_of(seeker)
    for stranger in (signed_in("user"), signed_in("recruiter")):
        for address in (email, "nobody@at.all.example", people.add().email):
            assert outcome(stranger.get(f"/api/applications/user/{address}")) == REFUSED
            assert outcome(stranger.get(f"/api/applications/user/{address}/export")) == REFUSED
    assert seeker.get(f"/api/api/applications/user/{email.upper()}").get_json()["total"] == 3


@pytest.mark.spec("TRACK-18")
def test_an_admin_may_read_any_and_that_is_written_down(seeker, three, signed_in, container):
    admin, email = signed_in("admin"), email_of(seeker)
    assert admin.get(f"/api/applications/user/{email}").get_json()["total"] == 3
    with container.store().reading() as tx:
        event = latest(tx, 1)[0]
    assert (event.action, event.subject) == ("applications.read", email)
    for nobody in ("nobody@at.all.example", "%00", "n" * 300):
        assert outcome(admin.get(f"/api/applications/user/{nobody}")) == (404, "User not found")
    with container.store().reading() as tx:
        assert latest(tx, 1)[0] == event


def test_one_is_for_its_writer_its_recruiter_and_admins(seeker, three, signed_in, visit, recruiter, container):
    other_recruiter, stranger, admin, its_own = signed_in("recruiter"), signed_in("user"), signed_in("admin"), visit()
    its_own.login(recruiter.email)
    note = one(seeker, 1)
    assert (note["full_name"], note["job_description"]) == ("Anna Löwe", "Care for thirty people.")
    assert [event["what"] for event in note["timeline"]] == ["submitted", "mailed"]
    assert one(its_own, 1) == note
    for outsider in (other_recruiter, stranger):
        assert outcome(outsider.get("/api/applications/1")) == REFUSED
    with container.store().reading() as tx:
        before = len(latest(tx, 500))
    assert one(admin, 1) == note
    with container.store().reading() as tx:
        assert len(latest(tx, 500)) == before + 1
    assert outcome(seeker.get("/api/applications/99")) == (404, "Application not found")


@pytest.mark.spec("OPEN-078")
def test_a_job_that_is_gone_still_has_its_snapshot(seeker, three, container, clock):
    assert one(seeker, 1)["job_available"] is True
    change_job(container, replace(three[0], deleted_at=clock.now()))
    change_job(container, replace(three[1], position=Position.CLOSED))
    body = tracked(seeker)
    assert body["total"] == 3
    for number in (1, 2):
        application = one(seeker, number)
        assert application["job_available"] is False
        assert application["job_description"] == "Care for thirty people."


def test_that_the_mail_went_out_in_the_end_stays_when_the_outbox_forgets_it(seeker, container, job, clock):
    mailer = container.mailer()
    works, mailer.send = mailer.send, lambda *_: (_ for _ in ()).throw(MailFailed("down"))
    assert apply(seeker, job).get_json()["email_sent"] is False
    mailer.send = works
    clock.advance(timedelta(minutes=2))
    container.outbox().deliver_due()
    sent_at = clock.now()
    clock.advance(timedelta(days=91))
    assert container.outbox().sweep() == 1
    with container.store().reading() as tx:
        assert [(application.what, application.at) for application in tx.applications.timeline(1)][1:] == [
            (EventKind.MAILED, sent_at)
        ]
    seeker.login("user1@people.example")
    assert [event["what"] for event in one(seeker, 1)["timeline"]] == ["submitted", "mailed"]


def test_the_table_opens_in_any_spreadsheet_and_computes_nothing(seeker, container, recruiter):
    formula = post_job(
        container, recruiter, title='=HYPERLINK("http://evil.example","x")', company="+cmd|' /C calc'!A0"
    )
    with_profile(seeker)
    auto_apply(seeker, formula)
    with container.store().writing() as tx:
        tx.applications.put(replace(tx.applications.get(1), visa_document=LEGACY, job_location="Pune,\n=1+1"))
    answer = seeker.get(f"/api/applications/user/{email_of(seeker)}/export")
    assert (answer.status_code, answer.mimetype) == (200, "text/csv")
    assert answer.headers["Content-Disposition"] == "attachment; filename=hireloom-applications.csv"
    assert answer.headers["Cache-Control"] == "no-store"
    head, line = csv.reader(io.StringIO(answer.data.decode("utf-8-sig")))
    assert dict(zip(head, line, strict=True)) == {
        "Job Title": '\'=HYPERLINK("http://evil.example","x")',
        "Company": "'+cmd|' /C calc'!A0",
        "Location": "Pune,\n=1+1",
        "Status": "Submitted",
        "Date": "2026-11-21",
        "Recruiter Email": recruiter.email,
        "Resume": "yes",
        "License": "no",
        "Visa": "yes (legacy)",
        "Match score": line[9],
        "Sent by": "One click",
    }
    assert line[9].isdigit()


@pytest.mark.parametrize("cell", ["=1", "+1", "-1", "@x", "\t=1", "\r=1", "＝1"])
def test_no_cell_begins_like_a_formula(cell):
    from hireloom.domain.sheets import as_cell

    assert as_cell(cell) == "'" + cell
    assert as_cell("1" + cell) == "1" + cell


def test_the_table_has_all_of_them_however_many_a_page_would_have(seeker, container, recruiter):
    apply(seeker, post_job(container, recruiter))
    with container.engine().begin() as connection:
        for table, about in ((jobs, "id"), (applications, "job_id")):
            row = dict(connection.execute(select(table)).one()._mapping)
            del row["id"]
            copies = [row | {about: number} for number in range(2, MOST_ROWS + 2)]
            connection.execute(insert(table), copies)
    assert tracked(seeker)["total"] == MOST_ROWS + 1
    table = seeker.get(f"/api/applications/user/{email_of(seeker)}/export").text
    assert len(table.splitlines()) == 1 + MOST_ROWS + 1
