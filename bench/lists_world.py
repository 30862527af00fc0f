"""The data for measuring lists: many people, jobs, applications, lines of the audit record, and feedback."""

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any

from sqlalchemy import Connection, Table, insert, select

Rows = Callable[[random.Random], Iterator[dict[str, Any]]]

PEOPLE, RECRUITERS, JOBS, EVENTS, OPINIONS = 100_000, 500, 10_000, 200_000, 20_000
POOL = 100_000  # people in the talent pool, besides those who have applied
APPLIED, SPREAD = 10_000, 30_000  # applications for the first job, and for all others
PASSWORD = "Welcome2hireloom!"
ADMIN, RECRUITER = "admin@bench.example", "recruiter@bench.example"
NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
FIRST = (
    *("Anna", "Bo", "Chen", "Dario", "Elif", "Femi", "Greta", "Hugo", "Ines", "Jonas", "Kavya", "Lena", "Maya"),
    *("Noor", "Omar", "Priya", "Rosa", "Samir", "Tomas", "Yuki"),
)
LAST = (
    *("Adeyemi", "Brandt", "Chowdhury", "Duarte", "Eriksen", "Fischer", "Garcia", "Haddad", "Ito", "Jansen"),
    *("Koch", "Lopez", "Meyer", "Novak", "Okafor"),
)
WORK = ("Engineer", "Nurse", "Analyst", "Teacher", "Designer", "Accountant", "Technician", "Manager", "Chef")
SKILLS = ("Python", "SQL", "planning", "care", "budgets", "patience", "Excel", "driving")
CITIES = ("Rotterdam", "Pune", "Austin", "Lyon", "Leeds", "Gdansk", "Porto", "Toronto", "Osaka", "Nairobi")


def build(address: str) -> None:
    """Fill the tables that are still empty."""
    from hireloom.adapters.security import Argon2Passwords
    from hireloom.adapters.sql.application_tables import application_events, applications
    from hireloom.adapters.sql.company_tables import companies, company_members
    from hireloom.adapters.sql.engine import connect
    from hireloom.adapters.sql.index.term_index import TermIndex
    from hireloom.adapters.sql.migrate import migrate
    from hireloom.adapters.sql.pool_people import pool_imports, pool_people
    from hireloom.adapters.sql.pooling import WRITING
    from hireloom.adapters.sql.tables import audit_events, feedback, jobs, profiles, users

    engine = connect(address, answered_within=None)
    migrate(engine)
    world: tuple[tuple[Table, Rows], ...] = (
        (users, lambda chance: people(chance, Argon2Passwords().hashed(PASSWORD))),
        (jobs, posts),
        (applications, sent),
        (audit_events, events),
        (feedback, opinions),
        (application_events, happenings),
        (profiles, news),
        (companies, company),
        (company_members, members),
        (pool_imports, imports),
        (pool_people, pool),
    )
    with engine.connect().execution_options(**{WRITING: True}) as connection, connection.begin():
        chance, missing = random.Random(3), [item for item in world if not _is_there(connection, item[0])]
        for table, rows in missing:
            waiting = iter(rows(chance))
            while part := list(islice(waiting, 5_000)):
                # SQLite writes its indexes of words after every statement: few statements with many rows.
                connection.execute(insert(table).returning(*table.primary_key), part)
        if any(table is profiles for table, _ in missing):
            TermIndex(connection).make_anew()
    if not missing:
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if engine.dialect.name == "postgresql":  # its sequences do not know the ids that we gave
            for name in ("users", "jobs", "applications", "audit_events", "feedback", "application_events"):
                connection.exec_driver_sql(f"SELECT setval('{name}_id_seq', 1000000)")
        connection.exec_driver_sql("VACUUM ANALYZE" if engine.dialect.name == "postgresql" else "ANALYZE")
    engine.dispose()


