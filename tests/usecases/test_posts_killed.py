"""A worker that is killed while a platform has the post in hand: on the platform's side there is one post, whichever
platform it is; where it would not know the post again, a person is asked."""

import json
import os
import signal
import subprocess
import sys
import threading
from datetime import timedelta

import pytest
from werkzeug import Request, Response

from hireloom.domain.marketing.content import LEASE, PERHAPS_OUT, Content, PostKind, PostStatus
from hireloom.ports.publishers import ALWAYS, Post
from hireloom.usecases.marketing import MarketingDesk
from tests.usecases.carriers import MAKE

HOUR = timedelta(hours=1)
WORKER = """
import sys
from datetime import timedelta
from hireloom.adapters.sql.engine import connect
from hireloom.adapters.sql.store import SqlStore
from hireloom.testing.clock import StoppedClock
from hireloom.ports.publishers import ALWAYS, Post
from hireloom.usecases.marketing import MarketingDesk
from tests.usecases.carriers import MAKE

name, origin, database = sys.argv[1:]
clock = StoppedClock()
clock.advance(timedelta(hours=1))
carrier = MAKE[name](origin, clock.now)
place = "blog" if name == "webhook" else name
MarketingDesk(SqlStore(connect(database), clock), clock, None, {place: carrier}, frozenset(), True, "").publish_due()
"""


class Service:
    """A platform as its documentation has it: it recognizes a post by its key or by its text. The first time it gets a
    post, it shows the post and then kills the caller."""

    def __init__(self, name: str) -> None:
        self.name, self.shown, self.times, self.victim = name, {}, 0, None
        self.victim_is_known = threading.Event()

    def __call__(self, request: Request) -> Response:
        self.times += 1
        answer = request.get_json()
        mark = request.headers.get("Idempotency-Key") or answer.get("text") or answer["commentary"]
        is_known = mark in self.shown
        self.shown.setdefault(mark, len(self.shown) + 1)
        if self.victim_is_known.wait(20) and self.victim:
            os.kill(self.victim, signal.SIGKILL)
            self.victim = None
        return self.answer(is_known)

    def answer(self, is_known: bool) -> Response:
        if self.name == "twitter":
            refusal = {"detail": "You are not allowed to create a Tweet with duplicate content.", "status": 403}
            return self.response(refusal, 403) if is_known else self.response({"data": {"id": "1", "text": ""}}, 201)
        if self.name == "linkedin":
            refusal = {"message": "Content is a duplicate of urn:li:share:1", "status": 422}
            response = Response(status=201, headers={"x-restli-id": "urn:li:share:1"})
            return self.response(refusal, 422) if is_known else response
        return self.response({"id": "1", "url": "https://mastodon.example/@loom/1"}, 200)

    @staticmethod
    def response(body: object, status: int) -> Response:
        return Response(json.dumps(body), status, content_type="application/json")


@pytest.fixture(params=MAKE)
def service(request, httpserver):
    service = Service(request.param)
    for path in ("/2/tweets", "/rest/posts", "/api/v1/statuses", "/hook"):
        httpserver.expect_request(path, method="POST").respond_with_handler(service)
    return service


@pytest.fixture
def desk(service, container, httpserver, clock):
    """As it runs after the crash."""
    whole = container.marketing()
    carrier = MAKE[service.name](httpserver.url_for("").rstrip("/"), clock.now)
    place = "blog" if service.name == "webhook" else service.name
    return MarketingDesk(whole.store, clock, whole.analyst, {place: carrier}, whole.roles, True, whole.site)


@pytest.fixture
def post(service, container, clock):
    """Due in an hour."""
    place = "blog" if service.name == "webhook" else service.name
    text = "Begin each line with a verb (and end it with a result): https://hireloom.example"
    content = Content(place, PostKind.CAREER_TIP, "Resume Suggestions", text, ("#Jobs",), clock.now(), clock.now())
    with container.store().writing() as tx:
        return tx.content.add(content.scheduled(clock.now() + HOUR, now=clock.now()))


def killed(service, httpserver, settings) -> int:
    """A worker in a process of its own, killed by the platform in the middle of it; how it ended."""
    origin = httpserver.url_for("").rstrip("/")
    command = [sys.executable, "-c", WORKER, service.name, origin, settings.database_url]
    worker = subprocess.Popen(command)
    service.victim = worker.pid
    service.victim_is_known.set()
    return worker.wait(60)


def state_of(container, post):
    with container.store().reading() as tx:
        return next(row for row in tx.content.queue(10) if row.id == post.id)


def test_a_worker_killed_after_the_platform_took_the_post_leaves_one(
    service, desk, post, httpserver, settings, container, clock
):
    assert killed(service, httpserver, settings) == -signal.SIGKILL
    clock.advance(HOUR)
    assert desk.publish_due() == 0  # the lease of the dead still holds
    clock.advance(LEASE)
    assert desk.publish_due() == 1
    assert len(service.shown) == 1
    assert state_of(container, post).status is PostStatus.PUBLISHED


def test_after_so_long_that_the_platform_has_forgotten_a_person_is_asked(service, desk, post, container, clock):
    clock.advance(HOUR)
    service.victim_is_known.set()
    with container.store().writing() as tx:
        dead = tx.content.lease(now=clock.now(), agent_for=())
    carrier = desk.publishers[dead.platform]
    carrier.publish(Post(f"hireloom-{dead.id}", dead.platform, dead.text, dead.hashtags))  # and is never heard of again
    clock.advance(timedelta(hours=3))
    before = dict(service.shown)
    desk.publish_due()
    post_state = state_of(container, post)
    assert service.shown == before
    if carrier.remembers == ALWAYS:
        assert post_state.status is PostStatus.PUBLISHED
        return
    assert (post_state.status, post_state.problem) == (PostStatus.GENERATED, PERHAPS_OUT)
    assert service.times == 1  # nobody asked the platform again
    with container.store().writing() as tx:
        tx.content.put(tx.content.get_for_update(post.id).scheduled(clock.now() + HOUR, now=clock.now()))
    clock.advance(HOUR)
    desk.publish_due()  # a person has looked there, and said so by scheduling it
    assert state_of(container, post).status is PostStatus.PUBLISHED
