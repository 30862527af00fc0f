"""/api/me/resumes: versions of the career, each for one job."""

import io
import json
import zipfile
from datetime import timedelta

import docx
import pytest

from hireloom.domain.files import FileKind
from hireloom.domain.identity.phones import Phone
from hireloom.testing import pictures

PASSWORD = "Welcome2hireloom!"
ADVERT = """Registered Nurse, Telemetry
Requirements
- Two years of telemetry monitoring on a step-down unit
- Charge nurse experience preferred
- Experience charting in Epic
- Basic Life Support certification required
- ACLS certification required
- Precepting new graduates
- Bachelor of Science in Nursing
"""
DEEDS = (
    "Read continuous telemetry for five step-down patients a shift.",
    "Charge nurse every third weekend: 28 beds, eight nurses.",
    "Planted roses in the garden.",
)
ROLE = {"id": "p1", "title": "Staff Nurse", "employer": "Halewood General", "start": "2022-03", "is_current": True}
CAREER = {"positions": [ROLE | {"deeds": [{"id": f"d{at}", "text": text} for at, text in enumerate(DEEDS)]}]}
CLAIM = {"id": "s1", "position_id": "p1", "text": "Charted every shift in Epic and precepted four new graduates."}


@pytest.fixture
def resume(seeker):
    assert seeker.put("/api/me/career", json={"career": CAREER}).status_code == 200
    answer = seeker.post("/api/me/resumes", json={"job_title": "Nurse", "company": "Marlowe", "advert": ADVERT})
    assert answer.status_code == 201, answer.text
    return answer.get_json()


def path(resume, more=""):
    return f"/api/me/resumes/{resume['resume']['id']}{more}"


def save(browser, resume, **changes):
    fields = ("name", "left_out", "order", "sentences", "template", "paper")
    body = {name: resume["resume"][name] for name in fields} | {"version": resume["version"]} | changes
    return browser.put(path(resume), json=body)


def lines(resume):
    return [
        line["text"] for section in resume["page"]["sections"] for row in section["entries"] for line in row["lines"]
    ]


@pytest.mark.spec("WS-100")
def test_a_new_resume_is_on_the_paper_of_the_country_until_the_person_chooses(seeker, signed_in, resume):
    assert resume["resume"]["paper"] == "letter"
    assert save(seeker, resume, paper="a4").get_json()["resume"]["paper"] == "a4"
    indian, job = signed_in(phone=Phone("+91", "9876543210")), {"job_title": "Nurse", "advert": ADVERT}
    assert indian.post("/api/me/resumes", json=job).get_json()["resume"]["paper"] == "a4"


@pytest.mark.spec("WS-306")
def test_a_title_that_nobody_entered_is_read_from_the_advert(seeker, resume):
    begun = seeker.post("/api/me/resumes", json={"advert": ADVERT})
    assert begun.get_json()["resume"]["job_title"] == "Registered Nurse, Telemetry"
    untitled = seeker.post("/api/me/resumes", json={"advert": ADVERT.partition("\n")[2]})
    assert (untitled.status_code, list(untitled.get_json()["errors"])) == (422, ["job_title"])
    assert [row["job_title"] for row in seeker.get("/api/me/resumes").get_json()["resumes"]] == [
        "Registered Nurse, Telemetry",
        "Nurse",
    ]


@pytest.mark.spec("WS-110")
def test_a_resume_shows_the_chosen_sentences_in_the_chosen_order(seeker, resume):
    assert lines(resume) == list(DEEDS)
    reordered = save(seeker, resume, left_out=["d2"], order=["d1", "d0"]).get_json()
    assert lines(reordered) == [DEEDS[1], DEEDS[0]]
    assert seeker.get(path(resume)).get_json() == reordered
    (row,) = seeker.get("/api/me/resumes").get_json()["resumes"]
    assert (row["name"], row["company"]) == ("Nurse, Marlowe", "Marlowe")
    assert seeker.delete(path(resume)).status_code == 200
    assert seeker.get(path(resume)).status_code == 404


@pytest.mark.spec("WS-115")
def test_of_two_tabs_the_second_is_told_and_overwrites_nothing(seeker, resume):
    assert save(seeker, resume, left_out=["d0"]).status_code == 200
    refused = save(seeker, resume, left_out=["d1"])
    assert (refused.status_code, refused.get_json()["code"]) == (409, "changed_elsewhere")
    assert seeker.get(path(resume)).get_json()["resume"]["left_out"] == ["d0"]


