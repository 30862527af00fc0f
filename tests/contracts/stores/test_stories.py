"""Every store keeps the stories that people tell in interviews."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.identity.users import Role, User
from hireloom.domain.stories import NoSuchStory, Story


@pytest.fixture
def story(store, clock):
    def story(name: str) -> Story:
        user = User(name, f"{name}@people.example", Role.USER, clock.now())
        with store.writing() as tx:
            owner = tx.users.add(user, password_hash="x").id
        at = datetime(2026, 11, 25, 9, tzinfo=UTC)
        return Story(
            owner, "Löwe, „sick“", "I called\nfor help.", at, "Ward 4, 2020", "A fall.", "", ("Calm", "Safety")
        )

    return story


def test_a_story_comes_back_as_it_was_kept_and_can_change(store, story):
    annas_story = story("anna1")
    with store.writing() as tx:
        first = tx.stories.put(annas_story)
        second = tx.stories.put(replace(annas_story, title="Another"))
        assert first == replace(annas_story, id=first.id) == tx.stories.get(first.id, annas_story.user_id)
        edited = tx.stories.put(replace(first, result="She walked home.", tags=()))
    with store.reading() as tx:
        assert tx.stories.of(annas_story.user_id) == [edited, second]


def test_a_removed_story_is_gone_and_the_others_stay(store, story):
    annas_story = story("anna1")
    with store.writing() as tx:
        first, second = tx.stories.put(annas_story), tx.stories.put(annas_story)
        tx.stories.remove(first.id)
        assert tx.stories.of(annas_story.user_id) == [second]
        with pytest.raises(NoSuchStory):
            tx.stories.get(first.id, annas_story.user_id)


def test_nobody_gets_at_the_stories_of_others(store, story):
    annas_story, ottos_story = story("anna1"), story("otto1")
    with store.writing() as tx:
        her_story = tx.stories.put(annas_story)
        with pytest.raises(NoSuchStory):
            tx.stories.get(her_story.id, ottos_story.user_id)
        tx.stories.remove_all(ottos_story.user_id)
        assert tx.stories.of(annas_story.user_id) == [her_story]
        tx.stories.remove_all(annas_story.user_id)
        assert tx.stories.of(annas_story.user_id) == []
