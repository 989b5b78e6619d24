import { ascensionalTimes } from '@theia-astro/astro/time-lords/ascensions';
import {
  decennialOrder,
  decennials,
  type DecennialPoints,
  type DecennialStart,
} from '@theia-astro/astro/time-lords/decennials';
import { firdaria, FIRDARIA_PLANETS, type FirdariaNodes } from '@theia-astro/astro/time-lords/firdaria';
import { periodsAt, periodsWithin, type TimeLordPeriod } from '@theia-astro/astro/time-lords/period';
import { profections } from '@theia-astro/astro/time-lords/profections';
import { isPeak, placeFrom, releasing } from '@theia-astro/astro/time-lords/releasing';
import { linearScale, yearScale } from '@theia-astro/astro/vedic/dasha/scale';
import { SIGNS, type Sign } from '@theia-astro/astro/zodiac/signs';
import { type Comparison, type Engines, type TallyKeeper, quantitiesOf } from '../comparison.ts';

interface PrintedDates {
  readonly level: number;
  readonly sign: Sign;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly peak?: true;
}
type Ages = readonly (readonly [string, number, number])[];
type Sect = 'day' | 'night';
interface Rows {
  readonly releasing_dates: {
    readonly birth: string;
    readonly offset_hours: number;
    readonly lot_sign: Sign;
    readonly fortune_sign?: Sign;
    readonly rows: readonly PrintedDates[];
    readonly at?: string;
    readonly running?: readonly Sign[];
    readonly months?: readonly (readonly [Sign, number])[];
    readonly loosing?: { readonly month: number; readonly sign: Sign };
  };
  readonly releasing_units: { readonly rows: readonly (readonly [Sign, number, number])[] };
  readonly distribution_age: { readonly days: number; readonly years: number; readonly and_days: number };
  readonly firdaria: { readonly sect: Sect; readonly nodes: FirdariaNodes; readonly rows: Ages };
  readonly firdaria_parts: { readonly sect: Sect; readonly starts: number; readonly rows: Ages };
  readonly firdaria_running: { readonly sect: Sect; readonly age: number; readonly running: readonly string[] };
  readonly decennials: {
    readonly sect: Sect;
    readonly start: DecennialStart;
    readonly signs: Readonly<Record<string, Sign>>;
    readonly degrees: Readonly<Record<string, number>>;
    readonly rows: Ages;
  };
  readonly decade_end: { readonly birth: string; readonly ends_on: string };
  readonly decennial_days: { readonly lord: string; readonly rows: Readonly<Record<string, number>> };
  readonly profection: { readonly year_of_life: number; readonly rows: readonly (readonly [Sign, Sign])[] };
  readonly profection_dates: {
    readonly birth: string;
    readonly asc: Sign;
    readonly rows: readonly {
      readonly age: number;
      readonly sign: Sign;
      readonly house: number;
      readonly starts_at: string;
      readonly ends_at: string;
    }[];
  };
  readonly ascensions: {
    readonly latitude: number;
    readonly obliquity: readonly [number, number, number];
    readonly rows: Readonly<Partial<Record<Sign, readonly [number, number]>>>;
  };
}
const ofKind = quantitiesOf<Rows>('time_lords');
const quantity = <K extends keyof Rows>(
  name: string,
  unit: string,
  tolerance: number,
  kind: K,
  measure: (row: Rows[K], id: string, tally: TallyKeeper, engines: Engines) => void,
): Comparison => ofKind(name, unit, tolerance, kind, (row, tally, engines) => measure(row, row.id, tally, engines));

const IDEAL_YEAR_DAYS = 360;
const DAY_MS = 86_400_000;
const JD_1970 = 2_440_587.5;
const jdOf = (utc: string): number => JD_1970 + Date.parse(utc) / DAY_MS;
const signOf = (sign: Sign): number => SIGNS.indexOf(sign);
/** Zero where two texts or numbers are the same. */
const mismatch = (found: unknown, expected: unknown): number => (found === expected ? 0 : Number.NaN);

