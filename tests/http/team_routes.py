"""Who may call the routes of companies' people and job teams, and those of a person's own resumes."""

SIGNED_IN = ("user", "recruiter", "admin", "super admin")
RECRUITERS = ("recruiter", "admin", "super admin")
NOBODY = dict.fromkeys(("anonymous", "deactivated", "expired"), 401)
INVITATION = "/api/company/invitations/<int(max=2147483647):invitation_id>"
TEAM = "/api/jobs/<int(max=2147483647):job_id>/team/<int(max=2147483647):user_id>"
RESUME = "/api/me/resumes/<int(max=2147483647):resume_id>"
OF_RECRUITERS = (
    ("DELETE", INVITATION, 404),
    ("POST", f"{INVITATION}/approve", 422),
    ("POST", "/api/company/invitations", 422),
    ("POST", "/api/company/members/<int(max=2147483647):user_id>/hand-over", 422),
    ("POST", "/api/company/members/<int(max=2147483647):user_id>/cover", 422),
    ("PUT", "/api/company/members/<int(max=2147483647):user_id>/cover", 422),
    ("DELETE", "/api/company/members/<int(max=2147483647):user_id>/cover", 404),
    ("POST", "/api/company/requests", 422),
    ("GET", "/api/company/jobs", 404),
    ("GET", "/api/company/figures", 200),
    ("GET", "/api/company/stages", 200),
    ("PUT", "/api/company/name", 422),
    ("GET", "/api/company/profile", 200),
    ("PUT", "/api/company/profile", 422),
    ("GET", "/api/company/logo", 404),
    ("PUT", "/api/company/logo", 422),
    ("DELETE", "/api/company/logo", 404),
    ("PUT", "/api/company/stages", 422),
    ("PUT", "/api/company/stages/email", 422),
    ("GET", "/api/company/pool", 404),
    ("GET", "/api/company/pool/export", 404),
    ("PUT", "/api/company/pool/<pool_key>/tags", 422),
    ("POST", "/api/company/pool/tags", 422),
    ("POST", "/api/company/pool/removals", 422),
    ("GET", "/api/company/pool/fits", 422),
    ("DELETE", "/api/company/pool/<pool_key>", 404),
    ("GET", "/api/company/pool/<pool_key>/jobs", 404),
    ("GET", "/api/company/pool/<pool_key>/templates", 404),
    ("POST", "/api/company/pool/<pool_key>/messages", 422),
    ("POST", "/api/company/pool/invitations", 422),
    ("POST", "/api/company/pool/consents", 422),
    ("GET", "/api/company/pool/duplicates", 404),
    ("POST", "/api/company/pool/duplicates/merge", 422),
    ("POST", "/api/company/pool/duplicates/differ", 422),
    ("DELETE", "/api/company/pool/<pool_key>/merge", 404),
    ("POST", "/api/company/pool/people", 422),
    ("POST", "/api/company/pool/sheets", 400),
    ("POST", "/api/company/pool/sheets/check", 400),
    ("POST", "/api/company/pool/resumes/read", 400),
    ("GET", "/api/company/pool/imports", 404),
    ("DELETE", "/api/company/pool/imports/<int(max=2147483647):import_id>", 404),
    ("GET", "/api/company/careers-page", 404),
    ("PUT", "/api/company/careers-page", 422),
    ("GET", "/api/company/careers-page/cover", 404),
    ("PUT", "/api/company/careers-page/cover", 422),
    ("DELETE", "/api/company/careers-page/cover", 404),
    ("GET", "/api/company/figures/export", 200),
    ("PUT", TEAM, 422),
    ("DELETE", TEAM, 404),
    ("POST", "/api/jobs/<int(max=2147483647):job_id>/scores", 404),
    ("GET", "/api/jobs/<int(max=2147483647):job_id>/applications/export", 404),
    ("POST", "/api/applications/tags", 422),
    ("POST", "/api/applications/assignments", 422),
    ("GET", "/api/jobs/<int(max=2147483647):job_id>/assignees", 404),
    ("GET", "/api/applicant-views", 200),
    ("POST", "/api/applicant-views", 422),
    ("PUT", "/api/applicant-views/<int(max=2147483647):view_id>", 422),
    ("DELETE", "/api/applicant-views/<int(max=2147483647):view_id>", 404),
    ("GET", "/api/job-drafts", 200),
    ("POST", "/api/job-drafts", 422),
    ("PUT", "/api/job-drafts/<int(max=2147483647):draft_id>", 422),
    ("DELETE", "/api/job-drafts/<int(max=2147483647):draft_id>", 404),
)
OF_ALL = (
    ("POST", "/api/company/invitation", 422),  # not with nothing
    ("POST", "/api/company/invitation/accept", 422),
    ("POST", "/api/me/career/from-file", 422),  # not with nothing
    ("GET", "/api/me/career/resume", 200),
    ("GET", "/api/me/career/photo", 404),
    ("PUT", "/api/me/career/photo", 422),  # not with nothing
    ("DELETE", "/api/me/career/photo", 200),
    ("POST", "/api/machine-view", 400),
    ("GET", "/api/me/resumes", 200),
    ("POST", "/api/me/resumes", 422),
    ("GET", RESUME, 404),
    ("PUT", RESUME, 422),
    ("DELETE", RESUME, 404),
    ("GET", f"{RESUME}/file", 404),
    ("GET", f"{RESUME}/match", 404),
    ("GET", f"{RESUME}/read-back", 404),
    ("GET", "/api/me/resumes/uses", 200),
    ("GET", f"{RESUME}/states", 404),
    ("GET", f"{RESUME}/changes", 404),
    ("POST", f"{RESUME}/states/<int(max=2147483647):number>/restoration", 404),
    ("GET", "/api/me/resumes/sent", 200),
    ("PUT", f"{RESUME}/sentences/<sentence_id>/confirmation", 404),
)
PUBLIC = dict.fromkeys(("anonymous", *SIGNED_IN, "deactivated", "expired"), 200)
ROUTES = {
    ("GET", "/careers"): PUBLIC,
    ("GET", "/careers/<domain>"): dict.fromkeys(PUBLIC, 404),
    ("GET", "/careers/<domain>/cover.jpg"): dict.fromkeys(PUBLIC, 404),
    ("GET", "/careers/<domain>/logo.png"): dict.fromkeys(PUBLIC, 404),
    **{(method, "/pool-consent/<token>"): dict.fromkeys(PUBLIC, 404) for method in ("GET", "POST")},
    **{
        (method, path): NOBODY | {"user": 403} | dict.fromkeys(RECRUITERS, status)
        for method, path, status in OF_RECRUITERS
    },
    **{(method, path): NOBODY | dict.fromkeys(SIGNED_IN, status) for method, path, status in OF_ALL},
}
