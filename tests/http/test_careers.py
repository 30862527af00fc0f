"""GET and PUT /api/me/career, and what an import would add."""

import io
import json
import shutil
import zipfile

import pypdfium2
import pytest

from hireloom.domain.careers.career_files import FileWithDoctype, NoCareerFile
from hireloom.domain.careers.json_resumes import NoJsonResume
from hireloom.domain.identity.phones import Phone
from hireloom.testing.paper import docx, paragraph, pdf, scan_of

PASSWORD = "Welcome2hireloom!"
DEED = {"id": "d1", "text": "Charted every shift in Epic.", "sources": []}
ROLE = {"id": "p1", "title": "Staff Nurse", "employer": "Halewood General", "start": "2022-03", "is_current": True}
CAREER = {"positions": [ROLE | {"deeds": [DEED]}], "languages": [{"id": "l1", "name": "Italian", "level": "Fluent"}]}
PROFILE = {
    "name": "Anna Loewe",
    "email": "anna@work.example",
    "phoneNumber": "4155550142",
    "countryCode": "+1",
    "skills": "SQL",
    "jobRoles": "Nurse",
}
LINES = (
    "Anna Loewe",
    "anna@work.example | +1 415 555 0142",
    "Experience",
    "Staff Nurse, Halewood General, Mar 2022 - Present",
    "Charted every shift in Epic.",
    "Titrated heparin and amiodarone drips to protocol.",
)
PASSPORT = b"""<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification>
<PersonName><FirstName>Nora</FirstName><Surname>Castellano</Surname></PersonName><ContactInfo><TelephoneList><Telephone>
<Contact>+44 (0) 20 7946 0958</Contact></Telephone></TelephoneList></ContactInfo></Identification></LearnerInfo>
</SkillsPassport>"""
CANDIDATE = b"""<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
 xmlns:hr="http://www.hr-xml.org/3"><CandidatePerson><PersonName><oa:GivenName>Nora</oa:GivenName>
<hr:FamilyName>Castellano</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>nora@people.example</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>44</CountryDialing>
<oa:DialNumber>2079460958</oa:DialNumber></Communication></CandidatePerson></Candidate>"""


def career(browser):
    return browser.get("/api/me/career").get_json()


def save(browser, content, **more):
    return browser.put("/api/me/career", json={"career": content} | more)


@pytest.mark.spec("WS-030")
def test_a_career_is_saved_and_shown_as_a_whole(seeker):
    assert career(seeker)["career"]["positions"] == []
    answer = save(seeker, CAREER)
    assert answer.status_code == 200, answer.text
    assert career(seeker) == answer.get_json()
    (role,) = career(seeker)["career"]["positions"]
    assert (role["title"], role["place"], role["deeds"][0]["text"]) == ("Staff Nurse", "", DEED["text"])


@pytest.mark.spec("WS-031")
def test_of_two_tabs_the_second_is_told(seeker):
    version = career(seeker)["version"]
    first = save(seeker, CAREER, version=version).get_json()["version"]
    assert save(seeker, {}, version=version).status_code == 409
    assert career(seeker)["career"]["positions"][0]["title"] == "Staff Nurse"
    assert save(seeker, {}, version=first).status_code == 200


@pytest.mark.spec("WS-032")
@pytest.mark.parametrize(
    "wrong",
    [
        {"positions": [ROLE | {"start": "soon"}]},
        {"positions": [ROLE | {"end": "2023-01"}]},
        {"positions": [ROLE | {"title": "x" * 201}]},
        {"positions": [ROLE, ROLE]},
        {"positions": [ROLE | {"id": "p" + str(number)} for number in range(61)]},
        {"links": [{"id": "k", "address": "javascript:alert(1)"}]},
        {"languages": [{"name": "Italian"}]},
        {"languages": [{"id": "../x", "name": "Italian"}]},
        {"languages": [{"id": "l", "name": "a\x00b"}]},
        {"hobbies": []},
    ],
)
def test_what_is_no_career_is_refused(seeker, wrong):
    assert save(seeker, wrong).status_code == 422
    assert career(seeker)["career"]["positions"] == []


@pytest.mark.spec("WS-033")
def test_the_resume_on_file_brings_what_is_new_and_adds_nothing(seeker):
    assert seeker.post("/api/me/career/from-resume").status_code == 404
    me = seeker.get("/api/session").get_json()["user"]["id"]
    form = PROFILE | {"user_id": str(me), "resume": (io.BytesIO(pdf(*LINES)), "nora.pdf")}
    assert seeker.post("/api/jobsdb", data=form, content_type="multipart/form-data").status_code == 200
    before = save(seeker, CAREER).get_json()
    answer = seeker.post("/api/me/career/from-resume")
    assert answer.status_code == 200, answer.text
    assert answer.get_json()["is_scan"] is False
    (role,) = answer.get_json()["career"]["positions"]
    assert role["id"] == "p1"
    assert [deed["text"] for deed in role["deeds"]] == ["Titrated heparin and amiodarone drips to protocol."]
    (source,) = role["deeds"][0]["sources"]
    assert (source["words"], source["page"]) == ("Titrated heparin and amiodarone drips to protocol.", 1)
    assert career(seeker)["career"] == before["career"]


