"""A POST with an Idempotency-Key can be repeated for a day and happens once."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest

from hireloom.adapters.sql.api_key_tables import repeatable_requests
from hireloom.domain.idempotency import RequestAnswer
from hireloom.ports.failures import StoreAway
from tests.http.key_calls import ALL

KEY = {"Idempotency-Key": "6f1c2a40"}
NURSE = {"query": "nurse", "location": "Rotterdam"}


@pytest.fixture
def caller(seeker, program):
    return program(seeker, "searches:write")


def save(caller, fields=NURSE, headers=KEY):
    return caller.post("/searches", json=fields, headers=headers)


def count(caller):
    return len(caller.get("/searches").get_json()["data"])


def code_of(answer):
    return answer.status_code, answer.get_json()["code"]


def test_the_same_request_gets_the_same_answer(caller):
    first, second = save(caller), save(caller)
    assert (first.status_code, first.data) == (second.status_code, second.data)
    assert "Idempotency-Replayed" not in first.headers
    assert second.headers["Idempotency-Replayed"] == "true"
    assert second.headers["Content-Type"] == "application/json"
    assert count(caller) == 1


def test_a_refusal_is_repeated_too(caller):
    first, second = (save(caller, {"location": ""}) for _ in range(2))
    assert first.status_code == second.status_code == 422
    assert first.data == second.data


def test_without_the_header_each_request_counts(caller):
    assert [save(caller, headers={}).status_code for _ in range(2)] == [201, 201]
    assert count(caller) == 2


def test_another_body_or_address_is_refused(caller):
    save(caller)
    assert code_of(save(caller, NURSE | {"query": "cook"})) == (409, "idempotency_key_reused")
    assert code_of(caller.post("/hidden-jobs", json=NURSE, headers=KEY)) == (409, "idempotency_key_reused")
    assert count(caller) == 1


def test_people_do_not_share_their_keys(caller, its_recruiter, program):
    save(caller)
    assert save(program(its_recruiter, *ALL)).status_code == 201


def test_a_replaced_key_of_the_same_person_continues(caller, seeker, program):
    first = save(caller)
    assert save(program(seeker, "searches:write")).data == first.data


def test_after_a_day_it_is_a_new_request(caller, clock):
    save(caller)
    clock.advance(timedelta(hours=24) - timedelta(seconds=1))
    assert "Idempotency-Replayed" in save(caller).headers
    clock.advance(timedelta(seconds=1))
    assert "Idempotency-Replayed" not in save(caller).headers
    assert count(caller) == 2


@pytest.mark.parametrize("key", ["", " ", "a b", "ä", "k" * 256])
def test_what_is_no_key(caller, key):
    answer = save(caller, headers={"Idempotency-Key": key.encode().decode("latin-1")})
    assert code_of(answer) == (400, "idempotency_key_malformed")
    assert count(caller) == 0


def test_a_request_in_progress_is_refused(caller, container, people):
    with container.store().writing() as tx:  # another process has begun it
        [user] = {key.user_id for key in tx.api_keys.of(1)}
    first = save(caller)
    with container.engine().begin() as connection:
        connection.execute(repeatable_requests.update().values(status=None, body=None))
    assert code_of(save(caller)) == (409, "request_in_progress")
    assert (first.status_code, user) == (201, 1)


def test_of_many_at_once_one_happens(caller):
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: save(caller).status_code, range(8)))
    assert set(answers) <= {201, 409}
    assert 201 in answers
    assert count(caller) == 1


def test_what_has_not_happened_can_be_tried_again(caller, container, monkeypatch):
    desk = container.saved_searches()
    with monkeypatch.context() as broken:
        broken.setattr(type(desk), "save", _away)
        assert save(caller).status_code == 503
    assert save(caller).status_code == 201
    assert count(caller) == 1


def _away(*_args, **_named):
    raise StoreAway


def test_answers_are_stored_encrypted_and_leave_with_the_person(caller, container, seeker):
    save(caller)
    with container.engine().connect() as connection:
        [row] = connection.execute(repeatable_requests.select()).all()
    assert "Rotterdam" not in row.body
    seeker.post("/api/me/delete", json={"password": "Welcome2hireloom!"})
    with container.engine().connect() as connection:
        assert connection.execute(repeatable_requests.select()).all() == []


def test_a_swept_request_is_gone(caller, container, clock):
    save(caller)
    clock.advance(timedelta(hours=25))
    container.housekeeping().tidy()
    with container.engine().connect() as connection:
        assert connection.execute(repeatable_requests.select()).all() == []


def test_an_answer_that_comes_late_changes_nothing_of_another(container, people):
    user = people.add("user")
    container.idempotency().finish("never-begun", RequestAnswer(200, "{}"), by=user)
    assert container.idempotency().begin("never-begun", "f" * 64, by=user) is None
