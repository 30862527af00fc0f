"""A story of a person's own work: tidied, with each topic once, and never without what they did."""

from datetime import UTC, datetime

import pytest

from hireloom.domain.stories import Story, StoryIncomplete

NOW = datetime(2026, 11, 21, tzinfo=UTC)


def test_a_story_is_tidied() -> None:
    story = Story(
        1, "  The  lost pallet ", " I called.\n\nThen I drove. ", NOW, "Alba\n 2024", tags=("Stress", " stress ", "")
    )
    assert (story.title, story.place) == ("The lost pallet", "Alba 2024")
    assert story.deed == "I called.\n\nThen I drove."
    assert [tag.casefold() for tag in story.tags] == ["stress"]


@pytest.mark.parametrize(("title", "deed"), [("", "I called."), ("The lost pallet", " \n")])
def test_a_story_has_a_title_and_a_deed(title: str, deed: str) -> None:
    with pytest.raises(StoryIncomplete):
        Story(1, title, deed, NOW)
