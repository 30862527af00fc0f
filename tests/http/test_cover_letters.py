"""Cover letters over the wire: who gets one, what is refused, and that what nothing supports is marked."""

import io
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.jobs import Job, Position
from hireloom.testing.paper import pdf
from hireloom.testing.samples import JOB as DESCRIPTION
from hireloom.testing.samples import RESUME

JOB = {"job_title": "Senior Python Engineer", "company": "Harborlight Logistics", "job_description": DESCRIPTION}
CALLS = ("generate-cover-letter", "generate-intelligent-cover-letter")
NOW = datetime(2026, 11, 1, 9, tzinfo=UTC)
TOO_OFTEN = "Too many attempts. Please try again later."


def ask(browser, call=CALLS[0], **changes):
    return browser.post(f"/api/{call}", json=JOB | changes)


def outcome(answer):
    return answer.status_code, answer.get_json()["message"]


def check(browser, text, **changes):
    return browser.post("/api/cover-letters/check", json=JOB | {"text": text} | changes)


def marked(answer):
    return [claim["text"] for claim in answer.get_json()["claims"] if not claim["supported"]]


@pytest.fixture
def marisol(seeker):
    """A seeker whose profile holds a resume."""
    me = seeker.get("/api/session").get_json()["user"]["id"]
    form = {
        "user_id": str(me),
        "name": "Marisol Quenneville",
        "email": "marisol@mailbox.example",
        "phoneNumber": "5205550142",
        "countryCode": "+1",
        "skills": "Python, SQL",
        "jobRoles": "Backend Engineer",
        "is_basic": "0",
        "experience": "10+",
        "preferredLocations": "Remote",
        "employmentType": "Full-Time",
        "preferredJobLevel": "Senior",
        "relocationWillingness": "No",
        "VisaType": "",
        "expectedSalary": "NA",
        "resume": (io.BytesIO(pdf(*RESUME.splitlines()[5:40])), "resume.pdf"),
    }
    answer = seeker.post("/api/jobsdb", data=form, content_type="multipart/form-data")
    assert answer.status_code == 200, answer.get_json()
    return seeker


@pytest.mark.spec("COVER-09", "COVER-11", "COVER-12", "COVER-13")
def test_a_letter_is_written_from_the_stored_resume_and_claims_nothing_else(marisol):
    me = marisol.get("/api/session").get_json()["user"]["id"]
    options = {"tone": "confident", "emphasis": "achievements", "length": "short"}
    form = {
        "user_id": me,
        "user_skills": "Python, SQL",
        "additional_info": "I can start in May.",
        "customization": options,
    }
    answer = ask(marisol, **form)
    assert answer.status_code == 200
    result = answer.get_json()
    assert (result["success"], result["api_used"]) == (True, "local")
    assert result["message"]
    letter = result["cover_letter"]
    assert "Harborlight Logistics" in letter
    assert "Tallgrass Freight" in letter  # stands in the resume only
    assert "I can start in May." in letter
    assert letter.endswith("Marisol Quenneville")
    assert result["claims"]
    assert marked(answer) == []
    others = [
        ask(marisol, **form | {"customization": options | choice}).get_json()["cover_letter"]
        for choice in ({"tone": "friendly"}, {"emphasis": "skills"}, {"length": "detailed"})
    ]
    assert len({letter, *others}) == 4


@pytest.mark.spec("COVER-10")
def test_the_six_answers_and_the_tone_beside_them_count(marisol):
    answers = "Motivation for the role: I grew up near a port.\nAvailability or extra notes: available from 1 March"
    answer = ask(marisol, CALLS[1], user_requirements=answers, tone="friendly", customization={"length": "short"})
    letter = answer.get_json()["cover_letter"]
    assert letter.startswith("Hello")
    assert "I grew up near a port." in letter
    assert "I am available from 1 March." in letter
    assert marked(answer) == []


@pytest.mark.parametrize("call", CALLS)
def test_a_person_without_profile_gets_a_letter(seeker, call):
    answer = ask(seeker, call)
    assert answer.status_code == 200
    assert "Senior Python Engineer" in answer.get_json()["cover_letter"]


