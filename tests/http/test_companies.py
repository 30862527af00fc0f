"""Who sees contact data of people who have not applied: nobody, until the company has proven its domain."""

import json
from dataclasses import replace

import pytest

from hireloom.domain.companies import proving_record
from tests.http.application_calls import apply, outcome, with_profile
from tests.http.recruiter_calls import contact, listed, review_blind, verify
from tests.lookups import FROM_HERE, latest

CONTACTED = (200, "Message sent successfully!")
NOBODY = (404, "Candidate not found")


@pytest.fixture
def candidate(seeker):
    return with_profile(seeker, name="Anna Sommer", email="anna@home.example")


def email_of(browser) -> str:
    return browser.get("/api/session").get_json()["user"]["email"]


def matching(browser, job, **query):
    answer = browser.get(f"/api/jobs/{job.id}/matching_candidates", query_string={"min_score": 10} | query)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def audited(container, action):
    with container.store().reading() as tx:
        return [event for event in latest(tx, 80) if event.action == action]


def test_until_then_candidates_have_a_label_and_nothing_that_tells_who_they_are(
    its_recruiter, candidate, job, container
):
    body = matching(its_recruiter, job)
    (candidate_row,) = body["candidates"]
    assert (body["contacts_shown"], body["total"]) == (False, 1)
    assert (candidate_row["user_id"], candidate_row["email"]) == (None, "")
    assert candidate_row["name"] == f"Candidate {candidate_row['reference'][:5].upper()}"
    for telling in ("Anna", "Sommer", "anna@", email_of(candidate), "@"):
        assert telling not in json.dumps(body)
    assert matching(its_recruiter, job) == body  # the same label each time
    assert audited(container, "candidates.read") == []


def test_a_label_is_of_one_job_only(its_recruiter, candidate, job, container, recruiter):
    with container.store().writing() as tx:
        other_job = tx.jobs.add(replace(job, id=0))
    references = [matching(its_recruiter, row)["candidates"][0]["reference"] for row in (job, other_job)]
    assert references[0] != references[1]
    answer = contact(its_recruiter, None, other_job, candidate_reference=references[0])
    assert outcome(answer) == NOBODY


def test_a_message_to_a_label_arrives_and_does_not_tell_the_address(its_recruiter, candidate, job, letters, recruiter):
    reference = matching(its_recruiter, job)["candidates"][0]["reference"]
    answer = contact(its_recruiter, None, job, candidate_reference=reference)
    assert outcome(answer) == CONTACTED
    (mail,) = letters()
    assert (mail.to, mail.reply_to) == (email_of(candidate), recruiter.email)
    for wrong in ("", "x", reference[:-1], reference + "a", "é", "a" * 5000):
        assert outcome(contact(its_recruiter, None, job, candidate_reference=wrong)) == NOBODY


def test_no_message_finds_out_whether_a_candidate_has_an_address(its_recruiter, candidate, job, letters):
    for address in ("anna@home.example", email_of(candidate), "nobody@people.example"):
        assert outcome(contact(its_recruiter, address, job)) == NOBODY
    apply(candidate, job)
    assert outcome(contact(its_recruiter, email_of(candidate), job)) == CONTACTED  # they have applied


def test_who_has_applied_is_shown_as_before(its_recruiter, candidate, job):
    apply(candidate, job)
    (applicant,) = listed(its_recruiter, job)["applications"]
    assert (applicant["full_name"], applicant["email"]) == ("Anna Löwe", "anna@work.example")


def test_in_a_blind_review_an_application_changes_nothing_of_that(its_recruiter, candidate, job):
    review_blind(its_recruiter, job)
    before = matching(its_recruiter, job)
    apply(candidate, job)
    assert matching(its_recruiter, job) == before
    assert outcome(contact(its_recruiter, email_of(candidate), job)) == NOBODY
    reference = before["candidates"][0]["reference"]
    assert outcome(contact(its_recruiter, None, job, candidate_reference=reference)) == CONTACTED


def test_people_choose_who_finds_them(its_recruiter, signed_in, job, container, recruiter, clock):
    for visibility in ("all", "verified", "nobody"):
        person = with_profile(signed_in(), visibility=visibility, name=f"For {visibility.title()}")
        number = person.get("/api/session").get_json()["user"]["id"]
        profile = person.get(f"/api/jobsdb/user/{number}").get_json()["profile"]
        assert (profile["visibility"], profile["discoverable"]) == (visibility, visibility != "nobody")
    assert matching(its_recruiter, job)["total"] == 1
    verify(container, recruiter)
    body = matching(its_recruiter, job)
    assert (body["total"], {candidate["name"] for candidate in body["candidates"]}) == (2, {"For All", "For Verified"})
    wrong = its_recruiter.post("/api/jobsdb", data={"visibility": "some"}, content_type="multipart/form-data")
    assert wrong.status_code == 422


