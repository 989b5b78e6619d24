import type { BodyId, ChartSettings } from '@theia/astro/natal/settings';
import type { Warning } from '../endpoint.ts';
import { DEFAULT_AYANAMSA } from '../shared/ayanamsas.ts';
import type { FieldReader, PlaceQuery, ResolutionSettings } from '../shared/contract.ts';
import { parseInstantField } from '../shared/instant-fields.ts';
import { parsePlaceQuery } from '../shared/place-fields.ts';
import { quote } from '../shared/quote.ts';
import { ASPECT_NAMES, DIGNITY_NAMES, FIGURE_NAMES, HOUSE_NAMES } from '../shared/idle-settings.ts';
import { readFields } from '../shared/reader.ts';
import { parseAyanamsa, parseBodyList } from '../shared/setting-values.ts';
import { choice, parseSettings } from '../shared/settings.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, type ColumnId } from './columns.ts';

export const EPHEMERIS_FORMATS = ['json', 'csv'] as const;
export const DEFAULT_EPHEMERIS_BODIES: readonly BodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
export const MAX_CELLS = 50_000;
export const DEFAULT_STEP = '1d';
const STEP = /^(\d{1,6})([dhm])$/;
const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;

export interface EphemerisRequest {
  readonly fromMs: number;
  readonly stepMs: number;
  readonly rows: number;
  readonly bodies: readonly BodyId[];
  /** The request field that named the bodies; null when nobody did. */
  readonly bodiesField: string | null;
  readonly columns: readonly ColumnId[];
  readonly format: (typeof EPHEMERIS_FORMATS)[number];
  readonly place: PlaceQuery | null;
  readonly chart: ChartSettings;
  readonly resolution: ResolutionSettings;
  readonly sidereal: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** Reads GET and POST /ephemeris (contract §14, §20). @throws Problem with every fault */
export function parseEphemeris(input: unknown): EphemerisRequest {
  const fields = readFields(input);
  const fromMs = parseInstantField(fields, ['from']);
  const toMs = parseInstantField(fields, ['to']);
  for (const name of ['from', 'to'])
    if (!fields.has(name))
      fields.missing(
        name,
        `${name} is required.`,
        'Write a date or an ISO-8601 instant; both ends belong to the table.',
      );
  const stepMs = parseStep(fields);
  const columns = parseColumns(fields);
  const format = fields.oneOf('format', EPHEMERIS_FORMATS, 'invalid_setting') ?? 'json';
  const place = parsePlaceQuery(fields);
  const settings = parseSettings(fields, {
    orbScale: 1,
    chart: { bodies: DEFAULT_EPHEMERIS_BODIES },
    idle: [...ASPECT_NAMES, ...HOUSE_NAMES, 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  });
  const ayanamsa = parseAyanamsa(fields);
  const bodies = parseBodyList(fields) ?? settings.chart.bodies;
  const chart: ChartSettings = {
    ...settings.chart,
    node: choice(fields, 'node', settings.chart.node),
    lilith: choice(fields, 'lilith', settings.chart.lilith),
    coordinates: choice(fields, 'coordinates', settings.chart.coordinates),
    ayanamsa: settings.sidereal ? (ayanamsa ?? settings.chart.ayanamsa ?? DEFAULT_AYANAMSA) : null,
  };
  if (chart.coordinates === 'topocentric' && place === null)
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  const rows =
    fromMs === undefined || toMs === undefined || stepMs === undefined
      ? 0
      : countRows(fields, fromMs, toMs, stepMs, bodies.length * columns.length);
  const warnings = fields.finish(settings.strict);
  return {
    fromMs: fromMs ?? 0,
    stepMs: stepMs ?? 0,
    rows,
    bodies,
    bodiesField: fields.has('bodies') ? 'bodies' : settings.bodiesAsked ? 'settings.bodies' : null,
    columns,
    format,
    place,
    chart,
    resolution: settings.resolution,
    sidereal: settings.sidereal,
    input: fields.echo,
    warnings,
  };
}

/** A number of days, hours or minutes, one minute at least. Records `invalid_range`. */
function parseStep(fields: FieldReader): number | undefined {
  const text = fields.text('step', { code: 'invalid_range' }) ?? DEFAULT_STEP;
  const [, count, unit] = STEP.exec(text.toLowerCase()) ?? [];
  const stepMs = unit === 'd' || unit === 'h' || unit === 'm' ? Number(count) * UNIT_MS[unit] : 0;
  if (stepMs > 0) return stepMs;
  fields.issue(
    'invalid_range',
    'step',
    `step ${quote(text)} is not a step.`,
    'Write days, hours or minutes: 1d, 6h, 30m; one minute at least.',
  );
  return undefined;
}

function parseColumns(fields: FieldReader): readonly ColumnId[] {
  const columns = fields.list('columns', COLUMN_IDS, { code: 'invalid_setting', csv: true, what: 'column' });
  if (columns?.length === 0)
    fields.issue(
      'invalid_setting',
      'columns',
      'columns must name at least one column.',
      `Use some of ${COLUMN_IDS.join(', ')}.`,
    );
  return columns ?? DEFAULT_COLUMNS;
}

function countRows(fields: FieldReader, fromMs: number, toMs: number, stepMs: number, cellsPerRow: number): number {
  if (toMs < fromMs) {
    fields.issue('invalid_range', 'to', 'to must not be earlier than from.', 'Both ends belong to the table.');
    return 0;
  }
  const rows = Math.floor((toMs - fromMs) / stepMs) + 1;
  if (rows * cellsPerRow > MAX_CELLS) {
    fields.issue(
      'range_too_large',
      'to',
      `The table would have ${rows * cellsPerRow} cells; ${MAX_CELLS} are the most.`,
      'Take a longer step, a shorter range, fewer bodies or fewer columns.',
    );
  }
  return rows;
}
