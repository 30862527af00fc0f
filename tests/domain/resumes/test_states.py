"""What has changed between two pages of a resume."""

import pytest

from hireloom.domain.resumes.layouts import PageEntry, PageLine, PageSection, ResumePage
from hireloom.domain.resumes.states import page_changes


def page(*entries):
    return ResumePage("Anna", (), (PageSection("Experience", entries),))


def entry(*lines, title="Cook"):
    return PageEntry(title, lines=tuple(PageLine(text, id) for id, text in lines))


@pytest.mark.spec("WS-124")
def test_of_two_roles_alike_each_keeps_its_place_in_the_comparison():
    alike = page(entry(("a", "Fried.")), entry(("b", "Baked.")))
    assert [change.text for change in page_changes(alike, alike)] == ["Cook", "Fried.", "Cook", "Baked."]
    changes = page_changes(alike, page(entry(("a", "Fried."))))
    assert [(change.kind, change.text or change.before) for change in changes] == [
        ("same", "Cook"),
        ("same", "Fried."),
        ("left_out", "Cook"),
        ("left_out", "Baked."),
    ]
