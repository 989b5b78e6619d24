import { engineBodyOf, existsHeliocentrically } from '@theia/astro/bodies/engine-body';
import { southNodeFrom } from '@theia/astro/bodies/south-node';
import { BodyUnavailableError, type EphemerisSource } from '@theia/astro/ephemeris';
import { chartFrame } from '@theia/astro/natal/frame';
import type { BodyId } from '@theia/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { instantText } from '../shared/instant-text.ts';
import { buildMeta, precisionWarnings } from '../shared/meta.ts';
import { julianDaysOf } from '../shared/range.ts';
import { resolvePlace } from '../shared/resolve-place.ts';
import { wirePlace } from '../shared/wire-place.ts';
import { readColumn } from './columns.ts';
import type { EphemerisRequest } from './request.ts';

type Row = readonly [utc: string, ...values: (number | null)[]];

/** The table of contract §14. @throws Problem 422 */
export function calculateEphemeris(context: CalculationContext, request: EphemerisRequest): Record<string, unknown> {
  const { fromMs, stepMs, chart, columns } = request;
  const place =
    request.place === null ? null : resolvePlace(context.places, request.place, request.resolution, 'location');
  const { bodies, warnings } = presentBodies(request);
  const toMs = fromMs + (request.rows - 1) * stepMs;
  const { jdUt } = julianDaysOf(context.ephemeris, fromMs, 'from');
  julianDaysOf(context.ephemeris, toMs, 'to');
  const { rows, source } = tabulate(context, { ...request, bodies }, chartFrame(chart, place?.geo ?? null));
  return {
    product: 'ephemeris',
    from: instantText(fromMs),
    to: instantText(toMs),
    columns,
    bodies,
    rows,
    place: place === null ? null : wirePlace(place.place),
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: chart.ayanamsa, source }),
    warnings: [...request.warnings, ...(place?.warnings ?? []), ...warnings, ...precisionWarnings(source)],
  };
}

function tabulate(
  { ephemeris }: CalculationContext,
  { fromMs, stepMs, rows: count, bodies, bodiesField, columns, chart }: EphemerisRequest,
  frame: ReturnType<typeof chartFrame>,
): { readonly rows: readonly Row[]; readonly source: EphemerisSource } {
  const engineBodies = bodies.map((id) => engineBodyOf(id, chart));
  const rows: Row[] = [];
  let source: EphemerisSource = 'swisseph';
  for (let index = 0; index < count; index += 1) {
    const utcMs = fromMs + index * stepMs;
    const positions = ephemeris.positions(julianDaysOf(ephemeris, utcMs, 'to').jdUt, engineBodies, frame);
    const row: [string, ...(number | null)[]] = [instantText(utcMs)];
    positions.forEach((found, slot) => {
      const id = bodies[slot]!;
      if (found instanceof BodyUnavailableError)
        throw unavailable(id, bodiesField, `${instantText(utcMs)}: ${found.reason}`);
      if (found.source === 'moshier') source = 'moshier';
      const position = id === 'south_node' ? southNodeFrom(found) : found;
      for (const column of columns) row.push(readColumn(column, position));
    });
    rows.push(row);
  }
  return { rows, source };
}

/** Without Sun, Moon, nodes and Lilith where the Sun is the centre: left out, or refused when they were asked for. */
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
