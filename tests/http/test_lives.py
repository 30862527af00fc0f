"""How long links, keys and proofs work, as settings choose it."""

import re
from dataclasses import fields
from datetime import timedelta

import pytest

from hireloom.domain.lives import Lives, days_text, hours_text
from hireloom.settings import load
from tests.http.key_calls import Program, make
from tests.http.recruiter_calls import verify

NUMBERS = {
    "INVITATION_DAYS": "1",
    "BOOKING_DAYS": "2",
    "EMAIL_CHANGE_HOURS": "3",
    "DISOWN_HOURS": "4",
    "PASSKEY_MINUTES": "5",
    "COMPANY_LOGIN_MINUTES": "6",
    "TRUST_DAYS": "7",
    "CONFIRMED_MINUTES": "180",
    "KEY_OVERLAP_HOURS": "1",
}
SECOND, HOUR = timedelta(seconds=1), timedelta(hours=1)


@pytest.fixture
def environment(environment):
    return environment | {f"HIRELOOM_{name}": number for name, number in NUMBERS.items()}


def test_each_is_a_setting_of_its_own(environment):
    chosen, usual = load(environment).lives, load({"HIRELOOM_DATA_DIR": environment["HIRELOOM_DATA_DIR"]}).lives
    assert usual == Lives()
    assert [life.name for life in fields(Lives) if getattr(chosen, life.name) == getattr(usual, life.name)] == []


def test_screens_learn_them_with_the_session(visit):
    lives = {"trust_days": 7, "confirmed_minutes": 180, "invitation_days": 1, "key_overlap_hours": 1, "disown_hours": 4}
    assert visit().get("/api/session").get_json()["lives"] == lives


def test_a_replaced_key_and_a_confirmation_last_as_long_as_the_settings_say(its_recruiter, visit, clock):
    old = make(its_recruiter, "jobs:read").get_json()
    its_recruiter.post(f"/api/me/keys/{old['key']['id']}/replace")
    program = Program(visit().http, old["token"])
    clock.advance(HOUR - SECOND)
    assert program.get("/jobs").status_code == 200
    clock.advance(SECOND)
    assert program.get("/jobs").get_json()["code"] == "key_expired"
    clock.advance(2 * HOUR - SECOND)
    assert make(its_recruiter, "jobs:read").status_code == 201
    clock.advance(SECOND)
    assert make(its_recruiter, "jobs:read").get_json()["code"] == "confirmation_needed"


def test_letters_name_how_long_their_links_work(its_recruiter, recruiter, container, mails, visit, clock):
    verify(container, recruiter)
    its_recruiter.post("/api/company/members")
    its_recruiter.post("/api/company/invitations", json={"email": "bea@hill.example", "role": "interviewer"})
    assert "The link works for 1 day, for a recruiter's account" in mails("bea@hill.example")[0].text
    its_recruiter.post("/api/me/email", json={"new_email": "new@hill.example"})
    confirm, notice = mails("new@hill.example")[0].text, mails(recruiter.email)[0].text
    assert "The link works for 3 hours." in confirm
    assert "The link works for 4 hours." in notice
    clock.advance(3 * HOUR)
    assert visit().post(re.search(r"/confirm-email/\S+", confirm)[0]).status_code == 404
    assert visit().get(re.search(r"/not-me/\S+", notice)[0]).status_code == 200
    clock.advance(HOUR)
    assert visit().get(re.search(r"/not-me/\S+", notice)[0]).status_code == 404


def test_one_is_one():
    assert (days_text(timedelta(1)), hours_text(HOUR)) == ("1 day", "1 hour")
