"""The paper on which people print where somebody lives."""

from hireloom.domain.careers.records import CareerRecord
from hireloom.domain.identity.users import User
from hireloom.domain.profile_match.places import place_of
from hireloom.domain.profiles import Profile
from hireloom.domain.resumes.layouts import PaperSize
from hireloom.text_analysis.language.places import region_letters

# The United States and Canada, Mexico, the Philippines.
_PHONES = {"+1", "+52", "+63"}
_PLACES = {"usa", "canada", "mexico", "philippines"} | region_letters("US").keys() | region_letters("CA").keys()


def paper_for(user: User, profile: Profile | None, record: CareerRecord) -> PaperSize:
    """The country is that of the phone, otherwise that of the first role with a place."""
    if code := _country_code(user, profile):
        is_letter = code in _PHONES
    else:
        places = (position.place for position in record.positions if position.place)
        is_letter = not _PLACES.isdisjoint(place_of(next(places, "")).names)
    return PaperSize.LETTER if is_letter else PaperSize.A4


def _country_code(user: User, profile: Profile | None) -> str:
    if profile and profile.phone_number:
        return profile.country_code
    return user.phone.country_code if user.phone else ""