def test_people_with_equal_scores_stand_in_no_order_of_names(its_recruiter, signed_in, job, container, recruiter):
    for name in "ABCDEFGH":
        with_profile(signed_in(), name=name)
    anonymous = [candidate["reference"] for candidate in matching(its_recruiter, job)["candidates"]]
    pages = [matching(its_recruiter, job, page=page, page_size=3)["candidates"] for page in (1, 2, 3)]
    assert [candidate["reference"] for page in pages for candidate in page] == anonymous
    verify(container, recruiter)
    by_name = [candidate["reference"] for candidate in matching(its_recruiter, job)["candidates"]]
    assert sorted(by_name) == sorted(anonymous)
    assert by_name != anonymous


def test_the_text_record_proves_the_domain_for_all_of_its_people(
    its_recruiter, signed_in, recruiter, candidate, job, name_server, container
):
    company = its_recruiter.get("/api/company").get_json()
    assert company["company"] == {
        "domain": "people.example",
        "name": "",
        "is_verified": False,
        "method": None,
        "verified_at": None,
    }
    record = company["record"]
    assert (record["name"], company["sees_contacts"]) == ("_hireloom.people.example", False)
    missing = (409, "We have not found the TXT record yet. New records can take up to an hour to appear.")
    assert outcome(its_recruiter.post("/api/company/check")) == missing
    name_server.records[record["name"]] = ["v=spf1 -all", record["value"] + "x"]
    assert outcome(its_recruiter.post("/api/company/check")) == missing
    name_server.records[record["name"]].append(record["value"])
    checked = its_recruiter.post("/api/company/check").get_json()
    assert (checked["company"]["is_verified"], checked["company"]["method"]) == (True, "dns")
    assert checked["sees_contacts"]
    (event,) = audited(container, "companies.verified")
    assert (event.actor_id, event.subject, event.details) == (
        recruiter.id,
        "people.example",
        FROM_HERE | {"method": "dns"},
    )
    name_server.records.clear()
    assert its_recruiter.post("/api/company/check").get_json()["company"]["is_verified"]
    assert signed_in("recruiter").get("/api/company").get_json()["sees_contacts"]
    stranger = signed_in("recruiter", email="boss@elsewhere.example")
    assert not stranger.get("/api/company").get_json()["sees_contacts"]
    candidate_row = matching(its_recruiter, job)["candidates"][0]
    assert (candidate_row["name"], candidate_row["email"]) == ("Anna Sommer", email_of(candidate))
    (event,) = audited(container, "candidates.read")
    assert (event.actor_id, event.subject, event.details) == (
        recruiter.id,
        str(job.id),
        FROM_HERE | {"people": str(candidate_row["user_id"])},
    )


def test_whoever_proves_a_verified_domain_becomes_its_owner(
    its_recruiter, signed_in, container, recruiter, name_server
):
    verify(container, recruiter)

    def owner():
        with container.store().reading() as tx:
            company = tx.companies.of_domain("people.example")
        return company.method, company.verified_by

    before = owner()
    record = its_recruiter.get("/api/company").get_json()["record"]
    colleague = signed_in("recruiter")
    name_server.records[record["name"]] = [record["value"]]
    assert colleague.post("/api/company/check").status_code == 200  # another person's record proves nothing
    assert owner() == before
    assert its_recruiter.post("/api/company/check").status_code == 200
    assert owner() == ("dns", recruiter.id)
    assert its_recruiter.get("/api/company-login?domain=people.example").status_code == 200  # theirs to set up now
    assert colleague.get("/api/company-login?domain=people.example").status_code == 403


def test_each_person_has_a_record_of_their_own_for_each_domain(settings):
    domains, people = ("a.example", "b.example", "ab.example"), (1, 2, 12)
    values = {proving_record(domain, person, secret=settings.secret)[1] for domain in domains for person in people}
    assert len(values) == 9
    name, _ = proving_record("müller.example", 1, secret=settings.secret)
    assert name == "_hireloom.xn--mller-kva.example"


