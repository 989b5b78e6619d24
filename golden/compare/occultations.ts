import { wrap180 } from '@theia-astro/astro/angle/normalize';
import type { Ephemeris, GeoPosition } from '@theia-astro/astro/ephemeris';
import { isOccultedStar, type OccultedBody } from '@theia-astro/astro/occultations/paths';
import { occultationsBetween, type Occultation } from '@theia-astro/astro/occultations/find';
import { keepTally, readTable, type Comparison, type Tally, tallied } from '../comparison.ts';

interface GlobalRow {
  id: string;
  body: OccultedBody;
  max: number;
  begin: number;
  end: number;
  central: boolean;
  lon: number;
  lat: number;
}
interface LocalRow {
  id: string;
  body: OccultedBody;
  place: keyof typeof PLACES;
  max: number;
  c1: number;
  c2?: number;
  c3?: number;
  c4: number;
  e1?: number;
  e4?: number;
}

/** Longitude, latitude, elevation of the table's places. */
const PLACES = {
  greenwich: [0, 51.4779, 0],
  new_york: [-74.006, 40.7128, 0],
  sydney: [151.2, -33.87, 0],
  nairobi: [36.82, -1.29, 1700],
  reykjavik: [-21.9, 64.15, 0],
  cape_town: [18.42, -33.92, 0],
} as const;

/** 2015 to 2024, the years of the table. */
const [FIRST, END] = [2_457_023.5, 2_460_676.5];
const DAY_S = 86_400;
const NAMES = ['c1', 'c2', 'c3', 'c4'] as const;

function rowsOf<Row>(isLocal: boolean): readonly Row[] {
  return readTable<Row & object>('occultations').filter((row) => 'place' in row === isLocal);
}

function search(ephemeris: Ephemeris): (body: OccultedBody, place: LocalRow['place'] | null) => readonly Occultation[] {
  const known = new Map<string, readonly Occultation[]>();
  return (body, place) => {
    const key = `${body} ${place ?? ''}`;
    const found = known.get(key) ?? occultationsBetween(ephemeris, body, FIRST, END, place && positionOf(place));
    known.set(key, found);
    return found;
  };
}

function positionOf(place: LocalRow['place']): GeoPosition {
  const [geoLongitudeDeg, geoLatitudeDeg, elevationM] = PLACES[place];
  return { geoLongitudeDeg, geoLatitudeDeg, elevationM };
}

function nearest(found: readonly Occultation[], jdUt: number, id: string): Occultation {
  const one = found.find((event) => Math.abs(event.jdUt - jdUt) < 0.3);
  if (one === undefined) throw new RangeError(`No occultation for ${id}`);
  return one;
}

/** Times of the contacts that both have: outer ones of planets, or those in which Swiss Ephemeris takes a smaller Moon. */
function contacts(ephemeris: Ephemeris, isSmaller: boolean): Tally {
  const tally = keepTally();
  const ours = search(ephemeris);
  for (const row of rowsOf<LocalRow>(true)) {
    const { local } = nearest(ours(row.body, row.place), row.max, row.id);
    for (const name of NAMES) {
      if ((isOccultedStar(row.body) || name === 'c2' || name === 'c3') !== isSmaller) continue;
      const contact = local!.contacts.find((one) => one.name === name);
      if (row[name] !== undefined) tally.add(`${row.id} ${name}`, (contact!.jdUt - row[name]) * DAY_S);
    }
  }
  return tally.result();
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'occultations',
    quantity: 'how many, and how many of them central',
    unit: 'events',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      const ours = search(ephemeris);
      const rows = rowsOf<GlobalRow>(false);
      for (const body of new Set(rows.map((row) => row.body))) {
        const [found, listed] = [ours(body, null), rows.filter((row) => row.body === body)];
        tally.add(body, found.length - listed.length);
        tally.add(
          `${body} central`,
          found.filter(({ isCentral }) => isCentral).length - listed.filter(({ central }) => central).length,
        );
      }
    }),
  },
  {
    table: 'occultations',
    quantity: 'greatest moment',
    unit: 's',
    // The engine stops its search for the greatest moment where grazes of the whole Earth are flat.
    tolerance: 30,
    compare: tallied((tally, { ephemeris }) => {
      const ours = search(ephemeris);
      for (const row of rowsOf<GlobalRow>(false))
        tally.add(row.id, (nearest(ours(row.body, null), row.max, row.id).jdUt - row.max) * DAY_S);
    }),
  },
  {
    table: 'occultations',
    quantity: 'begin and end on Earth',
    unit: 's',
    tolerance: 60,
    compare: tallied((tally, { ephemeris }) => {
      const ours = search(ephemeris);
      for (const row of rowsOf<GlobalRow>(false)) {
        const { beginsJdUt, endsJdUt } = nearest(ours(row.body, null), row.max, row.id);
        tally.add(`${row.id} begin`, (beginsJdUt - row.begin) * DAY_S);
        tally.add(`${row.id} end`, (endsJdUt - row.end) * DAY_S);
      }
    }),
  },
  {
    table: 'occultations',
    quantity: 'greatest point of central ones',
    unit: 'deg',
    tolerance: 0.25,
    compare: tallied((tally, { ephemeris }) => {
      const ours = search(ephemeris);
      for (const row of rowsOf<GlobalRow>(false)) {
        if (!row.central) continue;
        const { geoLatitudeDeg, geoLongitudeDeg } = nearest(ours(row.body, null), row.max, row.id).greatest;
        const east = wrap180(geoLongitudeDeg - row.lon) * Math.cos((row.lat * Math.PI) / 180);
        tally.add(row.id, Math.hypot(geoLatitudeDeg - row.lat, east));
      }
    }),
  },
  {
    table: 'occultations',
    quantity: 'c1 and c4 of planets at a place',
    isLong: true,
    unit: 's',
    tolerance: 1,
    compare: ({ ephemeris }) => contacts(ephemeris, false),
  },
  {
    table: 'occultations',
    quantity: 'contacts of stars, c2 and c3 of planets',
    isLong: true,
    unit: 's',
    // The Moon is 0.8″ smaller there: two seconds, more in a graze.
    tolerance: 10,
    compare: ({ ephemeris }) => contacts(ephemeris, true),
  },
  {
    table: 'occultations',
    quantity: 'contacts by PyEphem',
    isLong: true,
    unit: 's',
    // Its Moon is off by about 10″, 20 s, and more where the limb is met at a slant.
    tolerance: 130,
    compare: tallied((tally, { ephemeris }) => {
      const ours = search(ephemeris);
      for (const row of rowsOf<LocalRow>(true)) {
        const { local } = nearest(ours(row.body, row.place), row.max, row.id);
        if (row.e1 !== undefined) tally.add(`${row.id} c1`, (local!.contacts[0]!.jdUt - row.e1) * DAY_S);
        if (row.e4 !== undefined) tally.add(`${row.id} c4`, (local!.contacts.at(-1)!.jdUt - row.e4) * DAY_S);
      }
    }),
  },
];
