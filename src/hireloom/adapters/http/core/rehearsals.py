"""Calls with a test key: guards and schemas check them like any other, and then nothing happens."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from hireloom.adapters.http.core.keys import is_by_test_key

View = TypeVar("View", bound=Callable[..., object])


class Rehearsed(Exception):
    """The call would have been made, had its key been a live one."""


def rehearsable(view: View) -> View:
    """The view, which raises Rehearsed instead of doing anything for a test key."""

    @wraps(view)
    def called(*args: object, **fields: object) -> object:
        if is_by_test_key():
            raise Rehearsed
        return view(*args, **fields)

    return cast(View, called)
