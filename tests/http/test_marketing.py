"""The ten calls of the marketing agent's dashboard, and who may make them."""

from datetime import timedelta
from xml.etree import ElementTree

import pytest

from hireloom.domain.marketing.content import Content, PostKind, PostStatus
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.settings import load
from tests.http.agent_calls import SOON, data_of, do, generated, read
from tests.http.application_calls import apply, post_job, with_profile


@pytest.fixture
def marketer(signed_in):
    return signed_in("admin")


@pytest.mark.spec("SEO-16", "SEO-20", "SEO-24", "API-60", "API-65", "API-66")
def test_the_agent_starts_and_stops_and_stays_so(marketer, visit, people):
    assert read(marketer, "status") == {"is_running": False, "posts_today": 0, "queue_size": 0, "features_count": 10}
    for _ in range(2):
        assert data_of(do(marketer, "start"))["is_running"] is True
    other_browser = visit()
    other_browser.login(people.add("recruiter").email)
    assert read(other_browser, "status")["is_running"] is True
    for _ in range(2):
        assert data_of(marketer.post("/api/seo/stop"))["is_running"] is False


@pytest.mark.spec("SEO-18", "SEO-22", "API-62", "API-69")
def test_platforms_have_limits_and_a_switch(marketer):
    platforms = read(marketer, "platforms")
    assert set(platforms) == set(PLATFORMS)
    assert platforms["twitter"] == {
        "name": "X",
        "enabled": True,
        "max_char_limit": 280,
        "hashtag_limit": 3,
        "post_frequency_hours": 6,
        "carrier": "folder",
    }
    assert platforms["blog"]["carrier"] == "blog"
    off = data_of(do(marketer, "toggle-platform", platform="twitter", enabled=False))
    assert off == platforms["twitter"] | {"enabled": False}
    assert read(marketer, "platforms")["twitter"]["enabled"] is False
    assert data_of(do(marketer, "toggle-platform", platform="twitter", enabled=True))["enabled"] is True


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"platform": "myspace", "enabled": True}, 404),
        ({"platform": "agent", "enabled": True}, 404),
        ({"platform": "twitter", "enabled": "false"}, 422),
        ({"platform": "twitter", "enabled": 1}, 422),
        ({"platform": "twitter"}, 422),
        ({}, 422),
    ],
)
def test_only_known_platforms_are_switched_on_or_off(marketer, fields, status):
    assert do(marketer, "toggle-platform", **fields).status_code == status
    assert read(marketer, "status")["is_running"] is False


@pytest.mark.spec("SEO-19", "SEO-21", "SEO-25", "OPEN-113", "API-63", "API-67")
def test_content_is_generated_for_each_enabled_platform_within_its_limits(marketer):
    do(marketer, "toggle-platform", platform="mastodon", enabled=False)
    items = generated(marketer)
    assert {post["platform"] for post in items} == set(PLATFORMS) - {"mastodon"}
    for post in items:
        assert post["status"] == "generated"
        assert post["created_at"] == "2026-11-21T09:30:00Z"
        assert post["optimal_time"] > post["created_at"]
        assert post["type"] in ("feature_highlight", "success_story", "career_tip")
        assert all(tag.startswith("#") and " " not in tag for tag in post["hashtags"])
        assert PLATFORMS[post["platform"]].takes(post["content"], tuple(post["hashtags"]))
    assert read(marketer, "content-queue") == sorted(items, key=lambda row: (row["optimal_time"], row["id"]))
    assert read(marketer, "status")["queue_size"] == 3


def test_without_a_platform_nothing_is_generated(marketer):
    for platform in PLATFORMS:
        do(marketer, "toggle-platform", platform=platform, enabled=False)
    answer = do(marketer, "generate-content")
    assert (answer.status_code, answer.get_json()["message"]) == (409, "No platform is enabled")


