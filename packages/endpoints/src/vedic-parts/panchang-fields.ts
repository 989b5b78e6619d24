import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { choice } from '../request/kinds.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS } from './panchang-includes.ts';

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
