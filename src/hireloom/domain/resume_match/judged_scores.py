"""Judged pairs by their percent, each judged by what others teach; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 72, 0),
    (30, 39, 87, 3),
    (40, 46, 74, 4),
    (47, 54, 106, 17),
    (55, 61, 81, 21),
    (62, 69, 120, 43),
    (70, 100, 116, 84),
)
