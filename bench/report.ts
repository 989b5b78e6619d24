import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { catalog } from '@theia-astro/endpoints/catalog';
import { loadPlaces } from '@theia-astro/places/load-places';
import { births } from './births.ts';
import type { Figure, Outcome } from './figure.ts';
import { forgetful, openSkies, processorMs } from './skies.ts';
import { median } from './statistics.ts';

const REPORTS = 200;
/** The engine alone is slow, so it writes fewer. */
const BY_THE_ENGINE = 40;
/** The longest that composing a report may take, of 99 in a hundred. */
const GOAL_MS = 150;
/** 1925 to 2049: births of 1930 to 2020, and the years asked about. */
const PARTS = [5, 6, 7, 8, 9];

type Birth = Readonly<Record<string, unknown>>;

const KINDS: readonly { readonly id: string; readonly name: string; fields(one: Birth, other: Birth): Birth }[] = [
  { id: 'natal', name: 'report of a birth chart', fields: (one) => ({ kind: 'natal', ...one }) },
  {
    id: 'natal-vedic',
    name: 'the same, Vedic',
    fields: (one) => ({ kind: 'natal', system: 'vedic', from: '2026-06-15', ...one }),
  },
  {
    id: 'relationship',
    name: 'report of a relationship',
    fields: (person_a, person_b) => ({ kind: 'relationship', person_a, person_b }),
  },
  {
    id: 'relationship-vedic',
    name: 'the same, Vedic',
    fields: (person_a, person_b) => ({ kind: 'relationship', system: 'vedic', person_a, person_b }),
  },
  {
    id: 'year-ahead',
    name: 'report of a year ahead',
    fields: (one) => ({ kind: 'year_ahead', from: '2026-03-01', ...one }),
  },
  {
    id: 'dasha-period',
    name: 'report of a dasha period',
    fields: (one) => ({ kind: 'dasha_period', from: '2026-06-15', ...one }),
  },
  {
    id: 'moon-month',
    name: 'report of a Moon month',
    fields: (one) => ({ kind: 'moon_month', year: 2026, month: 3, ...one }),
  },
];
const PUBLISHED: readonly string[] = ['natal', 'year-ahead'];

/**
 * Processor time of one written report, from its fields to JSON text, each of another birth. Cold: nothing is kept of earlier charts or searches; the code is
 * compiled and tables are in memory. Kept where 99 in a hundred of every kind take less than the goal.
 */
export async function reportTimings(): Promise<Outcome> {
  const skies = await openSkies(PARTS);
  const places = await loadPlaces();
  const report = catalog.find(({ name }) => name === 'report');
  if (report === undefined) throw new Error('There is no product report.');
  const bodies = births(2 * REPORTS).map((body): Birth => JSON.parse(body) as Birth);
  const nowMs = Date.UTC(2026, 10, 27);
  const write = (sky: Ephemeris, fields: Birth): string =>
    JSON.stringify(
      report.calculate({ ephemeris: forgetful(sky), places, nowMs, account: null }, report.parse(fields, nowMs)),
    );
  console.log(`  Processor time a report of ${REPORTS} births, cold. Goal: 99 in a hundred below ${GOAL_MS} ms.`);
  const figures: Figure[] = [];
  let kept = true;
  for (const { id, name, fields } of KINDS) {
    const requests = Array.from({ length: REPORTS }, (_, index) => fields(bodies[index]!, bodies[REPORTS + index]!));
    const timesOn = (sky: Ephemeris, asked: readonly Birth[]): number[] =>
      asked.map((request) => processorMs(() => write(sky, request)));
    timesOn(skies.tables, requests);
    const ours = timesOn(skies.tables, requests);
    const engine = median(timesOn(skies.engine, requests.slice(0, BY_THE_ENGINE)));
    const [middle, slow] = [median(ours), ours.toSorted((a, b) => a - b)[Math.floor(REPORTS * 0.99)]!];
    kept &&= slow < GOAL_MS;
    const kilobytes = requests.reduce((sum, request) => sum + write(skies.tables, request).length, 0) / REPORTS / 1024;
    console.log(
      `  ${name.padEnd(28)} median ${middle.toFixed(1)} ms   99 % ${slow.toFixed(1)} ms   engine ${engine.toFixed(1)} ms   ${kilobytes.toFixed(0)} KB`,
    );
    if (PUBLISHED.includes(id))
      figures.push({
        id: `report-${id}`,
        work: name,
        state: 'cold',
        ours: { how: 'on tables', us: 1_000 * middle },
        other: { how: 'the same on the engine alone', us: 1_000 * engine },
        ratio: engine / middle,
      });
  }
  return { kept, figures };
}

if (import.meta.main) await reportTimings();
