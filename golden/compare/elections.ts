import { electionsEndpoint } from '@theia-astro/endpoints/elections/endpoint';
import { keepTally, readTable, type Comparison, type Engines } from '../comparison.ts';

interface Row {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly offset_hours: number;
  readonly system: 'western' | 'vedic';
  readonly from: string;
  readonly days: number;
  readonly conditions: readonly Readonly<Record<string, unknown>>[];
  /** First and last minute of each stretch in which everything holds. */
  readonly runs: readonly (readonly [first: number, last: number])[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** Starts and ends of the windows of POST /elections, milliseconds from the start of the range. */
async function windowsOf({ ephemeris, places }: Engines, row: Row): Promise<readonly (readonly [number, number])[]> {
  const fromMs = Date.parse(row.from);
  const hours = Math.trunc(Math.abs(row.offset_hours));
  const minutes = Math.round((Math.abs(row.offset_hours) - hours) * 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  const request = electionsEndpoint.parse(
    {
      latitude: row.lat,
      longitude: row.lon,
      utc_offset: `${row.offset_hours < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`,
      system: row.system,
      from: row.from,
      to: new Date(fromMs + row.days * DAY_MS).toISOString(),
      conditions: row.conditions,
      limit: 1000,
    },
    0,
  );
  const { windows } = electionsEndpoint.calculate(
    { ephemeris, places: await places(), nowMs: 0, account: null },
    request,
  );
  return windows.map(({ starts_at: start, ends_at: end }) => [Date.parse(start) - fromMs, Date.parse(end) - fromMs]);
}

/** Seconds by which an instant lies outside (from, to]. */
function outside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to) / 1000;
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'elections',
    quantity: 'windows of 22 types of conditions, alone and five together',
    unit: 's beyond the minute',
    tolerance: 1,
    compare: async (engines) => {
      const tally = keepTally();
      for (const row of readTable<Row>('elections')) {
        const found = await windowsOf(engines, row);
        /** What no whole minute falls into, stepping does not see. */
        const seen = found.filter(([start, end]) => Math.floor((end - 1000) / MINUTE_MS) * MINUTE_MS >= start + 1000);
        tally.add(`${row.id}: windows`, seen.length === row.runs.length ? 0 : Number.NaN);
        for (const [index, [start, end]] of seen.entries()) {
          const [first, last] = row.runs[index] ?? [Number.NaN, Number.NaN];
          tally.add(`${row.id} ${first}`, outside(start, (first - 1) * MINUTE_MS, first * MINUTE_MS));
          tally.add(`${row.id} ${last}`, outside(end, last * MINUTE_MS, (last + 1) * MINUTE_MS));
        }
      }
      return tally.result();
    },
  },
];
