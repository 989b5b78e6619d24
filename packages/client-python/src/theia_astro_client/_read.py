from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Union

from ._answered import PlainAnswer
from ._catalogue import ANSWERS, DEFAULT_ANSWERS
from ._decode import Reader, Unfit, reader_of

if TYPE_CHECKING:
    from .answers import Problem


def read_answer(document: dict[str, Any], path: str, fields: Mapping[str, Any], is_plain: bool = False) -> Any:
    """The answer to a call of this path with these fields as an object of its class; None where it does not fit."""
    # With `fields` it is any part of an answer, which no class describes.
    if is_plain or (fields.get("fields") is not None and document.get("dry_run") is not True):
        return PlainAnswer(document)
    if document.get("dry_run") is True:
        names: tuple[str, ...] = ("DryRun",)
    elif fields.get("include") is None and path in DEFAULT_ANSWERS:
        names = DEFAULT_ANSWERS[path]
    else:
        names = ANSWERS[path]
    try:
        answer = _reader_of(names)(document)
        return read_results(answer, fields["items"]) if path == "/batch" and names != ("DryRun",) else answer
    except Unfit:
        return None


def read_problem(document: dict[str, Any]) -> Problem | None:
    """A problem document; None where it is not one of this API."""
    try:
        problem: Problem = _reader_of(("Problem",))(document)
    except Unfit:
        return None
    return problem


def read_named(document: dict[str, Any], name: str) -> Any:
    """An answer of this class; None where it does not fit."""
    try:
        return _reader_of((name,))(document)
    except Unfit:
        return None


def read_results(answer: Any, items: Any) -> Any:
    """A batch whose bodies are objects of the classes of their paths."""
    for item, result in zip(items, answer.results, strict=False):
        if result.body is not None:
            body = read_answer(result.body, item["path"], item["body"])
            if body is None:
                raise Unfit(item["path"])
            object.__setattr__(result, "body", body)
    return answer


# The classes of answers take long to load, so they are loaded with the first answer.
@lru_cache(maxsize=None)
def _reader_of(names: tuple[str, ...]) -> Reader:
    from . import answers

    reader = reader_of(Union[tuple(getattr(answers, name) for name in names)])
    assert reader is not None
    return reader
