"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 99, 2),
    (30, 39, 122, 3),
    (40, 46, 107, 3),
    (47, 54, 147, 24),
    (55, 61, 75, 20),
    (62, 69, 84, 39),
    (70, 100, 86, 64),
)
