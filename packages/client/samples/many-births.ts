// Charts of many births, a hundred in a request; a birth that fails does not keep the others from being answered: node many-births.ts
import { Theia } from '@theia-astro/client';

const theia = new Theia({ baseUrl: 'http://localhost:3000', apiKey: 'YOUR_KEY' });
const births = [
  { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' },
  { birth_date: '1988-02-03', birth_time: '06:15', location: 'Boston' },
  { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' },
  { birth_date: '1992-01-17', location: 'Nowhere at all' },
];
const AT_ONCE = 100;

for (let start = 0; start < births.length; start += AT_ONCE) {
  const items = births.slice(start, start + AT_ONCE).map((body, index) => ({
    id: start + index,
    path: '/swiss/natal' as const,
    body,
  }));
  const { results, cost_usd } = await theia.batch({ items });
  for (const { id, body, problem } of results)
    console.log(id, body ? `${body.sun_sign}, ${body.moon_sign}, ${body.rising_sign}` : problem.message);
  console.log(`$${cost_usd}`);
}
