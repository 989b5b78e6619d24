import { readFileSync } from 'node:fs';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { Places } from '@theia-astro/places/places';

/** What the tables are compared with. The atlas is loaded on first use. */
export interface Engines {
  readonly ephemeris: Ephemeris;
  places(): Promise<Places>;
}

export interface Tally {
  /** Numbers compared. */
  readonly cases: number;
  /** Largest error in the comparison's unit. */
  readonly worst: number;
  /** Which row it is. */
  readonly worstCase: string;
}

/** One quantity of one golden table. Every file in `golden/compare` exports `comparisons`. */
export interface Comparison {
  /** File name in `golden/tables`, without ending. */
  readonly table: string;
  readonly quantity: string;
  readonly unit: string;
  /** Computed for more than ten seconds: compared by `npm run accuracy` and the proof `golden`, not by `npm test`. */
  readonly isLong?: boolean;
  /** Largest allowed error; the table's notes and golden/README.md explain it. */
  readonly tolerance: number;
  compare(engines: Engines): Tally | Promise<Tally>;
}

export interface ComparisonFile {
  readonly comparisons: readonly Comparison[];
}

export function readTable<Row>(table: string): readonly Row[] {
  const text = readFileSync(new URL(`tables/${table}.json`, import.meta.url), 'utf8');
  const parsed: { cases: readonly Row[] } = JSON.parse(text);
  return parsed.cases;
}

export interface TallyKeeper {
  /** `error` may have either sign; NaN counts as infinite. */
  add(row: string, error: number): void;
  result(): Tally;
}

export function keepTally(): TallyKeeper {
  let cases = 0;
  let worst = 0;
  let worstCase = '';
  return {
    add(row, error) {
      cases += 1;
      const size = Number.isNaN(error) ? Number.POSITIVE_INFINITY : Math.abs(error);
      if (size <= worst && worstCase !== '') return;
      worst = size;
      worstCase = row;
    },
    result: () => ({ cases, worst, worstCase }),
  };
}

/** A comparison that adds its errors to a tally. */
export function tallied(measure: (tally: TallyKeeper, engines: Engines) => void): (engines: Engines) => Tally {
  return (engines) => {
    const tally = keepTally();
    measure(tally, engines);
    return tally.result();
  };
}

/** Compares each row of a table. */
export function eachRow<Row>(
  table: string,
  measure: (row: Row, tally: TallyKeeper, engines: Engines) => void,
): (engines: Engines) => Tally {
  return tallied((tally, engines) => {
    for (const row of readTable<Row>(table)) measure(row, tally, engines);
  });
}

/** Makes the comparisons of a table whose rows have a `kind`. `withIds` puts the id of the row before each case. */
export function quantitiesOf<Rows>(table: string, { withIds = false } = {}) {
  return <K extends keyof Rows & string>(
    quantity: string,
    unit: string,
    tolerance: number,
    kind: K,
    measure: (row: Rows[K] & { readonly id: string }, tally: TallyKeeper, engines: Engines) => void,
  ): Comparison => ({
    table,
    quantity,
    unit,
    tolerance,
    compare: eachRow<Rows[K] & { readonly id: string; readonly kind: string }>(table, (row, tally, engines) => {
      if (row.kind !== kind) return;
      measure(
        row,
        withIds ? { ...tally, add: (what, error) => tally.add(`${row.id}: ${what}`, error) } : tally,
        engines,
      );
    }),
  });
}