@pytest.mark.spec("WS-274")
def test_a_letter_says_what_it_was_written_from(marisol):
    assert ask(marisol).get_json()["based_on"] == "resume"


@pytest.mark.spec("WS-274")
def test_without_a_resume_the_career_is_enough_for_a_letter(seeker):
    assert ask(seeker).get_json()["based_on"] == "nothing"
    assert ask(seeker, user_skills="Python").get_json()["based_on"] == "profile"
    deed = {"id": "d1", "text": "Moved 4,200 records from Oracle to PostgreSQL with Python."}
    role = {"id": "p1", "title": "Backend Engineer", "employer": "Brightmoor", "start": "2019-03", "is_current": True}
    career = {"name": "Nora Castellano", "positions": [role | {"deeds": [deed]}]}
    assert seeker.put("/api/me/career", json={"career": career}).status_code == 200
    answer = ask(seeker)
    letter = answer.get_json()["cover_letter"]
    assert answer.get_json()["based_on"] == "career"
    assert "moved 4,200 records" in letter
    assert letter.endswith("Nora Castellano")
    assert marked(answer) == []
    sources = {claim["text"]: claim["source"] for claim in answer.get_json()["claims"]}
    assert sources["4,200"] == "Your career: “• Moved 4,200 records from Oracle to PostgreSQL with Python.”"


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("title", [None, "", " \n"])
def test_without_a_job_there_is_none(seeker, call, title):
    assert outcome(ask(seeker, call, job_title=title)) == (400, "No job selected. Please try again.")


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("field", ["tone", "emphasis", "length"])
@pytest.mark.spec("COVER-11", "COVER-12", "COVER-13")
def test_what_we_do_not_offer_is_refused_by_name(seeker, call, field):
    status, message = outcome(ask(seeker, call, customization={field: "shouting"}))
    assert status == 422
    assert field in message


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.spec("SEC-53")
def test_a_description_has_twenty_kilobytes_at_most(seeker, call):
    assert ask(seeker, call, job_description="é" * 10_240).status_code == 200
    status, message = outcome(ask(seeker, call, job_description="é" * 10_240 + "x"))
    assert (status, "20 kB" in message) == (422, True)


@pytest.mark.spec("SEC-53")
def test_long_answers_and_letters_are_refused(seeker):
    assert ask(seeker, CALLS[1], user_requirements="word " * 2_000).status_code == 422
    assert check(seeker, "word " * 5_000).status_code == 422


@pytest.mark.spec("SEC-53")
def test_nobody_gets_letters_without_end(container, seeker, signed_in, clock, settings):
    me, limits = str(_id(seeker)), settings.rate_limits
    with container.store().writing() as tx:
        for limit in (limits.letters, limits.letter_checks):
            assert all(tx.attempts.take(limit, me, now=clock.now()) for _ in range(limit.times))
    assert outcome(ask(seeker)) == (429, TOO_OFTEN)
    assert outcome(check(seeker, "I am here.")) == (429, TOO_OFTEN)
    assert ask(signed_in("user")).status_code == 200
    clock.advance(timedelta(hours=1, seconds=1))
    assert ask(seeker).status_code == 200


def _id(browser):
    return browser.get("/api/session").get_json()["user"]["id"]


@pytest.mark.parametrize("call", [*CALLS, "cover-letters/check"])
def test_nobody_writes_in_anothers_name(seeker, people, call):
    assert ask(seeker, call, user_id=people.add().id, text="I am here.").status_code == 403


def test_what_a_person_adds_to_a_letter_is_checked(marisol):
    text = "I led 90 people at Globex and know Python.\n"
    answer = check(marisol, text)
    assert marked(answer) == ["90", "Globex"]
    for claim in answer.get_json()["claims"]:
        assert text[claim["start"] : claim["end"]] == claim["text"]
    assert marked(check(marisol, text, additional_info="I led 90 people at Globex.")) == []


