"""Makes calls for the tests: a line of JSON each on standard input, a line with what became of it on standard output."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from plain import plain

from theia_astro_client import AnswerBytes, AnswerText, AsyncTheia, PlainAnswer, Theia, TheiaError, items

_clients: dict[str, Any] = {}


def client_of(order: dict[str, Any]) -> Any:
    kind, made = order["client"], order["options"]
    name = json.dumps([kind, made], sort_keys=True)
    if name not in _clients:
        _clients[name] = (AsyncTheia if kind == "async" else Theia)(**made)
    return _clients[name]


def arguments_of(order: dict[str, Any]) -> dict[str, Any]:
    given = dict(order["arguments"])
    if given.get("items") is not None:
        made = ((getattr(items, one["method"]), one["fields"], one.get("id")) for one in given["items"])
        given["items"] = [function(**fields, id=id) for function, fields, id in made]
    return given


def described(answer: Any) -> dict[str, Any]:
    if getattr(answer, "_call", None) is None:
        return {"type": type(answer).__name__, "answer": plain(answer)}
    call = answer.call
    value: Any = (
        {"text": str(answer)}
        if isinstance(answer, AnswerText)
        else {"bytes": len(answer), "head": answer[:8].hex()}
        if isinstance(answer, AnswerBytes)
        else answer
        if isinstance(answer, PlainAnswer)
        else plain(answer)
    )
    return {
        "type": type(answer).__name__,
        "answer": value,
        "call": {**plain(call), "headers": dict(call.headers), "content": None},
    }


def told_failure(error: TheiaError) -> dict[str, Any]:
    names = ("kind", "code", "status", "field", "hint", "request_id", "retry_after", "attempts")
    facts = {name: getattr(error, name) for name in names}
    problem = None if error.problem is None else plain(error.problem)
    return {"error": {**facts, "problem": problem, "type": type(error).__name__, "message": str(error)}}


async def made(order: dict[str, Any]) -> dict[str, Any]:
    method: Any = client_of(order)
    for name in order["method"].split("."):
        method = getattr(method, name)
    given = arguments_of(order)
    endings = ("_pages", "_next", "_last", ".results", ".list_all", ".all_attempts", ".all_events")
    is_async, is_paged = order["client"] == "async", order["method"].endswith(endings)
    try:
        if not is_paged:
            return described(await method(**given) if is_async else await asyncio.to_thread(method, **given))
        most = order.get("most", 1_000)
        pages = []
        if is_async:
            async for page in method(**given):
                pages.append(page)
                if len(pages) == most:
                    break
        else:
            for page in await asyncio.to_thread(taken, method(**given), most):
                pages.append(page)
        return {"pages": [described(page) for page in pages]}
    except TheiaError as error:
        return told_failure(error)


def taken(pages: Any, most: int) -> list[Any]:
    found = []
    for page in pages:
        found.append(page)
        if len(found) == most:
            break
    return found


async def answer(line: str) -> None:
    order = json.loads(line)
    try:
        outcome = await made(order)
    except Exception as error:
        outcome = {"raised": f"{type(error).__name__}: {error}"}
    print(json.dumps({"id": order["id"], **outcome}), flush=True)


async def main() -> None:
    tasks = set()
    while line := await asyncio.to_thread(sys.stdin.readline):
        task = asyncio.create_task(answer(line))
        tasks.add(task)
        task.add_done_callback(tasks.discard)


asyncio.run(main())
