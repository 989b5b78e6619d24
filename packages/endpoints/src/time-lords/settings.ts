import { DECENNIAL_STARTS, type DecennialStart } from '@theia-astro/astro/time-lords/decennials';
import { FIRDARIA_NODES, type FirdariaNodes } from '@theia-astro/astro/time-lords/firdaria';
import { PROFECTION_MONTHS, type ProfectionMonths } from '@theia-astro/astro/time-lords/profections';
import type { ValuesOf } from '../request/field.ts';
import { choice, numberChoice } from '../request/kinds.ts';

const CODE = 'invalid_setting';
const YEARS = [360, 365.24219, 365.2425, 365.25] as const;
export type YearDays = (typeof YEARS)[number];
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