def people(chance: random.Random, hashed: str) -> Iterator[dict[str, Any]]:
    """The first is an admin, the next hundreds are recruiters, all others job seekers."""
    for number in range(1, PEOPLE + 1):
        name, family = chance.choice(FIRST), chance.choice(LAST)
        called = f"{name}{family[:3]}{number}"
        kind = "admin" if number in (1, 3) else "recruiter" if number <= RECRUITERS else "user"
        email = {1: ADMIN, 2: RECRUITER}.get(number, f"{name}.{family}{number}@mail{number % 50}.example".lower())
        yield {
            "id": number,
            "tf_id": f"TF-{number:06}",
            "username": called,
            "username_key": called.lower(),
            "email": email,
            "user_type": kind,
            "password_hash": hashed if number < 3 else "none",
            "is_active": chance.random() < 0.95,
            "is_super_admin": number == 1,
            "was_admin": False,
            "country_code": "+1",
            "phone_digits": f"{4155550000 + number}",
            "created_at": NOW - timedelta(minutes=PEOPLE - number),
            "deleted_at": None,
        } | ({"is_active": True} if number < 3 else {})


def company(_: random.Random) -> Iterator[dict[str, Any]]:
    verified = {"verified_at": NOW, "verified_by": 1, "method": "admin"}
    yield {"id": 1, "domain": "bench.example", "name": "Koch Works", "created_at": NOW} | verified


def members(_: random.Random) -> Iterator[dict[str, Any]]:
    yield {"company_id": 1, "user_id": 2, "role": "owner", "joined_at": NOW}


def imports(_: random.Random) -> Iterator[dict[str, Any]]:
    begun = {"company_id": 1, "user_id": 2, "kind": "table", "name": "people.csv", "at": NOW, "people": POOL}
    yield {"id": 1} | begun


def pool(chance: random.Random) -> Iterator[dict[str, Any]]:
    """People whom the recruiter has added to the talent pool."""
    for number in range(1, POOL + 1):
        name, email = f"{chance.choice(FIRST)} {chance.choice(LAST)}", f"person{number}@post.example"
        title, place = chance.choice(WORK), chance.choice(CITIES)
        skills = ", ".join(chance.sample(SKILLS, 4))
        yield {
            "id": number,
            "company_id": 1,
            "import_id": 1,
            "name": name,
            "email": email,
            "phone": f"+1 {4155550000 + number}",
            "phone_key": f"{4155550000 + number}"[-9:],
            "title": title,
            "place": place,
            "skills": skills,
            "text": "",
            "source": "fair",
            "document": "",
            "tags": "\nHub\n" if number % 10 == 0 else "",
            "sought": f"{name} {email} +1 {4155550000 + number} {title} {place} {skills}".casefold(),
            "last_contact_at": NOW - timedelta(minutes=chance.randint(0, 500_000)),
            "kept_until": (NOW + timedelta(365)).date(),
            "added_at": NOW,
            "changed_at": NOW,
        }


def posts(chance: random.Random) -> Iterator[dict[str, Any]]:
    text = "You plan, build and look after what people need every day, together with a team of eight. " * 20
    for number in range(1, JOBS + 1):
        owner = 2 if number <= 200 else chance.randint(2, RECRUITERS)
        yield {
            "id": number,
            "title": f"{chance.choice(('Senior ', 'Junior ', ''))}{chance.choice(WORK)} {number}",
            "company": f"{chance.choice(LAST)} Works",
            "description": text,
            "location": chance.choice(CITIES),
            "employment_type": "Full-time",
            "date_posted": (NOW - timedelta(chance.randint(0, 300))).date(),
            "application_end_date": (NOW + timedelta(chance.randint(-60, 60))).date(),
            "salary": "NA",
            "currency": "",
            "salary_duration": "",
            "providers": [],
            "keywords": "Python, SQL, planning, care",
            "mandatory_documents": [],
            "recruiter_id": owner,
            "recruiter_email": RECRUITER if owner == 2 else f"recruiter{owner}@bench.example",
            "position": chance.choice(("open", "open", "closed")),
            "reopen_count": chance.choice((0, 0, 1, 2)),
            "deleted_at": NOW if chance.random() < 0.05 else None,
            "created_at": NOW,
        }


