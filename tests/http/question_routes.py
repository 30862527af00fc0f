"""Who may call the routes of screening questions, as a table for test_who_may.py."""

JOB = "/api/jobs/<int(max=2147483647):job_id>"
WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
RECRUITERS = ("recruiter", "admin", "super admin")

ROUTES = {
    ("GET", f"{JOB}/questions"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # there is no such job
    ("PUT", f"{JOB}/questions"): dict.fromkeys(WHO, 401) | {"user": 403} | dict.fromkeys(RECRUITERS, 422),
    ("GET", "/api/applications/<int(max=2147483647):application_id>/answers"): dict.fromkeys(WHO, 401)
    | dict.fromkeys(SIGNED_IN, 404),
}
