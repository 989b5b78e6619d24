import type { VedicSettings } from '@theia/astro/vedic/chart-settings';
import { VARJYAM_TABLES, type VarjyamTable } from '@theia/astro/vedic/panchang/nakshatra-ghatis';
import type { Warning } from '../endpoint.ts';
import { parseSiderealSettings } from '../guna-milan/sidereal-settings.ts';
import type { CompanionMoment, PlaceQuery, ResolutionSettings, ZoneChoice } from '../shared/contract.ts';
import { parseInclude } from '../shared/include.ts';
import { parseCompanionMoment, parseZoneChoice } from '../shared/instant-fields.ts';
import { hasPlaceFields, parsePlaceQuery } from '../shared/place-fields.ts';
import { readFields } from '../shared/reader.ts';
import {
  HORA_DIVISIONS,
  LUNAR_MONTH_SYSTEMS,
  PANCHANG_INCLUDES,
  type LunarMonthSystem,
  type PanchangInclude,
} from './includes.ts';

export interface PanchangRequest {
  /** Null: today. Without a time the moment is sunrise. */
  readonly moment: CompanionMoment | null;
  readonly place: PlaceQuery | null;
  readonly zone: ZoneChoice | null;
  readonly vedic: VedicSettings;
  readonly hora: (typeof HORA_DIVISIONS)[number];
  readonly lunarMonth: LunarMonthSystem;
  readonly varjyamTable: VarjyamTable;
  readonly resolution: ResolutionSettings;
  readonly include: ReadonlySet<PanchangInclude>;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a request for a panchang, contract §6.9 and §20. @throws Problem with every fault */
export function parsePanchang(input: unknown): PanchangRequest {
  const fields = readFields(input);
  const moment = parseCompanionMoment(fields, 'date', 'time');
  const place = parsePlaceQuery(fields);
  if (!hasPlaceFields(fields))
    fields.missing('location', undefined, 'Name a place in location, or send latitude and longitude.');
  const zone = parseZoneChoice(fields);
  const { vedic, resolution, strict, given } = parseSiderealSettings(fields, ['node']);
  const hora = given?.oneOf('hora', HORA_DIVISIONS, 'invalid_setting') ?? 'unequal';
  const lunarMonth = given?.oneOf('lunar_month', LUNAR_MONTH_SYSTEMS, 'invalid_setting') ?? 'amanta';
  const varjyamTable = given?.oneOf('varjyam_table', VARJYAM_TABLES, 'invalid_setting') ?? VARJYAM_TABLES[0];
  const include = parseInclude(fields, PANCHANG_INCLUDES, PANCHANG_INCLUDES);
  const warnings = fields.finish(strict);
  return {
    moment,
    place,
    zone,
    vedic,
    hora,
    lunarMonth,
    varjyamTable,
    resolution,
    include,
    input: fields.echo,
    warnings,
  };
}
