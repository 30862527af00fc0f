"""The header Idempotency-Key: a POST with it can be repeated for a day and happens once."""

import hashlib

from flask import Flask, Response, g, request

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.keys import is_by_key, is_by_test_key, owner
from hireloom.domain.idempotency import RequestAnswer, idempotency_key
from hireloom.usecases.idempotency import IdempotencyDesk

HEADER, REPLAYED = "Idempotency-Key", "Idempotency-Replayed"
NOT_DONE = (429, 503)  # for these, and these alone, nothing has happened


def watch_repeats(app: Flask) -> None:
    """Call it after the guards are in place: a request without a valid key never gets here."""

    @app.before_request
    def begin() -> Response | None:
        if not is_by_key() or request.method != "POST" or HEADER not in request.headers:
            return None
        key = idempotency_key(request.headers[HEADER])
        if is_by_test_key():  # nothing happens, however often
            return None
        earlier = desk(IdempotencyDesk).begin(key, _fingerprint(), by=owner())
        if earlier is None:
            g.idempotency_key = key
            return None
        answer = Response(earlier.body, earlier.status, mimetype="application/json")
        answer.headers[REPLAYED] = "true"
        return answer

    @app.after_request
    def finish(response: Response) -> Response:
        key = g.pop("idempotency_key", None)
        if key and response.status_code in NOT_DONE:
            desk(IdempotencyDesk).abandon(key, by=owner())
        elif key:
            answer = RequestAnswer(response.status_code, response.get_data(as_text=True))
            desk(IdempotencyDesk).finish(key, answer, by=owner())
        return response


def _fingerprint() -> str:
    content = hashlib.sha256(f"{request.method} {request.full_path}\n".encode())
    content.update(request.get_data())
    return content.hexdigest()
