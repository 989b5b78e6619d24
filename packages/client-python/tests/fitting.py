"""Reads answers of the service, a line of JSON each, and says where they are not what the types of the client say."""

from __future__ import annotations

import json
import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, Union

from plain import plain

from theia_astro_client._read import read_answer

NUMBERS = (int, float)


def misfits(value: Any, wanted: Any, where: str) -> Iterator[str]:
    """Where a value is not of the type that it is declared with."""
    origin, arguments = typing.get_origin(wanted), typing.get_args(wanted)
    if wanted is Any or isinstance(wanted, TypeVar):
        if is_dataclass(value):
            yield from misfits(value, type(value), where)
    elif origin in (Union, types.UnionType):
        found = [list(misfits(value, one, where)) for one in arguments]
        if all(found):
            yield from min(found, key=len)
    elif origin is Literal:
        if value not in arguments or (isinstance(value, bool) and not any(one is value for one in arguments)):
            yield f"{where} is {value!r}"
    elif origin is list:
        yield from of_class(value, list, where)
        for index, one in enumerate(value if isinstance(value, list) else []):
            yield from misfits(one, arguments[0], f"{where}[{index}]")
    elif origin is tuple:
        yield from of_class(value, tuple, where)
        for index, (one, kind) in enumerate(zip(value, arguments, strict=True) if isinstance(value, tuple) else []):
            yield from misfits(one, kind, f"{where}[{index}]")
    elif origin is dict:
        yield from of_class(value, dict, where)
        for key, one in value.items() if isinstance(value, dict) else []:
            yield from misfits(key, arguments[0], f"{where} key")
            yield from misfits(one, arguments[1], f"{where}[{key!r}]")
    elif is_dataclass(origin or wanted):
        made = origin or wanted
        yield from of_class(value, made, where)
        hints = typing.get_type_hints(made)
        for one in fields(made) if isinstance(value, made) else []:
            yield from misfits(getattr(value, one.name), hints[one.name], f"{where}.{one.name}")
    elif wanted is float:
        if isinstance(value, bool) or not isinstance(value, NUMBERS):
            yield f"{where} is {value!r}"
    elif wanted is int:
        if isinstance(value, bool) or not isinstance(value, int):
            yield f"{where} is {value!r}"
    else:
        yield from of_class(value, type(None) if wanted is None else wanted, where)


def of_class(value: Any, wanted: type, where: str) -> Iterator[str]:
    if not isinstance(value, wanted):
        yield f"{where} is {value!r}"


def main() -> None:
    checked = 0
    for line in sys.stdin:
        case = json.loads(line)
        checked += 1
        answer = read_answer(case["body"], case["path"], case["call"])
        if answer is None:
            print(f"{case['path']} cannot be read")
            continue
        for text in misfits(answer, type(answer), type(answer).__name__):
            print(f"{case['path']}: {text[:300]}")
        if plain(answer) != plain(case["body"]):
            print(f"{case['path']}: {type(answer).__name__} leaves out {lost(case['body'], answer, '')[:3]}")
    print(f"{checked} answers", file=sys.stderr)


def lost(raw: Any, answer: Any, where: str) -> list[str]:
    """What the JSON holds and the object does not."""
    if is_dataclass(answer):
        names = {one.name.rstrip("_"): one.name for one in fields(answer)}
        return [
            text
            for key, value in raw.items()
            for text in ([f"{where}.{key}"] if key not in names else lost(value, getattr(answer, names[key]), f"{where}.{key}"))
        ]
    if isinstance(raw, dict) and isinstance(answer, dict):
        return [text for key, value in raw.items() for text in lost(value, answer.get(key), f"{where}.{key}")]
    if isinstance(raw, list):
        return [text for index, value in enumerate(raw) for text in lost(value, answer[index], f"{where}[{index}]")]
    return []


main()
