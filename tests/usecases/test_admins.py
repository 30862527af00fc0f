"""Where admins come from."""

import pytest

from hireloom.domain.identity.emails import EmailMalformed
from hireloom.domain.identity.passwords import PasswordTooWeak
from hireloom.domain.identity.users import Role, UsernameTaken
from tests.lookups import latest

PASSWORD = "Warp4andweft!"


@pytest.fixture
def desk(container):
    return container.accounts()


@pytest.mark.spec("OPEN-006")
def test_the_first_admin_comes_from_the_command_line_and_can_log_in(desk, visit):
    admin = desk.create_admin(email="Root@People.example", username="root1", password=PASSWORD, phone="+1-5550001111")
    assert (admin.role, admin.email, admin.is_super_admin) == (Role.ADMIN, "root@people.example", False)
    assert visit().login("root@people.example", PASSWORD).get_json()["user"]["user_type"] == "admin"


@pytest.mark.spec("OPEN-006")
def test_somebody_who_is_here_already_becomes_admin_keeps_the_password_and_logs_in_anew(desk, visit, people):
    browser, anna = visit(), people.add(email="anna@people.example")
    browser.login(anna.email)
    desk.create_admin(email="anna@people.example", username="other", password="", phone=None, is_super_admin=True)
    assert browser.get("/api/session").get_json()["user"] is None
    user = browser.login(anna.email).get_json()["user"]
    assert (user["id"], user["user_type"], user["is_super_admin"]) == (anna.id, "admin", True)


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"password": "weak"}, PasswordTooWeak),
        ({"email": "nobody"}, EmailMalformed),
        ({"username": "USER1"}, UsernameTaken),
    ],
)
def test_the_rules_hold_for_admins_too(desk, people, changes, refusal):
    people.add(username="user1")
    values = {"email": "root@people.example", "username": "root1", "password": PASSWORD, "phone": None}
    with pytest.raises(refusal):
        desk.create_admin(**(values | changes))


@pytest.mark.spec("OPEN-005", "RECR-27", "SEC-15")
def test_the_setting_makes_super_admins_of_admins_and_of_nobody_else(desk, people, container):
    people.add("admin", email="one@people.example")
    people.add("user", email="squatter@people.example")
    named = ("one@people.example", "squatter@people.example", "gone@people.example")
    assert desk.seed_super_admins(named) == ["squatter@people.example", "gone@people.example"]
    with container.store().reading() as tx:
        flags = [tx.users.by_email(email).is_super_admin for email in named[:2]]
        assert [event.action for event in latest(tx, 5)] == ["admins.made_super"]
    assert flags == [True, False]