def sent(chance: random.Random) -> Iterator[dict[str, Any]]:
    """APPLIED applications for the first job, SPREAD for all others."""
    for number in range(1, APPLIED + SPREAD + 1):
        name, family = chance.choice(FIRST), chance.choice(LAST)
        email = f"{name}.{family}{number}@mail.example".lower()
        at = NOW - timedelta(minutes=chance.randint(0, 100_000))
        yield {
            "id": number,
            "job_id": 1 if number <= APPLIED else 2 + number % (JOBS - 1),
            "user_id": RECRUITERS + 1 + number,
            "full_name": f"{name} {family}",
            "email": email,
            "phone": "+1 4155550142",
            "applied_at": at,
            "job_title": "Senior Nurse",
            "job_company": "Koch Works",
            "job_location": "Leeds",
            "recruiter_email": RECRUITER,
            "status": chance.choice(("Submitted", "Submitted", "Selected", "Rejected")),
            "resume": f"2026/{number}.pdf",
            "driving_license": "",
            "visa_document": "",
            "match_score": chance.randint(0, 100),
            "sent_by": "form",
            "source": "",
            "score": chance.choice((None, chance.randint(0, 100))),
            "answer_due": (at + timedelta(14)).date(),
            "sought": f"{name} {family} {email}".casefold(),
        }


def events(chance: random.Random) -> Iterator[dict[str, Any]]:
    kinds = ("accounts.signed_in", "jobs.edited", "jobs.posted", "applications.read", "files.read", "admins.removed")
    for number in range(1, EVENTS + 1):
        yield {
            "id": number,
            "at": NOW - timedelta(minutes=EVENTS - number),
            "action": chance.choice(kinds),
            "actor_id": chance.randint(1, RECRUITERS),
            "subject": chance.choice(("", str(number), f"{chance.choice(LAST)}{number}@mail.example".lower())),
            "details": {},
        }


def opinions(chance: random.Random) -> Iterator[dict[str, Any]]:
    for number in range(1, OPINIONS + 1):
        yield {
            "id": number,
            "user_id": chance.randint(RECRUITERS, PEOPLE),
            "rating": chance.randint(1, 5),
            "category": "General Feedback",
            "message": "It told me what was missing, and why.",
            "at": NOW - timedelta(minutes=OPINIONS - number),
        }


def happenings(chance: random.Random) -> Iterator[dict[str, Any]]:
    """Events of the applications for the first job."""
    for number in range(1, APPLIED + 1):
        at = NOW - timedelta(minutes=chance.randint(0, 100_000))
        yield {"application_id": number, "at": at, "what": "submitted", "detail": ""}
        if chance.random() < 0.75:
            yield {
                "application_id": number,
                "at": at + timedelta(hours=chance.randint(1, 90)),
                "what": "opened",
                "detail": "",
            }
        if chance.random() < 0.5:
            what = chance.choice(("selected", "rejected"))
            yield {
                "application_id": number,
                "at": at + timedelta(hours=chance.randint(91, 200)),
                "what": what,
                "detail": "",
            }


def news(chance: random.Random) -> Iterator[dict[str, Any]]:
    """A profile of every job seeker; many have some of the skills that the jobs ask for."""
    from bench.match_world import people as seekers

    for seeker in seekers(PEOPLE - RECRUITERS, RECRUITERS + 1):
        skills = chance.sample(SKILLS, chance.randint(0, 3))
        roles = f"{chance.choice(('Senior ', ''))}{chance.choice(WORK)}"
        yield asdict(replace(seeker, skills=", ".join([*skills, seeker.skills]), job_roles=roles))


def _is_there(connection: Connection, table: Table) -> bool:
    return connection.execute(select(table).limit(1)).first() is not None
