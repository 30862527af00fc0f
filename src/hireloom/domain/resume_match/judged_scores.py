"""Judged pairs by their percent, each scored by models trained on other adverts; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 177, 0),
    (30, 39, 136, 1),
    (40, 46, 121, 6),
    (47, 54, 135, 19),
    (55, 61, 109, 28),
    (62, 69, 124, 43),
    (70, 100, 154, 105),
)
