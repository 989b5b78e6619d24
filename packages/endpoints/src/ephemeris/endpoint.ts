import response from './example-response.json' with { type: 'json' };
import { toEngineBody } from '@theia-astro/astro/bodies/body-id';
import { z } from 'zod';
import { ephemerisResponseSchema, calculateEphemeris } from './calculate.ts';
import type { Wire } from '../wire/wire.ts';
import type { Cost, Endpoint, Representations } from '../endpoint.ts';
import { leavesFiles, need, positionMs } from '../limits/cost.ts';
import { ephemerisFields, type EphemerisRequest, parseEphemeris } from './request.ts';
import { shapeOf } from '../llm/write-markdown.ts';

const csvSchema = ephemerisResponseSchema.pick({ columns: true, bodies: true, rows: true });

const LINE_END = '\r\n';

/**
 * The table as comma-separated values (RFC 4180): one line per instant and one column per body and quantity, named like
 * `sun_longitude`.
 */
export function ephemerisCsv(answer: Readonly<Record<string, unknown>>): string {
  const { columns, bodies, rows } = csvSchema.parse(answer);
  const names = ['utc', ...bodies.flatMap((body) => columns.map((column) => `${body}_${column}`))];
  return [names, ...rows].map((row) => row.join(',') + LINE_END).join('');
}

type Table = Wire<typeof ephemerisResponseSchema>;

/** The table with its angles cut; distances stay as they are. */
function cutTable(table: Table, cut: (value: number) => number): Table {
  const isDistance = table.columns.map((column) => column === 'distance');
  return {
    ...table,
    rows: table.rows.map(([at, ...values]) => [
      at,
      ...values.map((value, index) => (isDistance[index % isDistance.length] === true ? value : cut(value))),
    ]),
  };
}

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
const askedSchema = z.object({ columns: z.array(z.string()) });

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
  /** Three midnights of Sun and Moon. */
  example: {
    request: { bodies: ['sun', 'moon'], from: '2024-01-01', to: '2024-01-03', step: '1d' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseEphemeris,
  need: ({ sidereal }) => need('ephemeris', 'growth', sidereal),
  cost: ephemerisCost,
  /** The table with its columns named. Speeds that were not requested only mark what is retrograde. */
  markdownOptions: {
    leftOut: ['starts_at', 'ends_at'],
    shape: shapeOf(
      ephemerisResponseSchema.pick({ columns: true, bodies: true, rows: true, input: true }),
      ({ columns, bodies, rows, input }, answer) => {
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
    ),
  },
  calculate: calculateEphemeris,
  cutAngles: cutTable,
  forms: { mediaTypes: [CSV], of: ({ format }) => (format === 'csv' ? AS_CSV : null) },
};