@pytest.mark.spec("SEO-21", "API-68")
def test_generated_content_is_scheduled_once(marketer):
    [first, *_] = generated(marketer)
    scheduled = data_of(
        do(marketer, "schedule-content", content_id=first["id"], schedule_time="2026-11-22T09:00:00+01:00")
    )
    assert (scheduled["status"], scheduled["schedule_time"], scheduled["by_agent"]) == ("scheduled", SOON, False)
    again = do(marketer, "schedule-content", content_id=first["id"], schedule_time=SOON)
    assert (again.status_code, again.get_json()["message"]) == (409, "Only generated content can be scheduled")
    later = "2026-11-23T08:00:00Z"
    rescheduled = data_of(do(marketer, "reschedule-content", content_id=first["id"], schedule_time=later))
    assert rescheduled["schedule_time"] == later


@pytest.mark.parametrize(
    ("at", "status"),
    [
        (None, 422),
        ("", 422),
        ("2026-11-21T09:30:00Z", 422),
        ("1970-01-01T00:00:00Z", 422),
        ("2027-12-21T09:30:00Z", 422),
        ("0001-01-01T00:00:00+14:00", 422),
        ("tomorrow", 422),
        (7, 422),
        (["2026-11-22T08:00:00Z"], 422),
    ],
)
def test_no_time_a_past_one_and_nonsense_are_refused(marketer, at, status):
    [first, *_] = generated(marketer)
    assert do(marketer, "schedule-content", content_id=first["id"], schedule_time=at).status_code == status
    assert read(marketer, "content-queue")[0]["status"] == "generated"


@pytest.mark.parametrize("number", [0, 999, -1, "x", True, 2**40, 1.5, None, {}])
def test_what_is_not_there_cannot_be_scheduled(marketer, number):
    assert do(marketer, "schedule-content", content_id=number, schedule_time=SOON).status_code in (404, 422)


def test_only_scheduled_content_is_moved(marketer):
    [first, *_] = generated(marketer)
    answer = do(marketer, "reschedule-content", content_id=first["id"], schedule_time=SOON)
    assert (answer.status_code, answer.get_json()["message"]) == (
        409,
        "Only scheduled content can be moved to another time",
    )


@pytest.mark.spec("SEO-21", "OPEN-112")
def test_due_posts_go_into_the_folder_and_are_published(marketer, container, settings, clock):
    items = generated(marketer)
    for row in items:
        do(marketer, "schedule-content", content_id=row["id"], schedule_time=SOON)
    container.marketing().publish_due()
    assert not settings.posts_dir.exists()
    clock.advance(timedelta(hours=23))
    container.marketing().publish_due()
    assert {post["status"] for post in read(marketer, "content-queue")} == {"published"}
    texts = {path.read_text() for path in settings.posts_dir.iterdir()}
    assert texts == {
        f"{post['content']}\n\n{' '.join(post['hashtags'])}\n" for post in items if post["platform"] != "blog"
    }
    assert read(marketer, "status") == {"is_running": False, "posts_today": 4, "queue_size": 0, "features_count": 10}


@pytest.mark.parametrize("number", ["0", "-1", "101", "x", "", "1.0", "٣", "1e1"])
def test_limits_out_of_range_are_refused(marketer, number):
    assert marketer.get(f"/api/seo/content-queue?limit={number}").status_code == 400
    assert marketer.get(f"/api/seo/content-calendar?days={number}").status_code == 400


@pytest.mark.spec("LIM-42")
def test_the_queue_holds_twenty_unless_more_are_asked_for(marketer):
    for _ in range(6):
        generated(marketer)
    assert len(read(marketer, "content-queue")) == 20
    assert len(read(marketer, "content-queue", limit=100)) == 24
    assert len(read(marketer, "content-queue", limit=1)) == 1


