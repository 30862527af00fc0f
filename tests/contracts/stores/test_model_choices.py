"""The model that is chosen on the screen, on both engines."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

from hireloom.domain.model_choices import ModelChoice

NOW = datetime(2026, 11, 25, 9, tzinfo=UTC)


def chosen(store):
    with store.reading() as tx:
        return tx.model_choices.get()


def choose(store, choice):
    with store.writing() as tx:
        tx.model_choices.put(choice, NOW)


def test_there_is_one_or_none(store):
    assert chosen(store) is None
    for name in ("small", "large"):
        choose(store, ModelChoice("http://localhost:11434/v1", name))
    assert chosen(store) == ModelChoice("http://localhost:11434/v1", "large")
    choose(store, None)
    assert chosen(store) is None


def test_of_admins_who_choose_at_once_one_wins(store):
    choices = [ModelChoice("http://localhost:11434/v1", f"model-{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as admins:
        list(admins.map(lambda choice: choose(store, choice), choices))
    assert chosen(store) in choices