@pytest.mark.spec("WS-243")
def test_a_story_of_ones_own_counts_as_a_fact(marisol, signed_in):
    text = "I moved 4,200 records for Brightmoor in one night."
    assert marked(check(marisol, text)) == ["4,200", "Brightmoor"]
    story = {"title": "The move", "deed": "Moved 4,200 records in one night.", "place": "Brightmoor, 2020"}
    assert signed_in("user").post("/api/stories", json=story).status_code == 201
    assert marked(check(marisol, text)) == ["4,200", "Brightmoor"]
    assert marisol.post("/api/stories", json=story).status_code == 201
    answer = check(marisol, text)
    assert marked(answer) == []
    assert answer.get_json()["claims"][0]["source"] == "Your stories: “Moved 4,200 records in one night.”"


def test_places_count_as_a_browser_counts(marisol):
    [claim] = check(marisol, "🧑‍🍳 I worked at Globex.").get_json()["claims"]
    units = "🧑‍🍳 I worked at Globex.".encode("utf-16-le")
    assert units[claim["start"] * 2 : claim["end"] * 2].decode("utf-16-le") == "Globex"


def test_a_job_of_ours_is_looked_up(container, marisol, people, clock):
    recruiter = people.add("recruiter")
    job = Job("Crane Operator", "Dockside", "Run the cranes of Brunel Quay.", "Hull", "Full-time", date(2026, 11, 2),
              None, recruiter.id, recruiter.email, clock.now())  # fmt: skip
    with container.store().writing() as tx:
        job = tx.jobs.add(job)
    text = "I would like to run the cranes of Brunel Quay."
    assert marked(check(marisol, text)) == ["Brunel Quay"]
    assert marked(check(marisol, text, job_id=job.id)) == []
    for changes in ({"position": Position.CLOSED}, {"deleted_at": clock.now()}):  # the job's own page says it, too
        with container.store().writing() as tx:
            tx.jobs.put(replace(job, **changes))
        assert outcome(check(marisol, text, job_id=job.id)) == (404, "Job not found")
    assert check(marisol, text, job_id=999).status_code == 404


@pytest.mark.parametrize("skills", [["Python", 7, None], "Python", None, 7, {"a": "b"}])
def test_skills_may_come_in_any_shape(seeker, skills):
    assert ask(seeker, user_skills=skills).status_code == 200


