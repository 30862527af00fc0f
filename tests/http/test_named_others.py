"""A call that names somebody else where only the caller is allowed is refused and recorded."""

import pytest

from tests.lookups import FROM_HERE, latest


@pytest.mark.spec("OPEN-002", "SEC-56")
@pytest.mark.parametrize("odd", ["NaN", "Infinity", '"\\ud800"', "1" * 40, "1e999"])
def test_another_persons_id_is_not_hidden_by_what_stands_beside_it(seeker, odd):
    body = f'{{"user_id": 999, "rating": 5, "message": "Not mine", "beside": {odd}}}'
    answer = seeker.post("/api/feedback", data=body, content_type="application/json")
    assert answer.status_code == 403


@pytest.mark.spec("OPEN-002")
@pytest.mark.parametrize("place", ["form", "query"])
def test_another_persons_id_is_refused_and_written_down(seeker, people, container, place):
    other_person = people.add()
    ask_for_other = {
        "form": lambda: seeker.analyse(user_id=str(other_person.id)),
        "query": lambda: seeker.post(f"/api/ATS?user_id={other_person.id}"),
    }
    answer = ask_for_other[place]()
    assert (answer.status_code, answer.get_json()["message"]) == (
        403,
        "You do not have permission to perform this action.",
    )
    with container.store().reading() as tx:
        event = latest(tx, 1)[0]
    me = seeker.get("/api/session").get_json()["user"]["id"]
    assert (event.action, event.actor_id, event.details) == ("identities.refused", me, FROM_HERE | {"field": "user_id"})


@pytest.mark.spec("OPEN-002", "OPEN-137")
def test_ones_own_id_as_number_or_text_is_accepted_and_an_empty_one_means_oneself(seeker):
    me = seeker.get("/api/session").get_json()["user"]["id"]
    for value in (str(me), "", None):
        assert seeker.analyse(user_id=value).status_code == 200


@pytest.mark.spec("OPEN-002")
@pytest.mark.parametrize("value", ["0", "-1", "x", "1 OR 1", "٣"])
def test_an_id_that_is_nobodys_is_refused_alike(seeker, value):
    assert seeker.analyse(user_id=value).status_code == 403
