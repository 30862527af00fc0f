"""A resume is printed where the person lives."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.careers.records import CareerPosition, CareerRecord
from hireloom.domain.identity.phones import Phone
from hireloom.domain.identity.users import Role, User
from hireloom.domain.profiles import Profile
from hireloom.domain.resumes.layouts import PaperSize
from hireloom.domain.resumes.papers import paper_for

NOW = datetime(2026, 3, 1, tzinfo=UTC)


def paper(phone=None, profile_phone=None, *places):
    user = User("orla7", "orla@people.example", Role.USER, NOW, phone=phone and Phone(phone, "2025550143"))
    profile = Profile(1, "Orla", "orla@people.example", "2025550143", profile_phone, "", "", NOW)
    roles = tuple(CareerPosition(f"p{at}", (), "Baker", place=place) for at, place in enumerate(places))
    return paper_for(user, profile if profile_phone else None, CareerRecord(roles))


@pytest.mark.spec("WS-100")
@pytest.mark.parametrize(
    ("phone", "size"), [("+1", "letter"), ("+52", "letter"), ("+63", "letter"), ("+91", "a4"), ("+44", "a4")]
)
def test_the_phone_tells_the_paper_wherever_the_roles_were(phone, size):
    assert paper(phone, None, "Leeds, England", "Toledo, OH") == PaperSize(size)
    assert paper("+91", phone) == PaperSize(size)  # that of the profile is the newer one


@pytest.mark.spec("WS-100")
@pytest.mark.parametrize(
    ("places", "size"),
    [
        (("Toledo, OH", "Leeds"), "letter"),
        (("", "Winnipeg, Manitoba"), "letter"),
        (("Puebla, Mexico",), "letter"),
        (("Cebu, Philippines",), "letter"),
        (("Boise, United States",), "letter"),
        (("Berlin, DE",), "a4"),
        (("Pune, India", "Toledo, OH"), "a4"),
        ((), "a4"),
    ],
)
def test_without_a_phone_the_newest_place_tells_it(places, size):
    assert paper(None, None, *places) == PaperSize(size)
