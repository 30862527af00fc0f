"""Passwords that everybody tries first, where the house has a list of them."""

import pytest

LEAKED = "This password is known from leaks. Please choose another one."


@pytest.fixture
def environment(environment, tmp_path):
    (tmp_path / "leaked.txt").write_text("Password1!\n\nP@ssw0rd\n")
    return environment | {"HIRELOOM_LEAKED_PASSWORDS": str(tmp_path / "leaked.txt")}


@pytest.mark.spec("SEC-11")
@pytest.mark.parametrize("password", ["Password1!", "pASSWORD1!", "p@ssw0rd"])
def test_nobody_registers_with_one(visit, prove, register, password):
    browser = prove(visit())
    answer = register(browser, password=password)
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {"password": [LEAKED]})
    assert register(browser, password="Correct horse 7 battery! žluťoučký").status_code == 201


@pytest.mark.spec("SEC-11")
def test_nor_is_one_set_anew(visit, people, code_for):
    email, browser = people.add().email, visit()
    browser.post("/api/initiate-password-reset", json={"email": email})
    browser.post("/api/verify-password-reset-otp", json={"email": email, "otp": code_for(email)})
    answer = browser.post("/api/reset-password", json={"email": email, "new_password": "PASSWORD1!"})
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {"new_password": [LEAKED]})
    sent = {"email": email, "new_password": "Pass word 1!"}
    assert browser.post("/api/reset-password", json=sent).status_code == 200
