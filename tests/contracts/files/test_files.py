"""Files on disk, open and enciphered."""

from pathlib import Path

import pytest

from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain.refusals import NotFound
from hireloom.ports.failures import StoreAway
from hireloom.testing.files import ON, FileStoreContract

KEY = "2026/00000000-0000-4000-8000-000000000000.pdf"


class TestDisk(FileStoreContract):
    @pytest.fixture
    def files(self, tmp_path: Path) -> DiskFiles:
        (tmp_path / "secret").write_text("not yours")
        return DiskFiles(tmp_path / "files")

    def test_a_folder_that_cannot_be_had_is_away_and_says_so(self, tmp_path: Path) -> None:
        (tmp_path / "no folder").write_text("a file")
        files = DiskFiles(tmp_path / "no folder")
        with pytest.raises(StoreAway):
            files.keep(b"x", extension="pdf", on=ON)
        for ask in (files.read, files.remove):
            with pytest.raises(StoreAway):
                ask(KEY)

    def test_nothing_unfinished_stays_behind(self, files: DiskFiles, tmp_path: Path) -> None:
        files.keep(b"x", extension="pdf", on=ON)
        assert [path.suffix for path in (tmp_path / "files").rglob("*") if path.is_file()] == [".pdf"]


class TestSealed(FileStoreContract):
    """Before a disk."""

    @pytest.fixture
    def disk(self, tmp_path: Path) -> DiskFiles:
        return DiskFiles(tmp_path / "files")

    @pytest.fixture
    def files(self, disk: DiskFiles) -> SealedFiles:
        return SealedFiles(disk, secret="a secret of forty characters, more or less")

    @pytest.mark.spec("SEC-33")
    def test_the_disk_knows_nothing_of_it(self, files: SealedFiles, disk: DiskFiles) -> None:
        paper = b"%PDF-1.7 driving license of Anna" * 50
        keys = [files.keep(paper, extension="pdf", on=ON) for _ in range(2)]
        first, second = map(disk.read, keys)
        assert b"Anna" not in first
        assert first != second  # nobody sees that two are the same
        assert len(set(first)) > 250

    def test_with_another_secret_or_a_changed_byte_it_is_gone(self, files: SealedFiles, disk: DiskFiles) -> None:
        key = files.keep(b"paper", extension="pdf", on=ON)
        with pytest.raises(NotFound):
            SealedFiles(disk, secret="another secret of forty characters or so").read(key)
        changed = bytearray(disk.read(key))
        changed[-1] ^= 1
        with pytest.raises(NotFound):
            files.read(disk.keep(bytes(changed), extension="pdf", on=ON))
        with pytest.raises(NotFound):
            files.read(disk.keep(disk.read(key), extension="png", on=ON))  # passed off as something else

    @pytest.mark.parametrize("content", [b"", b"%PDF-1.7", b"hireloom sealed"])
    def test_what_was_kept_openly_is_read_as_it_is(self, files: SealedFiles, disk: DiskFiles, content: bytes) -> None:
        assert files.read(disk.keep(content, extension="pdf", on=ON)) == content

    def test_what_is_cut_short_is_gone(self, files: SealedFiles, disk: DiskFiles) -> None:
        whole = disk.read(files.keep(b"paper", extension="pdf", on=ON))
        for length in range(18, len(whole)):
            with pytest.raises(NotFound):
                files.read(disk.keep(whole[:length], extension="pdf", on=ON))
