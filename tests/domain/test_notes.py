"""Notes on an application."""

import pytest

from hireloom.domain.notes import (
    LONGEST_NOTE,
    NoteNeeded,
    NoteTooLong,
    TooManyNotes,
    must_have_room,
    note_text,
)


def test_a_note_is_kept_without_blanks_around_it():
    assert note_text("  Call on Monday.\r\nBring the file. \n") == "Call on Monday.\nBring the file."
    assert note_text("x" * LONGEST_NOTE) == "x" * LONGEST_NOTE


@pytest.mark.parametrize(
    ("entry", "refusal"), [(None, NoteNeeded), (" \n", NoteNeeded), ("x" * (LONGEST_NOTE + 1), NoteTooLong)]
)
def test_an_empty_note_and_one_that_is_too_long_are_refused(entry, refusal):
    with pytest.raises(refusal):
        note_text(entry)


def test_an_application_has_so_many_notes_and_no_more():
    must_have_room(199, 200)
    with pytest.raises(TooManyNotes):
        must_have_room(200, 200)
