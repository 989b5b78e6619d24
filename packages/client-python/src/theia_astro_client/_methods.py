"""Makes the methods of the clients and the functions of `items` from the catalogue. Their types are in `_calls`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, Signature
from typing import Any

from ._batch import item
from ._catalogue import METHODS, PAGES

_OPTIONS: Mapping[str, Any] = {"timeout": None, "retries": None}
_Entry = tuple[str, str, str, str]


def make_methods(client: type) -> None:
    """Gives the sync client a method for each product."""
    for name, entry in METHODS.items():
        _add(client, name, entry, _method_options(entry[0]), _sync_method)
    for name, entry in PAGES.items():
        _add(client, name, entry, _OPTIONS, _page_method)


def make_async_methods(client: type) -> None:
    """Gives the async client a method for each product."""
    for name, entry in METHODS.items():
        _add(client, name, entry, _method_options(entry[0]), _async_method)
    for name, entry in PAGES.items():
        _add(client, name, entry, _OPTIONS, _page_method)


def make_items(module: dict[str, Any]) -> None:
    """Gives a module a function for each product that makes an item of a batch."""
    for name, entry in METHODS.items():
        read = _reader(name, entry, {"id": None})
        module[name] = _named(_item_function(entry[1], read), name, module["__name__"], name, entry, {"id": None}, ())


def _method_options(http_method: str) -> Mapping[str, Any]:
    key = {"idempotency_key": None} if http_method == "POST" else {}
    return {"dry_run": False, **_OPTIONS, **key}


_Read = Callable[[dict[str, Any]], tuple[dict[str, Any], dict[str, Any]]]


def _add(client: type, name: str, entry: _Entry, options: Mapping[str, Any], make: Callable[[str, str, _Read], Any]) -> None:
    qualified = f"{client.__name__}.{name}"
    method = make(entry[0], entry[1], _reader(qualified, entry, options))
    before = (Parameter("self", Parameter.POSITIONAL_OR_KEYWORD),)
    setattr(client, name, _named(method, name, client.__module__, qualified, entry, options, before))


def _sync_method(http_method: str, path: str, read: _Read) -> Any:
    def method(self: Any, **given: Any) -> Any:
        fields, options = read(given)
        return self._call(http_method, path, fields, **options)

    return method


def _async_method(http_method: str, path: str, read: _Read) -> Any:
    async def method(self: Any, **given: Any) -> Any:
        fields, options = read(given)
        return await self._call(http_method, path, fields, **options)

    return method


def _page_method(iterates: str, path: str, read: _Read) -> Any:
    def method(self: Any, **given: Any) -> Any:
        fields, options = read(given)
        return getattr(self, iterates)(path, fields, **options)

    return method


def _item_function(path: str, read: _Read) -> Any:
    def function(**given: Any) -> Any:
        fields, options = read(given)
        return item(path, fields, options["id"])

    return function


def _reader(name: str, entry: _Entry, options: Mapping[str, Any]) -> _Read:
    """Splits keyword arguments into the fields of the request, by their names on the wire, and the options of the call."""
    required = [field[:-1] for field in entry[2].split() if field.endswith("!")]
    wire = {field.rstrip("!"): field.rstrip("!_") for field in entry[2].split()}

    def read(given: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        for field in given:
            if field not in wire and field not in options:
                raise TypeError(f"{name}() got an unexpected keyword argument {field!r}")
        missing = [field for field in required if field not in given]
        if missing:
            raise TypeError(f"{name}() missing required keyword arguments: {', '.join(map(repr, missing))}")
        return (
            {key: given.get(field) for field, key in wire.items()},
            {option: given.get(option, default) for option, default in options.items()},
        )

    return read


def _named(
    function: Any,
    name: str,
    module: str,
    qualified: str,
    entry: _Entry,
    options: Mapping[str, Any],
    before: tuple[Parameter, ...],
) -> Any:
    fields = [(field.rstrip("!"), Parameter.empty if field.endswith("!") else None) for field in entry[2].split()]
    parameters = [Parameter(field, Parameter.KEYWORD_ONLY, default=default) for field, default in (*fields, *options.items())]
    function.__name__, function.__qualname__, function.__module__ = name, qualified, module
    function.__doc__, function.__signature__ = entry[3], Signature([*before, *parameters])
    return function
