"""Two samples, a job and a resume each. `python -m hireloom.demo.samples FOLDER` writes them to a folder."""

import json
import sys
from pathlib import Path

from hireloom.demo import material
from hireloom.demo.resume import DemoRole, DemoStudy, Resume
from hireloom.demo.resumes import DemoResumeFile, Layout


def job_text(key: str) -> str:
    return material.text(f"samples/{key}.txt").strip()


def maya_okafor() -> DemoResumeFile:
    return DemoResumeFile(_resume("maya-okafor"), Layout.CLASSIC, "#0d7a70", 1.05)


def teresa_villanueva() -> DemoResumeFile:
    return DemoResumeFile(_resume("teresa-villanueva"), Layout.WORD, "#3b3f73")


_PAIRS = (
    ("Senior Backend Engineer", "Kestrel Robotics", "Rotterdam, NL", "kestrel-senior-backend-engineer", maya_okafor),
    (
        "Registered Nurse",
        "Alder Hollow Medical Center",
        "Columbus, OH",
        "alder-hollow-registered-nurse",
        teresa_villanueva,
    ),
)


def files() -> dict[str, bytes]:
    """Every file of the samples by its name."""
    contents: dict[str, bytes] = {}
    index = []
    for title, company, place, key, owner in _PAIRS:
        resume, job = owner(), f"{key}.txt"
        index.append({"name": f"{title}, {company}", "job": job, "resume": resume.name, "resume_name": resume.name})
        contents[job] = f"{title}\n{company}, {place}\n\n{job_text(key)}\n".encode()
        contents[resume.name] = resume.content()
    contents["samples.json"] = f"{json.dumps(index, indent=2)}\n".encode()
    return contents


def _resume(key: str) -> Resume:
    fields: dict[str, str] = {}
    posts: list[tuple[list[str], list[str]]] = []
    studies: list[DemoStudy] = []
    for line in material.text(f"samples/{key}.txt").splitlines():
        if line.startswith("- "):
            posts[-1][1].append(line[2:])
            continue
        name, _, rest = line.partition(": ")
        parts = [part.strip() for part in rest.split("|")]
        if name == "post":
            posts.append((parts, []))
        elif name == "study":
            studies.append(DemoStudy(*parts))
        else:
            fields[name] = rest
    return Resume(
        name=fields["name"],
        headline=fields["headline"],
        place=fields["place"],
        email=fields["email"],
        phone=fields["phone"],
        summary=fields["summary"],
        posts=tuple(
            DemoRole(title, employer, place, period, tuple(lines)) for (title, employer, place, period), lines in posts
        ),
        studies=tuple(studies),
        skills=tuple(fields["skills"].split(", ")),
        certificates=tuple(part.strip() for part in fields["certificates"].split("|")),
        languages=tuple(fields["languages"].split(", ")),
    )


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / name).write_bytes(content)
        print(f"{folder / name}  {len(content):,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
