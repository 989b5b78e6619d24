"""Read by the type checkers only: each call has one wrong word, which the error must name; pyright names a list by its argument."""

from theia_astro_client import AsyncTheia, BirthData, Theia, items


def mistakes(theia: Theia, birth: BirthData) -> None:
    theia.natal(**birth, birthdate="1990-06-15")  # birthdate
    theia.natal(birth_date="1990-06-15", location="New York", gender="mail")  # mail
    theia.positions(include=["detail"])  # detail include
    theia.transits(**birth, from_="2026-01-01", too="2027-01-01")  # too
    theia.transits_pages(**birth, from_="2026-01-01", to="2036-01-01", limits=5)  # limits
    theia.synastry(person_a=birth)  # person_b
    items.natal(**birth, hause="P")  # hause


async def awaited_mistakes(theia: AsyncTheia, birth: BirthData) -> None:
    await theia.natal(**birth, birthdate="1990-06-15")  # birthdate
    await theia.sky(formt="svg")  # formt


def missing(theia: Theia, birth: BirthData) -> None:
    theia.natal()  # NeedsBirthPlace __call__
    theia.chart(birth_date="1990-06-15")  # NeedsBirthPlace __call__
    theia.transits(location="New York")  # NeedsBirth __call__
    theia.kp(birth_date="1990-06-15", location="New York")  # NeedsTimedBirthPlace __call__
    theia.panchang()  # NeedsPlace __call__
    theia.horary(**birth)  # question_house
    items.natal()  # NeedsBirthPlace __call__
