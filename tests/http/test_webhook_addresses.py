"""Where webhooks may lead: to the internet, encrypted, and never into a private network."""

import pytest

from hireloom.usecases.webhooks import WebhookDesk

HOOKS = "/api/me/webhooks"


def add(browser, url):
    answer = browser.post(HOOKS, json={"url": url, "events": ["job.closed"]})
    return answer.status_code, answer.get_json().get("code")


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "10.0.0.1", "[::1]", "169.254.169.254", "hooks.localhost", "inside.example"),
        *("0177.0.0.1", "2130706433", "127.1", "0x7f000001", "0x7f.1", "127.0.0.1."),
    ],
)
def test_an_address_inside_is_refused_when_it_is_added(its_recruiter, name_server, host):
    name_server.hosts["inside.example"] = "192.168.1.1"
    assert add(its_recruiter, f"https://{host}/in") == (422, "webhook_address_private")
    assert its_recruiter.get(HOOKS).get_json()["webhooks"] == []


def test_a_name_that_leads_inside_later_is_never_reached(its_recruiter, name_server, container):
    assert add(its_recruiter, "https://hooks.example/in") == (201, None)
    name_server.hosts["hooks.example"] = "127.0.0.1"
    its_recruiter.post(f"{HOOKS}/1/test")
    assert container.desks()[WebhookDesk].deliver_due() == 1
    [delivery] = its_recruiter.get(f"{HOOKS}/1/deliveries").get_json()["deliveries"]
    assert delivery["response"] == "The address could not be reached."


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://hooks.example/in",
        "https://",
        "https://a:b@hooks.example",
        "ftp://hooks.example",
        "https://ö.example",
        "https://hooks.example:99999",
    ],
)
def test_other_addresses_that_are_refused(its_recruiter, url):
    assert add(its_recruiter, url) == (422, "webhook_address_invalid")