@pytest.mark.spec("WS-111")
def test_a_sentence_that_the_career_lacks_is_in_no_file_before_its_confirmation(seeker, resume):
    shortened = save(seeker, resume, sentences=[CLAIM]).get_json()
    assert (shortened["waiting"], CLAIM["text"] in lines(shortened)) == (["s1"], False)
    assert CLAIM["text"] not in words_of(seeker, resume)
    confirmed = seeker.put(path(resume, "/sentences/s1/confirmation")).get_json()
    assert confirmed["waiting"] == []
    assert CLAIM["text"] in words_of(seeker, resume)
    (role,) = seeker.get("/api/me/career").get_json()["career"]["positions"]
    assert role["deeds"][-1]["text"] == CLAIM["text"]


def words_of(browser, resume):
    file = browser.get(path(resume, "/file?format=docx"))
    assert file.status_code == 200, file.text
    return [paragraph.text for paragraph in docx.Document(io.BytesIO(file.data)).paragraphs]


@pytest.mark.spec("WS-114")
def test_the_match_is_counted_from_the_page_and_says_what_a_sentence_gives(seeker, resume):
    def match():
        return seeker.get(path(resume, "/match")).get_json()

    whole = match()
    gains = {sentence["id"]: sentence["percent"] for sentence in whole["sentences"]}
    assert gains["d0"] > 0
    assert gains["d2"] == 0
    assert save(seeker, resume, left_out=["d0"]).status_code == 200
    less = match()
    assert less["percent"] == whole["percent"] - gains["d0"]
    assert {sentence["id"]: sentence["percent"] for sentence in less["sentences"]}["d0"] == gains["d0"]
    assert save(seeker, seeker.get(path(resume)).get_json(), sentences=[CLAIM]).status_code == 200
    waiting = match()
    assert waiting["percent"] == less["percent"], "what waits counts for nothing"
    gain = {sentence["id"]: sentence["percent"] for sentence in waiting["sentences"]}[CLAIM["id"]]
    assert gain > 0
    assert seeker.put(path(resume, f"/sentences/{CLAIM['id']}/confirmation")).status_code == 200
    assert match()["percent"] == less["percent"] + gain


@pytest.mark.spec("WS-109")
@pytest.mark.parametrize("how", ["format=pdf", "format=docx", "template=twill"])
def test_the_file_is_read_back_with_all_that_it_says(seeker, resume, how):
    assert save(seeker, resume, left_out=["d2"]).status_code == 200
    answer = seeker.get(path(resume, f"/read-back?{how}")).get_json()
    # Title, employer, start, "now" and two sentences; name, email and phone.
    assert (answer["pages"], answer["facts"], answer["right"]) == (1, 9, 9)


@pytest.mark.spec("WS-104")
def test_the_file_comes_in_another_template_without_being_kept(seeker, resume):
    states = seeker.get(path(resume, "/states")).get_json()
    in_twill = seeker.get(path(resume, "/file?template=twill"))
    assert in_twill.data.startswith(b"%PDF")
    assert seeker.get(path(resume, "/states")).get_json() == states
    assert len(in_twill.data) != len(seeker.get(path(resume, "/file")).data)
    assert seeker.get(path(resume, "/states")).get_json() != states
    assert seeker.get(path(resume, "/file?template=sack")).status_code == 422


@pytest.mark.spec("WS-046")
def test_a_sentence_says_how_many_resumes_show_it(seeker, resume):
    another = {"job_title": "Gardener", "company": "Marlowe", "advert": ADVERT}
    assert seeker.post("/api/me/resumes", json=another).status_code == 201
    assert save(seeker, resume, left_out=["d1"], sentences=[CLAIM]).status_code == 200
    assert seeker.get("/api/me/resumes/uses").get_json()["uses"] == {"d0": 2, "d1": 1, "d2": 2}


@pytest.mark.spec("WS-116")
def test_nobody_sees_the_resumes_of_others(resume, signed_in):
    other_seeker = signed_in("user")
    assert other_seeker.get(path(resume)).status_code == 404
    assert other_seeker.get("/api/me/resumes").get_json()["resumes"] == []


@pytest.mark.spec("WS-116")
def test_my_data_holds_my_resumes_and_leaving_removes_them(seeker, resume, container):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    answer = seeker.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(answer.data)) as packed:
        (own_resume,) = json.loads(packed.read("resumes.json"))
    assert own_resume["name"] == "Nurse, Marlowe"
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.resume_versions.of(me) == []


