import { toEngineBody } from '@theia-astro/astro/bodies/body-id';
import type { Cost, Endpoint, Representations } from '../endpoint.ts';
import { leavesFiles, need, positionMs } from '../limits/cost.ts';
import { ephemerisFields, type EphemerisRequest, parseEphemeris } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { z } from 'zod';
import type { ForReaders } from '../llm/write-markdown.ts';
import { ephemerisResponseSchema } from './schema.ts';
import { calculateEphemeris } from './calculate.ts';
import { cutTable, ephemerisCsv } from './csv.ts';

const DAY_MS = 86_400_000;
const ROW_MS = 0.01;
const CELL_MS = 0.001;

/** Every row computes every body; in the sidereal zodiac one of them twice. */
function ephemerisCost({ fromMs, stepMs, rows, bodies, columns, chart }: EphemerisRequest): Cost {
  const toMs = fromMs + (rows - 1) * stepMs;
  const question = { reduced: leavesFiles(fromMs, toMs), topocentric: chart.coordinates === 'topocentric' };
  const each = bodies.map((id) => positionMs(toEngineBody(id, chart), question));
  const rowMs =
    ROW_MS +
    bodies.length * columns.length * CELL_MS +
    each.reduce((sum, one) => sum + one, 0) +
    (chart.ayanamsa === null ? 0 : Math.max(0, ...each));
  return {
    milliseconds: rows * rowMs,
    range: { fromMs, days: ((rows - 1) * stepMs) / DAY_MS, millisecondsPerDay: (rowMs * DAY_MS) / stepMs },
  };
}

/** Three midnights of Sun and Moon; computed truth, compared with a fresh computation in the tests. */
const ephemerisExample: Endpoint['example'] = {
  request: { bodies: ['sun', 'moon'], from: '2024-01-01', to: '2024-01-03', step: '1d' },
  response,
  nowMs: Date.UTC(2026, 0, 1),
};

const tableSchema = ephemerisResponseSchema.pick({ columns: true, bodies: true, rows: true, input: true });
const askedSchema = z.object({ columns: z.array(z.string()) });

/** The table with its columns named. Speeds that nobody asked for only mark what is retrograde. */
const ephemerisForReaders: ForReaders = {
  leftOut: ['starts_at', 'ends_at'],
  shape: (answer) => {
    const whole = tableSchema.safeParse(answer);
    if (!whole.success) return answer;
    const { columns, bodies, rows, input } = whole.data;
    const isAsked = askedSchema.safeParse(input).data?.columns.includes('speed') === true;
    const { columns: _, bodies: __, ...rest } = answer;
    return {
      ...rest,
      rows: rows.map(([at, ...numbers]) => {
        const cells = bodies.flatMap((body, place) => {
          const values = numbers.slice(place * columns.length, (place + 1) * columns.length);
          const isRetrograde = !isAsked && (values[columns.indexOf('speed')] ?? 0) < 0;
          return columns.flatMap((column, index): [string, unknown][] =>
            column === 'longitude'
              ? [[body, isRetrograde ? `${JSON.stringify(values[index])} R` : values[index]]]
              : column === 'speed' && !isAsked && columns.includes('longitude')
                ? []
                : [[`${body}_${column}`, values[index]]],
          );
        });
        return { at, ...Object.fromEntries(cells) };
      }),
    };
  },
};

const CSV = 'text/csv; charset=utf-8';
const AS_CSV: Representations = { asked: CSV, offered: [{ mediaType: CSV, write: ephemerisCsv }] };

/** GET and POST /ephemeris (docs/methods/positions.md). */
export const ephemerisEndpoint: Endpoint<EphemerisRequest, typeof ephemerisResponseSchema> = {
  name: 'ephemeris',
  path: '/ephemeris',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Table of positions at even steps',
  description:
    'Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV.',
  requestWords: ['ephemeris'],
  requestSchema: ephemerisFields.schema,
  responseSchema: ephemerisResponseSchema,
  example: ephemerisExample,
  parse: parseEphemeris,
  need: ({ sidereal }) => need('ephemeris', 'growth', sidereal),
  cost: ephemerisCost,
  markdownOptions: ephemerisForReaders,
  calculate: calculateEphemeris,
  cutAngles: cutTable,
  forms: { mediaTypes: [CSV], of: ({ format }) => (format === 'csv' ? AS_CSV : null) },
};
