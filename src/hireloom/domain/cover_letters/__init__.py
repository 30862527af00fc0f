"""Cover letters: the order, the facts to write from, and which statements of a letter are proven."""