export const comparisons: readonly Comparison[] = [
  quantity('releasing: dates in print', 'days', 0, 'releasing_dates', (row, id, tally) => {
    const birth = jdOf(row.birth);
    const system = releasing(birth, signOf(row.lot_sign), IDEAL_YEAR_DAYS);
    const all = periodsWithin(system, birth, birth + 40_000, 2);
    const dayOf = (jd: number): string =>
      new Date(Math.round((jd + row.offset_hours / 24 - JD_1970) * 86_400) * 1000).toISOString().slice(0, 10);
    for (const printed of row.rows) {
      const found = all.find(
        ({ level, signIndex, startJdUt }) =>
          level === printed.level && signIndex === signOf(printed.sign) && dayOf(startJdUt) === printed.starts_on,
      );
      tally.add(`${id} ${printed.sign} ${printed.starts_on}`, mismatch(found && dayOf(found.endJdUt), printed.ends_on));
      if (row.fortune_sign !== undefined)
        tally.add(
          `${id} ${printed.sign} peak`,
          mismatch(isPeak(placeFrom(signOf(row.fortune_sign), signOf(printed.sign))), printed.peak === true),
        );
    }
    if (row.at !== undefined)
      tally.add(`${id} running`, mismatch(names(periodsAt(system, jdOf(row.at))), row.running!.join()));
    let month = 0;
    for (const [sign, length] of row.months ?? []) {
      const part = all.find(({ level, startJdUt }) => level === 2 && Math.abs(startJdUt - birth - month * 30) < 0.5);
      tally.add(`${id} month ${month}`, mismatch(part && SIGNS[part.signIndex!], sign));
      month += length;
    }
    if (row.loosing !== undefined) {
      const loosed = all.find((part) => part.loosing);
      tally.add(`${id} loosing`, mismatch(loosed && SIGNS[loosed.signIndex!], row.loosing.sign));
      tally.add(
        `${id} loosing month`,
        loosed === undefined ? Number.NaN : (loosed.startJdUt - birth) / 30 - row.loosing.month,
      );
    }
  }),
  quantity('releasing: days and hours of the lower levels', 'hours', 1e-4, 'releasing_units', ({ rows }, id, tally) => {
    for (const [sign, days, hours] of rows) {
      const chain = periodsAt(releasing(0, signOf(sign), IDEAL_YEAR_DAYS), 0);
      tally.add(`${id} ${sign} days`, (lengthOf(chain[2]) - days) * 24);
      tally.add(`${id} ${sign} hours`, lengthOf(chain[3]) * 24 - hours);
    }
  }),
  quantity('releasing: Valens’ count of years and days', 'days', 1e-6, 'distribution_age', (row, id, tally) => {
    tally.add(id, linearScale(0, IDEAL_YEAR_DAYS).jdAt(row.years) + row.and_days - row.days);
  }),
  quantity('firdaria: ages', 'years', 1e-9, 'firdaria', ({ sect, nodes, rows }, id, tally) => {
    addAges(
      tally,
      id,
      periodsWithin(
        firdaria(sect, nodes, (age) => age),
        0,
        75,
        1,
      ),
      rows,
      1,
    );
  }),
  quantity('firdaria: sevenths', 'years', 1e-9, 'firdaria_parts', ({ sect, starts, rows }, id, tally) => {
    const system = firdaria(sect, 'last', (age) => age);
    addAges(tally, id, system.parts(periodsAt(system, starts)[0]!), rows, 1);
    tally.add(`${id} all seven`, mismatch(FIRDARIA_PLANETS.length, 7));
  }),
  quantity('firdaria: who rules at an age', '', 0, 'firdaria_running', ({ sect, age, running }, id, tally) => {
    const lords = periodsAt(
      firdaria(sect, 'last', (years) => years),
      age,
    ).map(({ lord }) => lord);
    tally.add(id, mismatch(lords.join(), running.join()));
  }),
  quantity('decennials: decades', 'months', 1e-6, 'decennials', ({ sect, start, signs, degrees, rows }, id, tally) => {
    const points = Object.fromEntries(
      Object.entries(signs).map(([point, sign]) => [point, signOf(sign) * 30 + (degrees[point] ?? 15)]),
    ) as DecennialPoints;
    const system = decennials(0, decennialOrder(points, sect, start), IDEAL_YEAR_DAYS);
    addAges(tally, id, periodsWithin(system, 0, 645 * 30, 1), rows, 30);
  }),
  quantity('decennials: end of a decade', 'days', 0, 'decade_end', ({ birth, ends_on }, id, tally) => {
    const [first] = decennials(jdOf(birth), ['sun'], IDEAL_YEAR_DAYS).life();
    tally.add(id, first!.endJdUt - jdOf(`${ends_on}T00:00:00Z`));
  }),
  quantity('decennials: days within months', 'days', 0.5, 'decennial_days', ({ lord, rows }, id, tally) => {
    const order = Object.keys(rows) as (keyof Omit<DecennialPoints, 'asc'>)[];
    const system = decennials(0, order, IDEAL_YEAR_DAYS);
    const month = periodsWithin(system, 0, 1, 2).find((period) => period.level === 2 && period.lord === lord)!;
    for (const part of system.parts(month)) tally.add(`${id} ${part.lord}`, lengthOf(part) - rows[part.lord]!);
  }),
  quantity('profections: signs of a year', '', 0, 'profection', ({ year_of_life: year, rows }, id, tally) => {
    for (const [from, to] of rows) {
      const system = profections(signOf(from) * 30 + 15, 'equal', linearScale(0, 365.25));
      const [running] = periodsAt(system, (year - 0.5) * 365.25);
      tally.add(`${id} ${from}`, mismatch(SIGNS[running!.signIndex!], to));
    }
  }),
  quantity(
    'profections: years between solar returns',
    's',
    1.5,
    'profection_dates',
    ({ birth, asc, rows }, id, tally, { ephemeris }) => {
      const scale = yearScale(
        ephemeris,
        ephemeris.utcMsToJd(Date.parse(birth)).jdUt,
        { center: 'geocentric', positions: 'apparent', ayanamsa: null },
        'solar',
        365.24219,
      );
      const system = profections(signOf(asc) * 30, 'equal', scale);
      for (const { age, sign, house, starts_at, ends_at } of rows) {
        const [year] = periodsAt(system, scale.jdAt(age + 0.5));
        const off = (jd: number, utc: string): number => (ephemeris.jdToUtcMs(jd) - Date.parse(utc)) / 1000;
        tally.add(`${id} ${age} sign`, mismatch(SIGNS[year!.signIndex!], sign));
        tally.add(`${id} ${age} house`, mismatch(placeFrom(signOf(asc), year!.signIndex!), house));
        tally.add(`${id} ${age} start`, off(year!.startJdUt, starts_at));
        tally.add(`${id} ${age} end`, off(year!.endJdUt, ends_at));
      }
    },
  ),
  quantity(
    'ascensions: Ptolemy’s for Rhodes',
    'arc minutes',
    1,
    'ascensions',
    ({ latitude, obliquity, rows }, id, tally) => {
      const [degrees, minutes, seconds] = obliquity;
      const times = ascensionalTimes(latitude, degrees + minutes / 60 + seconds / 3600, 0)!;
      for (const [sign, [whole, part]] of Object.entries(rows) as [Sign, readonly [number, number]][]) {
        tally.add(`${id} ${sign}`, (times[signOf(sign)]! - whole) * 60 - part);
        tally.add(`${id} mirror of ${sign}`, (times[11 - signOf(sign)]! - whole) * 60 - part);
      }
    },
  ),
];

function names(periods: readonly TimeLordPeriod[]): string {
  return periods.map(({ signIndex }) => SIGNS[signIndex!]).join();
}

function lengthOf(period: TimeLordPeriod | undefined): number {
  return period === undefined ? Number.NaN : period.endJdUt - period.startJdUt;
}

/** Compares periods with lords and ages, which are so many days long a unit. */
function addAges(tally: TallyKeeper, id: string, periods: readonly TimeLordPeriod[], rows: Ages, unit: number): void {
  rows.forEach(([lord, start, end], index) => {
    const period = periods[index];
    tally.add(`${id} ${lord}`, mismatch(period?.lord, lord));
    tally.add(`${id} ${lord} start`, period === undefined ? Number.NaN : period.startJdUt / unit - start);
    tally.add(`${id} ${lord} end`, period === undefined ? Number.NaN : period.endJdUt / unit - end);
  });
}
