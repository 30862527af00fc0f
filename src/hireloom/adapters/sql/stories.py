"""Stories in SQL."""

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from hireloom.adapters.sql.readable import readable
from hireloom.adapters.sql.story_tables import stories
from hireloom.domain.stories import NoSuchStory, Story


class SqlStories:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, user_id: int) -> Sequence[Story]:
        query = select(stories).where(stories.c.user_id == user_id).order_by(stories.c.id)
        return list(readable(_story, self._connection.execute(query)))

    def get(self, story_id: int, user_id: int) -> Story:
        query = select(stories).where(stories.c.id == story_id, stories.c.user_id == user_id)
        row = self._connection.execute(query.with_for_update()).one_or_none()
        if row is None:
            raise NoSuchStory
        return _story(row)

    def put(self, story: Story) -> Story:
        values = asdict(story)
        del values["id"]
        if story.id:
            self._connection.execute(update(stories).where(stories.c.id == story.id).values(**values))
            return story
        added = insert(stories).values(**values).returning(stories.c.id)
        return replace(story, id=self._connection.scalar(added) or 0)

    def remove(self, story_id: int) -> None:
        self._connection.execute(delete(stories).where(stories.c.id == story_id))

    def remove_all(self, user_id: int) -> None:
        self._connection.execute(delete(stories).where(stories.c.user_id == user_id))


def _story(row: Row[Any]) -> Story:
    return Story(**row._asdict() | {"tags": tuple(row.tags)})
