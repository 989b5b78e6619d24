"""Read by the type checker only: what it says about calls, and which mistakes it refuses (an ignored line that is right is an error, too)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any, assert_type

from theia_astro_client import AnswerBytes, AnswerText, AsyncTheia, BirthData, PlainAnswer, Theia, items
from theia_astro_client.answers import (
    BatchAnswer,
    DefaultTransitsRange,
    DefaultVedicAnswer,
    DefaultWesternNatalAnswer,
    DryRun,
    Houses,
    Job,
    JobDryRun,
    JobLine,
    Lots,
    Point,
    TransitsRange,
    TransitsSnapshot,
    VedicAnswer,
    WesternNatalAnswer,
)
from theia_astro_client.words import Sign


def jobs(theia: Theia, birth: BirthData) -> None:
    calls = [items.natal(**birth), items.natal(**birth)]
    assert_type(theia.jobs.submit(calls), Job)
    assert_type(theia.jobs.submit(iter(calls), dry_run=True), JobDryRun)
    assert_type(theia.jobs.results("job_1", items=calls), Iterator[JobLine[DefaultWesternNatalAnswer]])
    assert_type(theia.jobs.results("job_1"), Iterator[JobLine[dict[str, Any]]])
    theia.jobs.submit([birth])  # type: ignore[list-item]


async def awaited_jobs(theia: AsyncTheia, birth: BirthData) -> None:
    calls = [items.natal(**birth)]
    assert_type(await theia.jobs.submit(calls), Job)
    assert_type(await theia.jobs.cancel("job_1"), Job)
    assert_type(theia.jobs.results("job_1", items=calls), AsyncIterator[JobLine[DefaultWesternNatalAnswer]])


def following(theia: Theia, birth: BirthData) -> None:
    assert_type(theia.transits(**birth, before="2024-01-01"), DefaultTransitsRange)
    assert_type(theia.transits_last(**birth, before="2024-01-01"), Iterator[DefaultTransitsRange])
    theia.transits_next(**birth)  # type: ignore[call-arg]


def answers(theia: Theia, birth: BirthData) -> None:
    chart = theia.natal(**birth)
    assert_type(chart, DefaultWesternNatalAnswer)
    assert_type(chart.points["sun"], Point)
    assert_type(chart.sun_sign, Sign | None)
    assert_type(chart.houses, Houses | None)
    assert_type(chart.call.cost_usd, str | None)
    assert_type(theia.natal(**birth, include=["lots"]), WesternNatalAnswer)
    assert_type(theia.natal(**birth, include=["lots"]).lots, Lots | None)
    assert_type(theia.natal(**birth, system="vedic"), DefaultVedicAnswer)
    assert_type(theia.natal(**birth, system="vedic", include=["dashas"]), VedicAnswer)
    assert_type(theia.natal(**birth, dry_run=True), DryRun)
    assert_type(theia.natal(**birth, fields=["sun_sign"], precision=2), PlainAnswer)
    assert_type(theia.natal(**birth, format="llm"), AnswerText)
    assert_type(theia.chart(**birth), AnswerText)
    assert_type(theia.chart(**birth, format="png"), AnswerBytes)
    assert_type(theia.chart(**birth, format="json").svg, str)
    assert_type(theia.transits(**birth, from_="2026-01-01", to="2027-01-01"), DefaultTransitsRange)
    assert_type(theia.transits(**birth, from_="2026-01-01", to="2027-01-01", include=["details"]), TransitsRange)
    assert_type(theia.transits(**birth, after="2026-01-01", count=3), DefaultTransitsRange)
    assert_type(theia.transits(**birth, transit_date="2026-01-01"), TransitsSnapshot)
    assert_type(theia.transits_pages(**birth, from_="2026-01-01", to="2036-01-01"), Iterator[DefaultTransitsRange])
    assert_type(theia.batch([items.natal(**birth)]), BatchAnswer[DefaultWesternNatalAnswer])
    assert_type(theia.batch([items.natal(**birth)], dry_run=True), DryRun)


async def awaited(theia: AsyncTheia, birth: BirthData) -> None:
    assert_type(await theia.natal(**birth), DefaultWesternNatalAnswer)
    assert_type(await theia.chart(**birth, format="png"), AnswerBytes)
    assert_type(theia.transits_pages(**birth, from_="2026-01-01", to="2036-01-01"), AsyncIterator[DefaultTransitsRange])


def mistakes(theia: Theia, birth: BirthData) -> None:
    theia.natal(**birth, include=["lotz"])  # type: ignore[list-item]
    theia.natal(**birth, birthdate="1990-06-15")  # type: ignore[call-arg]
    theia.natal(**birth, format="csv")  # type: ignore[arg-type, call-overload]
    theia.natal(**birth, settings={"house_sistem": "P"})  # type: ignore[arg-type, call-overload]
    theia.synastry(person_a=birth)  # type: ignore[call-arg]
    theia.geocode()  # type: ignore[call-arg]
    theia.natal(**birth).sun_sing  # type: ignore[attr-defined]
    theia.natal(**birth).houses.cusps  # type: ignore[union-attr]
    theia.natal(**birth, include=["lots"]).lots.fortune  # type: ignore[union-attr]
    theia.transits_pages(**birth, to="2036-01-01")  # type: ignore[call-arg]
