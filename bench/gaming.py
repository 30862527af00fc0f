"""What text that was copied from the advert gains: it should gain nothing.

python bench/gaming.py --labels FILE --texts FILE ... ; for each job, the pairs that readers graded 0 or 1. Prints how
many percent points two tricks gain on average and at most: pasting the whole advert, and listing what it asks for below
"Skills".
"""

import argparse
import json
from pathlib import Path
from statistics import mean

from hireloom.testing.measure import match_percent

UNFIT = 1
PASTE, LISTING = 5, 10  # points that each may gain on average


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--labels", type=Path, required=True)
    parser.add_argument("--texts", nargs="+", type=Path, required=True)
    files = parser.parse_args()
    texts = {row["id"]: row["text"] for file in files.texts for row in map(json.loads, file.open()) if "text" in row}
    pasted, listed = [], []
    for label in map(json.loads, files.labels.open()):
        job = texts[label["job_id"]]
        asks = "\nSkills\n" + ", ".join(ask["what"] for ask in label["asks"]) + "\n"
        for id, fit in label["fit"].items():
            if fit["grade"] <= UNFIT:
                honest = match_percent(texts[id], job)
                pasted.append(match_percent(f"{texts[id]}\n{job}", job) - honest)
                listed.append(match_percent(texts[id] + asks, job) - honest)
    for name, gains, most in (("pasting the advert", pasted, PASTE), ("listing its asks", listed, LISTING)):
        print(f"{name}: mean {mean(gains):+.1f}, goal at most {most}; most {max(gains):+.1f}; {len(gains)} pairs")


if __name__ == "__main__":
    main()
