"""hireloom users: help people who can no longer log in."""

import argparse

from hireloom.commands.building import AddCommand, container_for
from hireloom.settings import Settings


def add(command: AddCommand) -> None:
    users = command("users", None, "Help people who can no longer log in.", "The audit log records it.")
    actions = users.add_subparsers(title="actions", required=True, metavar="ACTION")
    reset = actions.add_parser(
        "reset-factors", help="remove the passkeys, the authenticator app and the recovery codes of an account"
    )
    reset.add_argument("email", help="the email address of the account; its owner is notified by email")
    reset.set_defaults(run=_reset_factors)


def _reset_factors(config: Settings, arguments: argparse.Namespace) -> None:
    with container_for(config) as container:
        user = container.second_factors().reset(arguments.email)
    print(f"The password alone logs {user.email} in next time. Every device is logged out.")
