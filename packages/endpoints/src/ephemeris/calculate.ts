import { type BodyId, existsHeliocentrically, toEngineBody } from '@theia-astro/astro/bodies/body-id';
import { southNodeFrom } from '@theia-astro/astro/points/point-id';
import {
  BodyUnavailableError,
  type EngineBody,
  type Ephemeris,
  type EphemerisSource,
} from '@theia-astro/astro/ephemeris';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import { z } from 'zod';
import { bodyIdSchema } from '../wire/point.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, placeSchema, wirePlace } from '../wire/place-and-time.ts';
import {
  COLUMN_IDS,
  isEclipticColumn,
  motionColumns,
  readColumn,
  readEclipticColumn,
  type ColumnId,
} from './columns.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { instantText } from '../time/instant-text.ts';
import { answerEnd } from '../wire/meta.ts';
import { toJulianDays } from '../time/range.ts';
import { resolvePlace } from '../resolve/resolve-place.ts';
import type { Wire } from '../wire/wire.ts';
import type { EphemerisRequest } from './request.ts';

export const ephemerisResponseSchema = z.object({
  product: z.literal('ephemeris'),
  starts_at: instantSchema.meta({ description: 'Instant of the first row.' }),
  ends_at: instantSchema.meta({ description: 'Instant of the last row.' }),
  columns: z
    .array(z.enum(COLUMN_IDS))
    .meta({ description: 'Degrees, degrees per day (speed) and astronomical units (distance).' }),
  bodies: z.array(bodyIdSchema),
  rows: z
    .array(z.tuple([instantSchema], z.number()))
    .meta({ description: 'The instant, then the columns of the first body, of the second, and so on.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});

type Row = Wire<typeof ephemerisResponseSchema>['rows'][number];

/** The table. @throws Problem 422 */
export function calculateEphemeris(
  context: CalculationContext,
  request: EphemerisRequest,
): Wire<typeof ephemerisResponseSchema> {
  const { fromMs, stepMs, chart, columns } = request;
  const place =
    request.place === null ? null : resolvePlace(context.places, request.place, request.resolution, 'location');
  const { bodies, warnings } = presentBodies(request);
  const toMs = fromMs + (request.rows - 1) * stepMs;
  const { jdUt } = toJulianDays(context.ephemeris, fromMs, 'from');
  toJulianDays(context.ephemeris, toMs, 'to');
  const { rows, source } = tabulate(context, { ...request, bodies }, chartFrame(chart, place?.geo ?? null));
  return {
    product: 'ephemeris',
    starts_at: instantText(fromMs),
    ends_at: instantText(toMs),
    columns,
    bodies,
    rows,
    place: place === null ? null : wirePlace(place.place),
    ...answerEnd(context, request, { jdUt, ayanamsa: chart.ayanamsa, source }, place?.warnings ?? [], warnings),
  };
}

function tabulate(
  { ephemeris }: CalculationContext,
  { fromMs, stepMs, rows: count, bodies, bodiesField, columns, chart }: EphemerisRequest,
  frame: ReturnType<typeof chartFrame>,
): { readonly rows: readonly Row[]; readonly source: EphemerisSource } {
  const engineBodies = bodies.map((id) => toEngineBody(id, chart));
  const readMotions = motionReader(ephemeris, bodies, engineBodies, columns, frame);
  const readCells = cellReader(ephemeris, bodies, engineBodies, columns, frame);
  const rows: Row[] = [];
  let source: EphemerisSource = 'swisseph';
  for (let index = 0; index < count; index += 1) {
    const utcMs = fromMs + index * stepMs;
    const { jdUt } = toJulianDays(ephemeris, utcMs, 'to');
    const row: [string, ...number[]] = [instantText(utcMs)];
    rows.push(row);
    if (readMotions?.(jdUt, row) === true) continue;
    for (const [slot, found] of readCells(jdUt).entries()) {
      if (found instanceof BodyUnavailableError)
        throw unavailable(bodies[slot]!, bodiesField, `${instantText(utcMs)}: ${found.reason}`);
      if (found.source === 'moshier') source = 'moshier';
      row.push(...found.cells);
    }
  }
  return { rows, source };
}

/** The cells of each body at an instant. */
type CellReader = (
  jdUt: number,
) => readonly ({ readonly cells: readonly number[]; readonly source: EphemerisSource } | BodyUnavailableError)[];

/** Reads whole positions only where a column or the south node needs them. */
function cellReader(
  ephemeris: Ephemeris,
  bodies: readonly BodyId[],
  engineBodies: readonly EngineBody[],
  columns: readonly ColumnId[],
  frame: ReturnType<typeof chartFrame>,
): CellReader {
  if (columns.every(isEclipticColumn) && !bodies.includes('south_node'))
    return (jdUt) =>
      ephemeris
        .eclipticPositions(jdUt, engineBodies, frame)
        .map((found) =>
          found instanceof BodyUnavailableError
            ? found
            : { cells: columns.map((column) => readEclipticColumn(column, found)), source: found.source },
        );
  return (jdUt) =>
    ephemeris.positions(jdUt, engineBodies, frame).map((found, slot) => {
      if (found instanceof BodyUnavailableError) return found;
      const position = bodies[slot] === 'south_node' ? southNodeFrom(found) : found;
      return { cells: columns.map((column) => readColumn(column, position)), source: found.source };
    });
}

/** Adds the cells of an instant to its row; false, with the row as it was, where not all of them can be read. */
type MotionRow = (jdUt: number, row: [string, ...number[]]) => boolean;

/** Cells read without computing whole positions; null if the table shows more than longitudes and speeds, or has bodies without a reader. */
function motionReader(
  ephemeris: Ephemeris,
  bodies: readonly BodyId[],
  engineBodies: readonly EngineBody[],
  columns: readonly ColumnId[],
  frame: ReturnType<typeof chartFrame>,
): MotionRow | null {
  const cells = motionColumns(columns, frame.ayanamsa !== null);
  if (cells === null || bodies.includes('south_node')) return null;
  const readers = engineBodies.map((body) => ephemeris.longitudeReader?.(body, frame) ?? null);
  if (!readers.every((reader) => reader !== null)) return null;
  return (jdUt, row) => {
    for (const read of readers) {
      const motion = read(jdUt);
      if (motion === null) {
        row.length = 1;
        return false;
      }
      for (const cell of cells) row.push(cell(motion));
    }
    return true;
  };
}

/**
 * The bodies of the table. In heliocentric tables Sun, Moon, nodes and Lilith are left out, or rejected when they were
 * named.
 */
function presentBodies({ bodies, bodiesField, chart }: EphemerisRequest): {
  readonly bodies: readonly BodyId[];
  readonly warnings: readonly Warning[];
} {
  const absent = chart.coordinates === 'heliocentric' ? bodies.filter((id) => !existsHeliocentrically(id)) : [];
  const [first] = absent;
  if (first === undefined) return { bodies, warnings: [] };
  if (bodiesField !== null) throw unavailable(first, bodiesField, 'heliocentric coordinates');
  return {
    bodies: bodies.filter((id) => !absent.includes(id)),
    warnings: absent.map((id) => ({
      code: 'body_unavailable',
      message: `${id} has no heliocentric position and was left out.`,
      field: 'bodies',
    })),
  };
}

function unavailable(id: BodyId, field: string | null, where: string): Problem {
  return new Problem({
    code: 'body_unavailable',
    field: field ?? 'bodies',
    message: `${id} is not available for ${where}.`,
    hint: 'Leave it out of the bodies, or choose dates from 1800 to 2399 and geocentric coordinates.',
  });
}
