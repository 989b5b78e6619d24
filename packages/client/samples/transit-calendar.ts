// Five years of exact transits of the slow planets to a birth chart, what they cost first: node transit-calendar.ts
import { Theia } from '@theia-astro/client';

const theia = new Theia({ baseUrl: 'http://localhost:3000', apiKey: 'YOUR_KEY' });
const search = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  location: 'New York',
  bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  events: ['exact'],
  from: '2026-01-01',
  to: '2031-01-01',
  limit: 2000,
} as const;

const price = await theia.transits(search, { dryRun: true });
console.log(`A page costs $${price.price_usd}, paid by ${price.paid_by}.`);
for await (const page of theia.transitsPages(search))
  for (const event of page.events)
    if (event.type === 'exact')
      console.log(
        event.at,
        event.point_1,
        event.aspect,
        event.point_2,
        `(${event.pass}/${event.pass_count}, ${event.motion})`,
      );
