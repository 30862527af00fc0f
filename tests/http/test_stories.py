"""People keep stories of their own work for interviews."""

import io
import json
import zipfile

import pytest

from hireloom.domain.stories import LONGEST_PART, MOST_TAGS
from hireloom.settings.amounts import AmountSettings

PASSWORD = "Welcome2hireloom!"
STORY = {
    "title": "  Two admissions  at once ",
    "place": "Briar Hill, 2023",
    "situation": "Two admissions came while a patient got worse.",
    "deed": "I called the rapid response team.",
    "result": "She was back on the ward within a day.",
    "tags": ["Priorities", "priorities", " Calm "],
}


def add(browser, **changed):
    answer = browser.post("/api/stories", json=STORY | changed)
    assert answer.status_code == 201, answer.text
    return answer.get_json()["story"]


def listed(browser):
    return browser.get("/api/stories").get_json()["stories"]


def test_a_story_is_kept_changed_and_deleted(seeker):
    story = add(seeker)
    assert (story["title"], story["tags"]) == ("Two admissions at once", ["priorities", "Calm"])
    assert listed(seeker) == [story]
    changed = seeker.put(f"/api/stories/{story['id']}", json=STORY | {"result": "She went home."}).get_json()["story"]
    assert (changed["id"], changed["result"]) == (story["id"], "She went home.")
    assert listed(seeker) == [changed]
    assert seeker.delete(f"/api/stories/{story['id']}").get_json() == {"success": True, "message": "Story deleted."}
    assert listed(seeker) == []
    assert seeker.delete(f"/api/stories/{story['id']}").status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": " "},
        {"deed": "\n"},
        {"title": "x" * 81},
        {"situation": "x" * (LONGEST_PART + 1)},
        {"tags": ["x"] * (MOST_TAGS + 1)},
        {"tags": [""]},
        {"deed": "a\x00b"},
    ],
)
def test_what_is_no_story_is_refused(seeker, wrong):
    assert seeker.post("/api/stories", json=STORY | wrong).status_code == 422
    assert listed(seeker) == []


def test_nobody_reads_changes_or_deletes_the_stories_of_others(seeker, signed_in):
    story = add(seeker)
    other_seeker = signed_in("user")
    assert listed(other_seeker) == []
    assert other_seeker.put(f"/api/stories/{story['id']}", json=STORY).status_code == 404
    assert other_seeker.delete(f"/api/stories/{story['id']}").status_code == 404
    assert listed(seeker) == [story]


def test_markup_is_kept_as_the_text_it_is(seeker):
    assert add(seeker, title="<b>{{7*7}}</b>")["title"] == "<b>{{7*7}}</b>"


def test_so_many_stories_and_no_more(seeker):
    for _ in range(AmountSettings.most_stories):
        add(seeker)
    refused = seeker.post("/api/stories", json=STORY)
    assert (refused.status_code, refused.get_json()["message"]) == (
        409,
        "You can keep 40 stories. Please delete one first.",
    )


def test_my_data_holds_my_stories_and_leaving_removes_them(seeker, container):
    add(seeker)
    me = seeker.get("/api/session").get_json()["user"]["id"]
    packed = zipfile.ZipFile(io.BytesIO(seeker.post("/api/me/export", json={"password": PASSWORD}).data))
    (result,) = json.loads(packed.read("stories.json"))
    assert (result["title"], result["deed"]) == ("Two admissions at once", "I called the rapid response team.")
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.stories.of(me) == []
