"""What a server on the other side of a real socket can do wrong: all of it soon ends in ChatFailed."""

import gzip
import json
import logging
import threading

import pytest

from hireloom.adapters.analysts.prompts import HINTS
from hireloom.ports.chats import ChatFailed, Message

ASK = ([Message("system", "Rules."), Message("user", "Data.")], HINTS)
GOOD = {"hints": []}


def test_asks_for_the_schema_with_the_key_and_a_token_limit(server, says, chat_at) -> None:
    server.script = [says(GOOD)]
    assert json.loads(chat_at(server.url, key="k-77").complete(*ASK)) == GOOD
    [request] = server.requests()
    assert request["model"] == "tiny"
    assert request["messages"] == [{"role": "system", "content": "Rules."}, {"role": "user", "content": "Data."}]
    assert request["response_format"]["type"] == "json_schema"
    assert request["response_format"]["json_schema"]["strict"] is True
    assert 0 < request["max_tokens"] <= 4_000
    assert request["temperature"] == 0
    assert b"authorization: bearer k-77" in server.received[0].lower()


def test_no_log_holds_the_address_of_the_model_and_a_password_in_it(server, says, chat_at, caplog) -> None:
    caplog.set_level(logging.INFO)
    server.script = [says(GOOD)]
    chat_at(server.url.replace("//", "//anna:known-to-none@")).complete(*ASK)
    assert "known-to-none" not in caplog.text


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        ("", [0.5]),
        ("Retry-After: 2\r\n", [2.0]),
        ("Retry-After: 0\r\n", [0.0]),
        ("Retry-After: soon\r\n", [0.5]),
        ("Date: Wed, 01 Jul 2026 10:00:00 GMT\r\nRetry-After: Wed, 01 Jul 2026 10:00:03 GMT\r\n", [3.0]),
    ],
)
def test_429_is_repeated_after_the_time_asked_for(server, reply, says, chat_at, waits, headers, expected) -> None:
    server.script = [reply("{}", status="429 Too Many Requests", headers=headers), says(GOOD)]
    assert json.loads(chat_at(server.url).complete(*ASK)) == GOOD
    assert waits.waited == expected


def test_a_server_that_wants_a_long_pause_is_not_asked_again(server, reply, chat_at, waits) -> None:
    server.script = [reply("{}", status="429 Too Many Requests", headers="Retry-After: 3600\r\n")]
    with pytest.raises(ChatFailed, match="429"):
        chat_at(server.url, timeout=9_999).complete(*ASK)
    assert waits.waited == []
    assert len(server.received) == 1


@pytest.mark.parametrize("status", ["429 Too Many Requests", "500 Internal Server Error", "503 Service Unavailable"])
def test_gives_up_after_three_times_with_growing_pauses(server, reply, chat_at, waits, status) -> None:
    server.script = [reply("{}", status=status)]
    with pytest.raises(ChatFailed, match=status[:3]):
        chat_at(server.url).complete(*ASK)
    assert waits.waited == [0.5, 1.0]
    assert len(server.received) == 3


@pytest.mark.parametrize("status", ["401 Unauthorized", "403 Forbidden", "404 Not Found"])
def test_what_will_not_change_is_not_repeated(server, reply, chat_at, status) -> None:
    server.script = [reply("{}", status=status)]
    with pytest.raises(ChatFailed, match=status[:3]):
        chat_at(server.url).complete(*ASK)
    assert len(server.received) == 1


def test_the_pauses_never_reach_past_the_time_limit(server, reply, chat_at, waits) -> None:
    server.script = [reply("{}", status="503 Service Unavailable", headers="Retry-After: 4\r\n")]
    with pytest.raises(ChatFailed):
        chat_at(server.url, timeout=6).complete(*ASK)
    assert sum(waits.waited) < 6


HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize("head", [None, b"X", HEAD + b"Content-Length: 5000\r\n\r\n"], ids=["silent", "head", "body"])
@pytest.mark.spec("OPEN-108")
def test_the_whole_exchange_ends_at_the_time_limit_even_when_it_drips(server, chat_at, head) -> None:
    is_over, came_to_its_end = threading.Event(), []

    def answer(wire) -> None:
        wire.write(head or b"")
        for _ in range(1_000):  # twenty seconds
            wire.write(b" " if head else b"")
            if is_over.wait(0.02):
                return
        came_to_its_end.append(True)

    server.script = [answer]
    with pytest.raises(ChatFailed):
        chat_at(server.url, timeout=0.2).complete(*ASK)
    is_over.set()
    assert not came_to_its_end


def test_a_refused_connection_is_a_failure_like_any_other(chat_at, nobody) -> None:
    with pytest.raises(ChatFailed, match="Connection refused"):
        chat_at(f"http://127.0.0.1:{nobody}/v1").complete(*ASK)


