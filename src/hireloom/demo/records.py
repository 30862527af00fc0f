"""People and adverts of the demo as records for the store."""

import hashlib
import re
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta

from hireloom.demo.accounts import Account
from hireloom.demo.companies import companies
from hireloom.demo.jobs import DemoJob
from hireloom.demo.people import Seeker
from hireloom.domain.careers_sites import CareersSite, careers_site
from hireloom.domain.companies import Company, VerificationMethod
from hireloom.domain.files import FileKind, StoredFile
from hireloom.domain.identity.users import Role, User
from hireloom.domain.jobs import Job, Position, ProviderLink
from hireloom.domain.profiles import Profile
from hireloom.ports.files import SealedStore

STAFF_JOINED_DAYS_AGO = 400


def staff_user(account: Account, today: date) -> User:
    return User(
        username=account.username,
        email=account.email,
        role=account.role,
        created_at=_moment(today, STAFF_JOINED_DAYS_AGO),
        phone=account.phone,
        is_super_admin=account.is_super_admin,
    )


def verified_company(domain: str, admin_id: int, today: date) -> Company:
    matches = [company for company in companies().values() if company.domain == domain]
    name = max(matches, key=lambda company: domain.startswith(company.key)).name
    joined = _moment(today, STAFF_JOINED_DAYS_AGO)
    return Company(domain, joined, name).verified(VerificationMethod.ADMIN, by=admin_id, now=joined)


def published_site(company_id: int, today: date) -> CareersSite:
    return careers_site(
        company_id,
        headline="Robots that lift, people who decide",
        about=(
            "Kestrel Robotics builds the machines that sort parcels in 40 depots between Rotterdam and Malmö. Loomworks"
            " finds the people who design, sell and repair them.\n\nWe are about 120, half of us in Rotterdam. Whoever"
            " applies hears from a person, whatever the answer is."
        ),
        colour="#1d4e89",
        is_published=True,
        now=_moment(today, 90),
    )


def seeker_user(seeker: Seeker, today: date) -> User:
    return User(
        username=seeker.username,
        email=seeker.email,
        role=Role.USER,
        created_at=_moment(today, seeker.joined_days_ago),
        phone=seeker.phone,
        is_active=seeker.is_active,
    )


def job(advert: DemoJob, serial: int, recruiter_id: int) -> Job:
    page = re.sub(r"[^a-z0-9]+", "-", advert.title.lower()).strip("-")
    link = ProviderLink(f"{advert.company.name} careers", f"https://careers.{advert.company.domain}/{page}")
    return Job(
        title=advert.title,
        company=advert.company.name,
        description=advert.description,
        location=advert.location,
        employment_type=advert.employment_type,
        posted_on=advert.posted_on,
        ends_on=advert.ends_on,
        recruiter_id=recruiter_id,
        recruiter_email=advert.company.recruiter_email,
        created_at=_moment(advert.posted_on, 0),
        salary=advert.salary,
        currency=advert.currency,
        salary_duration=advert.salary_duration,
        providers=(link,) if serial % 3 == 0 else (),
        keywords=", ".join(advert.keywords),
        mandatory_documents=advert.mandatory_documents,
        position=Position.OPEN if advert.is_open else Position.CLOSED,
        reopen_count=advert.reopened,
    )


def deleted(job: Job, today: date) -> Job:
    """The job as deleted by its recruiter ten days ago."""
    return replace(job, deleted_at=_moment(today, 10))


def kept(seeker: Seeker, content: bytes, owner_id: int, sealed: SealedStore, today: date) -> StoredFile:
    """Put the resume into the store of sealed files."""
    extension = seeker.file.layout.extension
    return StoredFile(
        key=sealed.keep(content, owner_id=owner_id, kind=FileKind.RESUME, extension=extension, on=today),
        owner_id=owner_id,
        kind=FileKind.RESUME,
        name=seeker.file.name,
        size=len(content),
        sha256=hashlib.sha256(content).hexdigest(),
        created_at=_moment(today, seeker.joined_days_ago),
    )


def profile(seeker: Seeker, user_id: int, resume_key: str, today: date) -> Profile:
    basic = Profile(
        user_id=user_id,
        name=seeker.name,
        email=seeker.email,
        phone_number=seeker.phone.digits,
        country_code=seeker.phone.country_code,
        skills=", ".join(seeker.skills),
        job_roles=", ".join(seeker.job_roles),
        updated_at=_moment(today, seeker.joined_days_ago),
        resume_key=resume_key,
        visibility=seeker.visibility,
    )
    if seeker.preferences is None:
        return basic
    return replace(
        basic,
        experience=seeker.preferences.experience,
        preferred_locations=", ".join(seeker.preferences.preferred_locations),
        expected_salary=seeker.preferences.expected_salary,
        employment_type=seeker.preferences.employment_type,
        preferred_job_level=seeker.preferences.level,
        relocation_willingness=seeker.preferences.relocation,
        visa_type=seeker.preferences.visa,
        currency_symbol=seeker.preferences.currency,
        is_basic=False,
    )


def _moment(day: date, days_ago: int) -> datetime:
    """09:00 UTC of that day. Nobody in the demo joined or posted today, so it has passed."""
    return datetime.combine(day - timedelta(days_ago), time(9), UTC)