class TestBrake:
    NURSE = (
        "Requirements\n- Current registered nurse (RN) license is required\n- Must have BLS certification\n"
        "- Three years of experience in an intensive care unit\n- Experience with ventilators\n- Experience with"
        " telemetry monitoring\n- Bachelor of Science in Nursing\n\nResponsibilities\n- Assess patients and plan their"
        " care\n- Administer medication to patients\n- Teach families of patients"
    )

    BEDSIDE = (
        "Grace Adeyemi",
        "Experience",
        "Registered Nurse, Halewood General Hospital, March 2019 to present",
        "Assessed patients of the intensive care unit, planned their care; ventilators and telemetry monitoring.",
        "Administered medication to patients and taught their families.",
        "Education",
        "Bachelor of Science in Nursing, 2018",
        "Licenses and certifications",
        "Registered nurse (RN) license",
        "BLS certification",
    )

    @staticmethod
    def brake_of(browser, job, content, name="other.pdf"):
        return browser.post(f"/api/jobs/{job}/brake", data={"resume": (io.BytesIO(content), name)})

    @pytest.fixture
    def post(self, container, people):
        def posted(title: str, description: str) -> int:
            owner = people.add("recruiter")
            job = Job(
                title, "Loom", description, "Pune", "Full-time", date(2026, 11, 1), None, owner.id, owner.email, NOW
            )
            with container.store().writing() as tx:
                return tx.jobs.add(job).id

        return posted

    def test_a_job_that_the_resume_hardly_fits_says_so_before_anything_is_written(self, marisol, post):
        answer = marisol.get(f"/api/jobs/{post('Registered Nurse', self.NURSE)}/brake")
        result = answer.get_json()["brake"]
        assert (answer.status_code, result["percent"] < 30) == (200, True)
        assert result["missing"] == ["BLS certification", "Registered nurse license"]

    def test_a_job_that_fits_has_none(self, marisol, post):
        result = marisol.get(f"/api/jobs/{post('Senior Python Engineer', DESCRIPTION)}/brake")
        assert result.get_json()["brake"] is None
        assert (
            {"met"}
            < {requirement["state"] for requirement in result.get_json()["requirements"]}
            <= {"met", "partly", "missing"}
        )

    @pytest.mark.spec("WS-313")
    def test_another_file_is_judged_by_itself_and_not_kept(self, marisol, post, container):
        """Whoever applies with a file that is not in the profile is asked about that file."""
        engineer, nurse = post("Senior Python Engineer", DESCRIPTION), post("Registered Nurse", self.NURSE)
        before = marisol.get(f"/api/jobs/{engineer}/brake").get_json()
        result = self.brake_of(marisol, engineer, pdf(*self.BEDSIDE)).get_json()
        assert (before["brake"], result["brake"]["percent"] < 30) == (None, True)
        assert {"met"} != {requirement["state"] for requirement in result["requirements"]}
        assert self.brake_of(marisol, nurse, pdf(*self.BEDSIDE)).get_json()["brake"] is None
        assert marisol.get(f"/api/jobs/{nurse}/brake").get_json()["brake"]["missing"]
        assert marisol.get(f"/api/jobs/{engineer}/brake").get_json() == before
        me = marisol.get("/api/session").get_json()["user"]["id"]
        with container.store().reading() as tx:
            assert list(tx.corrected_matches.of(me)) == []

    @pytest.mark.spec("WS-313")
    def test_a_file_is_judged_without_a_profile_too(self, seeker, post):
        job = post("Senior Python Engineer", DESCRIPTION)
        assert self.brake_of(seeker, job, pdf(*self.BEDSIDE)).get_json()["brake"]["percent"] < 30

    @pytest.mark.spec("WS-313")
    def test_a_file_that_cannot_be_judged_is_refused(self, marisol, post):
        job = post("Registered Nurse", self.NURSE)
        assert outcome(marisol.post(f"/api/jobs/{job}/brake")) == (400, "Please choose a resume.")
        assert self.brake_of(marisol, job, b"no resume", "cv.txt").status_code == 422
        assert self.brake_of(marisol, job, b"%PDF-1.7 and no more").status_code == 422
        assert self.brake_of(marisol, 999, pdf(*self.BEDSIDE)).status_code == 404

    def test_nor_has_somebody_without_a_resume(self, seeker, post):
        assert seeker.get(f"/api/jobs/{post('Registered Nurse', self.NURSE)}/brake").get_json()["brake"] is None

    def test_who_has_what_the_resume_does_not_show_says_so_and_it_counts(self, marisol, post):
        path = f"/api/jobs/{post('Registered Nurse', self.NURSE)}/brake"
        before = marisol.get(path).get_json()
        answer = marisol.post(f"{path}/corrections", json={"labels": ["BLS certification"]})
        after = answer.get_json()
        assert (answer.status_code, after) == (200, marisol.get(path).get_json())
        assert after["brake"]["missing"] == ["Registered nurse license"]
        assert after["brake"]["percent"] >= before["brake"]["percent"]
        paper = next(
            requirement for requirement in after["requirements"] if requirement["label"] == "BLS certification"
        )
        assert (paper["state"], paper["own_word"]) == ("met", "I have it.")

    @pytest.mark.parametrize("labels", [["Epic"], ["BLS certification", "Epic"]])
    def test_only_what_is_missing_can_be_had(self, marisol, post, labels):
        path = f"/api/jobs/{post('Registered Nurse', self.NURSE)}/brake"
        assert marisol.post(f"{path}/corrections", json={"labels": labels}).status_code == 409
        assert marisol.post(f"{path}/corrections", json={"labels": []}).status_code == 422
        assert marisol.get(path).get_json()["brake"]["missing"] == [
            "BLS certification",
            "Registered nurse license",
        ]

    def test_a_job_that_is_not_there_is_not_found_and_visitors_are_asked_to_log_in(self, marisol, visit):
        assert marisol.get("/api/jobs/999/brake").status_code == 404
        assert visit().get("/api/jobs/999/brake").status_code == 401
