import { PLANETS } from '@theia-astro/astro/bodies/table';
import { z } from 'zod';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { DEFAULT_AYANAMSA } from '../request/ayanamsas.ts';
import { described, field, FieldSet, type Field, choice, LLM } from '../request/field.ts';
import { LONGEST_LIST, type FieldReader } from '../request/field-reader.ts';
import { instant } from '../request/instants.ts';
import { placeFields, readPlace } from '../request/place-fields.ts';
import { quote } from '../request/issue-list.ts';
import {
  ASPECT_NAMES,
  DIGNITY_NAMES,
  FIGURE_NAMES,
  HOUSE_NAMES,
  readSettings,
  settingsField,
} from '../request/settings.ts';
import { readFields } from '../request/reader.ts';
import { settingFields } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, type ColumnId } from './columns.ts';

const EPHEMERIS_FORMATS = ['json', 'csv', LLM] as const;
const MAX_CELLS = 50_000;
const DEFAULT_STEP = '1d';
const STEP = /^(\d{1,6})([dhm])$/;
const UNIT_MS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;
const STEP_MS = UNIT_MS.d;

const settings = settingsField({
  orbScale: 1,
  chart: { bodies: PLANETS },
  idle: [...ASPECT_NAMES, ...HOUSE_NAMES, 'rulers', ...DIGNITY_NAMES, 'lot_reversal', ...FIGURE_NAMES],
  id: 'EphemerisSettings',
});

const { ayanamsa, bodies, coordinates, lilith, node } = settingFields;

/** The fields of GET and POST /ephemeris. The short names of settings override the same ones in `settings`. */
export const ephemerisFields = new FieldSet({
  from: instant({ description: 'First instant, date or ISO-8601.', examples: ['2024-01-01'], required: true }),
  to: instant({
    description: 'Last instant; included when a step falls on it.',
    examples: ['2024-01-03'],
    required: true,
  }),
  step: step(),
  bodies: described(bodies, {
    description: 'Bodies, in the order of the columns.',
    byDefault: PLANETS,
  }),
  columns: columns(),
  format: choice(EPHEMERIS_FORMATS, 'invalid_setting', {
    description: 'csv: text/csv with one line per row; llm: lean Markdown for language models.',
    byDefault: 'json',
  }),
  ...zodiacFields,
  ayanamsa,
  node,
  lilith,
  coordinates,
  ...placeFields,
  settings,
});

/** Parses GET and POST /ephemeris. @throws Problem with every fault */
export function parseEphemeris(input: unknown) {
  const fields = readFields(input);
  const values = ephemerisFields.read(fields);
  const { format = 'json', step: stepMs = STEP_MS, columns: shown = DEFAULT_COLUMNS } = values;
  const fromMs = values.from?.utcMs;
  const toMs = values.to?.utcMs;
  for (const name of ['from', 'to'])
    if (!fields.has(name))
      fields.missing(name, `${name} is required.`, 'Write a date or an ISO-8601 instant; both ends are included.');
  const place = readPlace(fields, values);
  const asked = readSettings(fields, values, settings);
  const moving = values.bodies ?? asked.chart.bodies;
  const chart: ChartSettings = {
    ...asked.chart,
    node: values.node ?? asked.chart.node,
    lilith: values.lilith ?? asked.chart.lilith,
    coordinates: values.coordinates ?? asked.chart.coordinates,
    ayanamsa: asked.sidereal ? (values.ayanamsa ?? asked.chart.ayanamsa ?? DEFAULT_AYANAMSA) : null,
  };
  if (chart.coordinates === 'topocentric' && place === null)
    fields.missing(
      'latitude',
      'latitude and longitude are required for topocentric coordinates.',
      'Send both, or use geocentric coordinates.',
    );
  const rows =
    fromMs === undefined || toMs === undefined || (fields.has('step') && values.step === undefined)
      ? 0
      : countRows(fields, fromMs, toMs, stepMs, moving.length * shown.length);
  return {
    ...fields.finishRequest(asked.strict),
    fromMs: fromMs ?? 0,
    stepMs,
    rows,
    bodies: moving,
    /** The request field that named the bodies; null when no field did. */
    bodiesField: fields.has('bodies') ? 'bodies' : asked.bodiesAsked ? 'settings.bodies' : null,
    columns: shown,
    format,
    place,
    chart,
    resolution: asked.resolution,
    sidereal: asked.sidereal,
  };
}

export type EphemerisRequest = ReturnType<typeof parseEphemeris>;

/** A number of days, hours or minutes, at least one minute, in milliseconds. Records `invalid_range`. */
function step(): Field<number> {
  return field(
    z.string().regex(/^0{0,5}[1-9]\d{0,5}[dhm]$/),
    {
      description: `Days, hours or minutes between rows, at least one minute; at most ${MAX_CELLS} cells in all.`,
      byDefault: DEFAULT_STEP,
      examples: ['6h'],
    },
    (fields, name) => {
      const text = fields.text(name, { code: 'invalid_range' });
      if (text === undefined) return undefined;
      const [, count, unit] = STEP.exec(text.toLowerCase()) ?? [];
      const stepMs = unit === 'd' || unit === 'h' || unit === 'm' ? Number(count) * UNIT_MS[unit] : 0;
      if (stepMs > 0) return stepMs;
      fields.issue(
        'invalid_range',
        name,
        `${name} ${quote(text)} is not a step.`,
        'Write days, hours or minutes: 1d, 6h, 30m; at least one minute.',
      );
      return undefined;
    },
  );
}

/** The columns shown for every body, at least one. Records `invalid_setting`. */
function columns(): Field<readonly ColumnId[]> {
  return field(
    z.array(z.enum(COLUMN_IDS)).min(1).max(LONGEST_LIST),
    { description: 'What to show for every body.', byDefault: DEFAULT_COLUMNS },
    (fields, name) => {
      const listed = fields.list(name, COLUMN_IDS, { code: 'invalid_setting', csv: true, what: 'column' });
      if (listed?.length === 0)
        fields.issue(
          'invalid_setting',
          name,
          'columns must name at least one column.',
          `Use some of ${COLUMN_IDS.join(', ')}.`,
        );
      return listed;
    },
  );
}

function countRows(fields: FieldReader, fromMs: number, toMs: number, stepMs: number, cellsPerRow: number): number {
  if (toMs < fromMs) {
    fields.issue('invalid_range', 'to', 'to must not be earlier than from.', 'Both ends are included in the table.');
    return 0;
  }
  const rows = Math.floor((toMs - fromMs) / stepMs) + 1;
  if (rows * cellsPerRow > MAX_CELLS) {
    fields.issue(
      'range_too_large',
      'to',
      `The table would have ${rows * cellsPerRow} cells; the maximum is ${MAX_CELLS}.`,
      'Use a longer step, a shorter range, fewer bodies or fewer columns.',
    );
  }
  return rows;
}
