"""DOC: first our own reader of the binary format, because it finds hidden text; then antiword or catdoc, if installed,
for files older than Word 97 and for those that our reader does not understand."""

import shutil
import subprocess

from hireloom.adapters.documents import ole2, word97
from hireloom.adapters.documents.lines import ParsedText, TextLine
from hireloom.domain.documents import UnreadableDoc, UnreadableDocument, UnsupportedFile
from hireloom.domain.papers import MacrosInside, has_macros

SECONDS = 8
LOCKED = "This document is protected with a password. Please save it without a password and upload it again."
_PROGRAMS = (
    ("antiword", "-w", "0", "-m", "UTF-8.txt"),
    ("catdoc", "-w", "-d", "utf-8"),
)


def read(content: bytes, file: int = -1) -> ParsedText:
    if has_macros(content):
        raise UnreadableDocument(MacrosInside.sentence)
    try:
        document = word97.read(content)
    except word97.Encrypted as locked:
        raise UnreadableDocument(LOCKED) from locked
    except (ValueError, IndexError, ArithmeticError, LookupError) as strange:
        names = _names(content)
        if names and "WordDocument" not in names:
            raise UnsupportedFile from strange
        return _reading((_by_program(file),))
    except Exception:
        return _reading((_by_program(file),))
    reading = _reading(document.parts)
    for hidden in document.hidden:
        reading.leave_out(hidden.why, hidden.text, 1)
    return reading if any(line.text for line in reading.lines) else _reading((_by_program(file),))


def _names(content: bytes) -> list[str]:
    try:
        return ole2.Compound(content).names
    except (ValueError, IndexError, ArithmeticError):
        return []


def _reading(parts: tuple[str, ...]) -> ParsedText:
    reading = ParsedText()
    for part in parts:
        reading.lines += [TextLine(line.strip("\t ")) for line in part.split("\n")]
        reading.lines.append(TextLine(""))
    return reading


def _by_program(file: int) -> str:
    """What an installed program reads from the open `file`. It inherits every limit of this process."""
    for name, *options in _PROGRAMS:
        program = shutil.which(name)
        if program is None or file < 0:
            continue
        try:
            ran = subprocess.run(  # noqa: S603
                [program, *options, f"/dev/fd/{file}"],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                pass_fds=[file],
                timeout=SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            continue
        text = ran.stdout.decode("utf-8", "replace")
        if ran.returncode == 0 and any(char.isalnum() for char in text):
            return text
    raise UnreadableDoc
