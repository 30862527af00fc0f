"""How much people may have, as settings choose it."""

from hireloom.settings import load


def test_an_amount_is_the_setting_of_the_same_name(environment):
    found = load(environment | {"HIRELOOM_MOST_STORIES": "7", "HIRELOOM_MOST_FILE_MEGABYTES": "3"}).amounts
    assert (found.stories, found.notes, found.file_bytes) == (7, 200, 3 * 1024 * 1024)
