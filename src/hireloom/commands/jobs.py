"""hireloom jobs: look through the posted jobs, and take one down."""

import argparse

from hireloom.commands.building import AddCommand, container_for, one_line
from hireloom.domain.jobs import Position
from hireloom.domain.windows import Window
from hireloom.ports.job_lists import JobQuery
from hireloom.settings import Settings

NONE = Window(0, 1)  # for queries that only count


def add(command: AddCommand) -> None:
    jobs = command("jobs", None, "Look through the posted jobs, and take one down.")
    actions = jobs.add_subparsers(title="actions", required=True, metavar="ACTION")
    count = actions.add_parser("count", help="print how many jobs are open, closed and deleted")
    count.set_defaults(run=_count)
    listing = actions.add_parser("list", help="print the newest jobs, one a line, deleted ones too")
    listing.add_argument(
        "words", nargs="*", help="only jobs with all these words in title, company, place or recruiter"
    )
    listing.add_argument("--rows", type=int, default=50, help="how many at most (default: 50)")
    listing.set_defaults(run=_list)
    delete = actions.add_parser("delete", help="delete a job; applications stay for the people who applied")
    delete.add_argument("job", type=int, help="the number of the job; the audit log records it")
    delete.set_defaults(run=_delete)


def _count(config: Settings, _: argparse.Namespace) -> None:
    with container_for(config) as container:
        desk, today = container.jobs(), container.clock().today()

        def number(query: JobQuery) -> int:
            return int(desk.for_operators(query).total)

        posted, everything = number(JobQuery(NONE)), number(JobQuery(NONE, with_deleted=True))
        print(f"people may apply: {number(JobQuery(NONE, active_on=today))}")
        print(f"closed: {number(JobQuery(NONE, position=Position.CLOSED))}")
        print(f"deleted: {everything - posted}")
        print(f"all: {everything}")


def _list(config: Settings, options: argparse.Namespace) -> None:
    query = JobQuery(Window(0, max(1, options.rows)), with_deleted=True, words=" ".join(options.words))
    with container_for(config) as container:
        page, today = container.jobs().for_operators(query), container.clock().today()
    for row in page.jobs:
        state = "Deleted" if row.job.deleted_at else row.job.status(today).value
        print(one_line(row.job.id, state, row.job.title, row.job.company, row.job.recruiter_email))
    print(f"{len(page.jobs)} of {page.total} jobs")


def _delete(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        job = container.jobs().take_down(options.job)
    print(f"Deleted job {job.id}, {job.title} at {job.company}. An admin can restore it in the Admin Dashboard.")
