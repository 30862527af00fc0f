"""Cover letters: what one is asked to be, what it may be written from, and which of its statements are proven."""
