"""A profile in the JSON Resume format (jsonresume.org, version 1.0.0), which other products can read."""

from hireloom.domain.profile_forms import entries
from hireloom.domain.profiles import Profile

SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json"


def json_resume(profile: Profile) -> dict[str, object]:
    """Contains only the fields that JSON Resume defines; the profile itself has the rest."""
    roles = entries(profile.job_roles)
    return {
        "$schema": SCHEMA,
        "basics": {
            "name": profile.name,
            "label": roles[0] if roles else "",
            "email": profile.email,
            "phone": f"{profile.country_code}-{profile.phone_number}",
        },
        "work": [],
        "education": [],
        "skills": [{"name": skill} for skill in entries(profile.skills)],
        "meta": {"version": "v1.0.0", "lastModified": profile.updated_at.strftime("%Y-%m-%dT%H:%M:%S")},
    }
