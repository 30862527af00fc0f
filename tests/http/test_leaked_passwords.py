"""Passwords that everybody tries first: those that are shipped, and those of the house's own list."""

import pytest

LEAKED = "This password is known from leaks. Please choose another one."


@pytest.fixture
def environment(environment, tmp_path):
    (tmp_path / "leaked.txt").write_text("Loom@leaked2!\n\nP@ssw0rd\n")
    return environment | {"HIRELOOM_LEAKED_PASSWORDS": str(tmp_path / "leaked.txt")}


@pytest.mark.spec("SEC-11")
@pytest.mark.parametrize("password", ["Password1!", "pASSWORD1!", "p@ssw0rd", "Welcome1!", "lOOM@leaked2!"])
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
    fields = {"email": email, "new_password": "Weft yarn 4!"}
    assert browser.post("/api/reset-password", json=fields).status_code == 200


PERSONAL = "Please choose a password without your name, your email and the name Hireloom."


@pytest.mark.spec("SEC-11")
@pytest.mark.parametrize("password", ["Anna2026!", "xANNA2026x!", "Hireloom1!", "acme-Example1!", "hireloomhireloom"])
def test_nor_ones_own_name_email_or_the_name_of_the_product(visit, prove, register, password):
    browser = prove(visit())
    answer = register(browser, password=password)
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {"password": [PERSONAL]})


@pytest.mark.spec("SEC-11")
def test_nor_at_a_reset(visit, people, code_for):
    email, browser = people.add(username="Wilma7", email="w@people.example").email, visit()
    browser.post("/api/initiate-password-reset", json={"email": email})
    browser.post("/api/verify-password-reset-otp", json={"email": email, "otp": code_for(email)})
    fields = {"email": email, "new_password": "Wilma7-2026!"}
    answer = browser.post("/api/reset-password", json=fields)
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {"new_password": [PERSONAL]})
    assert browser.post("/api/reset-password", json=fields | {"new_password": "Weft4yarn!"}).status_code == 200


@pytest.mark.spec("SEC-11")
@pytest.mark.parametrize("password", ["Wilma7-2026!", "Weaver.Weft12!"])
def test_nor_when_it_is_changed(visit, people, password):
    email, browser = people.add(username="Wilma7", email="weaver@weft.example").email, visit()
    browser.login(email)
    fields = {"password": "Welcome2hireloom!", "new_password": password}
    answer = browser.post("/api/me/password", json=fields)
    assert (answer.status_code, answer.get_json()["message"]) == (422, PERSONAL)


@pytest.mark.parametrize(
    "password", ["correct horse battery staple", "fünfzehn Zeichen", "annasgardenhasblueflowers", "ab 1" * 32]
)
def test_a_long_one_needs_no_classes(visit, prove, register, password):
    assert register(prove(visit()), password=password).status_code == 201


LONG = "Weft4yarn! " + "blue flowers " * 6 + "ü"


@pytest.mark.parametrize(
    "other", [LONG[:72], LONG[:-1] + "Ü", LONG[:-1] + "u\u0308", LONG.lower(), f" {LONG}", f"{LONG} "]
)
def test_a_password_is_compared_exactly_as_it_was_typed(visit, people, container, other):
    anna = people.add("user", username="Anna1")
    with container.store().writing() as tx:
        tx.users.set_password_hash(anna.id, container.passwords().hashed(LONG))
    assert visit().login(anna.email, other).status_code == 401
    assert visit().login(anna.email, LONG).status_code == 200
