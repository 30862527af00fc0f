"""Where the operator lists the hosts that may be called, nobody makes the server call another one."""

from datetime import timedelta

import pytest

from hireloom.domain.boards.career_pages import SHAPES, CareerPage, Feed
from hireloom.domain.model_choices import ModelChoice
from hireloom.domain.outbound_hosts import HostNotListed, is_listed
from hireloom.domain.webhooks import WebhookEndpoint
from hireloom.ports.boards import BoardQuery
from hireloom.ports.identity_providers import ProviderClient
from hireloom.usecases.webhooks import WebhookDesk

PUBLIC = "93.184.215.14"
HOOK = {"events": ["job.closed"]}


@pytest.fixture
def environment(environment):
    return environment | {
        "HIRELOOM_OUTBOUND_HOSTS": "Hooks.example, *.below.example",
        "HIRELOOM_MODEL_URL": "https://models.example/v1",
        "HIRELOOM_MODEL_NAME": "small",
    }


@pytest.fixture
def admin(signed_in):
    return signed_in("admin")


def noted(admin):
    events = admin.get("/api/admin/audit?action=hosts.refused").get_json()["events"]
    return [event["subject"] for event in events]


@pytest.mark.parametrize("host", ["other.example", "below.example", "hooks.example.", "xbelow.example", PUBLIC])
def test_a_person_who_names_another_host_is_told_so(host, its_recruiter, signed_in, admin, name_server):
    name_server.hosts[host] = PUBLIC
    url = f"https://{host}/in"
    for browser, path, body in (
        (its_recruiter, "/api/me/webhooks", HOOK | {"url": url}),
        (its_recruiter, "/api/me/busy-calendar", {"address": url}),
        (admin, "/api/admin/career-pages", {"address": url, "company": "Acme"}),
        (admin, "/api/admin/system/model", {"address": url, "model": "large"}),
        (signed_in(), "/api/tracked-jobs/read", {"address": url}),
    ):
        answer = browser.put(path, json=body) if "calendar" in path else browser.post(path, json=body)
        reply = answer.get_json()
        assert reply.get("message", reply.get("problem")) == HostNotListed.sentence, path
        assert answer.status_code == (200 if "calendar" in path else 422)
    assert name_server.asked == []
    assert noted(admin) == [host]


def test_listed_hosts_and_those_of_the_settings_are_called(its_recruiter, container):
    for host in ("hooks.example", "acme.below.example", "HOOKS.example"):
        answer = its_recruiter.post("/api/me/webhooks", json=HOOK | {"url": f"https://{host}/in"})
        assert answer.status_code == 201
    assert container.models().may_choose(ModelChoice("https://models.example/v1", "large"))


def test_what_was_entered_before_the_list_is_called_no_more(its_recruiter, recruiter, admin, container, name_server):
    now, feed = container.clock().now(), Feed("recruitee", "acme")
    sealed = container.sealed_texts().sealed("c2VjcmV0", purpose=f"webhooks:{recruiter.id}")
    options = {"user_id": recruiter.id, "secret": sealed, "now": now, "may_be_plain": False}
    webhook = WebhookEndpoint.made("https://old.example/in", HOOK["events"], **options)
    with container.store().writing() as tx:
        tx.webhooks.add(webhook)
        tx.career_pages.add(CareerPage(feed, "recruitee:acme", "Acme", "https://acme.recruitee.com", now, 1))
    its_recruiter.post("/api/me/webhooks/1/test")
    assert container.desks()[WebhookDesk].deliver_due() == 1
    [delivery] = its_recruiter.get("/api/me/webhooks/1/deliveries").get_json()["deliveries"]
    assert delivery["response"] == HostNotListed.sentence
    [board] = container.board_refreshes().due()
    container.board_refreshes().refresh(board, BoardQuery())
    [page] = admin.get("/api/admin/career-pages").get_json()["pages"]
    assert page["problem"] == HostNotListed.sentence
    assert (name_server.asked, noted(admin)) == ([], ["acme.recruitee.com", "old.example"])


@pytest.mark.parametrize("kind", SHAPES)
def test_careers_pages_at_a_known_service_are_calls_to_its_host(kind, container, name_server):
    board = container.make_board()(Feed(kind, "acme.wd5.jobs" if kind == "workday" else "acme"), "Acme")
    with pytest.raises(HostNotListed):
        board.search(BoardQuery())
    assert name_server.asked == []


def test_nor_is_a_company_sent_to_such_a_provider(container):
    client = ProviderClient("https://login.example", "x", "", "https://jobs.example/user/login/a.example")
    with pytest.raises(HostNotListed):
        container.identity_providers().login_address(client, state="s", nonce="n", verifier="v")


def test_a_host_is_noted_once_an_hour(container, admin, clock):
    for minutes in (0, 20, 39, 2):
        clock.advance(timedelta(minutes=minutes))
        with pytest.raises(HostNotListed):
            container.lookup()("other.example", 1.0)
    assert noted(admin) == ["other.example", "other.example"]


def test_doctor_shows_the_list(container):
    [look] = [probe.look for probe in container.probes() if probe.name == "other hosts"]
    assert look() == "only hooks.example, *.below.example"


@pytest.mark.parametrize(("host", "is_in"), [("a.b.example", True), ("b.example", False), ("ab.example", False)])
def test_a_star_lists_what_is_below(host, is_in):
    assert is_listed(host, ("*.b.example",)) == is_in
