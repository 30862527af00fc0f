"""Who may call the routes of the tracker, hidden jobs and the brake: anybody who is signed in, for their own."""

SIGNED_IN = ("user", "recruiter", "admin", "super admin")
JOB = "/<int(max=2147483647):tracked_job_id>"
ROUTES = {
    (method, f"/api/{path}"): dict.fromkeys(("anonymous", "deactivated", "expired"), 401)
    | dict.fromkeys(SIGNED_IN, status)
    for method, path, status in (
        ("GET", "tracked-jobs", 200),
        ("GET", "tracked-jobs/export", 200),
        ("GET", "tracked-jobs/figures", 200),
        ("POST", f"tracked-jobs{JOB}/check", 404),
        ("PUT", "tracked-jobs/stages", 422),
        ("POST", "tracked-jobs/import", 422),
        ("GET", f"tracked-jobs{JOB}/calendar", 404),
        ("POST", "tracked-jobs", 422),  # not with nothing
        ("POST", "tracked-jobs/listed", 422),
        ("POST", "tracked-jobs/read", 422),
        ("PUT", f"tracked-jobs{JOB}", 422),
        ("PUT", f"tracked-jobs{JOB}/stage", 422),
        ("GET", f"tracked-jobs{JOB}/text", 404),
        ("DELETE", f"tracked-jobs{JOB}", 404),
        ("GET", f"tracked-jobs{JOB}/documents", 404),
        ("GET", "tracked-jobs/letters", 200),
        ("POST", f"tracked-jobs{JOB}/files", 404),
        ("DELETE", f"tracked-jobs{JOB}/files/<file_name>", 404),
        ("POST", f"tracked-jobs{JOB}/letters", 422),
        ("DELETE", f"tracked-jobs{JOB}/letters/<int(max=2147483647):letter_id>", 404),
        ("GET", "applications/<int(max=2147483647):application_id>/advert", 404),
        ("POST", "jobs/<int(max=2147483647):job_id>/brake", 400),  # not without a file
        ("GET", "hidden-jobs", 200),
        ("POST", "hidden-jobs", 422),
        ("DELETE", "hidden-jobs/<int(max=2147483647):hidden_id>", 404),
    )
} | {
    ("POST", "/api/applications/<int(max=2147483647):application_id>/withdraw"): dict.fromkeys(
        ("anonymous", "deactivated", "expired"), 401
    )
    | dict.fromkeys(SIGNED_IN, 404),
    ("GET", "/api/applications/<int(max=2147483647):application_id>/short-letter"): dict.fromkeys(
        ("anonymous", "deactivated", "expired"), 401
    )
    | dict.fromkeys(SIGNED_IN, 422),
}
