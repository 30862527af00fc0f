"""The OpenAPI document: as flask-smorest makes it, plus the error codes, the constants of the rules, the name of each
call and the security that its guard requires."""

import re
from functools import partial
from typing import Any

from flask import Flask

from hireloom.adapters.http.core.constants import constants
from hireloom.adapters.http.core.errors import described_codes
from hireloom.adapters.http.core.examples import add_examples, add_parameter_examples
from hireloom.adapters.http.core.guards import Guard, Who, guards_of

_PARAMETER = re.compile(r"<(?:[^:<>]+:)?([^<>]+)>")
SAFE = ("get", "head")
IDEMPOTENCY_KEY = {
    "in": "header",
    "name": "Idempotency-Key",
    "required": False,
    "description": "A name of your choice for this request, such as a UUID: sent again within 24 hours, it gets the "
    "same answer and does not happen twice",
    "schema": {"type": "string", "minLength": 1, "maxLength": 255},
    "example": "6f1c2a40-7d0b-4f0e-9a55-2f1d6c1f3b7e",
}
# Parameters in the path of a call; `name` means something else in each path.
PATH_PARAMETERS = {
    "application_id": "The number of the application",
    "document_id": "The id of the document, from the list of an application",
    "domain": "The domain of the company",
    "delivery_id": "The number of the delivery",
    "interview_id": "The number of the interview",
    "view_id": "The number of the saved view",
    "draft_id": "The number of the draft",
    "invitation_id": "The number of the invitation",
    "pool_key": "Whom it is about in the talent pool, as in its list",
    "import_id": "The number of the import",
    "job_id": "The number of the job",
    "key_id": "The number of the API key",
    "match_id": "The number of the corrected match",
    "note_id": "The number of the note",
    "message_id": "The number of the message",
    "offer_id": "The number of the offer",
    "question_id": "The number of the question",
    "number": "Which one, from the list",
    "page_id": "The number of the careers page",
    "resume_id": "The number of the resume",
    "search_id": "The number of the saved search",
    "sentence_id": "The id of the sentence",
    "hidden_id": "The number of the hidden job or company",
    "letter_id": "The number of the version of the letter",
    "file_name": "The public name of the file",
    "story_id": "The number of the story",
    "token": "From the link in the email",
    "tracked_job_id": "The number of the tracked job",
    "user_email": "The address of the caller's own account",
    "user_id": "The number of the person",
    "webhook_id": "The number of the webhook",
    "/api/uploads/resumes/{name}": "The name at the end of `resume_path`",
    "/jobs/{name}": "The number of the job, then its title in small letters",
    "/jobs/{name}/card.png": "The number of the job",
    "/jobs/{name}/question": "The number of the job, then its title in small letters",
}
WHO_MAY = {
    Who.PUBLIC: "For everybody.",
    Who.ANYONE: "For everybody.",
    Who.PENDING_PHONE: "For people who are logged in, or whose phone number is still missing.",
    Who.PENDING_SECOND_STEP: "For people whose password was right and who owe a second factor.",
    Who.SIGNED_IN: "For people who are logged in.",
    Who.RECRUITERS: "For recruiters and admins.",
    Who.ADMINS: "For admins.",
    Who.SUPER_ADMINS: "For super admins.",
}


def address_of(rule: str) -> str:
    """A route's address as the document writes it: /jobs/{job_id}."""
    return _PARAMETER.sub(r"{\1}", rule)


def document(app: Flask, prefix: str = "") -> dict[str, Any]:
    """The description of all calls of the web client, or of those that were registered with the prefix."""
    specification = app.extensions["flask-smorest"]["apis"][prefix]["ext_obj"]
    described: dict[str, Any] = specification.described(partial(_complete, app, prefix))
    return described


def _complete(app: Flask, prefix: str, described: dict[str, Any]) -> None:
    described["components"]["schemas"]["ErrorCode"] = _codes()
    described["components"]["schemas"].pop("PaginationMetadata")  # flask-smorest's own, which nothing uses
    add_examples(described["components"]["schemas"])
    if prefix:
        _name_areas(described)
    else:
        described["x-constants"] = dict(constants())
    for path, item in described["paths"].items():
        for parameter in item.get("parameters", []):
            parameter.setdefault("description", PATH_PARAMETERS.get(path) or PATH_PARAMETERS.get(parameter["name"], ""))
    guards = guards_of(app)
    for rule in app.url_map.iter_rules():
        calls = described["paths"].get(address_of(rule.rule), {})
        for method in (rule.methods or set()) & {call.upper() for call in calls}:
            call = calls[method.lower()]
            add_parameter_examples(call.get("parameters", []))
            call["operationId"] = rule.endpoint.rsplit(".", 1)[-1]
            if "$ref" in call["responses"].get("422", {}):  # flask-smorest's own, which says no more than the status
                call["responses"]["422"] = _refusal("A value is missing or not possible; the answer names it")
            if prefix:
                call["responses"].setdefault("422", _refusal("The address has a parameter that the call does not take"))
            _say_who(call, guards[rule.endpoint], method.lower())


def _name_areas(described: dict[str, Any]) -> None:
    """Blueprints are named for us; readers see Tracked jobs instead of v1_tracked_jobs."""
    calls = [call for methods in described["paths"].values() for name, call in methods.items() if name != "parameters"]
    for call in calls:
        call["tags"] = [_area_name(tag) for tag in call["tags"]]
    used = {tag for call in calls for tag in call["tags"]}
    about = {_area_name(tag["name"]): tag["description"] for tag in reversed(described["tags"])}
    described["tags"] = [{"name": name, "description": about[name]} for name in reversed(about) if name in used]


def _area_name(tag: str) -> str:
    return tag.removeprefix("v1_").removesuffix("_of_screens").replace("_", " ").capitalize()


def _codes() -> dict[str, Any]:
    codes = described_codes()
    return {
        "type": "string",
        "description": "What went wrong, as a word for programs; the usual messages may change, the codes do not",
        "enum": list(codes),
        "x-errors": codes,
    }


def _say_who(call: dict[str, Any], guard: Guard, method: str) -> None:
    if guard.who is Who.KEYS and guard.scope:
        call["security"] = [{"api_key": [guard.scope.value]}]
        if method == "post":
            call.setdefault("parameters", []).append(IDEMPOTENCY_KEY)
            call["responses"].setdefault("409", _refusal("The Idempotency-Key was used for another request"))
        call["description"] = f"Needs a key with the scope `{guard.scope}`."
        call["responses"].setdefault("401", _refusal("The key is missing, unknown, expired or revoked"))
        call["responses"].setdefault("403", _refusal("The key lacks the scope, or its owner may not do this"))
        call["responses"].setdefault("429", _refusal("Too many calls with this key; Retry-After says when to go on"))
        return
    needs: dict[str, list[str]] = {"session": []} if method in SAFE else {"session": [], "csrf": []}
    call["security"] = [needs] if guard.who.needs_session else []
    recently = " They must have logged in or confirmed it just now." if guard.confirmed else ""
    call["description"] = " ".join(filter(None, [call.get("description"), WHO_MAY[guard.who]])) + recently
    if guard.who.needs_session:
        call["responses"].setdefault("401", _refusal("Nobody is logged in"))
        call["responses"].setdefault("403", _refusal("Not allowed for this person, or not sent from our own pages"))


def _refusal(description: str) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/ErrorAnswer"}
    return {"description": description, "content": {"application/json": {"schema": schema}}}
