"""Saving and reading a profile over HTTP, or putting one straight into the store."""

import io

from hireloom.domain.profiles import Profile
from hireloom.testing.paper import pdf

BASIC = {
    "name": "Anna Löwe",
    "email": "anna@work.example",
    "phoneNumber": "4155550142",
    "countryCode": "+1",
    "skills": "Python, SQL",
    "jobRoles": "Backend Engineer",
    "is_basic": "1",
}
WISHES = {
    "experience": "5-10",
    "preferredLocations": "Remote, Texas, Pune",
    "employmentType": "Full-Time",
    "preferredJobLevel": "Senior",
    "relocationWillingness": "Remote Only",
    "VisaType": "H-1B",
    "expectedSalary": "96,000",
    "currencySymbol": "EUR",
    "salaryDuration": "per month",
}
RESUME = pdf("Anna Löwe", "Backend Engineer")


def keep_profile(container, user, **changes):
    """A Python developer in Pune, unless something is changed."""
    fields = {
        "name": "Anna",
        "email": "private@people.example",
        "phone_number": "5550001111",
        "country_code": "+1",
        "skills": "Python, Flask, SQL, Docker",
        "job_roles": "Python Developer",
        "experience": "5-10",
        "preferred_locations": "Pune",
        "relocation_willingness": "No",
    }
    with container.store().writing() as tx:
        tx.profiles.put(Profile(user_id=user.id, updated_at=container.clock().now(), **fields | changes))


def advanced(**changes):
    return BASIC | WISHES | {"is_basic": "0", "resume": RESUME} | changes


def save(browser, fields, name="resume.pdf"):
    form = {key: value for key, value in fields.items() if value is not None}
    if "resume" in form:
        form["resume"] = (io.BytesIO(form["resume"]), name)
    return browser.post("/api/jobsdb", data=form, content_type="multipart/form-data")


def me(browser) -> int:
    return browser.get("/api/session").get_json()["user"]["id"]


def mine(browser):
    return browser.get(f"/api/jobsdb/user/{me(browser)}").get_json()["profile"]
