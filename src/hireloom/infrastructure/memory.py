"""When memory that nothing uses anymore is freed, in Python and in the C library."""

import ctypes
import gc
from contextlib import suppress

M_MMAP_THRESHOLD = -3  # as in glibc's malloc.h
LARGE = 4 * 1024 * 1024  # bytes
USUAL = gc.get_threshold()
AT_START = (50_000, 20, 20)  # new objects before the first generation is searched, and how many times rarer the others


def return_large_blocks() -> None:
    """Let glibc return large blocks to the system as soon as they are free. Otherwise the first password that is
    hashed, in a block of 19 MB, makes it keep such blocks from then on, one for each thread. Other C libraries have
    no such option. Call it before threads start."""
    with suppress(AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def collect_less_at_start() -> None:
    """A start creates half a million objects that stay: searching all of them for garbage again and again would take a
    quarter of its time."""
    gc.set_threshold(*AT_START)


def collect_as_usual() -> None:
    """Call it once all objects have been created: the garbage collector then ignores them instead of scanning them
    repeatedly, which would stop all threads for a tenth of a second."""
    gc.set_threshold(*USUAL)
    keep_for_forks()


def keep_for_forks() -> None:
    """Call it before processes are forked: a garbage collector that marks the objects they were born with would copy
    the pages that these are on, 100 MB for two processes."""
    gc.collect()
    gc.freeze()
