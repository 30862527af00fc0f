"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 132, 0),
    (30, 39, 143, 1),
    (40, 46, 109, 7),
    (47, 54, 147, 14),
    (55, 61, 124, 24),
    (62, 69, 147, 51),
    (70, 100, 154, 105),
)
