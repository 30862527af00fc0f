"""Who may call the routes of API keys and webhooks, with a log-in, and those of /api/v1, with a key and no other."""

WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
NOBODY = dict.fromkeys(WHO, 401)
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
HOOK = "/api/me/webhooks/<int(max=2147483647):webhook_id>"
KEY = "/api/me/keys/<int(max=2147483647):key_id>"
JOB = "/jobs/<int(max=2147483647):job_id>"
APPLICATION = "/applications/<int(max=2147483647):application_id>"
V1_HOOK = "/webhooks/<int(max=2147483647):webhook_id>"
V1_DELIVERIES = "deliveries/<int(max=2147483647):delivery_id>"
SEARCH = "/searches/<int(max=2147483647):search_id>"
BY_KEY = (
    *((method, "/jobs") for method in ("GET", "POST")),
    *((method, JOB) for method in ("GET", "PATCH")),
    *(("POST", f"{JOB}/{deed}") for deed in ("close", "reopen")),
    *(("GET", f"{JOB}/{part}") for part in ("applications", "candidates", "match")),
    ("POST", f"{JOB}/letter-draft"),
    *((method, "/applications") for method in ("GET", "POST")),
    ("GET", APPLICATION),
    ("POST", f"{APPLICATION}/decision"),
    *((method, f"{JOB}/questions") for method in ("GET", "PUT")),
    *((method, f"{JOB}/interview-plan") for method in ("GET", "PUT")),
    ("POST", f"{APPLICATION}/interviews/plan"),
    *((method, f"{APPLICATION}/messages") for method in ("GET", "POST")),
    ("POST", f"{APPLICATION}/messages/read"),
    *((method, f"{APPLICATION}/scheduled-messages") for method in ("GET", "POST")),
    ("DELETE", f"{APPLICATION}/scheduled-messages/<int(max=2147483647):message_id>"),
    ("GET", "/inbox"),
    *((method, f"{APPLICATION}/offers") for method in ("GET", "POST")),
    *((method, f"{APPLICATION}/notes") for method in ("GET", "POST")),
    *((method, f"{APPLICATION}/interviews") for method in ("GET", "POST")),
    ("POST", "/interviews/<int(max=2147483647):interview_id>/cancel"),
    ("DELETE", f"{APPLICATION}/notes/<int(max=2147483647):note_id>"),
    ("GET", f"{JOB}/stages"),
    ("PUT", f"{APPLICATION}/stage"),
    ("GET", f"{JOB}/team"),
    ("GET", f"{APPLICATION}/scorecards"),
    ("DELETE", f"{APPLICATION}/offers/<int(max=2147483647):offer_id>"),
    ("POST", f"{APPLICATION}/offers/<int(max=2147483647):offer_id>/answer"),
    ("POST", f"{APPLICATION}/withdraw"),
    ("POST", "/company/pool"),
    *(("POST", f"/company/pool/{part}") for part in ("consents", "invitations", "<pool_key>/messages")),
    ("DELETE", "/company/pool/<pool_key>"),
    ("PUT", "/company/pool/<pool_key>/tags"),
    ("GET", "/me/resumes"),
    ("GET", "/me/resumes/<int(max=2147483647):resume_id>/file"),
    ("DELETE", "/tracked-jobs/<int(max=2147483647):tracked_job_id>"),
    ("PUT", "/tracked-jobs/<int(max=2147483647):tracked_job_id>/stage"),
    ("GET", "/documents/<document_id>"),
    ("GET", "/company/members"),
    ("GET", "/company/figures"),
    ("GET", "/company/answer-templates"),
    ("GET", "/company/pool"),
    ("GET", "/company/pool/duplicates"),
    ("GET", "/company/careers-page"),
    ("GET", "/me"),
    ("GET", "/me/resume"),
    ("POST", "/matches"),
    *((method, "/tracked-jobs") for method in ("GET", "POST")),
    *((method, "/searches") for method in ("GET", "POST")),
    *((method, SEARCH) for method in ("PUT", "DELETE")),
    *((method, "/webhooks") for method in ("GET", "POST")),
    *((method, V1_HOOK) for method in ("GET", "PATCH", "DELETE")),
    *(("POST", f"{V1_HOOK}/{deed}") for deed in ("secret", "test", f"{V1_DELIVERIES}/redeliver")),
    ("GET", f"{V1_HOOK}/deliveries"),
)
ROUTES = {
    ("GET", "/api/me/keys"): NOBODY | dict.fromkeys(SIGNED_IN, 200),
    ("POST", "/api/me/keys"): NOBODY | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    **{("POST", f"{KEY}/{deed}"): NOBODY | dict.fromkeys(SIGNED_IN, 404) for deed in ("replace", "revoke")},  # of none
    ("GET", "/api/me/webhooks"): NOBODY | dict.fromkeys(SIGNED_IN, 200),
    ("POST", "/api/me/webhooks"): NOBODY | dict.fromkeys(SIGNED_IN, 422),  # not with nothing
    **{(method, f"{HOOK}/secret"): NOBODY | dict.fromkeys(SIGNED_IN, 404) for method in ("GET", "POST")},  # of none
    ("POST", f"{HOOK}/switch"): NOBODY | dict.fromkeys(SIGNED_IN, 422),
    ("DELETE", HOOK): NOBODY | dict.fromkeys(SIGNED_IN, 404),  # of none
    ("GET", f"{HOOK}/deliveries"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{HOOK}/test"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{HOOK}/deliveries/<int(max=2147483647):delivery_id>/redeliver"): NOBODY | dict.fromkeys(SIGNED_IN, 404),
    ("GET", "/reference"): dict.fromkeys(WHO, 200),
    ("GET", "/api/v1/openapi.json"): dict.fromkeys(WHO, 200),
    **{(method, f"/api/v1{path}"): NOBODY for method, path in BY_KEY},
}
