"""The browser extension: it shows the match, saves to the tracker and fills forms, which it never submits."""

from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, Browser, Playwright, expect

from hireloom.testing.paper import pdf
from hireloom.testing.samples import RESUME as SAMPLE
from tests.e2e.extension import CHROMIUM, SITE, extension_browser, serve
from tests.e2e.outbox import OWN_PASSWORD, register
from tests.http.profile_calls import BASIC, WISHES

RESUME = {
    "basics": {
        "name": "Maya de la Cruz",
        "email": "maya@people.example",
        "phone": "+1 415 555 0142",
        "location": {"city": "Tampa"},
        "profiles": [{"network": "LinkedIn", "url": "https://linkedin.example/maya"}],
    },
    "work": [{"name": "Briar Hill", "position": "Ward Nurse"}],
}
PROFILE = BASIC | WISHES | {"is_basic": "0"}
FILL = """async ([base, resume]) => {
  const { readFields, fillFields } = await import(`${base}/extension/page.js`)
  const { factsOf, matchFields } = await import(`${base}/extension/fields.js`)
  return fillFields(matchFields(readFields(), factsOf(resume)))
}"""


@pytest.mark.spec("WS-232")
@pytest.mark.parametrize(
    ("form", "values"),
    [
        (
            "greenhouse",
            [
                "Maya",
                "de la Cruz",
                "maya@people.example",
                "+1 415 555 0142",
                "https://linkedin.example/maya",
                "",
                "",
                "",
            ],
        ),
        (
            "lever",
            [
                "Maya de la Cruz",
                "maya@people.example",
                "+1 415 555 0142",
                "Briar Hill",
                "https://linkedin.example/maya",
                "",
            ],
        ),
        ("workday", ["Maya", "de la Cruz", "Tampa", "+1 415 555 0142", "Ward Nurse", ""]),
        ("plain", ["Maya de la Cruz", "maya@people.example", "", "1234"]),
    ],
)
def test_forms_of_many_shapes_are_filled_and_never_submitted(browser: Browser, form: str, values: list[str]) -> None:
    page = browser.new_page()
    page.route(f"{SITE}/**", serve)
    page.goto(f"{SITE}/{form}.html")
    page.evaluate(FILL, [SITE, RESUME])
    fields = page.locator("input:not([type=hidden], [type=submit])")
    assert fields.evaluate_all("all => all.map(field => field.value)") == values
    assert page.evaluate("window.isSubmitted") is None
    assert page.locator("textarea").evaluate_all("all => all.every(field => field.value === '')")
    page.close()


@pytest.mark.spec("WS-233")
def test_a_key_is_taken_from_the_page_that_shows_it_and_from_no_other(browser: Browser) -> None:
    page = browser.new_page()
    page.route(f"{SITE}/**", serve)
    page.goto(f"{SITE}/plain.html")
    script = "async (base) => (await import(`${base}/extension/page.js`)).readKey()"
    assert page.evaluate(script, SITE) is None
    show = "key => document.body.insertAdjacentHTML('beforeend', `<input data-shown-once value='${key}'>`)"
    page.evaluate(show, "hl_ab-C_1")
    assert page.evaluate(script, SITE) == {"site": SITE, "key": "hl_ab-C_1"}
    page.close()


STORAGE = """async base => {
  const kept = {}
  globalThis.browser = { storage: { local: {
    get: async names => Object.fromEntries(names.filter(name => name in kept).map(name => [name, kept[name]])),
    set: async values => void Object.assign(kept, values),
    remove: async names => names.forEach(name => delete kept[name]),
  } } }
  const { forget, store, stored } = await import(`${base}/extension/server.js`)
  await store({ site: base, key: 'hl_a' })
  await store({ resume: 7 })
  const before = await stored()
  await forget()
  return [before, await stored()]
}"""


@pytest.mark.spec("WS-304")
def test_the_chosen_resume_is_kept_until_the_extension_is_disconnected(browser: Browser) -> None:
    page = browser.new_page()
    page.route(f"{SITE}/**", serve)
    page.goto(f"{SITE}/plain.html")
    assert page.evaluate(STORAGE, SITE) == [{"site": SITE, "key": "hl_a", "resume": 7}, {}]
    page.close()


@pytest.mark.spec("WS-230")
@pytest.mark.spec("WS-231")
@pytest.mark.skipif(CHROMIUM is None, reason="only a whole Chromium loads extensions")
def test_the_extension_matches_saves_and_fills(
    playwright: Playwright, address: str, tmp_path: Path, data: Path, stranger: APIRequestContext
) -> None:
    token = api_key(stranger, data / "outbox")
    with extension_browser(playwright, tmp_path, f"{SITE}/*") as browser:
        job = browser.context.new_page()
        job.goto(f"{SITE}/plain.html")
        popup = browser.popup(over=SITE)
        popup.get_by_label("Address").fill(address)
        popup.get_by_label("API key").fill("hl_wrong")
        popup.get_by_role("button", name="Connect").click()
        expect(popup.get_by_role("alert")).to_have_text("This API key does not exist.")
        popup.get_by_label("Address").fill(address)
        popup.get_by_label("API key").fill(token)
        popup.get_by_role("button", name="Connect").click()

        expect(popup.get_by_role("heading", name="Senior Python Engineer")).to_be_visible()
        expect(popup.get_by_role("img", name="percent match")).to_be_visible()
        expect(popup.get_by_text("Your best proofs")).to_be_visible()
        expect(popup.get_by_text("Of 100 pairs with such a score")).to_be_visible()
        expect(popup.get_by_label("Resume")).to_have_value("")
        popup.get_by_role("button", name="Save", exact=True).click()
        expect(popup.get_by_role("button", name="Saved")).to_be_visible()
        popup.reload()
        expect(popup.get_by_role("button", name="Saved")).to_be_disabled()
        popup.get_by_role("button", name="Fill form").click()
        popup.get_by_role("button", name="Fill", exact=True).click()
        expect(popup.get_by_role("heading", name="2 of 2 filled")).to_be_visible()
        assert job.evaluate("window.isSubmitted") is None

        csrf = {"X-CSRF-Token": stranger.get("/api/session").json()["csrf_token"]}
        (key,) = stranger.get("/api/me/keys").json()["keys"]
        assert stranger.post(f"/api/me/keys/{key['id']}/revoke", headers=csrf).ok
        popup.reload()
        expect(popup.get_by_role("heading", name="This key no longer works")).to_be_visible()
        expect(popup.get_by_role("alert")).to_have_text("This API key was revoked.")
        popup.get_by_role("button", name="Enter another key").click()
        expect(popup.get_by_label("Address")).to_have_value(address)


def api_key(calls: APIRequestContext, outbox: Path) -> str:
    """A key of a new job seeker with a resume."""
    register(calls, "extended", "extended@people.example", outbox)
    credentials = {"email": "extended@people.example", "password": OWN_PASSWORD}
    csrf = {"X-CSRF-Token": calls.post("/api/login", data=credentials).json()["csrf_token"]}
    resume = {"name": "resume.pdf", "mimeType": "application/pdf", "buffer": pdf(*SAMPLE.splitlines()[5:40])}
    profile = calls.post("/api/jobsdb", multipart={**PROFILE, "resume": resume}, headers=csrf)
    assert profile.ok, profile.text()
    body = {"name": "Extension", "scopes": ["people:read", "documents:read", "tracker:write"], "expires_in_days": 30}
    answer = calls.post("/api/me/keys", data=body, headers=csrf)
    assert answer.ok, answer.text()
    token: str = answer.json()["token"]
    return token
