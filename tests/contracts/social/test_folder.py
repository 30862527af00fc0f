"""Posts in a folder, and those of our own blog."""

import pytest

from hireloom.adapters.social.blog import OwnBlog
from hireloom.adapters.social.folder import PostFolder
from hireloom.ports.publishers import Post, PublishFailed
from hireloom.testing.publishers import POST, PublisherContract


class TestFolder(PublisherContract):
    @pytest.fixture
    def publisher(self, tmp_path):
        return PostFolder(tmp_path / "posts")

    @pytest.fixture
    def arrived(self, tmp_path):
        return lambda: [path.read_text()[:-1] for path in sorted((tmp_path / "posts").iterdir())]

    def test_nobody_else_on_the_machine_reads_it(self, publisher, tmp_path) -> None:
        publisher.publish(POST)
        assert (tmp_path / "posts").stat().st_mode & 0o077 == 0

    @pytest.mark.parametrize("key", ["../up", "a/b", "", "x" * 81, "a\x00"])
    def test_no_name_leads_out_of_the_folder(self, publisher, key) -> None:
        with pytest.raises(PublishFailed):
            publisher.publish(Post(key, "blog", "x", ()))

    def test_a_folder_that_cannot_be_written_is_a_failure(self, tmp_path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(PublishFailed) as failed:
            PostFolder(tmp_path / "file").publish(POST)
        assert not failed.value.is_final


def test_our_own_blog_says_where_the_page_has_it() -> None:
    assert OwnBlog("https://hireloom.example").publish(POST) == "https://hireloom.example/blog#hireloom-41"
