"""Tags on applications."""

import pytest

from hireloom.domain.tags import MOST_TAGS, TagInvalid, TooManyTags, tagged


@pytest.mark.spec("HIR-T20")
def test_tags_are_short_words_each_once():
    assert tagged((), add=["Remote", " night  shifts ", "remote"]) == ("night shifts", "remote")
    assert tagged(("Remote", "senior"), add=["Remote"], remove=["SENIOR", "absent"]) == ("Remote",)
    for bad in ("", "  ", "x" * 31):
        with pytest.raises(TagInvalid):
            tagged((), add=[bad])
    with pytest.raises(TooManyTags):
        tagged([f"tag {number}" for number in range(MOST_TAGS)], add=["one more"])
