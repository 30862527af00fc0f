"""The profile of a job seeker."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

NO_SALARY = "NA"  # the person does not say

COUNTRY_CODES = ("+91", "+1", "+44", "+61")
EXPERIENCE = ("0-1", "1-3", "3-5", "5-10", "10+")  # years; each band ends where the next begins
EMPLOYMENT_TYPES = ("Full-Time", "Part-Time", "Contract", "Freelance")
RELOCATION = ("Yes", "No", "Remote Only")
SALARY_DURATIONS = ("per year", "per month", "per hour")
CURRENCIES = {"USD": "$", "INR": "₹", "EUR": "€", "GBP": "£", "JPY": "¥"}
MAX_LOCATIONS = 3


class Visibility(StrEnum):
    """Which recruiters find a person who has not applied for their job."""

    ALL = "all"
    VERIFIED = "verified"  # those of verified companies
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Profile:
    """Fields with several values are comma-separated text, as the person typed it."""

    user_id: int
    name: str
    email: str
    phone_number: str
    country_code: str
    skills: str
    job_roles: str
    updated_at: datetime
    experience: str = ""
    preferred_locations: str = ""
    resume_key: str | None = None
    expected_salary: str = ""
    employment_type: str = ""
    preferred_job_level: str = ""
    relocation_willingness: str = ""
    visa_type: str = ""
    currency_symbol: str = "$"
    salary_duration: str = "per year"
    is_basic: bool = True
    visibility: Visibility = Visibility.ALL

    @property
    def discoverable(self) -> bool:
        """Whether any recruiter finds the person."""
        return self.visibility is not Visibility.NOBODY


def band_of(years: float) -> str:
    """The experience band that contains this number of years."""
    return next((band for limit, band in zip((1, 3, 5, 10), EXPERIENCE, strict=False) if years < limit), EXPERIENCE[-1])