@pytest.mark.spec("WS-117")
def test_a_resume_for_a_job_of_ours_keeps_its_text_as_it_was(seeker, job):
    draft = seeker.post("/api/me/resumes", json={"job_id": job.id}).get_json()["resume"]
    assert (draft["job_title"], draft["company"], draft["job_id"]) == (job.title, job.company, job.id)
    assert draft["advert"].startswith(job.title)
    assert seeker.post("/api/me/resumes", json={"job_id": job.id + 1}).status_code == 404


@pytest.mark.spec("WS-117")
def test_a_pasted_advert_is_compared_with_its_title_and_a_long_title_is_kept(seeker):
    title = "Registered Nurse, Telemetry and Step-Down Unit, Nights and Weekends"
    advert = {"job_title": title, "company": "Marlowe County Hospital", "advert": ADVERT}
    resume = seeker.post("/api/me/resumes", json=advert).get_json()["resume"]
    assert (resume["job_title"], resume["name"]) == (title, title)
    assert resume["advert"].startswith(f"{title}\nMarlowe County Hospital\n\nRegistered Nurse, Telemetry\n")


def numbers(browser, resume):
    return [state["number"] for state in browser.get(path(resume, "/states")).get_json()["states"]]


def present(browser, resume):
    return browser.get(path(resume, "/states")).get_json()["present"]


def changes(browser, resume, against=0):
    answer = browser.get(path(resume, f"/changes?against={against}"))
    assert answer.status_code == 200, answer.text
    return [(change["kind"], change["text"], change["before"]) for change in answer.get_json()["changes"]]


@pytest.fixture
def applied(seeker, resume, job):
    """Downloads the resume as it is, and applies with the file."""
    file = seeker.get(path(resume, "/file")).data
    form = {"jobId": str(job.id), "fullName": "Anna", "email": "anna@people.example", "coverLetter": "Hello."}
    answer = seeker.post("/api/send-application-email", data=form | {"resumeFile": (io.BytesIO(file), "anna.pdf")})
    assert answer.status_code == 201, answer.text
    return answer.get_json()["application_id"]


@pytest.mark.spec("WS-119")
def test_an_application_knows_the_version_that_it_took_along(seeker, resume, applied, job, signed_in):
    (use,) = seeker.get("/api/me/resumes/sent").get_json()["uses"]
    assert (use["application_id"], use["number"], use["name"]) == (applied, 1, "Nurse, Marlowe")
    assert (use["job_title"], use["company"]) == (job.title, job.company)
    (state,) = seeker.get(path(resume, "/states")).get_json()["states"]
    assert state["uses"] == [use]
    assert signed_in("user").get("/api/me/resumes/sent").get_json()["uses"] == []
    assert seeker.delete(path(resume)).status_code == 200
    (left,) = seeker.get("/api/me/resumes/sent").get_json()["uses"]
    assert left == use | {"resume_id": 0}
    answer = seeker.post("/api/me/export", json={"password": PASSWORD})
    with zipfile.ZipFile(io.BytesIO(answer.data)) as packed:
        assert DEEDS[0] in packed.read("earlier_resumes.json").decode()
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200


@pytest.mark.spec("WS-118")
def test_a_version_is_kept_once_for_each_state(seeker, resume, applied, clock):
    assert seeker.get(path(resume, "/file?format=docx")).status_code == 200
    assert (numbers(seeker, resume), present(seeker, resume)) == ([1], 1)
    smaller = save(seeker, resume, left_out=["d0"]).get_json()
    assert numbers(seeker, resume) == [1], "a change in the same sitting is no version of its own"
    assert present(seeker, resume) == 2
    clock.advance(timedelta(hours=2))
    assert save(seeker, smaller, left_out=["d1"]).status_code == 200
    assert numbers(seeker, resume) == [2, 1]


@pytest.mark.spec("WS-124")
def test_changes_are_told_line_by_line(seeker, resume, applied):
    own_claim = CLAIM | {"deed_id": "d1", "text": "Charge nurse every third weekend."}
    assert save(seeker, resume, left_out=["d0"], sentences=[own_claim]).status_code == 200
    for against in (0, 1):
        assert changes(seeker, resume, against)[1:] == [
            ("changed", own_claim["text"], DEEDS[1]),
            ("same", DEEDS[2], DEEDS[2]),
            ("left_out", "", DEEDS[0]),
        ]
    assert seeker.get(path(resume, "/changes?against=2")).status_code == 404
    more = {"id": "d9", "text": "Taught six new hires the flowsheets."}
    career = seeker.get("/api/me/career").get_json()["career"]
    career["positions"][0]["deeds"].append(more)
    assert seeker.put("/api/me/career", json={"career": career}).status_code == 200
    assert ("added", more["text"], "") in changes(seeker, resume, 1)


