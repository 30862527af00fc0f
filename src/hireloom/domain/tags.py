"""Short labels with which recruiters mark applications and people."""

from collections.abc import Iterable

from hireloom.domain.refusals import Invalid

LONGEST_TAG, MOST_TAGS = 30, 10


class TagInvalid(Invalid):
    sentence = f"A tag has 1 to {LONGEST_TAG} characters."


class TooManyTags(Invalid):
    sentence = f"At most {MOST_TAGS} tags are possible."


def tag_of(text: str) -> str:
    """The tag, on one line. Raises TagInvalid."""
    tag = " ".join(text.split())
    if not 0 < len(tag) <= LONGEST_TAG:
        raise TagInvalid
    return tag


def tagged(before: Iterable[str], *, add: Iterable[str] = (), remove: Iterable[str] = ()) -> tuple[str, ...]:
    """The tags after a change, in alphabetical order; upper and lower case make no difference. Raises TagInvalid or
    TooManyTags."""
    gone = {tag_of(tag).casefold() for tag in remove}
    tags = {tag.casefold(): tag for tag in (*map(tag_of, add), *before)}
    left = tuple(sorted((tag for key, tag in tags.items() if key not in gone), key=str.casefold))
    if len(left) > MOST_TAGS:
        raise TooManyTags
    return left
