"""The requested part of a long list."""

from dataclasses import dataclass

MOST_ROWS, MOST_A_PAGE = 1_000, 100


@dataclass(frozen=True, slots=True)
class Window:
    start: int = 0
    count: int = MOST_ROWS

    @property
    def end(self) -> int:
        return self.start + self.count

    @classmethod
    def of(cls, page: int | None, page_size: int | None) -> "Window":
        """Pages are counted from 1; without either number, the window is the first thousand rows."""
        if page is None and page_size is None:
            return cls()
        size = page_size or MOST_A_PAGE
        return cls(((page or 1) - 1) * size, size)
