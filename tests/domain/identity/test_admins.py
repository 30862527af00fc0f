"""What becomes of an account, and who may do it."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.identity.users import (
    AdminsStay,
    AlreadyRecruiter,
    Deactivated,
    LastAdmin,
    LastSuperAdmin,
    NeverAnAdmin,
    NoBusinessEmail,
    NotAnAdmin,
    Role,
    SuperAdminsOnly,
    User,
    must_be_missed_by_nobody,
)

ANNA = User("Anna", "anna@loom.example", Role.USER, datetime(2026, 11, 21, tzinfo=UTC), id=1)
ADMIN = replace(ANNA, id=2, role=Role.ADMIN)
SUPER = replace(ADMIN, id=3, is_super_admin=True)


def test_only_a_super_admin_changes_a_super_admin():
    SUPER.must_be_open_to(SUPER)
    ADMIN.must_be_open_to(ADMIN)
    with pytest.raises(SuperAdminsOnly):
        SUPER.must_be_open_to(ADMIN)


def test_a_deactivated_account_is_told_so_until_it_is_active_again():
    with pytest.raises(Deactivated):
        ANNA.deactivated().must_be_active()
    ANNA.deactivated().activated().must_be_active()


@pytest.mark.parametrize(
    ("field", "value", "is_anna"),
    [
        ("user_id", " 1 ", True),
        ("user_id", "2", False),
        ("user_email", "ANNA@loom.example ", True),
        ("email", "a", False),
    ],
)
def test_a_field_names_the_person_by_number_or_email(field, value, is_anna):
    assert ANNA.is_named_by(field, value) is is_anna


def test_an_admin_goes_and_comes_back_as_a_plain_one():
    former_admin = ANNA.promoted(to_super_admin=True).demoted()
    assert (former_admin.role, former_admin.is_super_admin, former_admin.was_admin) == (Role.USER, False, True)
    back = former_admin.admin_again()
    assert back.is_admin
    assert not back.is_super_admin
    assert SUPER.promoted(to_super_admin=False).is_super_admin


def test_who_is_or_was_no_admin_cannot_go_or_come_back():
    with pytest.raises(NotAnAdmin):
        ANNA.demoted()
    for user in (ANNA, ADMIN):
        with pytest.raises(NeverAnAdmin):
            user.admin_again()


@pytest.mark.parametrize(
    ("user", "refusal"),
    [
        (ADMIN, AdminsStay),
        (replace(ANNA, role=Role.RECRUITER), AlreadyRecruiter),
        (replace(ANNA, email="anna@gmail.com"), NoBusinessEmail),
    ],
)
def test_not_everybody_becomes_a_recruiter(user, refusal):
    assert ANNA.as_recruiter().role is Role.RECRUITER
    with pytest.raises(refusal):
        user.as_recruiter()


def test_the_last_admin_of_each_kind_is_missed():
    must_be_missed_by_nobody(ANNA, [ADMIN])
    must_be_missed_by_nobody(ADMIN, [ADMIN, SUPER])
    must_be_missed_by_nobody(SUPER, [SUPER, replace(SUPER, id=4)])
    with pytest.raises(LastAdmin):
        must_be_missed_by_nobody(ADMIN, [ADMIN, SUPER.deactivated()])
    with pytest.raises(LastSuperAdmin):
        must_be_missed_by_nobody(SUPER, [SUPER, ADMIN])