@pytest.mark.parametrize(
    "broken",
    [
        HEAD + b'Content-Length: 500\r\n\r\n{"choices": [',
        HEAD + b'Transfer-Encoding: chunked\r\n\r\n20\r\n{"choices": [',
        HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
        HEAD[:20],
        b"",
        b"\x16\x03\x01\x02\x00 not http at all",
        HEAD + b"Content-Length: 9\r\n\r\n\xff\xfe\x00garbage",
        HEAD + b"Content-Length: 4\r\n\r\nnull",
        HEAD + b"Content-Length: 2\r\n\r\n[]",
        HEAD + b'Content-Length: 14\r\n\r\n{"choices":[]}',
        HEAD + b'Content-Length: 31\r\n\r\n{"choices":[{"message":"hello"}]',
        HEAD + b"Content-Length: 60000\r\n\r\n" + b"[" * 60_000,
        b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 32\r\n\r\n<html><body>Sign in</body></html>",
        b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/elsewhere\r\nContent-Length: 0\r\n\r\n",
    ],
)
def test_a_broken_answer_is_a_failure_like_any_other(server, chat_at, broken) -> None:
    server.script = [lambda wire: wire.write(broken)]
    with pytest.raises(ChatFailed):
        chat_at(server.url).complete(*ASK)


@pytest.mark.parametrize("status", [b"200 OK", b"500 Internal Server Error", b"400 Bad Request"])
def test_ten_megabytes_are_not_read_to_their_end(server, chat_at, status) -> None:
    bodies = []

    def floods(wire) -> None:
        wire.write(b"HTTP/1.1 " + status + b"\r\nContent-Type: application/json\r\nContent-Length: 10485760\r\n\r\n")
        for _ in range(640):
            wire.write(b" " * 16_384)
            bodies.append(16_384)

    server.script = [floods]
    with pytest.raises(ChatFailed):
        chat_at(server.url).complete(*ASK)
    assert max(bodies.count(16_384) // len(server.received), 1) * 16_384 < 9_000_000


def test_a_compressed_answer_is_not_unpacked(server, reply, chat_at) -> None:
    bomb = gzip.compress(b" " * 5_000_000)
    server.script = [reply(bomb, headers="Content-Encoding: gzip\r\n")]
    with pytest.raises(ChatFailed):
        chat_at(server.url).complete(*ASK)
    assert b"accept-encoding: identity" in server.received[0].lower()


def _refuses(reply, words):
    return reply(json.dumps({"error": {"message": words}}), status="400 Bad Request")


def test_a_server_without_schemas_is_asked_more_simply_and_remembered(server, reply, says, chat_at) -> None:
    """Older llama.cpp, Ollama and proxies know json_object only, or nothing of the kind."""
    no = _refuses(reply, "response_format is not supported")
    server.script = [no, no, says('Here you are:\n```json\n{"hints": []}\n```')]
    chat = chat_at(server.url)
    chat.complete(*ASK)
    chat.complete(*ASK)
    kinds = [request.get("response_format", {}).get("type") for request in server.requests()]
    assert kinds == ["json_schema", "json_object", None, None]


def test_a_model_with_other_names_for_its_limits_is_asked_in_its_words(server, reply, says, chat_at) -> None:
    server.script = [
        _refuses(reply, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        _refuses(reply, "Unsupported value: 'temperature' does not support 0 with this model."),
        says(GOOD),
    ]
    chat_at(server.url).complete(*ASK)
    last = server.requests()[-1]
    assert last["max_completion_tokens"] > 0
    assert "max_tokens" not in last
    assert "temperature" not in last
    assert last["response_format"]["type"] == "json_schema"


def test_a_question_that_was_refused_for_itself_teaches_nothing(server, reply, says, chat_at) -> None:
    too_long = _refuses(reply, "This model's maximum context length is 4096 tokens.")
    server.script = [too_long, too_long, too_long, says(GOOD)]
    chat = chat_at(server.url)
    with pytest.raises(ChatFailed, match="400"):
        chat.complete(*ASK)
    chat.complete(*ASK)
    assert server.requests()[-1]["response_format"]["type"] == "json_schema"


def test_an_answer_that_was_cut_at_the_token_limit_is_of_no_use(server, reply, chat_at) -> None:
    choice = {"index": 0, "finish_reason": "length", "message": {"role": "assistant", "content": '{"hints": []}'}}
    server.script = [reply(json.dumps({"choices": [choice]}))]
    with pytest.raises(ChatFailed, match="cut off"):
        chat_at(server.url).complete(*ASK)


def test_a_failure_says_nothing_of_the_documents_or_the_key(server, reply, chat_at) -> None:
    server.script = [reply('{"error": {"message": "you sent: Data. with k-123"}}', status="401 Unauthorized")]
    with pytest.raises(ChatFailed) as failure:
        chat_at(server.url).complete(*ASK)
    assert "Data" not in str(failure.value)
    assert "k-123" not in str(failure.value)


def test_no_thread_is_left_behind(server, reply, says, chat_at) -> None:
    server.script = [says(GOOD), reply("{}", status="401 Unauthorized"), lambda wire: None]
    chat = chat_at(server.url)
    chat.complete(*ASK)
    for _ in range(2):
        with pytest.raises(ChatFailed):
            chat.complete(*ASK)
    for thread in threading.enumerate():
        if isinstance(thread, threading.Timer):
            thread.join(1)  # one that was not cancelled would live for the five seconds of the limit
            assert not thread.is_alive()
