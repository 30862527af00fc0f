"""A wrong key of a model is noticed before anybody needs the model, by the doctor and at the start."""

import json

import pytest

from hireloom import settings as settings_module
from hireloom.__main__ import main
from hireloom.bootstrap import startup
from hireloom.ports.chats import ChatFailed, KeyRefused

MODELS = json.dumps({"object": "list", "data": [{"id": "tiny", "object": "model", "created": 1, "owned_by": "us"}]})
REFUSALS = ["401 Unauthorized", "403 Forbidden"]


@pytest.mark.parametrize("status", REFUSALS)
def test_a_server_that_shows_its_models_to_holders_of_a_key_only(server, reply, chat_at, status):
    server.script = [reply("{}", status=status)]
    with pytest.raises(KeyRefused, match=status[:3]):
        chat_at(server.url).look()


@pytest.mark.parametrize("status", REFUSALS)
def test_a_server_that_shows_its_models_to_anybody(server, reply, chat_at, status):
    server.script = [reply(MODELS), reply("{}", status=status)]
    with pytest.raises(KeyRefused, match=status[:3]):
        chat_at(server.url).look()


def test_a_key_that_is_accepted(server, reply, says, chat_at):
    server.script = [reply(MODELS), says("Hello")]
    assert chat_at(server.url).look() == "tiny"
    assert b'"max_tokens":1' in server.received[1]


def test_a_complaint_about_the_question_means_that_the_key_is_accepted(server, reply, chat_at):
    server.script = [reply(MODELS), reply("{}", status="400 Bad Request")]
    assert chat_at(server.url).look() == "tiny"


def test_without_a_key_nothing_is_generated(server, reply, chat_at):
    server.script = [reply(MODELS)]
    assert chat_at(server.url, key="").look() == "tiny"
    assert len(server.received) == 1


def test_an_overloaded_server_is_not_taken_for_a_wrong_key(server, reply, chat_at):
    server.script = [reply("{}", status="503 Service Unavailable")]
    with pytest.raises(ChatFailed, match="503") as failure:
        chat_at(server.url).look()
    assert not isinstance(failure.value, KeyRefused)


@pytest.fixture
def with_model(environment, server):
    return environment | {
        "HIRELOOM_MODEL_URL": server.url,
        "HIRELOOM_MODEL_NAME": "tiny",
        "HIRELOOM_MODEL_KEY": "wrong-key",
    }


def test_the_doctor_names_the_setting(with_model, container, server, reply, monkeypatch, capsys):
    server.script = [reply("{}", status="401 Unauthorized")]
    monkeypatch.setattr("os.environ", with_model)
    main(["doctor"])
    printed = capsys.readouterr().out
    assert "FAIL  model: The model's server does not accept the key (401).\n" in printed
    assert "HIRELOOM_MODEL_KEY" in printed
    assert "wrong-key" not in printed


@pytest.mark.parametrize(
    ("status", "level", "words"),
    [("401 Unauthorized", "ERROR", "HIRELOOM_MODEL_KEY is wrong"), ("500 Oh", "WARNING", "cannot be reached")],
)
def test_the_start_logs_it(with_model, server, reply, caplog, status, level, words):
    server.script = [reply("{}", status=status)]
    startup.prepare(settings_module.load(with_model))
    [line] = [record for record in caplog.records if words in record.getMessage()]
    assert line.levelname == level
    assert "wrong-key" not in caplog.text
