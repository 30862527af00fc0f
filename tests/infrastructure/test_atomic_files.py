"""Files that exist completely or not at all."""

import os
from pathlib import Path

import pytest

from hireloom.infrastructure.atomic_files import write


def test_what_cannot_be_finished_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "paper.pdf").mkdir()
    with pytest.raises(OSError, match="directory"):
        write(tmp_path / "paper.pdf", b"x")
    assert [path.name for path in tmp_path.iterdir()] == ["paper.pdf"]


def test_the_bytes_and_then_the_name_reach_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced, sync = [], os.fsync

    def noted(file: int) -> None:
        synced.append(Path(os.readlink(f"/proc/self/fd/{file}")))
        sync(file)

    monkeypatch.setattr(os, "fsync", noted)
    write(tmp_path / "paper.pdf", b"x")
    assert synced == [tmp_path / "paper.tmp", tmp_path]
    assert (tmp_path / "paper.pdf").read_bytes() == b"x"
