"""hireloom users: list accounts, and help people who can no longer log in."""

import argparse

from hireloom.commands.building import AddCommand, container_for, one_line
from hireloom.domain.identity.users import Role, User
from hireloom.domain.windows import Window
from hireloom.settings import Settings


def add(command: AddCommand) -> None:
    users = command("users", None, "List accounts, and help people who can no longer log in.")
    actions = users.add_subparsers(title="actions", required=True, metavar="ACTION")
    count = actions.add_parser("count", help="print how many accounts are in each role")
    count.set_defaults(run=_count)
    listing = actions.add_parser(
        "list", help="print the newest accounts, one a line: number, role, state, username, email"
    )
    listing.add_argument("words", nargs="*", help="only accounts with all these words in username, email or phone")
    listing.add_argument("--role", choices=[role.value for role in Role], help="only those in this role")
    listing.add_argument("--rows", type=int, default=50, help="how many at most (default: 50)")
    listing.set_defaults(run=_list)
    reset = actions.add_parser(
        "reset-factors", help="remove the passkeys, the authenticator app and the recovery codes of an account"
    )
    reset.add_argument("email", help="the email address of the account; its owner is notified by email")
    reset.set_defaults(run=_reset_factors)


def _count(config: Settings, _: argparse.Namespace) -> None:
    with container_for(config) as container:
        people = container.administration().counts().people
    for role in Role:
        print(f"{role}: {people.get(role, 0)}")


def _list(config: Settings, options: argparse.Namespace) -> None:
    roles = [Role(options.role)] if options.role else list(Role)
    with container_for(config) as container:
        page = container.administration().people(roles, Window(0, max(1, options.rows)), " ".join(options.words))
    for user in page.people:
        print(one_line(user.id, _role(user), "active" if user.is_active else "inactive", user.username, user.email))
    print(f"{len(page.people)} of {page.total} accounts")


def _role(user: User) -> str:
    return "super admin" if user.is_super_admin else user.role


def _reset_factors(config: Settings, arguments: argparse.Namespace) -> None:
    with container_for(config) as container:
        user = container.second_factors().reset(arguments.email)
    print(f"The password alone logs {user.email} in next time. Every device is logged out.")
