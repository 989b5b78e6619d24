"""Wheels of many births, drawn several at a time; a birth that fails does not keep the others from being drawn: python many_wheels.py"""

import asyncio
import os
from pathlib import Path

from theia_astro_client import AsyncTheia, BirthData, ValidationError

BIRTHS: dict[str, BirthData] = {
    "new-york": {"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"},
    "boston": {"birth_date": "1988-02-03", "birth_time": "06:15", "location": "Boston"},
    "ulm": {"birth_date": "1879-03-14", "birth_time": "11:30", "location": "Ulm, Germany"},
    "nowhere": {"birth_date": "1992-01-17", "location": "Nowhere at all"},
}
AT_ONCE = asyncio.Semaphore(8)


async def draw(theia: AsyncTheia, name: str, birth: BirthData) -> str:
    async with AT_ONCE:
        try:
            svg = await theia.chart(**birth)
        except ValidationError as error:
            return f"{name}: {error.field}: {error.hint}"
    Path(f"{name}.svg").write_text(svg, encoding="utf-8")
    return f"{name}.svg, ${svg.call.cost_usd}"


async def main() -> None:
    async with AsyncTheia(os.environ.get("THEIA_URL", "http://localhost:3000"), os.environ["THEIA_KEY"]) as theia:
        print(*await asyncio.gather(*(draw(theia, name, birth) for name, birth in BIRTHS.items())), sep="\n")


asyncio.run(main())
