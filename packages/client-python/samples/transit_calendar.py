"""Five years of exact transits of the slow planets to a birth chart, what they cost first: python transit_calendar.py"""

import os

from theia_astro_client import BirthData, Theia

birth: BirthData = {"birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York"}
SLOW = ["jupiter", "saturn", "uranus", "neptune", "pluto"]

with Theia(os.environ.get("THEIA_URL", "http://localhost:3000"), os.environ["THEIA_KEY"]) as theia:
    price = theia.transits(**birth, from_="2026-01-01", to="2031-01-01", bodies=SLOW, events=["exact"], dry_run=True)
    print(f"A page costs ${price.price_usd}, paid by {price.paid_by}.")
    for page in theia.transits_pages(
        **birth, from_="2026-01-01", to="2031-01-01", bodies=SLOW, events=["exact"], limit=2000
    ):
        for event in page.events:
            if event.type == "exact":
                passage = f"({event.pass_}/{event.pass_count}, {event.motion})"
                print(event.at, event.point_1, event.aspect, event.point_2, passage)
