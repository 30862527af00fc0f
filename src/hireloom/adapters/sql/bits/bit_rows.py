# ruff: noqa: S608  (what is put into a statement is ours and fixed)
"""Changing rows of bitmaps: a row is a name and a chunk of 65,536 ids, and holds the ids of the chunk that have the
name."""

from collections.abc import Collection, Mapping
from itertools import groupby

from pyroaring import BitMap

from hireloom.adapters.sql.driver.driver import Driver

CHUNK = 16  # binary digits of an id within one row: one container of a roaring bitmap
Place = tuple[int, str]  # the chunk and the name of a row; rows are held in the order of these
Changes = Mapping[Place, Collection[int]]
EMPTY = BitMap().serialize()


class BitRows:
    """The rows of one table; `name` is the column of their names. Each change draws a new random number into the column
    `mark`: a counter would repeat itself after a rollback."""

    def __init__(self, driver: Driver, table: str, name: str, mark: str = "") -> None:
        self._driver = driver
        among, some = driver.among, f"FROM {table} WHERE chunk = ? AND {name}"
        # Holds all of the rows, or none when one is missing.
        held = f"SELECT {name}, bits {some}{among} AND (SELECT count(*) {some}{among}) = ?"
        make = f"INSERT INTO {table} (chunk, bits, {name}) SELECT ?, ?, {driver.each} WHERE true"
        self._hold = driver.said(held, f"{held} ORDER BY {name} FOR UPDATE")
        self._make = driver.said(f"{make} ON CONFLICT DO NOTHING")
        drawn = f", {mark} = {driver.drawn}" if mark else ""
        self._write = driver.said(
            f"UPDATE {table} SET bits = ?{drawn} WHERE {name} = ? AND chunk = ?",
            f"UPDATE {table} SET bits = n.bits{drawn} FROM unnest(%b::bytea[], ?::text[]) AS n (bits, name)"
            f" WHERE {table}.{name} = n.name AND chunk = ?",
        )

    def change(self, added: Changes, removed: Changes) -> None:
        """Missing rows are made first, and all rows are locked in one order, so that no two units deadlock."""
        for chunk, places in groupby(sorted({*added, *removed}), key=lambda place: place[0]):
            changed = []
            for name, held in self._held(chunk, [name for _, name in places]):
                bits = BitMap.deserialize(held)
                bits.difference_update(BitMap(removed.get((chunk, name), ())))
                bits.update(added.get((chunk, name), ()))
                changed.append((bits.serialize(), name))
            self._driver.write_all(self._write, changed, chunk)

    def _held(self, chunk: int, names: list[str]) -> list[tuple[str, bytes]]:
        listed = self._driver.listed(names)
        asked = (chunk, listed, chunk, listed, len(names))
        if rows := self._driver.ask(self._hold, *asked):
            return rows
        self._driver.ask(self._make, chunk, EMPTY, listed)
        return self._driver.ask(self._hold, *asked)