@pytest.mark.spec("WS-144")
@pytest.mark.skipif(
    shutil.which("tesseract") is None, reason="tesseract is not installed: apt-get install tesseract-ocr"
)
def test_a_career_that_was_recognized_in_a_scan_says_so(seeker):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    form = PROFILE | {"user_id": str(me), "resume": (io.BytesIO(scan_of(pdf(*LINES))), "scan.pdf")}
    assert seeker.post("/api/jobsdb", data=form, content_type="multipart/form-data").status_code == 200
    answer = seeker.post("/api/me/career/from-resume").get_json()
    assert answer["is_scan"] is True
    assert answer["career"]["positions"] != []


@pytest.mark.spec("WS-008")
def test_a_file_of_another_product_is_read_and_nothing_is_added(seeker):
    def send(content, name):
        return seeker.post("/api/me/career/from-file", data={"file": (io.BytesIO(content), name)})

    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("Positions.csv", "Company Name,Title\nHalewood,Nurse\n")
    answer = send(archive.getvalue(), "linkedin.zip").get_json()
    assert answer["name"] == "linkedin.zip"
    assert answer["career"]["positions"][0]["employer"] == "Halewood"
    for content, sentence in (
        (b"GIF89a", NoCareerFile.sentence),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><SkillsPassport>&b;</SkillsPassport>', FileWithDoctype.sentence),
        (b'{"a": 1}', NoJsonResume.sentence),
    ):
        refused = send(content, "file.zip")
        assert (refused.status_code, refused.get_json()["message"]) == (422, sentence)
    assert seeker.get("/api/me/career").get_json()["career"]["positions"] == []


@pytest.mark.spec("WS-299")
def test_a_resume_in_any_format_is_read_and_nothing_is_added(seeker):
    before = career(seeker)["career"]
    for resume, name in ((pdf(*LINES), "Anna.PDF"), (docx(*map(paragraph, LINES)), "anna.docx")):
        answer = seeker.post("/api/me/career/from-file", data={"file": (io.BytesIO(resume), name)}).get_json()
        (role,) = answer["career"]["positions"]
        assert (answer["name"], role["employer"], len(role["deeds"])) == (name, "Halewood General", 2)
    refused = seeker.post("/api/me/career/from-file", data={"file": (io.BytesIO(b"GIF89a"), "anna.pdf")})
    assert (refused.status_code, career(seeker)["career"]) == (422, before)


FIRST_SHAPE = {"firstName": "Nora", "lastName": "Castellano", "phone": {"work": "+1 614-555-0177"}}


@pytest.mark.spec("WS-302")
def test_an_import_says_whose_it_is(seeker):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("Profile.csv", "First Name,Last Name,Summary\nNora,Castellano,Nurse.\n")
        packed.writestr("PhoneNumbers.csv", "Extension,Number,Type\n,,\n,+1 614-555-0177,Mobile\n")
    for content, name, contacts in (
        (pdf("Nora Castellano", "(614) 555-0177", *LINES[1:]), "nora.pdf", ("Nora Castellano", "+1", "6145550177")),
        (archive.getvalue(), "linkedin.zip", ("Nora Castellano", "+1", "6145550177")),
        (PASSPORT, "passport.xml", ("Nora Castellano", "+44", "2079460958")),
        (CANDIDATE, "candidate.xml", ("Nora Castellano", "+44", "2079460958")),
        (b"<Candidate/>", "nobody.xml", ("", "", "")),
        (json.dumps({"bio": FIRST_SHAPE}).encode(), "resume.json", ("Nora Castellano", "+1", "6145550177")),
        (json.dumps({"basics": FIRST_SHAPE}).encode(), "resume.json", ("Nora Castellano", "+1", "6145550177")),
    ):
        answer = seeker.post("/api/me/career/from-file", data={"file": (io.BytesIO(content), name)}).get_json()
        assert tuple(answer["contacts"][key] for key in ("name", "country_code", "phone_number")) == contacts
    basics = {"name": "Ann O'Hara", "phone": "+44 (0) 20 7946 0958", "email": 7}
    answer = seeker.post("/api/me/career/from-json-resume", json={"resume": {"basics": basics}}).get_json()
    assert answer["contacts"]["name"] == "Ann OHara"
    for odd in ({"basics": []}, {"basics": {"name": 7, "phone": None}}):
        answer = seeker.post("/api/me/career/from-json-resume", json={"resume": odd}).get_json()
        assert set(answer["contacts"].values()) == {""}


@pytest.mark.spec("WS-307")
def test_without_a_profile_the_name_of_the_career_and_the_registered_phone_are_on_the_page(seeker):
    advert = "Registered Nurse\nWe need two years of telemetry monitoring."
    seeker.put("/api/me/career", json={"career": CAREER | {"name": " Nora  Castellano "}})
    page = seeker.post("/api/me/resumes", json={"advert": advert}).get_json()["page"]
    basics = seeker.get("/api/me/career/json-resume").get_json()["resume"]["basics"]
    assert (page["name"], basics["name"]) == ("Nora Castellano", "Nora Castellano")
    assert page["contacts"][0].replace(" ", "-") == basics["phone"] != ""


