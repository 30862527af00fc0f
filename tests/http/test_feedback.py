"""Feedback and the help desk: what is taken, what is refused, and who reads it."""

from datetime import timedelta

import pytest

FEEDBACK = {"rating": 4, "category": "General Feedback", "message": "Quick and clear."}
HELP = {"name": "Anna Löwe", "email": "Anna@Mail.example", "message": "Where do I upload?\nThank you."}
INCOMPLETE = "Please provide both rating and feedback."
TOO_LONG = "Feedback must not exceed 150 words."


def give(browser, **changes):
    return browser.post("/api/feedback", json=FEEDBACK | changes)


def outcome(answer):
    return answer.status_code, answer.get_json()["message"]


def rows_of(admin, what="feedback", query=""):
    return admin.get(f"/api/admin/{what}{query}").get_json()


@pytest.mark.spec("FEED-12", "OPEN-120", "SEC-56", "API-22")
def test_feedback_is_kept_as_its_givers_whatever_category_was_sent(seeker, signed_in, clock):
    me = seeker.get("/api/session").get_json()["user"]
    answer = give(seeker, user_id=me["id"], category="<b>Other</b>")
    assert (answer.status_code, answer.get_json()) == (
        201,
        {"success": True, "message": "Thank you for your feedback!"},
    )
    assert rows_of(signed_in("admin")) == {
        "success": True,
        "total": 1,
        "feedback": [
            {
                "id": 1,
                "user_id": me["id"],
                "username": me["username"],
                "email": me["email"],
                "rating": 4,
                "category": "General Feedback",
                "message": "Quick and clear.",
                "created_at": clock.now().isoformat(),
            }
        ],
    }


@pytest.mark.spec("SEC-56", "OPEN-120")
def test_nobody_gives_feedback_in_anothers_name(seeker, people, signed_in):
    assert give(seeker, user_id=people.add().id).status_code == 403
    assert rows_of(signed_in("admin"))["total"] == 0


@pytest.mark.spec("FEED-08")
@pytest.mark.parametrize("changes", [{}, {"rating": 0}, {"message": ""}])
def test_who_is_not_signed_in_is_told_so_first(visit, changes):
    assert outcome(give(visit(), **changes)) == (401, "You must be logged in to submit feedback.")


@pytest.mark.spec("FEED-09", "LIM-15", "OPEN-120")
@pytest.mark.parametrize(
    "changes",
    [
        *({"rating": rating} for rating in (0, None, 6, -1, "", "five", 4.5, True, [4], 10**30)),
        *({"message": message} for message in ("", " \n\t", None)),
        {"rating": 0, "message": "word " * 200},
    ],
)
def test_stars_and_words_are_both_needed(seeker, changes):
    assert outcome(give(seeker, **changes)) == (422, INCOMPLETE)


@pytest.mark.spec("FEED-10", "LIM-15", "OPEN-120")
@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("word " * 150, 201),
        ("  word\n\t" * 150, 201),
        ("word " * 151, 422),
        ("w\u00a0" * 151, 422),
        ("long" * 10_000 + " word" * 151, 422),
    ],
)
def test_a_hundred_and_fifty_words_are_enough(seeker, message, expected):
    answer = give(seeker, message=message)
    assert answer.status_code == expected
    assert answer.status_code == 201 or answer.get_json()["message"] == TOO_LONG


@pytest.mark.spec("LIM-15")
def test_few_words_that_are_too_long_are_told_what_is_too_long(seeker):
    assert outcome(give(seeker, message="x" * 6_001)) == (422, "Feedback must not exceed 6,000 characters.")
    assert outcome(give(seeker, message="x" * 6_000))[0] == 201


@pytest.mark.parametrize("rating", [1, 5, "3"])
@pytest.mark.spec("FEED-12")
def test_one_to_five_stars_as_number_or_digits(seeker, signed_in, rating):
    assert give(seeker, rating=rating).status_code == 201
    assert rows_of(signed_in("admin"))["feedback"][0]["rating"] == int(rating)


