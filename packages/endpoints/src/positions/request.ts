import type { ChartSettings } from '@theia/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { DEFAULT_AYANAMSA } from '../shared/ayanamsas.ts';
import type {
  CompanionMoment,
  FieldReader,
  PlaceQuery,
  ResolutionSettings,
  Settings,
  ZoneChoice,
} from '../shared/contract.ts';
import { parseCompanionMoment, parseInstant, parseZoneChoice } from '../shared/instant-fields.ts';
import { parsePlaceQuery } from '../shared/place-fields.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { parseAyanamsa, parseBodyList, parseHouseSystem } from '../shared/setting-values.ts';
import { choice, parseSettings } from '../shared/settings.ts';

export interface PositionsRequest {
  /** An instant given in UTC; null: `local`, which null means now. */
  readonly utcMs: number | null;
  /** `utcMs` was written as second 60; it is that of the second after it. */
  readonly leapSecond: boolean;
  readonly local: CompanionMoment | null;
  readonly zone: ZoneChoice | null;
  readonly place: PlaceQuery | null;
  readonly chart: ChartSettings;
  readonly resolution: ResolutionSettings;
  readonly sidereal: boolean;
  /** The request field that named the bodies; null when nobody did. */
  readonly bodiesField: string | null;
  readonly houseSystemField: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads a query or a body (contract §10.1). The short names of the query win over the same ones in `settings`. */
export function parsePositions(input: unknown): PositionsRequest {
  const fields = readFields(input);
  const instant = parseInstant(fields, ['utc', 'datetime_utc']);
  const local = parseCompanionMoment(fields, 'date', 'time');
  if (instant !== undefined && local !== null) {
    fields.issue(
      'conflicting_fields',
      fields.has('date') ? 'date' : 'time',
      'utc and date or time cannot both be given.',
      'Keep utc, or date and time with timezone.',
    );
  }
  const zone = parseZoneChoice(fields);
  const place = parsePlaceQuery(fields);
  const settings = parseSettings(fields, {
    orbScale: 1,
    idle: [...ASPECT_NAMES, ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  });
  const chart = queryOverrides(fields, settings);
  if (chart.coordinates === 'topocentric' && place === null) {
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  }
  const warnings = fields.finish(settings.strict);
  return {
    utcMs: instant?.utcMs ?? null,
    leapSecond: instant?.leapSecond ?? false,
    local,
    zone,
    place,
    chart,
    resolution: settings.resolution,
    sidereal: settings.sidereal,
    bodiesField: fields.has('bodies') ? 'bodies' : settings.bodiesAsked ? 'settings.bodies' : null,
    houseSystemField: fields.has('house_system') ? 'house_system' : 'settings.house_system',
    input: fields.echo,
    warnings,
  };
}

function queryOverrides(fields: FieldReader, { chart, sidereal }: Settings): ChartSettings {
  const ayanamsa = parseAyanamsa(fields);
  if (ayanamsa !== undefined && !sidereal) {
    fields.warn({ code: 'unknown_field', message: 'ayanamsa has no effect without sidereal=true.', field: 'ayanamsa' });
  }
  return {
    ...chart,
    bodies: parseBodyList(fields) ?? chart.bodies,
    houseSystem: parseHouseSystem(fields) ?? chart.houseSystem,
    node: choice(fields, 'node', chart.node),
    lilith: choice(fields, 'lilith', chart.lilith),
    coordinates: choice(fields, 'coordinates', chart.coordinates),
    ayanamsa: sidereal ? (ayanamsa ?? chart.ayanamsa ?? DEFAULT_AYANAMSA) : null,
  };
}