@pytest.mark.spec("WS-145")
def test_a_resume_is_read_with_the_dates_that_the_person_gives(seeker):
    resume = pdf("Anna Loewe", "EXPERIENCE", "Staff Nurse, Halewood General, Spring '21 - now", "- Charted in Epic.")

    def read(**lines):
        form = {"file": (io.BytesIO(resume), "anna.pdf")} | lines
        return seeker.post("/api/me/career/from-file", data=form)

    (undated,) = read().get_json()["career"]["positions"]
    assert (undated["title"], undated["start"], undated["is_current"]) == ("Staff Nurse", "", False)
    answer = {"lines": ["Staff Nurse, Halewood General, Spring '21 - now"], "dates": ["2021-04/.."]}
    (role,) = read(**answer).get_json()["career"]["positions"]
    assert (role["title"], role["start"], role["is_current"]) == ("Staff Nurse", "2021-04", True)
    assert read(**answer | {"dates": ["soon"]}).status_code == 422


@pytest.mark.spec("WS-034")
def test_a_json_resume_comes_in_and_goes_out(seeker):
    resume = {"work": [{"name": "Halewood General", "position": "Staff Nurse", "startDate": "2022-03"}]}
    answer = seeker.post("/api/me/career/from-json-resume", json={"resume": resume}).get_json()
    save(seeker, answer["career"])
    assert seeker.get("/api/me/career/json-resume").get_json()["resume"]["work"] == [
        {"name": "Halewood General", "position": "Staff Nurse", "startDate": "2022-03", "highlights": []}
    ]
    again = seeker.post("/api/me/career/from-json-resume", json={"resume": resume}).get_json()
    assert (again["career"]["positions"], again["disagreements"]) == ([], [])
    resume["work"][0]["startDate"] = "2022-04"
    (disagreement,) = seeker.post("/api/me/career/from-json-resume", json={"resume": resume}).get_json()[
        "disagreements"
    ]
    position = career(seeker)["career"]["positions"][0]
    assert (disagreement["section"], disagreement["entry_id"], disagreement["source"]["value"]) == (
        "positions",
        position["id"],
        "2022-04",
    )
    for wrong in ({}, {"a": 1}, {"work": "no"}, [], "no"):
        refused = seeker.post("/api/me/career/from-json-resume", json={"resume": wrong})
        assert (refused.status_code, refused.get_json()["message"]) == (422, NoJsonResume.sentence)


@pytest.mark.spec("WS-016")
def test_an_import_of_61_roles_brings_them_all_and_says_that_60_have_room(seeker):
    work = [{"name": f"Acme {number}", "position": "Cook"} for number in range(61)]
    answer = seeker.post("/api/me/career/from-json-resume", json={"resume": {"work": work}}).get_json()
    assert len(answer["career"]["positions"]) == 61
    assert answer["excess"] == ["A career keeps at most 60 roles, and this makes 61."]
    refused = save(seeker, answer["career"])
    assert (refused.status_code, refused.get_json()["message"]) == (422, answer["excess"][0])


@pytest.mark.spec("WS-035")
def test_nobody_sees_the_career_of_others(seeker, signed_in):
    save(seeker, CAREER)
    assert career(signed_in("user"))["career"]["positions"] == []


@pytest.mark.spec("WS-036")
def test_my_data_holds_my_career_and_leaving_removes_it(seeker, container):
    save(seeker, CAREER)
    me = seeker.get("/api/session").get_json()["user"]["id"]
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    assert json.loads(packed.read("career.json"))["positions"][0]["title"] == "Staff Nurse"
    assert json.loads(packed.read("resume.json"))["work"][0]["highlights"] == [DEED["text"]]
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.careers.of(me).positions == ()


@pytest.mark.spec("WS-100")
@pytest.mark.parametrize(("format", "first_bytes"), [("pdf", b"%PDF-"), ("docx", b"PK")])
def test_the_career_is_downloaded_as_a_resume(seeker, format, first_bytes):
    save(seeker, CAREER)
    answer = seeker.get("/api/me/career/resume", query_string={"format": format, "paper": "letter"})
    assert answer.data.startswith(first_bytes)
    assert f"resume.{format}" in answer.headers["Content-Disposition"]


@pytest.mark.spec("WS-100")
@pytest.mark.parametrize(("phone", "width"), [("+1", 612), ("+91", 595)])
def test_it_is_on_the_paper_of_the_country(signed_in, phone, width):
    browser = signed_in(phone=Phone(phone, "2025550143"))
    save(browser, CAREER)
    file = pypdfium2.PdfDocument(browser.get("/api/me/career/resume").data)
    assert round(file[0].get_width()) == width


@pytest.mark.spec("WS-100")
def test_no_resume_of_an_unknown_look(seeker):
    assert seeker.get("/api/me/career/resume?template=brocade").status_code == 422
