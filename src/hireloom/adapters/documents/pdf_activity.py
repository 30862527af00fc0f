"""Finds in the bytes of a PDF what it does beyond showing pages, behind any disguise."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from hireloom.adapters.documents.pdf_objects import GAP, STOP, PackedStream, PdfObjects, Reference, TooComplicated
from hireloom.domain.active_content import ActiveContent
from hireloom.domain.amounts import MB

LONGEST_SCRIPT, LARGEST_DATA, MOST_DATA = 20_000, 10 * MB, 20  # characters, bytes, files
DATA = (".xml", ".json", ".csv", ".txt", ".tex", ".bib")  # endings of embedded files that no computer runs
CALLS_OUT = ("URI", "SubmitForm", "GoToR", "Rendition", "RichMediaExecute")
PRESSES = ("U", "D")  # the triggers of a press on a field
_MOST_STEPS = 20  # of actions in a row

_REACHING = rb"/(?:Launch|ImportData|GoToE)" + STOP
_REACHES = re.compile(rb"/S%b%b" % (GAP, _REACHING))
_NAME_ALONE = re.compile(rb"obj%b%b" % (GAP, _REACHING))  # no program writes a name like this, but to hide it
_XFA = re.compile(rb"/XFA(?=%b[\[\d])" % GAP)
_RUNS = re.compile(rb"/(?:JavaScript|Rendition)" + STOP)
_SCENE = re.compile(rb"/OnInstantiate" + STOP)  # the script of a 3D scene
_KEY = re.compile(rb"/(?:JS(?=%b[(<\d])|(?:EF|OpenAction|AA)(?=%b(?:<<|\d)))" % (GAP, GAP))
_FILE_NAME = re.compile(rb"/U?F(?=%b[(<\d])" % GAP)
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*+"|\'(?:[^\'\\]|\\.)*+\'', re.S)
_FORMATS = re.compile(r"(?:AF[A-Z]\w*+|new|Array|true|false|[\s\d.,;()+-])*+")
_NOT_TEXT = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f]")


def active_content(pdf: bytes | PdfObjects) -> ActiveContent | None:
    """What makes a PDF unsafe; None for an ordinary one. A script is ordinary if it only calls Acrobat's functions for
    the formats of fields, an embedded file if its name and its content are those of a text."""
    objects = pdf if isinstance(pdf, PdfObjects) else PdfObjects(pdf)
    if _REACHES.search(objects.content) or _NAME_ALONE.search(objects.content):
        return ActiveContent.REACHING
    if _XFA.search(objects.content):
        return ActiveContent.FORM
    if _SCENE.search(objects.content):
        return ActiveContent.SCRIPT
    runs_scripts, files = _RUNS.search(objects.content), list[Any]()
    for match in _KEY.finditer(objects.content):
        key = match[0]
        if key == b"/JS" and not runs_scripts:
            continue  # two letters may also be compressed data
        try:
            value = objects.value(match.end())
            if key == b"/EF":
                files += _files(value, objects)
            elif key == b"/JS" and not all(map(_only_formats, objects.all_of(value))):
                return ActiveContent.SCRIPT
            elif key != b"/JS" and _is_automatic(key, value, objects):
                return ActiveContent.AUTOMATIC
        except TooComplicated:
            return ActiveContent.SCRIPT if key == b"/JS" else ActiveContent.AUTOMATIC
    return ActiveContent.FILE if files and not _are_data(files, objects) else None


def _is_automatic(key: bytes, value: Any, objects: PdfObjects) -> bool:
    actions = _triggered(value, objects) if key == b"/AA" else [value]
    return any(_calls_out(action, objects, _MOST_STEPS) for action in actions)


def _only_formats(script: Any) -> bool:
    source = script.unpacked(LONGEST_SCRIPT) if isinstance(script, PackedStream) else script
    if not isinstance(source, bytes) or len(source) > LONGEST_SCRIPT:
        return False
    return _FORMATS.fullmatch(_QUOTED.sub("", _as_text(source))) is not None


def _files(value: Any, objects: PdfObjects) -> list[Any]:
    """The contents of embedded files."""
    choices = (choice for choice in objects.all_of(value) if isinstance(choice, dict))
    return [content for choice in choices for file in choice.values() for content in objects.all_of(file)]


def _are_data(files: Sequence[Any], objects: PdfObjects) -> bool:
    """Whether all embedded files are texts, by their names and by what they hold."""
    if len(files) > MOST_DATA or not all(map(_is_text, files)):
        return False
    values = (objects.value(match.end()) for match in _FILE_NAME.finditer(objects.content))
    try:
        names = [name for value in values for name in objects.all_of(value) if isinstance(name, bytes)]
    except TooComplicated:
        return False
    return all(_as_text(name).lower().endswith(DATA) for name in names)


def _is_text(stream: Any) -> bool:
    content = stream.unpacked(LARGEST_DATA) if isinstance(stream, PackedStream) else None
    return content is not None and not _NOT_TEXT.search(_as_text(content))


def _triggered(triggers: Any, objects: PdfObjects) -> Iterator[Any]:
    """The actions that start without a press."""
    for choice in objects.all_of(triggers):
        if isinstance(choice, dict):
            yield from (action for trigger, action in choice.items() if trigger not in PRESSES)


def _calls_out(action: Any, objects: PdfObjects, steps: int) -> bool:
    """Whether the action, or one that follows it, reaches beyond the document."""
    if not steps:
        return True
    for step in objects.all_of(action):
        if isinstance(step, list):
            if any(_calls_out(action, objects, steps - 1) for action in step if isinstance(action, dict | Reference)):
                return True
        elif isinstance(step, dict) and (
            any(kind in CALLS_OUT for kind in objects.all_of(step.get("S")))
            or _calls_out(step.get("Next"), objects, steps - 1)
        ):
            return True
    return False


def _as_text(source: bytes) -> str:
    is_wide = source.startswith((b"\xfe\xff", b"\xff\xfe"))
    return source.decode("utf-16" if is_wide else "utf-8", "replace")
