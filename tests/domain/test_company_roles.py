"""Members of companies: who may do what, and that no company is left without an owner."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.company_roles import (
    REACH,
    Action,
    CannotJoin,
    CompanyRole,
    LastOwner,
    Member,
    NoMember,
    OwnersOnly,
    joined,
    may,
    member_of,
    must_be_removable,
    successor,
    with_role,
)
from hireloom.domain.identity.users import Role, User

NOW = datetime(2026, 3, 4, tzinfo=UTC)
LOOM = Company("loom.example", NOW, id=3).verified(VerificationMethod.DNS, by=9, now=NOW)
ROLES = Path(__file__).parents[2] / "docs" / "roles.md"


def person(number=1, email="anna@loom.example", role=Role.RECRUITER):
    return User(f"anna{number}", email, role, NOW, id=number)


def member(number, role=CompanyRole.RECRUITER, minutes=0):
    return Member(3, number, role, NOW + timedelta(minutes=minutes))


OWNER = member(1, CompanyRole.OWNER)


def test_the_page_about_roles_shows_the_table():
    names = ["action", *(role.value.replace("_", " ") for role in CompanyRole)]
    rows = [[action.value, *(REACH[action][role].value for role in CompanyRole)] for action in Action]
    table = [f"| {' | '.join(cells)} |" for cells in (names, *rows)]
    table.insert(1, "|---" * len(names) + "|")
    assert "\n".join(table) in ROLES.read_text()


def test_own_jobs_are_those_on_whose_team_one_is():
    assert may(Action.DECIDE, CompanyRole.HIRING_MANAGER, is_on_team=True)
    assert not may(Action.DECIDE, CompanyRole.HIRING_MANAGER)
    assert may(Action.DECIDE, CompanyRole.RECRUITER)
    assert not may(Action.DECIDE, CompanyRole.READER, is_on_team=True)


def test_the_first_is_the_owner_and_so_is_who_proved_the_domain():
    assert joined(person(), LOOM, [], now=NOW) == OWNER
    assert joined(person(2), LOOM, [OWNER], now=NOW) == member(2, CompanyRole.READER)
    assert joined(person(9), LOOM, [OWNER], now=NOW) == member(9, CompanyRole.OWNER)
    assert joined(person(2), LOOM, [OWNER, member(2, CompanyRole.READER)], now=NOW).role is CompanyRole.READER
    assert joined(person(2), LOOM, [member(2, CompanyRole.READER)], now=NOW).role is CompanyRole.OWNER


@pytest.mark.parametrize(
    ("user", "company"),
    [
        (person(), None),
        (person(), LOOM.unverified()),
        (person(email="anna@hill.loom.example"), LOOM),
        (person(role=Role.USER), LOOM),
        (person(role=Role.ADMIN), LOOM),
    ],
)
def test_only_recruiters_of_a_proven_domain_join(user, company):
    with pytest.raises(CannotJoin):
        joined(user, company, [], now=NOW)


def test_only_owners_change_roles_and_take_people_out():
    people = [OWNER, member(2), member(4)]
    assert with_role(people[1], CompanyRole.READER, by=OWNER, members=people) == member(2, CompanyRole.READER)
    must_be_removable(people[1], by=OWNER, members=people)
    must_be_removable(people[1], by=people[1], members=people)
    with pytest.raises(OwnersOnly):
        with_role(people[1], CompanyRole.OWNER, by=people[1], members=people)
    with pytest.raises(OwnersOnly):
        must_be_removable(people[2], by=people[1], members=people)
    with pytest.raises(NoMember):
        member_of(people, 77)


def test_the_last_owner_stays_owner():
    people = [OWNER, member(2)]
    with pytest.raises(LastOwner):
        with_role(OWNER, CompanyRole.READER, by=OWNER, members=people)
    with pytest.raises(LastOwner):
        must_be_removable(OWNER, by=OWNER, members=people)
    assert with_role(OWNER, CompanyRole.OWNER, by=OWNER, members=people) == OWNER
    must_be_removable(OWNER, by=OWNER, members=[OWNER, member(2, CompanyRole.OWNER)])


@pytest.mark.spec("HIR-T03")
def test_who_joined_first_of_the_recruiters_follows_the_owner():
    people = [OWNER, member(2, CompanyRole.READER), member(4, minutes=5), member(5, minutes=3)]
    assert successor(OWNER, people) == member(5, CompanyRole.OWNER, 3)
    assert successor(people[1], people) is None
    assert successor(OWNER, [OWNER]) is None


@pytest.mark.spec("HIR-T03")
def test_the_owner_is_followed_by_the_highest_role_then_by_the_company_s_own_then_by_the_longest():
    reader, interviewer = member(2, CompanyRole.READER), member(3, CompanyRole.INTERVIEWER, 5)
    manager, later = member(4, CompanyRole.HIRING_MANAGER, 7), member(5, CompanyRole.HIRING_MANAGER, 9)
    outsider = replace(member(6, CompanyRole.HIRING_MANAGER, 1), is_admitted=True)
    people = [OWNER, reader, interviewer, later, outsider, manager]
    for heir in (manager, later, outsider, interviewer, reader):
        assert successor(OWNER, people) == replace(heir, role=CompanyRole.OWNER)
        people.remove(heir)


@pytest.mark.spec("HIR-T03")
@given(
    st.lists(
        st.builds(
            lambda number, role, minutes, is_admitted: replace(member(number, role, minutes), is_admitted=is_admitted),
            st.integers(2, 9),
            st.sampled_from([role for role in CompanyRole if role is not CompanyRole.OWNER]),
            st.integers(0, 3),
            st.booleans(),
        ),
        min_size=1,
        unique_by=lambda person: person.user_id,
    ),
    st.randoms(use_true_random=False),
)
def test_nobody_is_passed_over_and_the_order_of_the_list_plays_no_part(others, chance):
    heir = successor(OWNER, [OWNER, *others])
    assert heir
    before = next(person for person in others if person.user_id == heir.user_id)
    assert [*CompanyRole].index(before.role) == min([*CompanyRole].index(person.role) for person in others)
    chance.shuffle(others)
    assert successor(OWNER, [*others, OWNER]) == heir == replace(before, role=CompanyRole.OWNER)


@given(
    st.lists(
        st.tuples(st.sampled_from(["role", "remove", "erase"]), st.integers(1, 4), st.sampled_from(CompanyRole)),
        max_size=20,
    )
)
def test_whatever_owners_do_a_company_with_people_has_an_owner(steps):
    people = {1: OWNER, **{number: member(number) for number in (2, 3, 4)}}
    for step, number, role in steps:
        if number not in people:
            continue
        by = next(member for member in people.values() if member.role is CompanyRole.OWNER)
        try:
            if step == "role":
                people[number] = with_role(people[number], role, by=by, members=people.values())
            elif step == "remove":
                must_be_removable(people[number], by=by, members=people.values())
                del people[number]
            else:
                heir = successor(people.pop(number), people.values())
                people |= {heir.user_id: heir} if heir else {}
        except LastOwner:
            pass
        if not people:
            return
        assert any(member.role is CompanyRole.OWNER for member in people.values())
