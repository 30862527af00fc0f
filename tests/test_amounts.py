"""How much people may have, as settings choose it."""

from hireloom.settings import load


def test_an_amount_is_the_setting_of_the_same_name(environment):
    numbers = {"HIRELOOM_MOST_STORIES": "7", "HIRELOOM_MOST_FILE_MEGABYTES": "3", "HIRELOOM_MOST_SHEET_MEGABYTES": "2"}
    amounts = load(environment | numbers).amounts
    assert (amounts.sheet_bytes, amounts.resume_bytes) == (2 * 1024 * 1024, 10 * 1024 * 1024)
    assert (amounts.stories, amounts.notes, amounts.file_bytes) == (7, 200, 3 * 1024 * 1024)
