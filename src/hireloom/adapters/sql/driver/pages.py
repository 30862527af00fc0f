# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""One page of a long list: first the ids of its rows, from indexes alone where they suffice, then the rows."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hireloom.adapters.sql.driver.conditions import Conditions
from hireloom.adapters.sql.driver.driver import Driver
from hireloom.domain.windows import Window

FAR = 500  # rows; before more are passed over, all are counted: the end of the list may be nearer
MANY = 2_000  # rows found; from more, walking from the newest fills a page sooner than sorting all that are found


WALKS = ("enable_seqscan", "enable_indexscan", "enable_indexonlyscan")
WALKING = "SELECT " + ", ".join(f"set_config('{each}', %s, true)" for each in WALKS)  # until the transaction ends


class Order(NamedTuple):
    """ORDER BY of a list, and the reverse order."""

    said: str
    backwards: str


NEWEST = Order("id DESC", "id")


class Found(NamedTuple):
    """All rows of a list; `counting` is a statement with values that counts them faster than count(*). `letters`: the
    condition that PostgreSQL's index of letters answers before `wanted` is asked; even one page takes finding all rows,
    so they are counted with it. `compared` is the same condition, asked of each row."""

    table: str
    wanted: Conditions
    key: str = "id"
    counting: tuple[str, Sequence[Any]] | None = None
    letters: Conditions | None = None
    compared: Conditions | None = None

    def selecting(self, what: str) -> str:
        if self.letters and self.wanted:
            # OFFSET 0 keeps PostgreSQL to this index: after another one it would make the letters of each row found.
            found = f"(SELECT * FROM {self.table} WHERE {self.letters} OFFSET 0) AS {self.table}"
            return f"SELECT {what} FROM {found} WHERE {self.wanted}"
        asked = self.letters or self.wanted
        where = f" WHERE {asked}" if asked else ""  # engines count a table faster without a condition
        return f"SELECT {what} FROM {self.table}{where}"

    @property
    def values(self) -> list[Any]:
        return [*(self.letters.values if self.letters else ()), *self.wanted.values]

    def walking(self) -> "Found":
        """The same rows, to be read in the order of the list where that is possible."""
        if self.compared is None:
            return self
        wanted = Conditions(str(self.wanted), str(self.compared))
        wanted.values += [*self.wanted.values, *self.compared.values]
        return Found(self.table, wanted, self.key)


def page_of(
    driver: Driver, found: Found, order: Order, window: Window, total: int | None = None
) -> tuple[list[int], int]:
    """The ids on the page, and how many rows there are on all. Rows are counted only when the page does not tell, and a
    page nearer to the end is read from there."""
    if total is None and found.compared:
        total = counted(driver, found)
        found = found.walking() if total > MANY else found
    elif total is None and found.letters:
        page = f"(array_agg({found.key} ORDER BY {order.said}))[{window.start + 1}:{window.start + window.count}]"
        [(ids, total)] = _asked(driver, found, found.selecting(f"{page}, count(*)"), *found.values)
        return ids or [], total
    if total is None and window.start > FAR:
        total = counted(driver, found)
    if total is not None and window.start > total // 2:
        count = max(0, min(window.count, total - window.start))
        ids = _ids(driver, found, order.backwards, count, total - window.start - count) if count else []
        return ids[::-1], total
    ids = _ids(driver, found, order.said, window.count, window.start)
    if total is None and len(ids) < window.count and (ids or not window.start):
        total = window.start + len(ids)
    return ids, counted(driver, found) if total is None else total


def counted(driver: Driver, found: Found) -> int:
    asked, values = found.counting or (found.selecting("count(*)"), found.values)
    return int(_asked(driver, found, asked, *values)[0][0])


def _ids(driver: Driver, found: Found, order: str, count: int, before: int) -> list[int]:
    asked = f"{found.selecting(found.key)} ORDER BY {order} LIMIT ? OFFSET ?"
    return [each for (each,) in _asked(driver, found, asked, *found.values, count, before)]


def _asked(driver: Driver, found: Found, asked: str, *values: Any) -> Sequence[tuple[Any, ...]]:
    """Keeps PostgreSQL to the index of letters: for words in most rows it would read row by row and make the letters of
    each, a thousand times the work."""
    if found.letters is None:
        return driver.rows(driver.said(asked), *values)
    driver.rows(WALKING, *["off"] * 3)
    rows = driver.rows(driver.said(asked), *values)
    driver.rows(WALKING, *["on"] * 3)
    return rows