def test_feedback_is_given_twenty_times_an_hour_at_most(seeker, clock):
    assert [give(seeker).status_code for _ in range(21)] == [201] * 20 + [429]
    clock.advance(timedelta(hours=1))
    assert give(seeker).status_code == 201


@pytest.mark.spec("SEC-51")
def test_anybody_may_write_to_the_help_desk_and_admins_read_it(visit, signed_in, clock):
    answer = visit().post("/api/help-messages", json=HELP)
    assert outcome(answer) == (201, "Message sent successfully!")
    assert rows_of(signed_in("admin"), "help-messages") == {
        "success": True,
        "total": 1,
        "messages": [
            {
                "id": 1,
                "name": "Anna Löwe",
                "email": "anna@mail.example",
                "message": "Where do I upload?\nThank you.",
                "created_at": clock.now().isoformat(),
            }
        ],
    }


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("name", " ", "Name is required"),
        ("name", None, "Name is required"),
        ("name", "x" * 101, "Please keep this shorter: at most 100 characters."),
        ("email", "", "Email is required"),
        ("email", "anna@mail", "Invalid email format"),
        ("message", "\n", "Message is required"),
        ("message", "x" * 5_001, "Please keep this shorter: at most 5,000 characters."),
    ],
)
def test_the_help_desk_says_what_is_missing(visit, field, value, sentence):
    answer = visit().post("/api/help-messages", json=HELP | {field: value})
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {field: [sentence]})


@pytest.mark.spec("SEC-51")
def test_five_messages_an_hour_come_from_one_address(visit, clock):
    assert [visit().post("/api/help-messages", json=HELP).status_code for _ in range(6)] == [201] * 5 + [429]
    assert visit().post("/api/help-messages", json={}).status_code == 422  # what is refused does not count
    clock.advance(timedelta(hours=1))
    assert visit().post("/api/help-messages", json=HELP).status_code == 201


def test_a_page_of_another_site_cannot_write_in_ones_name(seeker, visit):
    foreign = {"Origin": "https://elsewhere.example"}
    assert visit().post("/api/help-messages", json=HELP, headers=foreign).status_code == 403
    assert seeker.post("/api/feedback", json=FEEDBACK, headers={"X-CSRF-Token": "0"}).status_code == 403


@pytest.mark.spec("OPEN-134")
def test_lists_come_whole_or_page_by_page_newest_first(seeker, signed_in):
    for number in range(7):
        give(seeker, message=f"Number {number}")
    admin = signed_in("admin")

    def numbers(query=""):
        body = rows_of(admin, query=query)
        assert body["total"] == 7
        return [int(message["message"].split()[1]) for message in body["feedback"]]

    assert numbers() == [6, 5, 4, 3, 2, 1, 0]
    assert numbers("?page=1&page_size=3") == [6, 5, 4]
    assert numbers("?page=3&page_size=3") == [0]
    assert numbers("?page=4&page_size=3") == []
    assert numbers("?page=1") == numbers("?page_size=100") == numbers()
    for wrong in ("page=0", "page=-1", "page=x", "page_size=0", "page_size=101", "page=99999999999999999999"):
        assert admin.get(f"/api/admin/feedback?{wrong}").status_code == 422


@pytest.mark.parametrize("what", ["feedback", "help-messages"])
def test_the_admin_named_must_be_the_caller(signed_in, what):
    admin = signed_in("admin")
    own_email = admin.get("/api/session").get_json()["user"]["email"]
    assert admin.get(f"/api/admin/{what}?admin_email={own_email}").status_code == 200
    assert admin.get(f"/api/admin/{what}?admin_email=other@people.example").status_code == 403


@pytest.fixture
def few(environment):
    environment["HIRELOOM_FEEDBACK_PER_HOUR"] = "2"


def test_a_setting_says_how_many_are_enough(few, seeker):
    assert [give(seeker).status_code for _ in range(3)] == [201, 201, 429]
