"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 113, 0),
    (30, 39, 107, 2),
    (40, 46, 79, 4),
    (47, 54, 109, 15),
    (55, 61, 93, 19),
    (62, 69, 111, 35),
    (70, 100, 108, 80),
)
