"""Hostile files and mutated ones: each is read or refused in time, and the children stay small.

python -m bench.long_mutations MUTATIONS. Files of all formats, whole, locked, scanned, too long or made to fill the
memory, are read as an upload is; then whole ones with bytes changed, removed, repeated or put in. Anything but a
document or a clear refusal is a failure, and so are more than 20 seconds or a child of more than 768 MB.
"""

import argparse
import os
import random
import resource
import time
from collections import Counter
from collections.abc import Callable, Iterable

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.domain.refusals import Refusal
from hireloom.testing import paper

LONGEST, LARGEST = 20.0, 768 * 1024  # seconds, kB
LINES = ("Maya Sample", "Experience", "Backend Engineer 2019 to 2024", "- She led a team of five.")
WHOLE = {
    "a.pdf": paper.pdf(*LINES),
    "b.pdf": paper.scanned_pdf(recognized=LINES),
    "a.docx": paper.docx(*map(paper.paragraph, LINES)),
    "a.doc": paper.doc("\r".join(LINES)),
}
HOSTILE: dict[str, Callable[[], bytes]] = {
    "locked.pdf": paper.locked_pdf,
    "scan.pdf": paper.scanned_pdf,
    "long.pdf": lambda: paper.long_pdf(5_000),
    "bomb.pdf": paper.pdf_bomb,
    "slow.pdf": paper.slow_pdf,
    "macros.docx": lambda: paper.docx(paper.paragraph("Macros"), macros=True),
    "locked.doc": lambda: paper.doc("Locked", encrypted=True),
}


def mutated(content: bytes, chance: random.Random) -> bytes:
    """The file with one to ten changes; its beginning stays, so that the format is still recognized."""
    changed = bytearray(content)
    for _ in range(chance.randint(1, 10)):
        at, count = chance.randrange(8, len(changed)), chance.randint(1, 64)
        match chance.randrange(4):
            case 0:
                changed[at] = chance.randrange(256)
            case 1 if len(changed) > 200:
                del changed[at : at + count]
            case 2:
                changed[at:at] = changed[at : at + count] * chance.randint(1, 20)
            case _:
                changed[at:at] = chance.randbytes(count)
    return bytes(changed)


def main(arguments: list[str] | None = None) -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("mutations", type=int)
    count = ask.parse_args(arguments).mutations
    chance = random.Random(0)
    hostile = ((name, make()) for name, make in HOSTILE.items())
    wounded = ((name, mutated(WHOLE[name], chance)) for name in (chance.choice(list(WHOLE)) for _ in range(count)))
    failures = look("hostile", hostile) + look("mutated", wounded)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f"largest child {peak // 1024} MB, load {os.getloadavg()[0]:.1f}")
    return int(failures > 0 or peak > LARGEST)


def look(kind: str, files: Iterable[tuple[str, bytes]]) -> int:
    reader, outcomes, slowest, failures = SandboxedReader(), Counter[str](), 0.0, 0
    for number, (name, content) in enumerate(files, start=1):
        began = time.monotonic()
        try:
            reader.read(content, name=name)
            outcome = "read"
        except Refusal as refused:
            outcome = type(refused).__name__
        except Exception as broken:
            outcome, failures = f"broken by {type(broken).__name__}", failures + 1
            print(f"{kind} {number} ({name}): {broken!r}")
        seconds = time.monotonic() - began
        outcomes[outcome] += 1
        slowest, failures = max(slowest, seconds), failures + (seconds > LONGEST)
        if number % 500 == 0:
            print(f"{number} {kind}: {dict(outcomes)}, slowest {slowest:.1f} s", flush=True)
    reader.close()
    print(f"{outcomes.total()} {kind}: {dict(outcomes)}, slowest {slowest:.1f} s, {failures} failures", flush=True)
    return failures


if __name__ == "__main__":
    raise SystemExit(main())
