"""Admins choose the model on the screen: it is used once it has answered, and the key goes nowhere else."""

from dataclasses import replace
from datetime import timedelta

import pytest
from pytest_httpserver import HTTPServer

from hireloom.adapters.analysts.chosen import FRESH, ChosenChat
from hireloom.domain.model_choices import ModelChoice
from hireloom.testing.scripted_chat import ScriptedChat

ANSWER = {"choices": [{"message": {"content": '{"summary": "She builds payments."}'}, "finish_reason": "stop"}]}
ADDRESS = "/api/admin/system/model"


@pytest.fixture
def elsewhere():
    with HTTPServer() as server:
        server.expect_request("/v1/chat/completions").respond_with_json(ANSWER)
        yield server


@pytest.fixture
def container(make_container, settings, httpserver):
    httpserver.expect_request("/v1/chat/completions").respond_with_json(ANSWER)
    return make_container(
        replace(
            settings,
            model_url=httpserver.url_for("/v1"),
            model_name="small",
            model_key="our-key",
            private_models=("localhost",),
        )
    )


@pytest.fixture
def admin(visitor_of, container, people):
    browser = visitor_of(container)
    browser.login(people.add("admin").email)
    return browser


def overview(browser):
    system = browser.get("/api/admin/system").json
    return system["model"], system["model_address"], system["cost"]


def test_another_model_of_the_same_host_gets_the_key(admin, httpserver):
    large_model = {"address": httpserver.url_for("/v1"), "model": "large"}
    assert admin.put(ADDRESS, json=large_model).json["answer"] == '{"summary": "She builds payments."}'
    request, _ = httpserver.log[0]
    assert overview(admin) == ("large", httpserver.url_for("/v1"), "billed")
    assert (request.headers["Authorization"], request.json["model"]) == ("Bearer our-key", "large")
    answer = admin.analyse("about-the-resume")
    assert answer.get_json()["api_used"] in ("large", "local")  # local where the answer says nothing new
    assert httpserver.log[-1][0].json["model"] == "large"
    records = admin.get("/api/admin/audit?action=models.chosen").json["events"]
    assert [record["details"]["model"] for record in records] == ["large"]


def test_another_host_gets_no_key(admin, elsewhere):
    assert admin.put(ADDRESS, json={"address": elsewhere.url_for("/v1"), "model": "small"}).status_code == 200
    request, _ = elsewhere.log[0]
    assert overview(admin) == ("small", elsewhere.url_for("/v1"), "own")
    assert request.headers["Authorization"] == "Bearer none"


def test_the_models_of_an_address_are_listed_to_choose_one(admin, httpserver, elsewhere):
    some = {"data": [{"id": name, "object": "model"} for name in ("qwen3:8b", "llama3.2:3b")], "object": "list"}
    elsewhere.expect_request("/v1/models").respond_with_json(some)
    names = f"{ADDRESS}/names"
    assert admin.post(names, json={"address": elsewhere.url_for("/v1")}).json["names"] == ["llama3.2:3b", "qwen3:8b"]
    assert elsewhere.log[0][0].headers["Authorization"] == "Bearer none"
    for address in (httpserver.url_for("/v1"), "http://localhost:9"):  # one without a list, and nothing
        assert admin.post(names, json={"address": address}).json["names"] == []
    for address in ("ftp://models.example", "http://127.0.0.1:9"):  # no address of the web, and one inside
        assert admin.post(names, json={"address": address}).status_code == 422


def test_the_values_of_the_settings_leave_the_choice_to_them(admin, httpserver, elsewhere, container):
    admin.put(ADDRESS, json={"address": elsewhere.url_for("/v1"), "model": "small"})
    admin.put(ADDRESS, json={"address": httpserver.url_for("/v1/"), "model": " small "})
    with container.store().reading() as tx:
        assert tx.model_choices.get() is None
    assert overview(admin) == ("small", httpserver.url_for("/v1"), "billed")


def test_one_that_does_not_answer_is_not_saved(admin, elsewhere):
    elsewhere.expect_request("/closed/chat/completions").respond_with_data("no", status=401)
    refused = admin.put(ADDRESS, json={"address": elsewhere.url_for("/closed"), "model": "large"})
    assert (refused.status_code, refused.json["code"]) == (409, "model_silent")
    assert overview(admin)[0] == "small"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:{port}/v1",
        "https://10.0.0.1/v1",
        "https://[::1]/v1",
        "http://169.254.169.254/latest",
        "https://inside.example/v1",
        "https://0177.0.0.1/v1",
        "https://2130706433/v1",
        "http://models.example/v1",
    ],
)
def test_an_address_inside_is_neither_asked_nor_saved(admin, elsewhere, name_server, address):
    name_server.hosts |= {"inside.example": "192.168.1.1", "models.example": "93.184.215.14"}
    choice = {"address": address.format(port=elsewhere.port), "model": "small"}
    for call in (admin.post, admin.put):
        refused = call(ADDRESS, json=choice)
        assert (refused.status_code, refused.json["code"]) == (422, "model_address_private")
    assert elsewhere.log == []


