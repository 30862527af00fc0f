"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 76, 0),
    (30, 39, 90, 3),
    (40, 46, 73, 5),
    (47, 54, 101, 16),
    (55, 61, 91, 24),
    (62, 69, 115, 43),
    (70, 100, 110, 81),
)
