"""hireloom outbox: look through the emails on their way, send them sooner, or drop one."""

import argparse

from hireloom.commands.building import AddCommand, container_for, one_line
from hireloom.domain.mails.deliveries import DeliveryState
from hireloom.settings import Settings


def add(command: AddCommand) -> None:
    outbox = command("outbox", None, "Look through the emails on their way, send them sooner, or drop one.")
    actions = outbox.add_subparsers(title="actions", required=True, metavar="ACTION")
    count = actions.add_parser("count", help="print how many emails are in each state")
    count.set_defaults(run=_count)
    listing = actions.add_parser(
        "list", help="print the newest emails, one a line: event, state, tries, to, last error"
    )
    listing.add_argument("--state", choices=[state.value for state in DeliveryState], help="only those in this state")
    listing.set_defaults(run=_list)
    retry = actions.add_parser("retry", help="try emails now that wait for another attempt, such as after an outage")
    retry.add_argument("event", nargs="*", help="only those of these events; without any, all")
    retry.set_defaults(run=_retry)
    drop = actions.add_parser("drop", help="remove an email, so that it is not sent")
    drop.add_argument("event", help="as `list` prints it; the audit log records it")
    drop.set_defaults(run=_drop)


def _count(config: Settings, _: argparse.Namespace) -> None:
    with container_for(config) as container:
        counts = container.outbox().listed(None)[1]
    for state, number in counts.items():
        print(f"{state}: {number}")


def _list(config: Settings, options: argparse.Namespace) -> None:
    state = DeliveryState(options.state) if options.state else None
    with container_for(config) as container:
        deliveries, counts = container.outbox().listed(state)
    for delivery in deliveries:
        print(one_line(delivery.event, delivery.state, delivery.tries, delivery.to, delivery.last_error))
    print(f"{len(deliveries)} of {counts[state] if state else sum(counts.values())} emails")


def _retry(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        number = container.outbox().retry(options.event)
    print(f"{number} emails are due now. The server or worker that sends emails tries them within seconds.")


def _drop(config: Settings, options: argparse.Namespace) -> None:
    with container_for(config) as container:
        delivery = container.outbox().drop(options.event)
    print(f"Dropped the email {delivery.event} to {delivery.to}; it was {delivery.state}.")
