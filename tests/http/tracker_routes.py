"""Who may call the routes of the tracker's board: anybody who is signed in, for their own jobs."""

SIGNED_IN = ("user", "recruiter", "admin", "super admin")
JOB = "/<int(max=2147483647):tracked_job_id>"
ROUTES = {
    (method, f"/api/tracked-jobs{path}"): dict.fromkeys(("anonymous", "deactivated", "expired"), 401)
    | dict.fromkeys(SIGNED_IN, status)
    for method, path, status in (
        ("GET", "", 200),
        ("GET", "/export", 200),
        ("PUT", "/stages", 422),
        ("POST", "/import", 422),
        ("GET", f"{JOB}/calendar", 404),
        ("POST", "", 422),  # not with nothing
        ("POST", "/listed", 422),
        ("POST", "/read", 422),
        ("PUT", JOB, 422),
        ("PUT", f"{JOB}/stage", 422),
        ("GET", f"{JOB}/text", 404),
        ("DELETE", JOB, 404),
    )
} | {
    ("POST", "/api/applications/<int(max=2147483647):application_id>/withdraw"): dict.fromkeys(
        ("anonymous", "deactivated", "expired"), 401
    )
    | dict.fromkeys(SIGNED_IN, 404)
}
