"""What the C library does with memory that is free again."""

import ctypes
from contextlib import suppress

M_MMAP_THRESHOLD = -3  # as in glibc's malloc.h
LARGE = 4 * 1024 * 1024  # bytes


def return_large_blocks() -> None:
    """Let glibc return large blocks to the system as soon as they are free. Otherwise the first password that is
    hashed, in a block of 19 MB, makes it keep such blocks from then on, one for each thread. Other C libraries have
    no such option. Call it before threads start."""
    with suppress(AttributeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
