"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 91, 0),
    (30, 39, 104, 1),
    (40, 46, 99, 5),
    (47, 54, 119, 17),
    (55, 61, 83, 16),
    (62, 69, 124, 45),
    (70, 100, 100, 71),
)
