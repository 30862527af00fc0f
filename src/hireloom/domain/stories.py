"""Stories about a person's own work, for interviews: what the situation was, what they did, what came of it."""

from dataclasses import dataclass
from datetime import datetime

from hireloom.domain.refusals import Full, Invalid, NotFound

MOST_TAGS = 6
LONGEST_TITLE, LONGEST_PART, LONGEST_TAG = 80, 2_000, 80  # characters


class NoSuchStory(NotFound):
    sentence = "This story no longer exists."


class TooManyStories(Full):
    sentence = "You can keep {most} stories. Please delete one first."


class StoryIncomplete(Invalid):
    sentence = "Give the story a title, and say what you did."


@dataclass(frozen=True, slots=True)
class Story:
    """`place` tells where and when it was, as the person writes it. A tag is the topic of the questions that the story
    answers. `id` is 0 until it is stored. Raises StoryIncomplete."""

    user_id: int
    title: str
    deed: str
    changed_at: datetime
    place: str = ""
    situation: str = ""
    result: str = ""
    tags: tuple[str, ...] = ()
    id: int = 0

    def __post_init__(self) -> None:
        for name in ("title", "place"):
            object.__setattr__(self, name, " ".join(getattr(self, name).split()))
        for name in ("situation", "deed", "result"):
            object.__setattr__(self, name, getattr(self, name).strip())
        tags = (" ".join(tag.split()) for tag in self.tags)
        object.__setattr__(self, "tags", tuple({tag.casefold(): tag for tag in tags if tag}.values()))
        if not (self.title and self.deed):
            raise StoryIncomplete

    @property
    def text(self) -> str:
        """All of it, a line for each part."""
        return "\n".join(filter(None, (self.title, self.place, self.situation, self.deed, self.result)))
