"""What a connection keeps of the index of matches: what is still written, and not without end."""

import pytest
from pyroaring import BitMap

from hireloom.adapters.sql.matches import kept_bitmaps
from hireloom.adapters.sql.matches.kept_bitmaps import SHORT, KeptBitmaps

ROWS = [12, 7, 9, 2]  # marks


@pytest.mark.parametrize("others", [ROWS[:2], [*ROWS, 9], [*ROWS[:3], 8], [13, *ROWS[1:]]])
def test_what_was_written_since_is_read_again(others):
    kept = KeptBitmaps()
    kept.put("js:sql", ROWS, BitMap([1, 2]), SHORT)
    assert kept.get("js:sql", ROWS) == BitMap([1, 2])
    assert kept.get("js:sql", others) is None
    assert kept.get("js:go", ROWS) is None


def test_what_nobody_asks_for_makes_room(monkeypatch):
    monkeypatch.setattr(kept_bitmaps, "MOST", 100)
    monkeypatch.setattr(kept_bitmaps, "SHORT", 40)
    kept = KeptBitmaps()
    for term in ("a", "b", "a", "c"):
        kept.put(term, ROWS, BitMap([1]), 40)
        kept.get("a", ROWS)
    assert [term for term in ("a", "b", "c") if kept.get(term, ROWS)] == ["a", "c"]
    kept.put("large", ROWS, BitMap([1]), 101)
    assert not [term for term in ("a", "c", "large") if kept.get(term, ROWS)]
    kept.put("a", ROWS, BitMap([1]), 100)
    assert kept.get("a", ROWS)


def test_what_is_short_is_not_kept():
    kept = KeptBitmaps()
    kept.put("js:sql", ROWS, BitMap([1, 2]), SHORT)
    kept.put("js:sql", ROWS, BitMap([1]), SHORT - 1)
    assert kept.get("js:sql", ROWS) is None
