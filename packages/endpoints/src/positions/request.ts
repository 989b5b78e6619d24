import { answerParts } from '../wire/answer-parts.ts';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import type { CompanionMoment, PlaceQuery, ResolutionSettings, Settings, ZoneChoice } from '../request/asked.ts';
import { DEFAULT_AYANAMSA } from '../request/ayanamsas.ts';
import { described, FieldSet, type ValuesOf, formatField } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { clock, companionMoment, date, instant, zoneFields, readZone } from '../request/instants.ts';
import { placeFields, readPlace } from '../request/place-fields.ts';
import { include, includedParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { settingFields } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import type { ChartPart } from '../wire/chart-parts.ts';

const DEFAULT_POSITIONS_PARTS = ['points', 'houses', 'lunar_phase'] as const satisfies readonly ChartPart[];
const OF_CHART = [...DEFAULT_POSITIONS_PARTS, 'details'] as const satisfies readonly ChartPart[];
const POSITIONS_PARTS = [...DEFAULT_POSITIONS_PARTS, 'star_positions', 'details'] as const;

export interface PositionsRequest {
  /** An instant given in UTC; null: `local`, which null means now. */
  readonly utcMs: number | null;
  /** The instant was written as second 60; `utcMs` is that of the following second. */
  readonly leapSecond: boolean;
  readonly local: CompanionMoment | null;
  readonly zone: ZoneChoice | null;
  readonly place: PlaceQuery | null;
  readonly chart: ChartSettings;
  readonly include: ReadonlySet<ChartPart>;
  readonly withStars: boolean;
  readonly resolution: ResolutionSettings;
  readonly sidereal: boolean;
  /** The request field that named the bodies; null when no field did. */
  readonly bodiesField: string | null;
  readonly houseSystemField: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

const settings = settingsField({
  orbScale: 1,
  idle: [...ASPECT_NAMES, ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES.filter((name) => name !== 'stars')],
  id: 'PositionsSettings',
});

const { ayanamsa, bodies, coordinates, house_system: houseSystem, lilith, node } = settingFields;
/** Settings that a query may give as separate fields. */
const shortFields = {
  bodies,
  ayanamsa,
  node,
  lilith,
  coordinates,
  house_system: described(houseSystem, { description: 'House system; used when a place is given.', byDefault: 'P' }),
};

/** The fields of GET and POST /positions. */
export const positionsFields = new FieldSet({
  utc: instant({
    description: 'The instant. Default: now.',
    examples: ['2024-06-15T12:00:00Z'],
    aliases: ['datetime_utc'],
  }),
  date: date({ description: 'Local date, instead of utc. Its zone is timezone, else that of the place, else UTC.' }),
  time: clock({ description: 'Local time of date. Default: 12:00.' }),
  ...zoneFields,
  ...zodiacFields,
  ...shortFields,
  ...placeFields,
  settings,
  include: include(POSITIONS_PARTS, { byDefault: DEFAULT_POSITIONS_PARTS }),
  ...formatField,
});

/** Parses a query or a body. The short names of the query override the same ones in `settings`. */
export function parsePositions(input: unknown): PositionsRequest {
  const fields = readFields(input);
  const values = positionsFields.read(fields);
  const local = companionMoment(values.date, values.time);
  if (values.utc !== undefined && local !== null) {
    fields.issue(
      'conflicting_fields',
      fields.has('date') ? 'date' : 'time',
      'utc and date or time cannot both be given.',
      'Keep utc, or date and time with timezone.',
    );
  }
  const zone = readZone(fields, values);
  const place = readPlace(fields, values);
  const asked = readSettings(fields, values, settings);
  const chart = withShortNames(fields, values, asked);
  if (chart.coordinates === 'topocentric' && place === null) {
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  }
  const warnings = fields.finish(asked.strict);
  const parts = includedParts(values.include, DEFAULT_POSITIONS_PARTS, POSITIONS_PARTS);
  return {
    utcMs: values.utc?.utcMs ?? null,
    leapSecond: values.utc?.leapSecond ?? false,
    local,
    zone,
    place,
    chart,
    include: new Set(OF_CHART.filter((part) => parts.has(part))),
    withStars: parts.has('star_positions'),
    resolution: asked.resolution,
    sidereal: asked.sidereal,
    bodiesField: fields.has('bodies') ? 'bodies' : asked.bodiesAsked ? 'settings.bodies' : null,
    houseSystemField: fields.has('house_system') ? 'house_system' : 'settings.house_system',
    input: fields.echo,
    warnings,
  };
}

function withShortNames(
  fields: FieldReader,
  said: ValuesOf<typeof shortFields>,
  { chart, sidereal }: Settings,
): ChartSettings {
  if (said.ayanamsa !== undefined && !sidereal) {
    fields.warn({ code: 'unknown_field', message: 'ayanamsa has no effect without sidereal=true.', field: 'ayanamsa' });
  }
  return {
    ...chart,
    bodies: said.bodies ?? chart.bodies,
    houseSystem: said.house_system ?? chart.houseSystem,
    node: said.node ?? chart.node,
    lilith: said.lilith ?? chart.lilith,
    coordinates: said.coordinates ?? chart.coordinates,
    ayanamsa: sidereal ? (said.ayanamsa ?? chart.ayanamsa ?? DEFAULT_AYANAMSA) : null,
  };
}

/** Where the parts of the answer stand. */
export const positionsParts = answerParts(POSITIONS_PARTS, DEFAULT_POSITIONS_PARTS);
