import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { heliacalEvents, heliacalSearch, type HeliacalEvent } from '@theia-astro/astro/heliacal/events';
import type { HeliacalBody } from '@theia-astro/astro/heliacal/watch';
import { DEFAULT_STARS } from '@theia-astro/astro/stars/catalogue';
import { readTable, type Comparison, tallied } from '../comparison.ts';

interface Row {
  place: keyof typeof PLACES;
  body: string;
  type: string;
  start: number;
  best: number;
  end: number;
  earlier_days?: number;
  later_days?: number;
  seen?: number;
}

/** Latitude, longitude, elevation of the table's places. */
const PLACES = {
  babylon: [32.55, 44.42, 0],
  alexandria: [31.2, 29.92, 0],
  jerusalem: [31.78, 35.22, 750],
  athens: [37.97, 23.72, 0],
  london: [51.5, -0.12, 0],
  sydney: [-33.87, 151.2, 0],
  quito: [-0.2, -78.5, 2800],
  lat60: [60, 10.75, 0],
} as const;

const SEEING = {
  pressureHpa: 1013.25,
  temperatureC: 15,
  humidityPercent: 40,
  extinction: null,
  ageYears: 36,
  acuity: 1,
} as const;

const DAY_S = 86_400;

interface Matched {
  readonly row: Row;
  readonly name: string;
  readonly event: HeliacalEvent;
}

const known = new WeakMap<Ephemeris, readonly Matched[]>();

/** Our event of every row, searched once for each place, body and century. */
function matched(ephemeris: Ephemeris): readonly Matched[] {
  const before = known.get(ephemeris);
  if (before !== undefined) return before;
  const groups = Map.groupBy(
    readTable<Row>('heliacal_events'),
    ({ place, body, best }) => `${place} ${body} ${Math.floor(best / 36_525)}`,
  );
  const all = [...groups.values()].flatMap((rows) => {
    const { place, body } = rows[0]!;
    const [geoLatitudeDeg, geoLongitudeDeg, elevationM] = PLACES[place];
    const search = heliacalSearch(ephemeris, { geoLatitudeDeg, geoLongitudeDeg, elevationM }, SEEING);
    const times = rows.map(({ best }) => best);
    const events = heliacalEvents(search, bodyOf(body), Math.min(...times) - 1, Math.max(...times) + 1);
    return rows.map((row): Matched => {
      const name = `${place} ${body} ${row.type} ${row.best}`;
      const same = events.filter(({ type }) => type === row.type);
      const event = same.toSorted((x, y) => Math.abs(x.jdUt - row.best) - Math.abs(y.jdUt - row.best))[0];
      if (event === undefined) throw new RangeError(`No event for ${name}`);
      return { row, name, event };
    });
  });
  known.set(ephemeris, all);
  return all;
}

function bodyOf(id: string): HeliacalBody {
  const star = DEFAULT_STARS.find(({ designation }) => designation === `,${id}`);
  return star?.id ?? (id as HeliacalBody);
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'heliacal_events',
    isLong: true,
    quantity: 'days, by twilights looked through every 10 s',
    unit: 'days',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      for (const { row, name, event } of matched(ephemeris)) {
        const day = row.best - (row.earlier_days ?? 0) + (row.later_days ?? 0);
        tally.add(name, Math.round(event.jdUt - day));
      }
    }),
  },
  {
    table: 'heliacal_events',
    isLong: true,
    quantity: 'start and end of the span, planets and stars',
    unit: 's',
    // Both searches stop at a second.
    tolerance: 2,
    compare: tallied((tally, { ephemeris }) => {
      for (const { row, name, event } of matched(ephemeris)) {
        if (row.seen !== undefined || row.body === 'moon') continue;
        tally.add(`${name} start`, (event.seen!.startsJdUt - row.start) * DAY_S);
        tally.add(`${name} end`, (event.seen!.endsJdUt - row.end) * DAY_S);
      }
    }),
  },
  {
    table: 'heliacal_events',
    isLong: true,
    quantity: 'best moment, planets and stars',
    unit: 's',
    // The engine climbs in steps of 100 s.
    tolerance: 60,
    compare: tallied((tally, { ephemeris }) => {
      for (const { row, name, event } of matched(ephemeris)) {
        if (row.seen === undefined && row.body !== 'moon') tally.add(name, (event.jdUt - row.best) * DAY_S);
      }
    }),
  },
];
