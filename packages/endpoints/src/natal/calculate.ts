import { birthField } from '../request/birth-data.ts';
import { polarPhaseAt } from '@theia-astro/astro/vedic/rise-set/sun-times';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { isAsteroidId } from '@theia-astro/astro/bodies/body-id';
import type { Places } from '@theia-astro/places/places';
import { z } from 'zod';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { type ChartRequest, calculateChart } from '../western/chart.ts';
import { castTraditional, planetaryHourAt, type Cast } from '../western/traditional/cast.ts';
import {
  wireAlmuten,
  almutenSchema,
  wireHyleg,
  hylegSchema,
  wireStrengths,
  strengthsSchema,
} from '../western/traditional/wire.ts';
import { instantTextOfJd } from '../time/instant-text.ts';
import { polarWarning } from '../wire/warning.ts';
import type { Wire } from '../wire/wire.ts';
import type { NatalRequest, TraditionalPart } from './request.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, type WireTime, placeSchema, type WirePlace } from '../wire/place-and-time.ts';
import { chartShape, wireChart } from '../wire/chart.ts';
import type { WrittenAnswer } from '../wire/byte-writer.ts';
import { out, writeChart } from '../wire/chart-text.ts';
import { buildMeta, precisionWarnings, type WireMeta } from '../wire/meta.ts';
import { civilDayAt } from '../resolve/civil-day.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import { type ChartPart, chartSettings } from '../wire/chart-parts.ts';

type TraditionalAnswer = Pick<Wire<typeof natalResponseSchema>, TraditionalPart>;

interface Found {
  readonly parts: TraditionalAnswer;
  readonly warnings: readonly Warning[];
}

/** The parts of traditional judgement that were asked for; null where the chart has none. @throws Problem 422 */
function traditionalParts(
  context: CalculationContext,
  request: NatalRequest,
  birth: ResolvedBirth,
  fields: ChartRequest['fields'],
): Found {
  const { traditional, settings } = request;
  if (traditional.size === 0) return { parts: {}, warnings: [] };
  const cast = castTraditional(context, birth, settings.chart, fields);
  const almuten = traditional.has('almuten') ? almutenPart(context, request, birth, cast) : null;
  return {
    parts: {
      ...(traditional.has('strengths') ? { strengths: cast && wireStrengths(cast.chart) } : {}),
      ...(almuten === null ? {} : { almuten: almuten.wire }),
      ...(traditional.has('hyleg') ? { hyleg: cast && wireHyleg(cast) } : {}),
    },
    warnings: almuten?.warnings ?? [],
  };
}

function almutenPart(
  context: CalculationContext,
  { almutenTriplicity }: NatalRequest,
  { moment, zone }: ResolvedBirth,
  cast: Cast | null,
): { readonly wire: TraditionalAnswer['almuten']; readonly warnings: readonly Warning[] } {
  if (cast === null) return { wire: null, warnings: [] };
  const hour = planetaryHourAt(context, moment.jdUt, cast.geo, zone);
  return {
    wire: wireAlmuten(cast, hour, almutenTriplicity, (jdUt) => instantTextOfJd(context.ephemeris, jdUt)),
    warnings:
      hour === null
        ? [
            polarWarning(
              polarPhaseAt(context.ephemeris, cast.geo, moment.jdUt, 'upper_limb'),
              'The almuten has no rulers of day and hour.',
            ),
          ]
        : [],
  };
}

export const natalResponseSchema = z.object({
  product: z.literal('natal'),
  at: instantSchema,
  ...chartShape,
  strengths: strengthsSchema.nullable().optional(),
  almuten: almutenSchema.nullable().optional(),
  hyleg: hylegSchema.nullable().optional(),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});

interface FoundChart {
  readonly chart: NatalChart;
  readonly traditional: TraditionalAnswer;
  readonly time: WireTime;
  readonly place: WirePlace | null;
  readonly meta: WireMeta;
  readonly warnings: readonly Warning[];
}

/** The natal chart. @throws Problem 422 */
export function calculateNatal(context: CalculationContext, request: NatalRequest): Wire<typeof natalResponseSchema> {
  const { chart, traditional, time, place, meta, warnings } = findChart(context, request);
  return {
    product: 'natal',
    at: time.utc,
    ...wireChart(context.ephemeris, chart, request.include),
    ...traditional,
    time,
    place,
    input: request.input,
    meta,
    warnings,
  };
}

/** The same answer as JSON: `JSON.stringify(calculateNatal(…))`, without making its objects. @throws Problem 422 */
export function writeNatal(context: CalculationContext, request: NatalRequest): WrittenAnswer {
  const { chart, traditional, time, place, meta, warnings } = findChart(context, request);
  out.begin();
  out.text(`{"product":"natal","at":"${time.utc}",`);
  writeChart(context.ephemeris, chart, request.include);
  const parts = JSON.stringify(traditional);
  if (parts !== '{}') out.utf8(`,${parts.slice(1, -1)}`);
  out.utf8(
    `,"time":${JSON.stringify(time)},"place":${JSON.stringify(place)},"input":${JSON.stringify(request.input)},"meta":${JSON.stringify(meta)}`,
  );
  const metaEnd = out.length - 1;
  out.utf8(`,"warnings":${JSON.stringify(warnings)}}`);
  return { bytes: out.written(), metaEnd };
}

function findChart(context: CalculationContext, request: NatalRequest): FoundChart {
  const { birth, settings, include } = request;
  const resolved = resolveBirth(context, birth, settings.resolution);
  const { time, place, moment, geo, zone, warnings } = resolved;
  const day =
    include.has('star_parans') && geo !== null && zone !== null
      ? civilDayAt(context, moment.utcMs, zone, geo.geoLongitudeDeg, settings.resolution)
      : moment.day;
  const fields = { date: birthField(birth) };
  const { chart, warnings: chartWarnings } = calculateChart(context.ephemeris, {
    moment: { ...moment, day },
    place: geo,
    settings: chartSettings(settings.chart, include),
    include,
    bodiesAsked: settings.bodiesAsked,
    fields,
  });
  const traditional = traditionalParts(context, request, resolved, fields);
  return {
    chart,
    traditional: traditional.parts,
    time,
    place,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: chart.source }),
    warnings: [
      ...request.warnings,
      ...warnings,
      ...precisionWarnings(chart.source),
      ...chartWarnings,
      ...traditional.warnings,
    ],
  };
}

/** Parts that take no search and read no other file. */
const BRIEF_PARTS: ReadonlySet<ChartPart> = new Set<ChartPart>([
  'points',
  'houses',
  'aspects',
  'declinations',
  'dignities',
  'lots',
  'patterns',
  'balance',
  'lunar_phase',
  'antiscia',
  'antiscia_contacts',
  'declination_graph',
  'receptions',
  'details',
]);
const BODIES_MAX = 20;

/**
 * Whether a chart is brief: usual parts of few bodies, seen from the centre of the Earth, at a place that needs no search.
 * Evidence: such charts took at most 0.6 ms, where the default chart took 0.12; a search for an unknown place took up to 12 ms.
 */
export function isBriefChart(
  { birth: { place }, settings: { chart }, include }: NatalRequest,
  places: Places,
): boolean {
  if (chart.coordinates !== 'geocentric' || chart.lilith === 'interpolated' || chart.bodies.length > BODIES_MAX)
    return false;
  for (const part of include) if (!BRIEF_PARTS.has(part)) return false;
  if (chart.bodies.some(isAsteroidId)) return false;
  return place === null || place.coordinates !== null || place.text === null || places.isKept(place.text);
}
