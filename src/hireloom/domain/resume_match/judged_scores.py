"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 111, 2),
    (30, 39, 136, 5),
    (40, 46, 100, 8),
    (47, 54, 114, 20),
    (55, 61, 91, 25),
    (62, 69, 89, 41),
    (70, 100, 79, 54),
)
