"""Posts that take their time to be written, and what others do meanwhile."""

from contextlib import contextmanager
from dataclasses import replace

import pytest

from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.domain.refusals import Refusal
from tests.usecases.platforms import Platform, desk_with, everything


@pytest.fixture
def desk(container, clock):
    return desk_with(container, Platform(clock))


@pytest.fixture
def marketer(people):
    return people.add("admin")


class Meanwhile:
    """An analyst that does something before it answers for the first time, and a store that knows its open units."""

    def __init__(self, desk, act) -> None:
        self.store, self.analyst, self.act, self.open = desk.store, desk.analyst, act, 0

    def post(self, order):
        assert self.open == 0
        act, self.act = self.act, lambda: None
        act()
        return self.analyst.post(order)

    @contextmanager
    def writing(self):
        with self.store.writing() as tx:
            self.open += 1
            yield tx
            self.open -= 1

    def reading(self):
        return self.store.reading()


def slow(desk, act):
    meanwhile = Meanwhile(desk, act)
    return replace(desk, store=meanwhile, analyst=meanwhile)


def test_nobody_waits_while_posts_are_written_and_what_others_wrote_meanwhile_is_not_said_again(desk, marketer):
    post = slow(desk, lambda: desk.generate(by=marketer)).generate(by=marketer)
    posts = everything(desk, marketer)
    assert len(posts) == len({value.key for value in posts.values()}) == 2 * len(post) == 8
    desk.run(is_running=True, by=marketer)
    count = slow(desk, lambda: desk.write_due()).write_due()
    assert count == 0  # another worker was faster
    assert len(everything(desk, marketer)) == 8 + len(PLATFORMS)


def test_what_is_switched_off_while_posts_are_written_gets_none(desk, marketer, people):
    off = lambda: desk.toggle("linkedin", enabled=False, by=marketer)  # noqa: E731
    posts = slow(desk, off).generate(by=marketer)
    assert {post.platform for post in posts} == set(PLATFORMS) - {"linkedin"}
    desk.run(is_running=True, by=marketer)
    assert slow(desk, lambda: desk.run(is_running=False, by=marketer)).write_due() == 0
    deactivate = lambda: people.change(replace(marketer, is_active=False))  # noqa: E731
    with pytest.raises(Refusal):
        slow(desk, deactivate).generate(by=marketer)
    assert len(everything(desk, marketer)) == len(posts)
