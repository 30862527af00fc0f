"""The process that opens documents and analyzes texts: it limits itself, then does one task after another for its
parent.

Started by `sandbox`, never by people. It ends when its parent does. Its answers are trusted only as text.
"""

import gc
import os
import resource
import select
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Any

from hireloom.adapters.documents import doc, docx, pdf, wire
from hireloom.adapters.documents.lines import ParsedText, composed
from hireloom.domain.active_content import ActivePdf
from hireloom.domain.documents import Document, Format, NoText, UnreadableDoc, UnreadableDocument, UnsupportedFile
from hireloom.domain.refusals import Refusal

MEMORY = 768 * 2**20  # address space
CPU_SECONDS = 15  # for one document or analysis
LAST_WORD = 30  # seconds, likewise; after them even a child without a parent ends
LULL = 0.2  # seconds without a request, after which the child loads what analyses need

PARSERS: dict[Format, Callable[[bytes, int], ParsedText]] = {
    Format.PDF: pdf.read,
    Format.DOCX: docx.read,
    Format.DOC: doc.read,
}


def read(format: Format, content: bytes, file: int = -1) -> Document:
    """The document. Any exception of a parser other than a refusal means that the document cannot be opened."""
    was_collecting = gc.isenabled()
    gc.disable()  # reading makes many objects and no cycles: looking for cycles takes a tenth of the time
    try:
        return composed(PARSERS[format](content, file), format)
    except (UnsupportedFile, NoText, UnreadableDoc, UnreadableDocument):
        raise
    except Exception as broken:
        raise (UnreadableDoc if format is Format.DOC else UnreadableDocument) from broken
    finally:
        if was_collecting:
            gc.enable()


def check(format: Format, content: bytes, file: int = -1) -> None:
    """Open the document, without reading its words where that is possible. Raises ActivePdf, or what `read` raises but
    for NoText."""
    try:
        (pdf.check if format is Format.PDF else PARSERS[format])(content, file)
    except (ActivePdf, UnsupportedFile, UnreadableDoc, UnreadableDocument):
        raise
    except Exception as broken:
        raise (UnreadableDoc if format is Format.DOC else UnreadableDocument) from broken


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def allow_one_task() -> None:
    """CPU time counts from the start of the process, so the limit moves on before each task."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(used.ru_utime + used.ru_stime) + CPU_SECONDS, resource.RLIM_INFINITY))
    signal.alarm(LAST_WORD)


def answer(kind: str, file: int) -> wire.Answer:
    with open(file, "rb", closefd=False) as opened:
        opened.seek(0)
        content = opened.read()
    if kind == wire.WORK:
        return analysed(content)
    if kind in (wire.PORTRAIT, wire.COVER, wire.LOGO):
        from hireloom.adapters.documents import pictures

        draw = {wire.PORTRAIT: pictures.portrait, wire.COVER: pictures.cover, wire.LOGO: pictures.logo}[kind]
        return wire.Answer({}, draw(content))
    return wire.Answer(read_answer(kind, content, file), b"")


def read_answer(kind: str, content: bytes, file: int) -> dict[str, Any]:
    if kind == wire.PICTURE:
        from hireloom.adapters.documents import pictures  # few processes ever see one

        return {"is_whole": pictures.is_whole(content)}
    try:
        if kind.startswith(wire.CHECK):
            check(Format(kind.removeprefix(wire.CHECK)), content, file)
            return {}
        document = read(Format(kind), content, file)
    except (ActivePdf, UnsupportedFile, NoText, UnreadableDoc, UnreadableDocument) as refusal:
        return {"refused": type(refusal).__name__, "sentence": str(refusal)}
    return {
        "text": document.text,
        "pages": document.pages,
        "spans": document.spans,
        "pictures": list(document.pictures),
        "is_scan": document.is_scan,
        "unreadable": document.unreadable,
        "omissions": [(omission.why.value, omission.quote, omission.page) for omission in document.omissions],
    }


def analysed(packed: bytes) -> wire.Answer:
    from hireloom.adapters.documents import pickles

    try:
        function, args, kwargs = pickles.call_in(packed)
        return wire.Answer({}, pickles.packed_result(function(*args, **kwargs)))
    except Refusal as refusal:
        return wire.Answer({"refused": True}, pickles.packed_refusal(refusal))
    except Exception:
        return wire.Answer({"defect": traceback.format_exc()}, b"")


def prepare() -> None:
    """Load what analyses need, so that nobody waits for it later."""
    from hireloom.adapters.documents import warming

    warming.warm()
    gc.collect()
    gc.freeze()


def peak() -> int:
    """The most memory that this process has used, in kB. Not ru_maxrss, which begins with that of the parent."""
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:")), 0)


def serve(parent: socket.socket) -> None:
    parent.sendall(wire.READY)
    if not select.select([parent], [], [], LULL)[0]:
        prepare()
    gc.disable()  # during a task; looking for cycles would take a tenth of its time
    while request := wire.receive_file(parent):
        name, file = request
        allow_one_task()
        reply = answer(name, file)
        os.close(file)
        reply.head["peak"] = peak()
        wire.send_answer(parent, reply)
        signal.alarm(0)
        del reply
        gc.collect(1)  # what this task made; going through all that is kept would take as long as an analysis


if __name__ == "__main__":
    limit()
    with socket.socket(fileno=int(sys.argv[1])) as line:
        serve(line)
