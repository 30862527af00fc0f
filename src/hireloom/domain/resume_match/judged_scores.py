"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 88, 0),
    (30, 39, 93, 1),
    (40, 46, 75, 1),
    (47, 54, 113, 13),
    (55, 61, 98, 18),
    (62, 69, 147, 54),
    (70, 100, 106, 68),
)
