"""Adding people to the talent pool of a company."""

from datetime import timedelta
from io import BytesIO

import pytest

from hireloom.domain.company_roles import CompanyRole, Member
from hireloom.domain.pool_people import STAY, UNDO
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, post_job
from tests.http.recruiter_calls import review_blind, verify
from tests.http.test_talent_pool import POOL, people_of

GREENHOUSE = (
    "First Name,Last Name,Email Addresses,Phone Numbers,Current Title,Tags,Last Activity\n"
    'Maria,Löwe,"maria@mail.example, m.loewe@post.example",+49 30 1234,Charge Nurse,"Hub, Runner-up",2026-03-01\n'
    "Omar,Haddad,omar@work.example,,Cook,,31/02/2025\n"
    ",,nobody@work.example,,,,\n"
    "=cmd|' /C calc'!A0,,calc@work.example,,,,\n"
    "Maria,Again,maria@mail.example,,,,\n"
    "Eva,Brandt,eva@,,,,\n"
)


@pytest.fixture
def company(container, recruiter, its_recruiter):
    verify(container, recruiter)
    assert its_recruiter.post("/api/company/members").status_code == 200
    with container.store().reading() as tx:
        return tx.companies.membership(recruiter.id).company_id


def send(browser, place, content, name="people.csv", **values):
    return browser.post(f"{POOL}/{place}", data={"file": (BytesIO(content), name), **values})


def add(browser, *people, **values):
    return browser.post(f"{POOL}/people", json={"people": people, **values})


@pytest.mark.spec("HIR-P24")
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_table_is_tried_first_and_then_added(its_recruiter, company, encoding):
    table = GREENHOUSE.encode(encoding)
    check = send(its_recruiter, "sheets/check", table).get_json()
    fields = ["first_name", "last_name", "email", "phone", "title", "tags", "last_contact"]
    assert [column["field"] for column in check["columns"]] == fields
    assert (check["rows"], check["new"], check["known"], check["failed"]) == (6, 2, 1, 3)
    assert [problem["line"] for problem in check["problems"]] == [3, 4, 7]
    assert people_of(its_recruiter) == []
    added = send(its_recruiter, "sheets", table).get_json()
    assert (added["added"], added["known"]) == (2, 1)
    calculated, person = people_of(its_recruiter)
    assert person["name"] == "Maria Löwe"
    assert (person["title"], person["tags"], person["applications"]) == ("Charge Nurse", ["Hub", "Runner-up"], 0)
    assert calculated["name"].startswith("=cmd")
    assert "'=cmd" in its_recruiter.get(f"{POOL}/export").text
    assert send(its_recruiter, "sheets/check", table).get_json()["new"] == 0


@pytest.mark.spec("HIR-P24")
def test_columns_can_be_chosen_and_bad_files_are_refused(its_recruiter, company):
    table = b"Person;Ort\nAda Lane;Portland\n"
    assert send(its_recruiter, "sheets/check", table).get_json()["columns"][1]["field"] is None
    assert send(its_recruiter, "sheets", table, columns='["name", "place"]').get_json()["added"] == 1
    assert people_of(its_recruiter)[0]["place"] == "Portland"
    for content, columns in ((b"", ""), (b"a,b\n1,2\n", ""), (table, '["name"]'), (table, "[[]]"), (b"\x00\xff", "")):
        refused = send(its_recruiter, "sheets/check", content, columns=columns)
        assert refused.status_code == 422, (content, columns)
    assert its_recruiter.post(f"{POOL}/sheets/check", data={}).status_code == 400


@pytest.mark.spec("HIR-P24")
@pytest.mark.parametrize(
    ("names", "encoding"),
    [
        ("山田太郎", "shift_jis"),
        ("タイトル", "shift_jis"),
        ("佐藤花子", "shift_jis"),
        ("やまだ", "shift_jis"),
        ("田中", "euc_jp"),
        ("王伟", "gbk"),
        ("王偉", "big5"),
        ("김민수", "euc_kr"),
        ("Иван", "cp1251"),
        ("Иван", "koi8_r"),
        ("Ada", "utf-16-le"),
        ("Ada\0Lane", "utf-8"),
    ],
)
def test_letters_that_cannot_be_read_are_refused(its_recruiter, company, names, encoding):
    table = f"Name,Email\n{names},ada@work.example\n".encode(encoding)
    for place in ("sheets/check", "sheets"):
        refused = send(its_recruiter, place, table)
        assert (refused.status_code, refused.get_json()["message"]) == (
            422,
            "The letters of this file cannot be read. Please save it as “CSV UTF-8” and choose it again.",
        )


@pytest.mark.spec("HIR-P24")
def test_western_letters_of_old_windows_tables_are_read(its_recruiter, company):
    names = ["Jürgen Groß", "José Ñuñez", "Šárka Žižková", "Seán O’Brien", "Zoë D´Arcy", "Łucja"[1:], "Noël – “Nono”"]
    table = "Name\n{}\n".format("\n".join(names)).encode("cp1252")
    assert send(its_recruiter, "sheets/check", table).get_json()["new"] == len(names)


