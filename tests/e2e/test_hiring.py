"""Hiring from beginning to end: four people, a company that is new, and an offer that is accepted."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Browser, Page, expect

from hireloom.testing.paper import pdf
from tests.e2e.conftest import FAILED, PATIENCE, PICTURES, SIZES
from tests.e2e.outbox import OWN_PASSWORD, letters_to, register
from tests.e2e.walking import ADMIN, be, post_job, sign_in
from tests.waiting import until

DOMAIN, TITLE = "loomfield.example", "Loom Designer"
OWNER, COLLEAGUE, SEEKER = f"hollis@{DOMAIN}", "robin@fieldwork.example", "ines@workbench.example"
RESUME = """INES CALDER
Loom Designer
ines@workbench.example | (415) 555-0188 | Porto, PT
EXPERIENCE
Loom Designer, Kestrel Textiles                         2019 - 2025
Drew looms in Python and shipped their controls with Docker.
SKILLS
Python, Docker
"""
LETTER = pdf("Welcome to Loomfield.")

Screens = Callable[[str], Page]


@pytest.fixture
def screens(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Screens]:
    """A page in a browser of its own, for each person."""
    contexts = []

    def screen(size: str) -> Page:
        width, height = SIZES[size]
        viewport = {"width": width, "height": height}
        context = browser.new_context(base_url=address, viewport=viewport, reduced_motion="reduce")  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield screen
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            PICTURES.mkdir(exist_ok=True)
            context.pages[0].screenshot(path=PICTURES / f"{request.node.name}-{number}.jpg", full_page=True)
        context.close()


def link_to(email: str, outbox: Path, pattern: str) -> str:
    """The path of the newest link like this that was mailed to the address."""

    def links() -> list[str]:
        return [link.group() for letter in letters_to(email, outbox) if (link := re.search(pattern, letter))]

    assert until(lambda: links() != []), f"no {pattern} to {email}"
    return links()[0]


def found_company(owner: Page, colleague: Page, outbox: Path) -> None:
    """The first recruiter of a verified domain owns its company and invites an interviewer from outside."""
    be(owner, OWNER, OWN_PASSWORD)
    owner.goto("/user/company")
    owner.get_by_role("button", name=f"Join {DOMAIN}").click()
    owner.get_by_role("button", name="Invite people").click()
    form = owner.get_by_role("dialog", name="Invite people")
    form.get_by_label("Email").fill(COLLEAGUE)
    form.get_by_label("Role").select_option("Interviewer")
    form.get_by_role("button", name="Send invitation").click()
    expect(form).to_have_count(0)
    be(colleague, COLLEAGUE, OWN_PASSWORD)
    colleague.goto(link_to(COLLEAGUE, outbox, r"/user/company\?invitation=\S+"))
    colleague.get_by_role("button", name="Join", exact=True).click()
    expect(colleague.get_by_text("You have joined your company.")).to_be_visible()


def apply(seeker: APIRequestContext, job_id: int) -> int:
    answer = seeker.post(
        "/api/send-application-email",
        headers={"X-CSRF-Token": seeker.get("/api/session").json()["csrf_token"]},
        multipart={
            "jobId": str(job_id),
            "fullName": "Ines Calder",
            "email": SEEKER,
            "coverLetter": "I have drawn looms for six years and would like to draw yours.",
            "resumeFile": {
                "name": "Ines Calder.pdf",
                "mimeType": "application/pdf",
                "buffer": pdf(*RESUME.splitlines()),
            },
        },
    )
    assert answer.status == 201, answer.text()
    return int(answer.json()["application_id"])


def screen_and_invite(owner: Page, panel: str) -> None:
    """The application moves to Screen, and the applicant gets a link to book."""
    owner.goto(panel)
    stage = owner.get_by_role("region", name="Stage", exact=True)
    stage.get_by_role("combobox").select_option("Screen")
    expect(stage.get_by_role("listitem")).to_contain_text("New → Screen")
    owner.get_by_role("tab", name="Scorecards").click()
    interviews = owner.get_by_role("region", name="Interviews")
    interviews.get_by_role("button", name="Propose").click()
    dialog = owner.get_by_role("dialog", name="Propose an interview")
    dialog.get_by_role("checkbox", name="Hollis").uncheck()
    dialog.get_by_role("checkbox", name="Robin").check()
    dialog.get_by_role("button", name="Send booking link").click()
    expect(interviews.get_by_text("Waiting for a time")).to_be_visible()


def book_and_move(phone: Page, outbox: Path) -> None:
    """Without an account: choose a time, then another."""
    phone.goto(link_to(SEEKER, outbox, r"/interview/\S+"))
    times = phone.get_by_role("region", name="Times").locator("label.booking-time")
    times.first.click()
    phone.get_by_role("button", name="Confirm this time").click()
    expect(phone.get_by_role("heading", name="You are booked")).to_be_visible()
    booked = phone.get_by_text(re.compile(r"\d:\d\d( [AP]M)? to \d+:\d\d"))
    first = booked.inner_text()
    phone.get_by_role("button", name="Reschedule").click()
    phone.get_by_role("group", name="Days").get_by_role("button").nth(1).click()
    times.first.click()
    phone.get_by_role("button", name="Move to this time").click()
    expect(phone.get_by_role("heading", name="You are booked")).to_be_visible()
    expect(booked).not_to_have_text(first)


def score(colleague: Page) -> None:
    colleague.goto("/user/interviews")
    colleague.get_by_role("link", name=re.compile("Phone screen with Ines Calder")).click()
    rows = colleague.get_by_role("region", name="Requirements of this interview").locator("[data-row]")
    expect(rows.first).to_be_visible()
    for row in rows.all():
        row.get_by_text("Solid", exact=True).click()
    colleague.get_by_role("radiogroup", name="Your advice").get_by_text("Yes", exact=True).click()
    colleague.get_by_role("button", name="Submit scorecard").click()
    expect(colleague.get_by_role("button", name="Submit scorecard")).to_have_count(0)


def select(owner: Page, application_id: int) -> None:
    owner.goto(f"/user/applications/{application_id}/debrief")
    expect(owner.get_by_role("cell", name="Solid").first).to_be_visible()
    owner.get_by_label("Reason, for the team only").fill("Draws looms as we do.")
    owner.get_by_role("button", name="Select", exact=True).click()
    owner.get_by_role("dialog", name="Select Ines Calder?").get_by_role("button", name="Select").click()
    expect(owner.get_by_text(re.compile("^Selected by "))).to_be_visible()


def offer(owner: Page, panel: str) -> None:
    owner.goto(panel)
    owner.get_by_role("button", name="Make an offer").click()
    dialog = owner.get_by_role("dialog", name="An offer to Ines Calder")
    expect(dialog.get_by_label("Position")).to_have_value(TITLE)
    dialog.get_by_label("Pay").fill("EUR 62,000 a year")
    paper = {"name": "Offer.pdf", "mimeType": "application/pdf", "buffer": LETTER}
    dialog.get_by_label("Attach the offer letter (PDF)").first.set_input_files(paper)  # type: ignore[arg-type]
    dialog.get_by_role("button", name="Send the offer").click()
    expect(owner.get_by_text("The offer is on its way.")).to_be_visible()


def accept(phone: Page, outbox: Path) -> None:
    """The email about the offer leads to it."""
    be(phone, SEEKER, OWN_PASSWORD)
    phone.goto(link_to(SEEKER, outbox, r"/user/applicationTracker\?application=\d+"))
    details = phone.get_by_role("dialog", name="Loom designer")
    expect(details.get_by_text("EUR 62,000 a year")).to_be_visible()
    with phone.expect_download() as download:
        details.get_by_role("button", name="Download Offer.pdf").click()
    assert download.value.path().read_bytes() == LETTER
    details.get_by_role("button", name="Accept", exact=True).click()
    details.get_by_role("button", name="Accept for good").click()
    expect(phone.get_by_text("You accepted the offer.")).to_be_visible()


@pytest.mark.spec("HIR-T01", "HIR-I09", "HIR-I31", "HIR-I41", "HIR-O02", "HIR-O08")
def test_a_new_company_hires_somebody(screens: Screens, stranger: APIRequestContext, data: Path) -> None:
    outbox = data / "outbox"
    register(stranger, "Hollis", OWNER, outbox, role="recruiter")
    register(stranger, "Robin", COLLEAGUE, outbox, role="recruiter")
    register(stranger, "Ines", SEEKER, outbox)
    sign_in(stranger, ADMIN)
    csrf = {"X-CSRF-Token": stranger.get("/api/session").json()["csrf_token"]}
    verified = stranger.post("/api/admin/companies", data={"domain": DOMAIN, "is_verified": True}, headers=csrf)
    assert verified.ok, verified.text()

    owner, colleague, phone = screens("desktop"), screens("desktop"), screens("phone")
    found_company(owner, colleague, outbox)
    job = post_job(owner.request, TITLE, "Porto, PT")
    sign_in(stranger, SEEKER, OWN_PASSWORD)
    application_id = apply(stranger, job["id"])
    panel = f"/user/RecruiterTracker?jobId={job['id']}&application={application_id}"
    screen_and_invite(owner, panel)
    book_and_move(phone, outbox)
    score(colleague)
    select(owner, application_id)
    offer(owner, panel)
    accept(phone, outbox)
    assert until(lambda: any("accepted the offer" in letter for letter in letters_to(OWNER, outbox)))