@pytest.mark.parametrize("answer", ["silence", "failure"])
def test_name_servers_that_do_not_answer_are_named_as_the_cause(its_recruiter, name_server, answer, container):
    name_server.mood = answer
    container.dns()._seconds = 0.3
    check = its_recruiter.post("/api/company/check")
    assert outcome(check) == (
        503,
        "The name servers of your domain are not answering. Please try again in a few minutes.",
    )


def test_checks_are_limited(its_recruiter):
    answers = [its_recruiter.post("/api/company/check") for _ in range(21)]
    assert {answer.status_code for answer in answers[:20]} == {409}
    assert outcome(answers[20]) == (429, "You have checked often. Please try again in an hour.")


@pytest.mark.parametrize("email", ["boss@proton.me", "boss@gmx.de", "boss@team.yopmail.com", "boss@mail.gmail.com"])
def test_a_mailbox_that_anybody_gets_proves_no_company(signed_in, email):
    browser, admin = signed_in("recruiter", email=email), signed_in("admin")
    company = browser.get("/api/company").get_json()
    assert (company["record"], company["sees_contacts"]) == (None, False)
    assert outcome(browser.post("/api/company/check"))[0] == 409
    domain = email.partition("@")[2]
    assert admin.post("/api/admin/companies", json={"domain": domain, "is_verified": True}).status_code == 422
    confirm = lambda yes: admin.post("/api/admin/confirmed-recruiters", json={"email": email, "is_confirmed": yes})  # noqa: E731
    assert confirm(True).status_code == 200
    assert [
        recruiter["email"] for recruiter in admin.get("/api/admin/confirmed-recruiters").get_json()["recruiters"]
    ] == [email]
    company = browser.get("/api/company").get_json()
    assert (company["is_confirmed"], company["sees_contacts"]) == (True, True)
    assert confirm(False).status_code == 200
    assert not browser.get("/api/company").get_json()["sees_contacts"]


def test_an_admin_decides_about_domains_and_people(its_recruiter, signed_in, candidate, job, container):
    admin = signed_in("admin")

    def decide(domain, yes):
        return admin.post("/api/admin/companies", json={"domain": domain, "is_verified": yes})

    its_recruiter.post("/api/company/check")  # admins see who has asked
    (company,) = admin.get("/api/admin/companies").get_json()["companies"]
    assert (company["domain"], company["is_verified"]) == ("people.example", False)
    assert outcome(decide("@People.example ", True)) == (200, "people.example is verified.")
    assert matching(its_recruiter, job)["contacts_shown"]
    assert decide("other.example", True).status_code == 200
    page = admin.get("/api/admin/companies?page=1&page_size=1").get_json()
    assert ([company["domain"] for company in page["companies"]], page["total"]) == (["other.example"], 2)
    assert admin.get("/api/admin/companies?q=PEOPLE").get_json()["total"] == 1
    assert outcome(decide("people.example", False)) == (200, "people.example is no longer verified.")
    assert not matching(its_recruiter, job)["contacts_shown"]
    assert decide("no domain", True).status_code == 400
    confirmation = {"email": email_of(candidate), "is_confirmed": True}
    assert admin.post("/api/admin/confirmed-recruiters", json=confirmation).status_code == 404
    assert [line.subject for line in audited(container, "companies.withdrawn")] == ["people.example"]


def test_admins_see_contact_data_and_that_is_recorded_too(signed_in, candidate, job, container):
    admin = signed_in("admin")
    assert matching(admin, job)["candidates"][0]["name"] == "Anna Sommer"
    assert len(audited(container, "candidates.read")) == 1


def test_contact_data_of_three_thousand_people_a_day_and_no_more(its_recruiter, candidate, job, container, recruiter):
    verify(container, recruiter)
    for _ in range(300):
        assert matching(its_recruiter, job)["total"] == 1
    answer = its_recruiter.get(f"/api/jobs/{job.id}/matching_candidates")
    assert (answer.status_code, answer.get_json()["code"]) == (429, "too_many_readings")
    assert len(audited(container, "candidates.read")) == 80


def test_whoever_leaves_is_not_confirmed_any_more(its_recruiter, signed_in, recruiter, container):
    admin = signed_in("admin")
    admin.post("/api/admin/confirmed-recruiters", json={"email": recruiter.email, "is_confirmed": True})
    admin.post("/api/admin/delete-user", json={"user_email": recruiter.email})
    assert admin.get("/api/admin/confirmed-recruiters").get_json()["recruiters"] == []