@pytest.mark.spec("HIR-P25")
def test_an_import_is_undone_once_but_for_those_whom_somebody_has_changed(its_recruiter, company, clock, container):
    added = add(its_recruiter, {"name": "Ada Lane"}, {"name": "Tom Reyes", "email": "Tom@Mail.example"}).get_json()
    tom = next(person for person in people_of(its_recruiter) if person["name"] == "Tom Reyes")
    clock.advance(timedelta(hours=1))
    assert its_recruiter.put(f"{POOL}/{tom['key']}/tags", json={"tags": ["Hub"]}).status_code == 200
    [row] = its_recruiter.get(f"{POOL}/imports").get_json()["imports"]
    assert (row["people"], row["can_be_undone"]) == (2, True)
    place = f"{POOL}/imports/{added['import_id']}"
    assert its_recruiter.delete(place).get_json()["removed"] == 1
    assert [person["name"] for person in people_of(its_recruiter, tag="Hub")] == ["Tom Reyes"]
    assert its_recruiter.delete(place).status_code == 409
    late = add(its_recruiter, {"name": "Eva Brandt"}).get_json()["import_id"]
    with container.store().reading() as tx:
        assert not tx.talent_pool.people.imports(company, 1)[0].can_be_undone(clock.now() + UNDO)
    assert its_recruiter.delete(f"{POOL}/imports/{late + 1}").status_code == 404


@pytest.mark.spec("HIR-P26")
def test_a_resume_is_read_and_matched_and_nothing_is_saved(its_recruiter, company, make_docx):
    content = make_docx()
    answer = send(its_recruiter, "resumes/read", content, "resume.docx").get_json()
    person = answer["person"]
    assert not answer["is_known"]
    assert min(map(len, (person["name"], person["email"], person["skills"]))) > 2
    assert people_of(its_recruiter) == []
    added = add(its_recruiter, person, kind="resumes")
    assert added.get_json()["added"] == 1
    skill = person["skills"].partition(",")[0]
    assert [row["name"] for row in people_of(its_recruiter, search=skill)] == [person["name"]]
    assert send(its_recruiter, "resumes/read", content, "resume.docx").get_json()["is_known"]
    assert send(its_recruiter, "resumes/read", b"%PDF-1.4 nothing", "resume.pdf").status_code == 422


@pytest.mark.spec("HIR-P21")
def test_a_dry_run_does_not_tell_who_applied_blindly(seeker, its_recruiter, company, job):
    assert review_blind(its_recruiter, job).status_code == 200
    apply(seeker, job, email="anna@mail.example")
    table = b"name,email\nAnna,anna@mail.example\n"
    assert send(its_recruiter, "sheets/check", table).get_json()["known"] == 0
    assert add(its_recruiter, {"name": "Anna", "email": "anna@mail.example"}).get_json()["added"] == 1
    assert len(people_of(its_recruiter)) == 1


@pytest.mark.spec("HIR-P22")
def test_only_owners_and_recruiters_add_people_and_only_to_their_pool(
    its_recruiter, company, container, recruiter, people, visit, clock
):
    number = add(its_recruiter, {"name": "Ada Lane"}).get_json()["import_id"]
    [ada] = people_of(its_recruiter)
    domain = recruiter.email.partition("@")[2]
    manager, browser = people.add("recruiter", email=f"mina@{domain}"), visit()
    with container.store().writing() as tx:
        tx.companies.put_member(Member(company, manager.id, CompanyRole.HIRING_MANAGER, clock.now()))
    browser.login(manager.email)
    stranger = visit()
    stranger.login(people.add("recruiter", email="eva@elsewhere.example").email)
    for who, status in ((browser, 403), (stranger, 404)):
        assert add(who, {"name": "Tom Reyes"}).status_code == status
        assert send(who, "sheets/check", b"name\nTom\n").status_code == status
        assert who.get(f"{POOL}/imports").status_code == status
        assert who.delete(f"{POOL}/imports/{number}").status_code == status
        assert who.delete(f"{POOL}/{ada['key']}").status_code == status
    assert its_recruiter.delete(f"{POOL}/{ada['key']}").status_code == 200
    assert its_recruiter.delete(f"{POOL}/{ada['key']}").status_code == 404
    assert people_of(its_recruiter) == []


@pytest.mark.spec("HIR-P23")
def test_people_leave_after_a_year_or_when_their_consent_ends_or_with_their_account(
    its_recruiter, company, container, clock
):
    today = clock.today()
    consent = (today + timedelta(days=30)).isoformat()
    add(its_recruiter, {"name": "Ada Lane"}, {"name": "Tom Reyes", "consent_until": consent})
    clock.advance(timedelta(days=31))
    assert container.housekeeping().sweep_pools() == 1
    clock.advance(STAY)
    assert container.housekeeping().sweep_pools() == 1


@pytest.mark.spec("HIR-P23")
def test_a_deleted_account_takes_along_what_recruiters_added(its_recruiter, company, people, visit):
    seeker, user = visit(), people.add()
    seeker.login(user.email)
    add(its_recruiter, {"name": "Anna", "email": user.email})
    assert len(people_of(its_recruiter)) == 1
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    assert people_of(its_recruiter) == []


@pytest.mark.spec("HIR-P27")
def test_the_open_jobs_that_fit_somebody_are_shown_with_the_proof(its_recruiter, company, container, recruiter, people):
    fitting = post_job(container, recruiter, title="Ward Nurse", keywords="Triage, Phlebotomy")
    post_job(container, recruiter, title="Sous Chef", keywords="Knives")
    post_job(container, people.add("recruiter", email="eva@elsewhere.example"), title="Ward Nurse", keywords="Triage")
    add(its_recruiter, {"name": "Ada Lane", "title": "Ward Nurse", "skills": "Triage, ICU"})
    [ada] = people_of(its_recruiter)
    [fit] = its_recruiter.get(f"{POOL}/{ada['key']}/jobs").get_json()["jobs"]
    assert (fit["id"], fit["matching_skills"], fit["missing_skills"]) == (fitting.id, ["Triage"], ["Phlebotomy"])
    assert its_recruiter.get(f"{POOL}/p{2**31}/jobs").status_code == 404
