"""Offers over HTTP: made to people who were selected, answered once, and closed for good."""

import io
import json
import zipfile
from datetime import timedelta

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.testing.paper import pdf
from tests.conftest import PASSWORD
from tests.http.application_calls import apply, one
from tests.http.key_calls import ALL, SEEKERS
from tests.http.recruiter_calls import decide, verify


@pytest.fixture
def application(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


@pytest.fixture
def form(container):
    today = container.clock().today()
    return {
        "title": "Ward Nurse",
        "pay": "EUR 3,800 a month",
        "answer_by": f"{today + timedelta(7)}",
        "starts_on": f"{today + timedelta(40)}",
        "note": "Welcome to the ward.",
    }


def make(browser, number, form, **other):
    return browser.post(f"/api/applications/{number}/offers", json=form | other)


def answer(browser, number, offer, accepts, words=""):
    path = f"/api/applications/{number}/offers/{offer}/answer"
    return browser.post(path, json={"accepts": accepts, "words": words})


def offers(browser, number):
    return browser.get(f"/api/applications/{number}/offers").get_json()["offers"]


def states(browser, number):
    return [offer["state"] for offer in offers(browser, number)]


@pytest.mark.spec("HIR-O01")
def test_only_somebody_who_is_selected_gets_an_offer(its_recruiter, application, form, container):
    assert make(its_recruiter, application, form).get_json()["code"] == "offer_needs_selection"
    decide(its_recruiter, application, "Selected")
    yesterday = f"{container.clock().today() - timedelta(1)}"
    wrong = ({"title": " "}, {"pay": "a" * 201}, {"answer_by": yesterday}, {"starts_on": "9999-12-31"})
    for part in (*wrong, {"note": "a" * 5001}, {"answer_by": "soon"}):
        assert make(its_recruiter, application, form, **part).status_code == 422, part
    assert states(its_recruiter, application) == []
    assert make(its_recruiter, application, form, starts_on=None).status_code == 201
    assert states(its_recruiter, application) == ["open"]


@pytest.mark.spec("HIR-O02", "HIR-O04", "HIR-O06")
def test_the_applicant_accepts_and_the_decision_stands(its_recruiter, seeker, application, form, delivered, recruiter):
    decide(its_recruiter, application, "Selected")
    before = len(delivered())
    (offer,) = make(its_recruiter, application, form).get_json()["offers"]
    (letter,) = delivered()[before:]
    assert "EUR 3,800 a month" in html_of(letter)
    assert offers(seeker, application) == [offer]
    assert answer(seeker, application, offer["id"], True, "a" * 2001).status_code == 422
    assert answer(seeker, application, offer["id"], True, "With pleasure.").status_code == 200
    assert delivered()[-1].to == recruiter.email
    assert "With pleasure." in html_of(delivered()[-1])
    assert answer(seeker, application, offer["id"], False).get_json()["code"] == "offer_changed"
    assert decide(its_recruiter, application, "Submitted").get_json()["code"] == "offer_accepted"
    assert make(its_recruiter, application, form).get_json()["code"] == "offer_accepted"
    assert [line["what"] for line in one(seeker, application)["timeline"]][-2:] == ["offered", "offer_accepted"]


@pytest.mark.spec("HIR-O02")
def test_an_offer_cannot_be_answered_after_its_last_day(its_recruiter, seeker, application, form, container):
    decide(its_recruiter, application, "Selected")
    (offer,) = make(its_recruiter, application, form).get_json()["offers"]
    with container.store().writing() as tx:
        tx._connection.exec_driver_sql("UPDATE offers SET answer_by = '2020-01-01'")
    assert answer(seeker, application, offer["id"], True).get_json()["code"] == "offer_over"


@pytest.mark.spec("HIR-O03")
def test_offers_give_way_to_new_ones_and_to_other_decisions(its_recruiter, seeker, application, form):
    decide(its_recruiter, application, "Selected")
    make(its_recruiter, application, form)
    (_, second) = make(its_recruiter, application, form, pay="EUR 4,000 a month").get_json()["offers"]
    assert states(seeker, application) == ["withdrawn", "open"]
    path = f"/api/applications/{application}/offers/{second['id']}"
    assert its_recruiter.delete(path).status_code == 200
    assert its_recruiter.delete(path).get_json()["code"] == "offer_changed"
    make(its_recruiter, application, form)
    decide(its_recruiter, application, "Submitted")
    decide(its_recruiter, application, "Selected")
    assert states(seeker, application) == ["withdrawn"] * 3
    (*_, last) = make(its_recruiter, application, form).get_json()["offers"]
    assert answer(seeker, application, last["id"], False, "Too far away.").status_code == 200
    make(its_recruiter, application, form)
    assert seeker.post(f"/api/applications/{application}/withdraw").status_code == 200
    assert states(seeker, application) == [*["withdrawn"] * 3, "declined", "withdrawn"]


@pytest.mark.spec("HIR-O05", "HIR-O06")
def test_offers_are_between_the_applicant_and_those_who_decide(
    its_recruiter, signed_in, seeker, application, form, program
):
    decide(its_recruiter, application, "Selected")
    path = f"/applications/{application}/offers"
    made = program(its_recruiter, "applications:write").post(path, json=form)
    assert made.status_code == 201
    (offer,) = program(seeker, "applications:read").get(path).get_json()["offers"]
    stranger = signed_in()
    assert stranger.get(f"/api/applications/{application}/offers").status_code == 403
    assert answer(stranger, application, offer["id"], True).status_code == 404
    assert answer(its_recruiter, application, offer["id"], True).status_code == 404
    assert answer(seeker, application, offer["id"] + 1, True).status_code == 404


@pytest.mark.spec("HIR-O07")
def test_offers_are_in_the_download_and_go_with_the_applicant(its_recruiter, seeker, application, form, container):
    decide(its_recruiter, application, "Selected")
    make(its_recruiter, application, form)
    for browser in (its_recruiter, seeker):
        export = browser.post("/api/me/export", json={"password": PASSWORD})
        with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
            (offer,) = json.loads(packed.read("offers.json"))
        assert offer["pay"] == "EUR 3,800 a month"
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.offers.of(application) == []


def make_with_letter(browser, number, form, name, content):
    path = f"/api/applications/{number}/offers/letter"
    return browser.post(path, data=form | {"letter": (io.BytesIO(content), name)})


@pytest.mark.spec("HIR-O08")
def test_an_offer_letter_goes_with_the_email_and_is_read_by_both_sides(
    its_recruiter, signed_in, seeker, application, form, delivered, container, recruiter, job
):
    decide(its_recruiter, application, "Selected")
    paper = pdf("Welcome to the ward.")
    for name, content in (("offer.docx", paper), ("offer.pdf", b"PK\x03\x04")):
        refusal = make_with_letter(its_recruiter, application, form, name, content)
        assert refusal.status_code == 422, name
    assert make_with_letter(its_recruiter, application, form | {"pay": ""}, "offer.pdf", paper).status_code == 422
    assert make_with_letter(signed_in(), application, form, "offer.pdf", paper).status_code == 403
    with container.store().reading() as tx:
        assert tx.files.of_owner(its_recruiter.get("/api/session").get_json()["user"]["id"]) == []
    before = len(delivered())
    answered = make_with_letter(its_recruiter, application, form, "../Offer <1>.pdf", paper)
    assert answered.status_code == 201, answered.get_json()
    (letter,) = delivered()[before:]
    assert [(file.name, file.content) for file in letter.attachments] == [("Anna-Löwe-offer-letter.pdf", paper)]
    (offer,) = offers(seeker, application)
    assert (offer["letter"]["name"], offer["letter"]["size"]) == ("Offer 1.pdf", len(paper))
    for browser in (seeker, its_recruiter):
        assert browser.get("/api/documents/download", query_string={"filePath": offer["letter"]["key"]}).data == paper
    stranger = signed_in()
    verify(container, recruiter)
    its_recruiter.post("/api/company/members", json={})
    interviewer = signed_in("recruiter", email="emil@people.example")
    interviewer.post("/api/company/members", json={})
    number = interviewer.get("/api/session").get_json()["user"]["id"]
    its_recruiter.put(f"/api/company/members/{number}", json={"role": "interviewer"})
    its_recruiter.put(f"/api/jobs/{job.id}/team/{number}", json={"role": "interviewer"})
    assert interviewer.get(f"/api/applications/job/{job.id}").status_code == 200
    assert (
        interviewer.get("/api/documents/download", query_string={"filePath": offer["letter"]["key"]}).status_code == 403
    )
    assert stranger.get("/api/documents/download", query_string={"filePath": offer["letter"]["key"]}).status_code == 403
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.files.find(offer["letter"]["key"]) is None


def test_programs_make_withdraw_and_answer_offers(its_recruiter, seeker, application, form, program):
    recruiting, seeking = program(its_recruiter, *ALL), program(seeker, *SEEKERS)
    place = f"/applications/{application}/offers"
    assert recruiting.post(place, json=form).status_code == 409  # not selected yet
    decide(its_recruiter, application, "Selected")
    first = recruiting.post(place, json=form).get_json()["offers"][0]["id"]
    withdrawn = recruiting.call("DELETE", f"{place}/{first}")
    assert [offer["state"] for offer in withdrawn.get_json()["offers"]] == ["withdrawn"]
    assert recruiting.call("DELETE", f"{place}/{first}").status_code == 409
    second = recruiting.post(place, json=form).get_json()["offers"][1]["id"]
    reply = {"accepts": True, "words": "With pleasure."}
    assert recruiting.post(f"{place}/{second}/answer", json=reply).status_code == 404  # not theirs to answer
    answered = seeking.post(f"{place}/{second}/answer", json=reply).get_json()["offers"][1]
    assert (answered["state"], answered["words"]) == ("accepted", "With pleasure.")
    assert seeking.post(f"{place}/{second}/answer", json=reply).status_code == 409


def test_a_program_withdraws_an_application_of_its_owner_alone(its_recruiter, seeker, application, program):
    place = f"/applications/{application}/withdraw"
    assert program(its_recruiter, *ALL).post(place).status_code == 404
    seeking = program(seeker, *SEEKERS)
    assert (seeking.post(place).status_code, seeking.post(place).status_code) == (204, 409)
