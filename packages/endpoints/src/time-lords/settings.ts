import { DECENNIAL_STARTS, type DecennialStart } from '@theia-astro/astro/time-lords/decennials';
import { FIRDARIA_NODES, type FirdariaNodes } from '@theia-astro/astro/time-lords/firdaria';
import { PROFECTION_MONTHS, type ProfectionMonths } from '@theia-astro/astro/time-lords/profections';
import { type ValuesOf, choice, numberChoice } from '../request/field.ts';
import type { TimeLordPart, TimeLordsRequest } from './request.ts';

const CODE = 'invalid_setting';
const YEARS = [360, 365.24219, 365.2425, 365.25] as const;
type YearDays = (typeof YEARS)[number];
const YEAR_RULE = { code: CODE, min: 300, max: 400, hint: `Use ${YEARS.join(', ')}.` } as const;

/** Where schools of time lords differ. */
export const timeLordSettings = {
  profection_months: choice(PROFECTION_MONTHS, CODE, {
    description:
      'Months of a year of profection: twelve equal parts, twelfths of the Sun’s circle, or 30 or 28 days a sign (then 2½ or 2⅓ days a day sign).',
    byDefault: 'equal',
  }),
  releasing_year: numberChoice(YEARS, YEAR_RULE, 'a known year length', {
    description: 'Days of a year of releasing and of the decennials.',
    byDefault: 360,
  }),
  releasing_same_sign: choice(['next', 'same'], CODE, {
    description: 'Where Spirit is released from when Fortune is in its sign: the next sign, or the same.',
    byDefault: 'next',
  }),
  firdaria_nodes: choice(FIRDARIA_NODES, CODE, {
    description: 'Where the nodes stand in the firdaria of a night birth: after Mercury, or after Mars.',
    byDefault: 'last',
  }),
  firdaria_year: numberChoice(YEARS, YEAR_RULE, 'a known year length', {
    description: 'Days of a year of the firdaria and of the ages of ascensions.',
    byDefault: 365.24219,
  }),
  decennial_start: choice(DECENNIAL_STARTS, CODE, {
    description:
      'Who begins the decennials: the light of the sect; or as Valens asks, unless it declines: then the other light, then the first planet after the ascendant.',
    byDefault: 'sect_light',
  }),
};

export interface TimeLordSettings {
  readonly profectionMonths: ProfectionMonths;
  readonly releasingYear: YearDays;
  readonly releasingSameSign: 'next' | 'same';
  readonly firdariaNodes: FirdariaNodes;
  readonly firdariaYear: YearDays;
  readonly decennialStart: DecennialStart;
}

/** The settings of a request, or their defaults. */
export function readTimeLordSettings(said: Partial<ValuesOf<typeof timeLordSettings>> | undefined): TimeLordSettings {
  return {
    profectionMonths: said?.profection_months ?? 'equal',
    releasingYear: said?.releasing_year ?? 360,
    releasingSameSign: said?.releasing_same_sign ?? 'next',
    firdariaNodes: said?.firdaria_nodes ?? 'last',
    firdariaYear: said?.firdaria_year ?? 365.24219,
    decennialStart: said?.decennial_start ?? 'sect_light',
  };
}

/** Where each way of counting is taken from. */
export const SOURCES: Readonly<Record<TimeLordPart, string>> = {
  profections: 'Valens, Anthologies IV.11; Ptolemy, Tetrabiblos IV.10',
  releasing: 'Valens, Anthologies IV.4–10',
  firdaria: 'Abu Ma’shar, Great Introduction VII.8 and Revolutions of Nativities IV; nodes after Mars: Bonatti',
  decennials: 'Valens, Anthologies VI.6; Hephaistio, Apotelesmatics II.29',
  ascensions: 'Valens, Anthologies II.27 and VII.5; Ptolemy, Almagest II.7',
};

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.2422;
/** Days of the shortest periods of each level: of profections, and of releasing on an average of the signs. */
const PROFECTION_DAYS: readonly number[] = [YEAR_DAYS, 28, 28 / 12, 28 / 12];
const RELEASING_DAYS: readonly number[] = [6_330, 527.5, 43.9, 3.66];
/** Without a range: twelve years of profections, a hundred of releasing, and what the other parts have at most. */
const ROUND_DAYS = 12 * YEAR_DAYS;
const LIFE_DAYS = 100 * YEAR_DAYS;
const OTHER_ROWS = 300;

type Asked = Pick<TimeLordsRequest, 'range' | 'levels' | 'points' | 'lots' | 'include'>;

/** How many periods an answer lists, rather too many than too few. */
export function periodsAtMost({ range, levels, points, lots, include }: Asked): number {
  const days = range === null ? null : (range.toMs - range.fromMs) / DAY_MS;
  const rows = (lengths: readonly number[], over: number): number =>
    lengths.slice(0, levels).reduce((sum, length) => sum + over / length + 1, 0);
  return (
    OTHER_ROWS +
    (include.has('profections') ? points.length * rows(PROFECTION_DAYS, days ?? ROUND_DAYS) : 0) +
    (include.has('releasing') ? lots.length * rows(RELEASING_DAYS, days ?? LIFE_DAYS) : 0)
  );
}

/** How many years' returns of the Sun are found. */
export function yearsListed({ range }: Asked): number {
  return 3 + (range === null ? ROUND_DAYS : (range.toMs - range.fromMs) / DAY_MS) / YEAR_DAYS;
}
