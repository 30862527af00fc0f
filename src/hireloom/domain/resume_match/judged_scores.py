"""Judged pairs by their percent, each scored by models trained on other adverts; made by bench/train_score.py."""

# First percent, last percent, pairs, pairs that readers judged worth an interview.
JUDGED = (
    (0, 29, 162, 0),
    (30, 39, 120, 3),
    (40, 46, 83, 7),
    (47, 54, 95, 15),
    (55, 61, 74, 16),
    (62, 69, 81, 43),
    (70, 100, 105, 71),
)
