"""Which address means what: calls in every spelling, screens, assets."""

import gzip

import pytest

from hireloom.adapters.http.core.prefixes import canonical

PAGE = {"Accept": "text/html,application/xhtml+xml"}


@pytest.mark.spec("API-01", "API-02", "API-03", "OPEN-009")
@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/api/jobs", "/api/jobs"),
        ("/api/api/jobs", "/api/jobs"),
        ("/api/api/api/jobs/7/close", "/api/jobs/7/close"),
        ("/api/jobs/", "/api/jobs"),
        ("/api", "/api"),
        ("/api/", "/api"),
        ("/ATS", "/api/ATS"),
        ("/ATS/", "/api/ATS"),
        ("/send-application-email", "/api/send-application-email"),
        ("/jobs_listing", "/api/jobs_listing"),
        ("/resume-score", "/api/resume-score"),
        ("/admin/users", "/api/admin/users"),
        ("/uploads/resumes/a b.pdf", "/api/uploads/resumes/a b.pdf"),
        ("/api/admin/api/x", "/api/admin/api/x"),
        ("/", "/"),
        ("/user/login", "/user/login"),
        ("/user/login/", "/user/login/"),
        ("/apiary", "/apiary"),
        ("/administrator", "/administrator"),
        ("/ats", "/ats"),
    ],
)
def test_every_spelling_becomes_one(address, expected):
    assert canonical(address) == expected
    assert canonical(canonical(address)) == canonical(address)


@pytest.mark.spec("OPEN-010")
@pytest.mark.parametrize(
    "path", ["/", "/user/login", "/user/jobslist?jobId=7", "/edit-job/12", "/no/such/screen", "/Ünïcode"]
)
def test_the_address_of_a_screen_answers_with_the_page(visit, path):
    answer = visit().get(path, headers=PAGE)
    assert answer.status_code == 200
    assert b"<title>Hireloom" in answer.data
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["ETag"]
    again = visit().get(path, headers=PAGE | {"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


@pytest.mark.spec("OPEN-010")
@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/nope",
        "/api/api/nope",
        "/apiary",
        "/admin/nope",
        "/uploads/nope.pdf",
        "/ATSx",
        "/send-application-email/x",
        "//api/nope/../x/",
    ],
)
def test_an_address_of_no_call_answers_json_404_and_never_the_page(visit, path):
    answer = visit().get(path, headers=PAGE)
    if path.startswith("//"):
        assert answer.status_code in (200, 404)  # a browser never sends it; it is a screen's at most
        return
    assert (answer.status_code, answer.get_json()) == (
        404,
        {"success": False, "code": "not_found", "message": "Not found"},
    )


@pytest.mark.spec("OPEN-010")
def test_only_a_page_view_gets_the_page(visit):
    assert visit().get("/user/login", headers={"Accept": "application/json"}).status_code == 404
    assert visit().get("/user/login").status_code == 404
    assert "text/html" in visit().get("/").headers["Content-Type"]
    answer = visit().post("/user/login", headers=PAGE)
    assert (answer.status_code, answer.get_json()["success"]) == (405, False)


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/login", "POST"),
        ("POST", "/api/session", "GET, HEAD"),
        ("DELETE", "/ATS", "POST"),
        ("OPTIONS", "/api/ATS", "POST"),
        ("TRACE", "/api/login", "POST"),
    ],
)
def test_a_wrong_method_says_which_ones_there_are(visit, method, path, allowed):
    answer = visit().http.open(path, method=method)
    assert answer.status_code == 405
    assert answer.headers["Allow"] == allowed
    assert answer.get_json() == {
        "success": False,
        "code": "method_not_allowed",
        "message": "This method is not allowed here.",
    }


@pytest.fixture
def assets(own_build):
    folder = own_build / "assets"
    (folder / "app-abc123.js").write_text("let a = 1")
    (folder / "app-abc123.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    (folder / "app-abc123.js.br").write_bytes(b"brotli")
    return folder


@pytest.mark.usefixtures("assets")  # before the browser
@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip", "gzip")],
)
def test_assets_come_packed_as_the_browser_likes_and_stay_for_ever(visit, accepted, encoding):
    answer = visit().get("/assets/app-abc123.js", headers={"Accept-Encoding": accepted})
    assert answer.status_code == 200
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("letters", "file"),
    [("text", "inter-latin-wght-normal-a1.woff2"), ("headings", "bricolage-grotesque-latin-opsz-normal-b2.woff2")],
)
def test_pages_of_the_server_have_the_letters_of_the_client(assets, visit, letters, file):
    address = f"/fonts/{letters}.woff2"
    page = visit().get("/blog")
    assert address in page.text
    assert "font-src 'self'" in page.headers["Content-Security-Policy"]
    assert visit().get(address).status_code == 404  # no build
    (assets / file).write_bytes(b"wOF2")
    answer = visit().get(address)
    assert (answer.status_code, answer.headers["Location"]) == (302, f"/assets/{file}")
    assert visit().get(answer.headers["Location"]).headers["Content-Type"] == "font/woff2"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/assets/../../data/secret",
        "/../data/hireloom.db",
        "/assets/%00",
        "/" + "a" * 3000,
        "/..%2f..%2fdata%2fsecret",
    ],
)
def test_nothing_outside_the_build_is_ever_sent(assets, visit, settings, path):
    assert (assets / "../../data/secret").exists()
    assert settings.web_dir / "assets" == assets
    answer = visit().get(path)
    assert answer.status_code == 404
    assert answer.get_json() == {"success": False, "code": "not_found", "message": "Not found"}


def test_without_a_build_the_page_says_so(own_build, visit):
    (own_build / "index.html").unlink()
    answer = visit().get("/", headers=PAGE)
    assert answer.status_code == 503
    assert "not built" in answer.text
