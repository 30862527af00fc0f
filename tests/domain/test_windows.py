"""Which rows a page of a long list shows."""

import pytest

from hireloom.domain.windows import MOST_A_PAGE, MOST_ROWS, Window


@pytest.mark.parametrize(
    ("page", "page_size", "window"),
    [
        (None, None, Window(0, MOST_ROWS)),
        (1, None, Window(0, MOST_A_PAGE)),
        (None, 25, Window(0, 25)),
        (3, 10, Window(20, 10)),
    ],
)
def test_a_page_is_a_part_of_the_list(page, page_size, window):
    assert Window.of(page, page_size) == window
