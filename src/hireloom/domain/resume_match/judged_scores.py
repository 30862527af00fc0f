"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 110, 2),
    (30, 39, 124, 3),
    (40, 46, 108, 9),
    (47, 54, 113, 21),
    (55, 61, 94, 23),
    (62, 69, 79, 32),
    (70, 100, 92, 65),
)