def test_another_name_for_this_machine_leads_nowhere(admin, elsewhere):
    choice = {"address": f"https://localhost.:{elsewhere.port}/v1", "model": "small"}
    assert "not public" in admin.post(ADDRESS, json=choice).json["problem"]
    assert admin.put(ADDRESS, json=choice).json["code"] == "model_silent"
    assert elsewhere.log == []


@pytest.mark.parametrize(
    ("address", "may_be_plain", "is_possible"),
    [
        ("http://10.0.4.12:11434/v1", True, True),
        ("http://10.0.4.12:11434/v1", False, False),
        ("https://10.0.4.12/v1", False, True),
        ("http://10.0.4.13:11434/v1", True, False),
    ],
)
def test_the_operator_names_hosts_of_the_network(make_container, settings, address, may_be_plain, is_possible):
    model = {"model_url": "https://models.example/v1", "model_name": "small", "private_models": ("10.0.4.12",)}
    container = make_container(replace(settings, **model, encrypted_only=not may_be_plain))
    assert container.models().may_choose(ModelChoice(address, "small")) == is_possible


def test_a_choice_whose_host_moves_inside_is_asked_nothing(admin, elsewhere, name_server, container):
    chosen = ModelChoice(f"https://moved.example:{elsewhere.port}/v1", "small")
    with container.store().writing() as tx:
        tx.model_choices.put(chosen, container.clock().now())
    name_server.hosts["moved.example"] = "127.0.0.1"
    assert admin.analyse("about-the-resume").get_json()["api_used"] == "local"
    assert elsewhere.log == []


@pytest.mark.parametrize(
    ("address", "model", "code"),
    [
        ("", "m", "model_address_malformed"),
        ("ftp://models.example/v1", "m", "model_address_malformed"),
        ("https://", "m", "model_address_malformed"),
        ("https://me:secret@models.example", "m", "model_address_malformed"),
        ("https://models.example/v1?key=1", "m", "model_address_malformed"),
        ("https://models.example:99999/v1", "m", "model_address_malformed"),
        ("http://[::1/v1", "m", "model_address_malformed"),
        ("https://models.example/v1\n", " ", "model_name_needed"),
        ("https://models.example/v1", "m" * 121, "invalid"),
    ],
)
def test_what_no_model_can_be(admin, httpserver, address, model, code):
    for call in (admin.post, admin.put):
        refused = call(ADDRESS, json={"address": address, "model": model})
        assert (refused.status_code, refused.json["code"]) == (422, code)
    assert httpserver.log == []


def test_saving_asks_for_the_password_again(admin, clock, elsewhere):
    clock.advance(timedelta(minutes=10))
    moved_model = {"address": elsewhere.url_for("/v1"), "model": "small"}
    refused = admin.put(ADDRESS, json=moved_model)
    assert (refused.status_code, refused.json["code"]) == (403, "confirmation_needed")
    assert admin.post(ADDRESS, json=moved_model).status_code == 200  # nothing is changed by a test


def test_without_a_model_in_the_settings_there_is_nothing_to_choose(visitor_of, make_container, settings, people):
    container = make_container(settings)
    people.container = container
    browser = visitor_of(container)
    browser.login(people.add("admin").email)
    refused = browser.put(ADDRESS, json={"address": "http://localhost:1/v1", "model": "small"})
    assert (refused.status_code, refused.json["code"]) == (409, "no_model_configured")


def test_a_choice_reaches_running_servers_within_seconds():
    now, chosen, made = [0.0], [ModelChoice("http://one.example", "one")], []
    chat = ChosenChat(
        lambda choice: made.append(choice) or ScriptedChat(["{}"] * 9), lambda: chosen[0], monotonic=lambda: now[0]
    )
    chat.complete([], {})
    chosen[0] = ModelChoice("http://two.example", "two")
    assert chat.name == "one"
    now[0] += FRESH
    assert chat.name == "two"
    chat.complete([], {})
    assert [choice.name for choice in made] == ["one", "two"]
