import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { choice } from '../request/kinds.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS, MOON_DAYS } from './panchang-includes.ts';

/** Settings of a panchang, alone and in a Vedic chart. */
export const panchangSettingFields = {
  hora: choice(HORA_DIVISIONS, 'invalid_setting', {
    id: 'HoraSetting',
    description: 'Length of a hora: a twelfth of day or night, or 60 minutes from sunrise.',
    byDefault: HORA_DIVISIONS[0],
  }),
  lunar_month: choice(LUNAR_MONTH_SYSTEMS, 'invalid_setting', {
    id: 'LunarMonthSetting',
    description: 'Whether months run from new moon or from full moon.',
    byDefault: LUNAR_MONTH_SYSTEMS[0],
  }),
  varjyam_table: choice(VARJYAM_TABLES, 'invalid_setting', {
    id: 'VarjyamTableSetting',
    description: 'Where varjyam begins in ardra, hasta and mula.',
    byDefault: VARJYAM_TABLES[0],
  }),
};

/** Settings of the panchang alone. */
export const panchangOnlyFields = {
  moon_day: choice(MOON_DAYS, 'invalid_setting', {
    id: 'MoonDaySetting',
    description: 'The day of moonrise_at and moonset_at: from midnight, or from sunrise to sunrise.',
    byDefault: MOON_DAYS[0],
  }),
  panchaka_count: choice(PANCHAKA_COUNTS, 'invalid_setting', {
    id: 'PanchakaCountSetting',
    description: 'How the panchaka of a lagna counts tithis: 1–30 in the month or 1–15 in the fortnight.',
    byDefault: PANCHAKA_COUNTS[0],
  }),
};
