"""The stories that a person keeps for interviews."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hireloom.domain.amounts import Amounts
from hireloom.domain.identity.users import User
from hireloom.domain.stories import Story, TooManyStories
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store


@dataclass(frozen=True, slots=True)
class StoryDesk:
    store: Store
    clock: Clock
    amounts: Amounts

    def of(self, *, by: User) -> Sequence[Story]:
        """Oldest first."""
        with self.store.reading() as tx:
            return tx.stories.of(by.id)

    def add(self, story: Story, *, by: User) -> Story:
        """Raises TooManyStories."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            if len(tx.stories.of(by.id)) >= self.amounts.stories:
                raise TooManyStories(self.amounts.stories)
            return tx.stories.put(story)

    def change(self, story_id: int, story: Story, *, by: User) -> Story:
        """Raises NoSuchStory."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            return tx.stories.put(replace(story, id=tx.stories.get(story_id, by.id).id))

    def remove(self, story_id: int, *, by: User) -> None:
        """Raises NoSuchStory."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.stories.remove(tx.stories.get(story_id, by.id).id)
