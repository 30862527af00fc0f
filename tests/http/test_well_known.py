"""What programs look up at fixed addresses."""

from dataclasses import replace
from datetime import datetime, timedelta


def test_a_weakness_is_reported_to_the_contact_of_the_operator(make_container, settings, visitor_of, clock):
    result = visitor_of(make_container(replace(settings, security_contact="security@hireloom.example")))
    answer = result.get("/.well-known/security.txt")
    assert (answer.status_code, answer.mimetype) == (200, "text/plain")
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields["Contact"] == "mailto:security@hireloom.example"
    assert fields["Canonical"] == f"{settings.public_url}/.well-known/security.txt"
    expires = datetime.fromisoformat(fields["Expires"])
    assert clock.now() < expires < clock.now() + timedelta(days=365)


def test_without_a_contact_there_is_no_file(visit):
    assert visit().get("/.well-known/security.txt").status_code == 404


def test_password_managers_find_the_screen(visit):
    answer = visit().get("/.well-known/change-password")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/user/security")


def test_other_addresses_there_are_not_the_web_client(visit):
    page = visit().get("/.well-known/assetlinks.json", headers={"Accept": "text/html"})
    assert page.status_code == 404
