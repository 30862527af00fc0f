"""What a job seeker tells about himself or herself."""

from dataclasses import dataclass
from datetime import datetime

NO_SALARY = "NA"  # the person does not say


@dataclass(frozen=True, slots=True)
class Profile:
    """Text fields hold lists as the person typed them, separated by commas."""

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
    discoverable: bool = True
