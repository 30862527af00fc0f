"""Who may call the routes of questions, reasons, offers and threads, as a table for test_who_may.py."""

JOB = "/api/jobs/<int(max=2147483647):job_id>"
WHO = ("anonymous", "user", "recruiter", "admin", "super admin", "deactivated", "expired")
SIGNED_IN = ("user", "recruiter", "admin", "super admin")
RECRUITERS = ("recruiter", "admin", "super admin")

APPLICATION = "/api/applications/<int(max=2147483647):application_id>"
VISITOR_QUESTION = "/api/visitor-questions/<int(max=2147483647):question_id>"
REASONS = f"{APPLICATION}/reasons"


def _recruiters(status: int = 200) -> dict[str, int]:
    return dict.fromkeys(WHO, 401) | {"user": 403} | dict.fromkeys(RECRUITERS, status)


ROUTES = {
    ("GET", "/api/company/rejection-reasons"): _recruiters(),
    ("GET", f"{APPLICATION}/messages"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{APPLICATION}/messages"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("POST", "/api/applications/messages"): _recruiters(422),  # not nothing
    ("POST", f"{APPLICATION}/messages/preview"): _recruiters(422),
    ("POST", f"{APPLICATION}/messages/files"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("PUT", f"{APPLICATION}/messages/scheduled/<int(max=2147483647):message_id>"): _recruiters(422),
    ("DELETE", f"{APPLICATION}/messages/scheduled/<int(max=2147483647):message_id>"): _recruiters(404),
    ("GET", "/api/inbox/scheduled"): _recruiters(),
    ("POST", f"{APPLICATION}/messages/read"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 422),
    ("GET", "/api/inbox"): _recruiters(),
    ("GET", "/api/visitor-questions"): _recruiters(),
    ("GET", VISITOR_QUESTION): _recruiters(404),
    ("DELETE", VISITOR_QUESTION): _recruiters(404),
    ("POST", f"{VISITOR_QUESTION}/answers"): _recruiters(422),
    ("PUT", f"{VISITOR_QUESTION}/closed"): _recruiters(422),
    ("GET", "/api/applicants"): _recruiters(),
    ("GET", "/api/me/threads"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 200),
    ("POST", "/api/inbound-mail"): dict.fromkeys(WHO, 403),  # not without a signature
    ("GET", f"{APPLICATION}/offers"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),
    ("POST", f"{APPLICATION}/offers"): _recruiters(422),
    ("POST", f"{APPLICATION}/offers/letter"): _recruiters(422),
    ("DELETE", f"{APPLICATION}/offers/<int(max=2147483647):offer_id>"): _recruiters(404),
    ("POST", f"{APPLICATION}/offers/<int(max=2147483647):offer_id>/answer"): dict.fromkeys(WHO, 401)
    | dict.fromkeys(SIGNED_IN, 422),
    ("GET", "/api/company/answer-templates"): _recruiters(),
    ("PUT", "/api/company/answer-templates"): _recruiters(422),
    ("GET", f"{APPLICATION}/answer-templates"): _recruiters(404),
    ("PUT", "/api/company/rejection-reasons"): _recruiters(422),  # not nothing
    ("GET", f"{JOB}/rejection-reasons"): _recruiters(404),
    ("GET", REASONS): _recruiters(404),
    ("POST", REASONS): _recruiters(422),
    ("GET", f"{JOB}/questions"): dict.fromkeys(WHO, 401) | dict.fromkeys(SIGNED_IN, 404),  # there is no such job
    ("PUT", f"{JOB}/questions"): _recruiters(422),
    ("GET", "/api/applications/<int(max=2147483647):application_id>/answers"): dict.fromkeys(WHO, 401)
    | dict.fromkeys(SIGNED_IN, 404),
}
