"""A model that fails is left alone for a while, and a crowd does not wait in line for it."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from hireloom.adapters.analysts.cached import CachedChat
from hireloom.adapters.analysts.guarded import GuardedChat
from hireloom.adapters.analysts.prompts import HINTS
from hireloom.ports.chats import ChatFailed, Message
from hireloom.testing.scripted_chat import ScriptedChat

ASK = ([Message("user", "Data.")], HINTS)
DOWN = ChatFailed("down")


def _fail(chat, times: int) -> None:
    for _ in range(times):
        with pytest.raises(ChatFailed):
            chat.complete(*ASK)


def test_after_five_failures_nobody_asks_until_the_rest_is_over(waits) -> None:
    model = ScriptedChat([DOWN] * 5 + ["{}"])
    chat = GuardedChat(model, monotonic=waits.monotonic, failures=5, rest=30)
    _fail(chat, 5)
    waits.now += 29.9
    _fail(chat, 3)
    assert len(model.asked) == 5
    waits.now += 0.1
    assert chat.complete(*ASK) == "{}"


@pytest.mark.parametrize(("seconds", "calls"), [(4.9, 3), (5.0, 1), (25.0, 1)])
def test_a_model_that_hangs_costs_one_person_the_wait(waits, seconds, calls) -> None:
    def hanging(messages, schema):
        waits.now += seconds
        return DOWN

    model = ScriptedChat(hanging)
    _fail(GuardedChat(model, monotonic=waits.monotonic, failures=5, patience=5, rest=30), 3)
    assert len(model.asked) == calls


def test_a_failed_trial_begins_another_rest_and_a_good_one_ends_it(waits) -> None:
    model = ScriptedChat([DOWN, DOWN, DOWN, "{}", DOWN, "{}"])
    chat = GuardedChat(model, monotonic=waits.monotonic, failures=2, rest=30)
    _fail(chat, 2)
    waits.now += 30
    _fail(chat, 1)  # the trial
    _fail(chat, 1)  # nobody asks
    assert len(model.asked) == 3
    waits.now += 30
    assert chat.complete(*ASK) == "{}"
    _fail(chat, 1)  # one failure opens nothing
    assert chat.complete(*ASK) == "{}"


def test_while_one_call_tries_the_others_are_turned_away(waits) -> None:
    inside, leave = threading.Event(), threading.Event()

    def slow(messages, schema):
        if len(model.asked) == 1:
            return DOWN
        inside.set()
        assert leave.wait(60)
        return "{}"

    model = ScriptedChat(slow)
    chat = GuardedChat(model, monotonic=waits.monotonic, failures=1, rest=30)
    _fail(chat, 1)
    waits.now += 31
    with ThreadPoolExecutor(1) as pool:
        trial = pool.submit(chat.complete, *ASK)
        assert inside.wait(60)
        _fail(chat, 2)
        leave.set()
        assert trial.result() == "{}"
    assert len(model.asked) == 2


def test_a_crowd_is_turned_away_and_counts_as_no_failure(waits) -> None:
    inside, leave = threading.Semaphore(0), threading.Event()

    def slow(messages, schema):
        inside.release()
        assert leave.wait(60)
        return "{}"

    chat = GuardedChat(ScriptedChat(slow), monotonic=waits.monotonic, failures=1, parallel=2)
    with ThreadPoolExecutor(2) as pool:
        first = [pool.submit(chat.complete, *ASK) for _ in range(2)]
        assert inside.acquire(timeout=60)
        assert inside.acquire(timeout=60)
        _fail(chat, 3)
        leave.set()
        assert [call.result() for call in first] == ["{}", "{}"]
    assert chat.complete(*ASK) == "{}"


def test_the_same_question_is_paid_for_once_also_by_a_crowd() -> None:
    leave = threading.Event()

    def slow(messages, schema):
        assert leave.wait(60)
        return "answer"

    model = ScriptedChat(slow)
    chat = CachedChat(model)
    with ThreadPoolExecutor(8) as pool:
        crowd = [pool.submit(chat.complete, *ASK) for _ in range(8)]
        leave.set()
        assert {call.result() for call in crowd} == {"answer"}
    assert chat.complete(*ASK) == "answer"
    assert len(model.asked) == 1


def test_a_failure_is_not_remembered_and_another_question_is_another() -> None:
    model = ScriptedChat([DOWN, "first", "second"])
    chat = CachedChat(model)
    _fail(chat, 1)
    assert chat.complete(*ASK) == "first"
    assert chat.complete([Message("user", "Other data.")], HINTS) == "second"
    assert chat.complete(*ASK) == "first"


def test_the_oldest_answers_are_forgotten() -> None:
    model = ScriptedChat(lambda messages, schema: messages[0].content)
    chat = CachedChat(model, size=2)
    for number in (1, 2, 3, 3, 2, 1):
        assert chat.complete([Message("user", str(number))], HINTS) == str(number)
    assert [messages[0].content for messages, _ in model.asked] == ["1", "2", "3", "1"]
