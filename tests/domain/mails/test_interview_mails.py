"""Letters about interviews: what they say of a time, and of people who are gone."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.applications import Application
from hireloom.domain.identity.users import Role, User
from hireloom.domain.interviews.interviews import Interview, InterviewKind
from hireloom.domain.mails.interview_mails import Appointment, interviewer_gone, invited, invited_again

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
AT = datetime(2026, 12, 2, 9, 30, tzinfo=UTC)
INTERVIEW = Interview(4, "Trial shift", InterviewKind.ON_SITE, 60, "Pune", (7, 8), 7, NOW, NOW, id=5)
APPLICATION = Application(3, 1, "Anna", "a@b.example", "", NOW, "Nurse", "Loom", "Pune", "r@loom.example", id=4)
PEOPLE = {number: User(name, f"{name}@loom.example", Role.RECRUITER, NOW) for number, name in ((7, "rita"), (8, "tom"))}


def appointment(interview: Interview = INTERVIEW, **others: object) -> Appointment:
    values = {"people": PEOPLE, "addresses": {7: "rita@loom.example"}, "zones": {7: "UTC"}} | others
    return Appointment(interview, APPLICATION, "anna@people.example", **values)


@pytest.mark.spec("HIR-I32")
def test_whoever_had_chosen_no_time_is_not_told_that_one_is_given_up():
    link = "https://loom.example/interview/5"
    texts = [
        invited_again(appointment(), link=link, before=before, zone="UTC", attachment=None).text
        for before in (INTERVIEW, replace(INTERVIEW, starts_at=AT))
    ]
    assert ["we cannot keep" in text for text in texts] == [False, True]
    assert "There is still time to choose when we talk." in texts[0]
    assert "Unfortunately we cannot keep Wednesday, December 2, 2026, 9:30 AM (UTC, UTC)." in texts[1]
    assert all(link in text for text in texts)


@pytest.mark.parametrize(
    ("changes", "is_heir", "outcome"),
    [
        ({"is_called_off": True}, False, "It had no other interviewer, so it is canceled."),
        ({"interviewer_ids": (8,)}, False, "It takes place with tom."),
        ({"interviewer_ids": (7,)}, True, "You hold it from now on, at the time that the applicant chooses."),
    ],
)
def test_the_recruiter_reads_what_becomes_of_an_interview_whose_interviewer_has_left(changes, is_heir, outcome):
    after = appointment(replace(INTERVIEW, **changes))
    letter = interviewer_gone(after, "rita@loom.example", name="eve", before=INTERVIEW, is_heir=is_heir)
    assert "eve has left" in letter.text
    assert outcome in letter.text
    assert "Anna" not in letter.text


def test_an_invitation_names_those_who_are_there_and_nobody_who_is_gone():
    texts = [
        invited(appointment(people=people), link="https://loom.example/i").text
        for people in (PEOPLE, {8: PEOPLE[8]}, {})
    ]
    names = [[line for line in text.splitlines() if line.startswith("With")] for text in texts]
    assert names == [["With rita and tom"], ["With tom"], []]
