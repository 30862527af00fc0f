"""The contract of every FileStore. Inherit the class and give it the fixture `files`, an empty store."""

import re
from datetime import UTC, date, datetime

import pytest

from hireloom.domain.refusals import NotFound
from hireloom.ports.files import FileStore

ON = date(2026, 11, 21)
LONG_BEFORE, LONG_AFTER = (datetime(year, 1, 1, tzinfo=UTC) for year in (2000, 2100))


class FileStoreContract:
    @pytest.mark.parametrize("content", [b"", b"%PDF-1.7", bytes(range(256)) * 5000])
    def test_bytes_come_back_as_kept(self, files: FileStore, content: bytes) -> None:
        assert files.read(files.keep(content, extension="pdf", on=ON)) == content

    def test_a_key_tells_the_year_and_the_kind_and_never_comes_twice(self, files: FileStore) -> None:
        keys = {files.keep(b"same", extension="docx", on=ON) for _ in range(20)}
        assert len(keys) == 20
        assert all(re.fullmatch(r"2026/[0-9a-f-]{36}\.docx", key) for key in keys)

    def test_what_was_removed_is_not_found_and_removing_twice_is_no_error(self, files: FileStore) -> None:
        key, other_key = (files.keep(b"x", extension="pdf", on=ON) for _ in range(2))
        files.remove(key)
        files.remove(key)
        with pytest.raises(NotFound):
            files.read(key)
        assert files.read(other_key) == b"x"

    def test_what_is_replaced_is_read_under_the_same_key(self, files: FileStore) -> None:
        key, other_key = (files.keep(b"old", extension="pdf", on=ON) for _ in range(2))
        files.replace(key, b"the new one")
        assert (files.read(key), files.read(other_key)) == (b"the new one", b"old")
        with pytest.raises(NotFound):
            files.replace("../secret", b"x")

    @pytest.mark.spec("SEC-29", "SEC-30")
    @pytest.mark.parametrize(
        "key",
        [
            "",
            "x",
            "..",
            "2026/..",
            "../secret",
            "/etc/passwd",
            "2026/../../secret",
            "2026/00000000-0000-4000-8000-000000000000.pdf",
            "2026/00000000-0000-4000-8000-000000000000.pdf\n",
            "2026/00000000-0000-4000-8000-000000000000.pdf/..",
            "2026/\x00.pdf",
        ],
    )
    def test_a_key_that_we_never_gave_reads_nothing(self, files: FileStore, key: str) -> None:
        with pytest.raises(NotFound):
            files.read(key)

    def test_what_was_kept_before_is_known(self, files: FileStore) -> None:
        key = files.keep(b"one", extension="pdf", on=date(2026, 11, 21))
        assert [key for keys in files.kept_before(LONG_AFTER) for key in keys] == [key]
        assert not [key for keys in files.kept_before(LONG_BEFORE) for key in keys]