@pytest.mark.spec("WS-125")
def test_an_earlier_version_comes_back_and_the_present_one_is_kept(seeker, resume, applied):
    smaller = save(seeker, resume, left_out=["d0"]).get_json()
    late = seeker.post(path(resume, "/states/1/restoration"), json={"version": resume["version"]})
    assert (late.status_code, late.get_json()["code"]) == (409, "changed_elsewhere")
    restored = seeker.post(path(resume, "/states/1/restoration"), json={"version": smaller["version"]}).get_json()
    assert lines(restored) == list(DEEDS)
    assert numbers(seeker, resume) == [2, 1]
    assert seeker.post(path(resume, "/states/7/restoration"), json={}).status_code == 404


@pytest.mark.spec("WS-108")
def test_a_photo_is_in_a_file_only_where_the_resume_asks_for_it(seeker, resume):
    assert (
        seeker.put("/api/me/career/photo", data={"file": (io.BytesIO(pictures.photo("PNG")), "me.png")}).status_code
        == 200
    )
    answer = seeker.get(path(resume)).get_json()
    assert (answer["resume"]["has_photo"], len(answer["photo"])) == (False, 64)
    assert pictures_of(seeker, resume) == (0, 0)
    assert save(seeker, resume, has_photo=True).status_code == 200
    assert pictures_of(seeker, resume) == (1, 1)
    assert seeker.delete("/api/me/career/photo").status_code == 200
    assert pictures_of(seeker, resume) == (0, 0)
    assert seeker.get("/api/me/career/photo").status_code == 404


@pytest.mark.spec("WS-108")
@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("me.gif", pictures.gif(), "A file must be in JPG, JPEG, or PNG format."),
        ("me.jpg", b"<script>", "A file must be in JPG, JPEG, or PNG format."),
        ("me.png", pictures.huge_png(4_000, 4_000), "This picture is damaged or incomplete."),
    ],
)
def test_what_is_no_picture_is_no_photo(seeker, name, content, sentence):
    refused = seeker.put("/api/me/career/photo", data={"file": (io.BytesIO(content), name)})
    assert refused.status_code == 422
    assert refused.get_json()["message"].startswith(sentence)
    assert seeker.get("/api/me/career/photo").status_code == 404


@pytest.mark.spec("WS-108")
def test_a_new_photo_replaces_the_old_one_and_nobody_else_sees_it(seeker, signed_in, container):
    def put(format):
        content = io.BytesIO(pictures.photo(format))
        return seeker.put("/api/me/career/photo", data={"file": (content, f"me.{format.lower()}")})

    assert put("PNG").status_code == put("JPEG").status_code == 200
    me = seeker.get("/api/session").get_json()["user"]["id"]
    with container.store().reading() as tx:
        (photo,) = tx.files.of_owner(me)
    assert photo.kind is FileKind.PHOTO
    stranger = signed_in("recruiter")
    assert stranger.get("/api/me/career/photo").status_code == 404
    assert stranger.get("/api/documents/download", query_string={"filePath": photo.key}).status_code in (403, 404)


def pictures_of(browser, resume):
    """In the PDF and in the Word file."""
    pdf, word = (browser.get(path(resume, f"/file?format={format}")).data for format in ("pdf", "docx"))
    with zipfile.ZipFile(io.BytesIO(word)) as packed:
        in_word = sum(name.startswith("word/media/") for name in packed.namelist())
    return pdf.count(b"/Subtype /Image") + pdf.count(b"/Subtype/Image"), in_word


def test_a_program_lists_the_resumes_of_its_owner_and_downloads_them(seeker, resume, program, signed_in):
    number = resume["resume"]["id"]
    reader = program(seeker, "documents:read")
    [row] = reader.get("/me/resumes").get_json()["resumes"]
    assert (row["id"], row["job_title"], row["company"]) == (number, "Nurse", "Marlowe")
    file = reader.get(f"/me/resumes/{number}/file", query_string={"format": "docx"})
    assert (file.status_code, file.data[:2]) == (200, b"PK")
    assert reader.get(f"/me/resumes/{number}/file").data.startswith(b"%PDF")
    assert program(signed_in("user"), "documents:read").get(f"/me/resumes/{number}/file").status_code == 404
