"""How much people may have, as settings choose it."""

from hireloom.domain.amounts import MB
from hireloom.domain.files import Upload
from hireloom.domain.threads.attachments import attachments
from hireloom.settings import load
from hireloom.testing import paper


def test_an_amount_is_the_setting_of_the_same_name(environment):
    numbers = {"HIRELOOM_MOST_STORIES": "7", "HIRELOOM_MOST_FILE_MEGABYTES": "3", "HIRELOOM_MOST_SHEET_MEGABYTES": "2"}
    amounts = load(environment | numbers).amounts
    assert (amounts.sheet_bytes, amounts.resume_bytes) == (2 * 1024 * 1024, 10 * 1024 * 1024)
    assert (amounts.stories, amounts.notes, amounts.file_bytes) == (7, 200, 3 * 1024 * 1024)


def test_an_answer_by_email_brings_as_many_files_as_the_settings_allow(environment):
    amounts = load(
        environment | {"HIRELOOM_MOST_MESSAGE_FILES": "2", "HIRELOOM_MOST_MESSAGE_FILE_MEGABYTES": "2"}
    ).amounts
    permit = paper.pdf("Work permit")
    uploads = [
        Upload("big.pdf", permit + b" " * 2 * MB),
        Upload("one.pdf", permit),
        Upload("two.pdf", permit),
        Upload("three.pdf", permit),
    ]
    papers, left_out = attachments(uploads, amounts)
    assert ([row.name for row in papers], left_out) == (["one.pdf", "two.pdf"], ["big.pdf", "three.pdf"])
