"""People who read pages are told on a page what goes wrong, and not in the words of programs."""

import pytest

from hireloom.domain.mails.digests import token_of
from hireloom.ports.failures import StoreAway


@pytest.fixture(params=[("GET", "/jobs/1"), ("GET", "/jobs/1/card.png"), ("GET", "/blog"), ("POST", "/unsubscribe/{}")])
def ask_while(request, container, settings, visit, monkeypatch):
    """What a page answers while the store fails so."""

    def ask_while(why: Exception):
        def fail():
            raise why

        for unit in ("reading", "writing"):
            monkeypatch.setattr(container.store(), unit, fail)
        method, path = request.param
        return visit().http.open(path.format(token_of(1, settings.secret)), method=method)

    return ask_while


def test_a_database_that_is_away_is_told_on_a_page_that_nobody_keeps(ask_while):
    page = ask_while(StoreAway())
    assert (page.status_code, page.mimetype, page.headers["Retry-After"]) == (503, "text/html", "2")
    assert "<h1>Hireloom is busy at the moment</h1><p>Please try again.</p>" in page.text
    assert (page.headers["Cache-Control"], page.headers["X-Robots-Tag"]) == ("no-store", "noindex")


@pytest.mark.spec("SEC-54")
def test_a_defect_is_told_with_a_number_and_nothing_of_the_inside(ask_while, caplog):
    page = ask_while(RuntimeError("the password of the database is hunter2"))
    assert (page.status_code, page.mimetype) == (500, "text/html")
    assert page.headers["X-Request-Id"] in page.text
    assert "hunter2" not in page.text
    assert "hunter2" in caplog.text


def test_a_link_that_is_not_ours_is_told_with_what_to_do(visit):
    page = visit().get("/unsubscribe/1-x")
    assert page.status_code == 404
    assert "<h1>This link is not one of ours</h1><p>Please use the link in the newest email.</p>" in page.text
