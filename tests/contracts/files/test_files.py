"""Files on disk, plain and encrypted."""

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hireloom.adapters.files.disk import DiskFiles
from hireloom.adapters.files.sealed import SealedFiles
from hireloom.domain.files import FileKind, StoredFile
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


SECRET, OTHER_SECRET = "a secret of forty characters, more or less", "another secret of forty characters or so"
ANNA, BERT = 1, 2


def described(key: str, content: bytes, *, owner_id: int = ANNA, kind: FileKind = FileKind.RESUME) -> StoredFile:
    at = datetime(2026, 11, 21, tzinfo=UTC)
    return StoredFile(key, owner_id, kind, "cv.pdf", len(content), hashlib.sha256(content).hexdigest(), at)


class TestSealed:
    """Encrypted files on disk."""

    @pytest.fixture
    def disk(self, tmp_path: Path) -> DiskFiles:
        return DiskFiles(tmp_path / "files")

    @pytest.fixture
    def files(self, disk: DiskFiles) -> SealedFiles:
        return SealedFiles(disk, secret=SECRET)

    @pytest.fixture
    def keep(self, files: SealedFiles):
        def keep(content: bytes = b"paper", files: SealedFiles = files) -> StoredFile:
            key = files.keep(content, owner_id=ANNA, kind=FileKind.RESUME, extension="pdf", on=ON)
            return described(key, content)

        return keep

    @pytest.mark.parametrize("content", [b"", b"%PDF-1.7", bytes(range(256)) * 5000])
    def test_bytes_come_back_as_kept_until_they_are_removed(self, files: SealedFiles, keep, content: bytes) -> None:
        file = keep(content)
        assert files.read(file) == content
        files.remove(file.key)
        with pytest.raises(NotFound):
            files.read(file)

    @pytest.mark.spec("SEC-33")
    def test_the_disk_knows_nothing_of_it(self, disk: DiskFiles, keep) -> None:
        paper = b"%PDF-1.7 driving license of Anna" * 50
        first, second = (disk.read(keep(paper).key) for _ in range(2))
        assert b"Anna" not in first
        assert first != second  # nobody sees that two are the same
        assert len(set(first)) > 250

    @pytest.mark.parametrize(
        "changes", [{"owner_id": BERT}, {"kind": FileKind.VISA_DOCUMENT}, {"kind": FileKind.DRIVING_LICENSE}]
    )
    def test_it_is_opened_only_as_what_it_is_and_for_its_owner(self, files: SealedFiles, keep, changes) -> None:
        with pytest.raises(NotFound):
            files.read(replace(keep(), **changes))

    def test_nothing_of_it_can_be_changed_or_passed_off_as_something_else(self, files, disk, keep) -> None:
        whole = disk.read(keep().key)
        for place in range(len(whole)):
            key = disk.keep(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :], extension="pdf", on=ON)
            with pytest.raises(NotFound):
                files.read(described(key, b"paper"))
        with pytest.raises(NotFound):
            files.read(described(disk.keep(whole, extension="png", on=ON), b"paper"))

    def test_what_is_cut_short_is_gone(self, files: SealedFiles, disk: DiskFiles, keep) -> None:
        whole = disk.read(keep().key)
        for length in range(len(whole)):
            with pytest.raises(NotFound):
                files.read(described(disk.keep(whole[:length], extension="pdf", on=ON), b"paper"))

    def test_with_another_secret_it_is_gone_until_that_is_known_again(self, disk: DiskFiles, keep) -> None:
        file = keep()
        with pytest.raises(NotFound):
            SealedFiles(disk, secret=OTHER_SECRET).read(file)
        assert SealedFiles(disk, secret=OTHER_SECRET, old_secrets=(SECRET,)).read(file) == b"paper"

    @pytest.mark.parametrize("content", [b"", b"%PDF-1.7", b"hireloom sealed"])
    def test_what_was_kept_openly_is_read_if_it_is_what_was_kept(self, files, disk, content: bytes) -> None:
        file = described(disk.keep(content, extension="pdf", on=ON), content)
        assert files.read(file) == content
        disk.replace(file.key, content + b" ")
        with pytest.raises(NotFound):
            files.read(file)

    @pytest.mark.parametrize(("secret", "old"), [(SECRET, ()), (OTHER_SECRET, (SECRET,)), (SECRET, (OTHER_SECRET,))])
    def test_what_version_1_sealed_is_read_and_sealed_again(self, disk: DiskFiles, secret, old) -> None:
        derived = HKDF(SHA256(), 32, salt=None, info=b"hireloom documents").derive(SECRET.encode())
        sealed = b"hireloom sealed 1\n" + b"n" * 12 + AESGCM(derived).encrypt(b"n" * 12, b"paper", b"pdf")
        file = described(disk.keep(sealed, extension="pdf", on=ON), b"paper")
        files = SealedFiles(disk, secret=secret, old_secrets=old)
        assert files.read(file) == b"paper"
        assert files.reseal(file)
        assert SealedFiles(disk, secret=secret).read(file) == b"paper"
        with pytest.raises(NotFound):
            files.read(replace(file, owner_id=BERT))

    def test_a_new_generation_seals_new_files_and_old_ones_again(self, disk: DiskFiles, keep) -> None:
        old, newer = keep(), SealedFiles(disk, secret=SECRET, generation=lambda: 2)
        new = keep(files=newer)
        before = disk.read(old.key)
        assert [newer.read(file) for file in (old, new)] == [b"paper", b"paper"]
        assert [newer.reseal(file) for file in (old, new, old)] == [True, False, False]
        assert disk.read(old.key) != before
        assert newer.read(old) == b"paper"