@pytest.mark.spec("SEO-17", "API-61")
def test_the_analytics_count_what_there_is(marketer, container, clock):
    for row in (items := generated(marketer)):
        do(marketer, "schedule-content", content_id=row["id"], schedule_time=SOON)
    clock.advance(timedelta(hours=23))
    container.marketing().publish_due()
    generated(marketer)
    analytics = read(marketer, "analytics")
    assert (analytics["total_posts_generated"], analytics["platforms_active"]) == (8, 4)
    assert sum(analytics["content_performance"].values()) == 8
    assert set(analytics["content_performance"]) == {"feature_highlights", "success_stories", "tips"}
    assert set(analytics["top_performing_features"]) == {idea["feature"] for idea in items}
    assert [day["posts"] for day in analytics["posts_per_day"]] == [0] * 13 + [4]


def test_the_best_feature_is_the_one_whose_links_brought_people(marketer, container, people, seeker, clock):
    job = post_job(container, people.add("recruiter"))
    items = generated(marketer)
    for row in items:
        do(marketer, "schedule-content", content_id=row["id"], schedule_time=SOON)
    clock.advance(timedelta(hours=23))
    container.marketing().publish_due()
    last = items[-1]
    token = f"{last['platform']}-{last['feature'].lower().replace(' ', '-')}"
    assert f"from={token}" in last["content"]
    assert apply(with_profile(seeker), job, source=token).status_code == 201
    assert read(marketer, "analytics")["top_performing_features"][0] == last["feature"]


@pytest.mark.spec("OPEN-111", "SEC-44")
def test_one_setting_says_whose_agent_it_is(make_container, environment, visitor_of):
    from tests.conftest import People

    container = make_container(load(environment | {"HIRELOOM_MARKETING_ROLES": "recruiter, admin"}))
    people = People(container)
    for role, status in (("user", 403), ("recruiter", 200), ("admin", 200)):
        browser = visitor_of(container)
        browser.login(people.add(role).email)
        for call in ("status", "analytics", "platforms", "content-queue", "content-calendar"):
            assert browser.get(f"/api/seo/{call}").status_code == status
        for call in ("start", "stop", "generate-content"):
            assert do(browser, call).status_code == status
        toggled = do(browser, "toggle-platform", platform="twitter", enabled=True)
        assert toggled.status_code == status
        for call in ("schedule-content", "reschedule-content"):
            assert do(browser, call, content_id=999, schedule_time=SOON).status_code == (404 if status == 200 else 403)


@pytest.mark.spec("OPEN-111", "SEC-44")
def test_every_change_is_written_down_with_whoever_made_it(marketer, container):
    me = marketer.get("/api/session").get_json()["user"]["id"]
    do(marketer, "start")
    do(marketer, "start")
    do(marketer, "toggle-platform", platform="blog", enabled=False)
    [first, *_] = generated(marketer)
    do(marketer, "schedule-content", content_id=first["id"], schedule_time=SOON)
    do(marketer, "reschedule-content", content_id=first["id"], schedule_time="2026-11-24T08:00:00Z")
    do(marketer, "stop")
    with container.store().reading() as tx:
        events = [event for event in tx.audit.of(me) if event.action.startswith("marketing.")]
    assert [(event.action, event.subject) for event in events] == [
        ("marketing.started", "agent"),
        ("marketing.switched.off", "blog"),
        ("marketing.generated", "1,2,3"),
        ("marketing.scheduled", "1"),
        ("marketing.moved", "1"),
        ("marketing.stopped", "agent"),
    ]


