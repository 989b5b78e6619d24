from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from typing import Any, Literal, Union

Reader = Callable[[Any], Any]


class Unfit(Exception):
    """A value that is not of the type it should be."""


@lru_cache(maxsize=None)
def reader_of(wanted: Any) -> Reader | None:
    """What makes a value of this type out of JSON; None where JSON is it already.

    Fields that a class does not know are left out. Texts and numbers are not checked.
    """
    origin, arguments = typing.get_origin(wanted), typing.get_args(wanted)
    if origin in (Union, types.UnionType):
        return _choice([one for one in arguments if one is not type(None)])
    if origin is list:
        return _list(reader_of(arguments[0]))
    if origin is tuple:
        return _tuple([reader_of(one) for one in arguments])
    if origin is dict:
        return _record(reader_of(arguments[1]))
    made = origin if isinstance(origin, type) else wanted
    return _object(made, wanted) if isinstance(made, type) and is_dataclass(made) else None


def _object(made: type, wanted: Any) -> Reader:
    hints: dict[str, Any] = {}
    known = [(one.name, one.name.rstrip("_")) for one in fields(made)]
    required = _required(made)
    readers: dict[str, Reader | None] = {}

    def read(value: Any) -> Any:
        if not isinstance(value, dict) or not required <= value.keys():
            raise Unfit(f"{made.__name__} {sorted(required - value.keys()) if isinstance(value, dict) else ''}")
        # A class may hold itself, so its fields are looked at when it is first read.
        if not readers:
            hints.update(typing.get_type_hints(made))
            readers.update({name: reader_of(hints[name]) for name, _ in known})
        return made(
            **{
                name: value[wire] if (reader := readers[name]) is None else reader(value[wire])
                for name, wire in known
                if wire in value
            }
        )

    return read


def _list(reader: Reader | None) -> Reader | None:
    if reader is None:
        return None
    read = reader
    return lambda value: [read(one) for one in _checked(value, list)]


def _tuple(readers: list[Reader | None]) -> Reader:
    return lambda value: tuple(
        one if reader is None else reader(one) for one, reader in zip(_checked(value, list), readers, strict=True)
    )


def _record(reader: Reader | None) -> Reader | None:
    if reader is None:
        return None
    read = reader
    return lambda value: {key: read(one) for key, one in _checked(value, dict).items()}


def _checked(value: Any, wanted: type) -> Any:
    if not isinstance(value, wanted):
        raise Unfit(wanted.__name__)
    return value


def _choice(choices: list[Any]) -> Reader | None:
    """One of several types: of objects the first whose fields are all there, constants with their values."""
    readers = [(one, reader) for one in choices if (reader := reader_of(one)) is not None]
    if not readers:
        return None
    if len(readers) == 1:
        [(_, only)] = readers
        return lambda value: None if value is None else only(value)

    def read(value: Any) -> Any:
        if value is None:
            return None
        for one, reader in readers:
            if isinstance(value, dict) and _required(one) <= value.keys() and _has_constants(one, value):
                return reader(value)
        raise Unfit(" or ".join(one.__name__ for one, _ in readers))

    return read


def _has_constants(made: type, value: dict[str, Any]) -> bool:
    return all(value.get(name) in words for name, words in _constants(made))


@lru_cache(maxsize=None)
def _required(made: type) -> frozenset[str]:
    """The fields of a class that are always there, as they are called in JSON."""
    return frozenset(one.name.rstrip("_") for one in fields(made) if one.default is MISSING)


@lru_cache(maxsize=None)
def _constants(made: type) -> list[tuple[str, frozenset[Any]]]:
    """The fields of a class whose values are words, and which."""
    hints = typing.get_type_hints(made)
    return [
        (one.name.rstrip("_"), frozenset(typing.get_args(hints[one.name])))
        for one in fields(made)
        if one.default is MISSING and typing.get_origin(hints[one.name]) is Literal
    ]
