"""Files to which nothing leads go after a day; all others stay."""

import os
from datetime import timedelta

from hireloom.domain.files import FileKind, StoredFile


def test_only_unclaimed_files_go_and_only_after_a_day(container, people, clock, settings):
    owner, files = people.add(), container.files()
    claimed, orphan, fresh = (files.keep(b"x", extension="pdf", on=clock.today()) for _ in range(3))
    with container.store().writing() as tx:
        tx.files.add(StoredFile(claimed, owner.id, FileKind.RESUME, "r.pdf", 1, "0" * 64, clock.now()))
    unfinished = settings.files_dir / f"{clock.today().year}" / "half.tmp"
    unfinished.write_bytes(b"x")
    yesterday = (clock.now() - timedelta(hours=25)).timestamp()
    for path in (settings.files_dir / claimed, settings.files_dir / orphan, unfinished):
        os.utime(path, (yesterday, yesterday))
    os.utime(settings.files_dir / fresh, (clock.now().timestamp(),) * 2)
    assert container.housekeeping().remove_unclaimed() == 1
    assert not unfinished.exists()
    assert [files.read(key) for key in (claimed, fresh)] == [b"x", b"x"]
    assert not (settings.files_dir / orphan).exists()
