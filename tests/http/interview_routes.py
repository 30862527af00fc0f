"""Who may call the routes of interviews and notes, as a table for test_who_may.py."""

APPLICATION = "/api/applications/<int(max=2147483647):application_id>"
INTERVIEW = "/api/interviews/<int(max=2147483647):interview_id>"
JOB = "/api/jobs/<int(max=2147483647):job_id>"
WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")


def _recruiters(status: int = 200) -> dict[str, int]:
    return dict.fromkeys(WHO, 401) | {"user": 403} | dict.fromkeys(("recruiter", "admin", "super admin"), status)


ROUTES = {
    ("GET", f"{APPLICATION}/notes"): _recruiters(404),
    ("POST", f"{APPLICATION}/notes"): _recruiters(422),  # not nothing
    ("DELETE", f"{APPLICATION}/notes/<int(max=2147483647):note_id>"): _recruiters(404),
    ("POST", f"{APPLICATION}/nudges"): _recruiters(404),
    ("GET", f"{APPLICATION}/interviews"): _recruiters(404),
    ("POST", f"{APPLICATION}/interviews"): _recruiters(422),  # not nothing
    ("POST", f"{APPLICATION}/interviews/plan"): _recruiters(404),
    ("GET", f"{APPLICATION}/planned-kits"): _recruiters(404),
    ("GET", f"{JOB}/interviews"): _recruiters(404),
    ("GET", f"{JOB}/interview-plan"): _recruiters(404),
    ("PUT", f"{JOB}/interview-plan"): _recruiters(422),  # not nothing
    ("POST", f"{JOB}/interview-plan/uses"): _recruiters(422),  # not nothing
    ("POST", f"{INTERVIEW}/cancel"): _recruiters(404),
    ("POST", f"{INTERVIEW}/renew"): _recruiters(404),
    ("GET", f"{INTERVIEW}/kit"): _recruiters(404),
    ("PUT", f"{INTERVIEW}/scorecard"): _recruiters(422),  # not nothing
    ("POST", f"{INTERVIEW}/scorecard/submit"): _recruiters(422),
    ("GET", f"{APPLICATION}/debrief"): _recruiters(404),
    ("POST", f"{APPLICATION}/debrief"): _recruiters(422),  # not nothing
    ("GET", "/api/me/interviews"): _recruiters(),
    ("GET", "/api/practice/interviews"): _recruiters() | {"user": 200},
    ("GET", "/api/me/busy-calendar"): _recruiters(),
    ("PUT", "/api/me/busy-calendar"): _recruiters(422),  # not nothing
    ("GET", "/api/me/working-hours"): _recruiters(),
    ("PUT", "/api/me/working-hours"): _recruiters(422),
    ("GET", "/api/bookings/<token>"): dict.fromkeys(WHO, 404),  # not with any token
    ("GET", "/api/bookings/<token>/calendar"): dict.fromkeys(WHO, 404),
    ("POST", "/api/bookings/<token>"): dict.fromkeys(WHO, 422),  # anybody may, but not with nothing
    ("POST", "/api/bookings/<token>/cancel"): dict.fromkeys(WHO, 404),
}