@pytest.mark.spec("SEC-44")
def test_no_credential_is_ever_answered(make_container, environment, visitor_of):
    from tests.conftest import People

    secrets = {
        "HIRELOOM_MARKETING_ROLES": "admin",
        "HIRELOOM_X_API_KEY": "xyzzy-1",
        "HIRELOOM_X_API_SECRET": "xyzzy-2",
        "HIRELOOM_X_ACCESS_TOKEN": "xyzzy-3",
        "HIRELOOM_X_ACCESS_SECRET": "xyzzy-4",
        "HIRELOOM_LINKEDIN_TOKEN": "xyzzy-5",
        "HIRELOOM_LINKEDIN_AUTHOR": "urn:li:organization:5515715",
        "HIRELOOM_MASTODON_URL": "https://mastodon.example",
        "HIRELOOM_MASTODON_TOKEN": "xyzzy-6",
        "HIRELOOM_POST_WEBHOOK_URL": "https://hooks.example/xyzzy-7",
        "HIRELOOM_POST_WEBHOOK_SECRET": "xyzzy-8",
    }
    settings = load(environment | secrets)
    assert "xyzzy" not in repr(settings)
    container = make_container(settings)
    browser = visitor_of(container)
    browser.login(People(container).add("admin").email)
    calls = ("status", "analytics", "platforms", "content-queue", "content-calendar")
    answers = [browser.get(f"/api/seo/{call}") for call in calls] + [do(browser, "start"), do(browser, "stop")]
    answers += [do(browser, "generate-content"), do(browser, "toggle-platform", platform="twitter", enabled=False)]
    assert {answer.status_code for answer in answers} == {200}
    assert not any(word in answer.get_data(as_text=True) for answer in answers for word in ("xyzzy", "5515715"))
    assert "xyzzy" not in "".join(repr(publisher) for publisher in container.publishers().values())
    carriers = {key: platform["carrier"] for key, platform in read(browser, "platforms").items()}
    assert carriers == {"twitter": "account", "linkedin": "account", "mastodon": "account", "blog": "blog"}


def test_platforms_without_an_account_say_what_takes_their_posts(make_container, environment, visitor_of):
    from tests.conftest import People

    hook = {"HIRELOOM_MARKETING_ROLES": "admin", "HIRELOOM_POST_WEBHOOK_URL": "https://hooks.example/posts"}
    container = make_container(load(environment | hook))
    browser = visitor_of(container)
    browser.login(People(container).add("admin").email)
    carriers = {key: platform["carrier"] for key, platform in read(browser, "platforms").items()}
    assert carriers == {"twitter": "webhook", "linkedin": "webhook", "mastodon": "webhook", "blog": "blog"}


def test_the_blog_shows_what_is_published_there_and_nothing_else(marketer, visit, container, clock):
    items = generated(marketer)
    assert "Nothing has been posted yet." in visit().get("/blog").get_data(as_text=True)
    for row in items:
        do(marketer, "schedule-content", content_id=row["id"], schedule_time=SOON)
    clock.advance(timedelta(hours=23))
    container.marketing().publish_due()
    page, feed = (visit().get(name).get_data(as_text=True) for name in ("/blog", "/feeds/posts.atom"))
    [of_blog] = [post for post in items if post["platform"] == "blog"]
    assert of_blog["content"].split("\n\n")[0] in page
    assert of_blog["content"].split("\n\n")[0] in feed
    assert page.count("<article") == feed.count("<entry>") == 1
    [post] = [post for post in read(marketer, "content-queue") if post["platform"] == "blog"]
    assert post["address"] == f"http://localhost:8000/blog#hireloom-{of_blog['id']}"
    assert f'id="hireloom-{of_blog["id"]}"' in page


def test_a_list_in_a_post_is_one_on_the_blog_and_markup_in_it_is_text(container, visit, clock):
    text = "Hook <b>\n\nMore:\n• one & <script>alert(1)</script>\n• two\n\nRead: https://hireloom.example/a?b=1&c=2"
    times = {"optimal_time": clock.now(), "created_at": clock.now(), "published_at": clock.now()}
    post = Content("blog", PostKind.CAREER_TIP, "Job <i>Search</i>", text, (), status=PostStatus.PUBLISHED, **times)
    with container.store().writing() as tx:
        tx.content.add(post)
    page = visit().get("/blog").get_data(as_text=True)
    assert "<p>More:</p><ul><li>one &amp; &lt;script&gt;alert(1)&lt;/script&gt;</li><li>two</li></ul>" in page
    link = "https://hireloom.example/a?b=1&amp;c=2"
    assert f'<a href="{link}">{link}</a>' in page
    assert "<script" not in page
    feed = ElementTree.fromstring(visit().get("/feeds/posts.atom").get_data())
    assert "<script" not in "".join(feed.itertext())
