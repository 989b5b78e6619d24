import { BodyUnavailableError, DateOutOfRangeError, type Frame } from '@theia-astro/astro/ephemeris';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { type Returning, returningBody } from '@theia-astro/astro/returns/find';
import { natalLeeway } from '@theia-astro/astro/returns/uncertain';
import { motionOfBody, regimeAcross } from '@theia-astro/astro/transits/moving';
import { type Loops, PLANETARY_LOOPS } from '@theia-astro/astro/transits/passes';
import { bodyLoops } from '@theia-astro/astro/transits/range';
import type { CalculationContext } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { DEFAULT_AYANAMSA } from '../../request/ayanamsas.ts';
import type { ResolvedBirth } from '../../resolve/resolved.ts';
import { anchorJd, type ReturnRequest } from './asked.ts';
import { z } from 'zod';
import { uncertaintyShape } from '../../resolve/uncertainty.ts';
import { instantSchema, placeSchema } from '../../wire/place-and-time.ts';
import { chartShape } from '../../wire/chart.ts';
import { chartsAspectSchema } from '../../wire/aspect.ts';

/**
 * Returns are geocentric even when the chart is topocentric (docs/methods/returns-and-progressions.md), so they happen everywhere at the same time.
 */
function searchFrame(chart: ChartSettings): Frame {
  return chartFrame(chart.coordinates === 'topocentric' ? { ...chart, coordinates: 'geocentric' } : chart, null);
}

/** The longitude returned to, in the zodiac of the request. */
export function natalLongitude(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): number {
  return atBirth(context, request, birth, searchFrame(request.settings.chart)).targetDeg;
}

/**
 * The longitude at birth and, without a birth time, how far the body moved that day.
 * @throws Problem 422 `body_unavailable`
 */
function atBirth(
  { ephemeris }: CalculationContext,
  request: ReturnRequest,
  birth: ResolvedBirth,
  frame: Frame,
): Pick<Returning, 'targetDeg' | 'leeway'> {
  const { jdUt, day } = birth.moment;
  try {
    const motion = motionOfBody(
      ephemeris,
      returningBody(request.type),
      request.settings.chart,
      frame,
      regimeAcross(ephemeris, jdUt, jdUt),
    );
    if (motion !== null) {
      const targetDeg = motion.at(jdUt).longitudeDeg;
      return { targetDeg, leeway: day === null ? null : natalLeeway(motion, targetDeg, day.startJdUt, day.endJdUt) };
    }
  } catch (error) {
    if (!(error instanceof BodyUnavailableError) && !(error instanceof DateOutOfRangeError)) throw error;
  }
  throw unavailable(request);
}

/** Heliocentric motion never turns back. */
const NO_LOOPS: Loops = { maxReturnDeg: 0, progress: 1 };

/**
 * What returns: the motion and its target. With precession correction the search uses a sidereal zodiac, regardless of
 * the zodiac of the charts.
 */
export function describeReturning(
  context: CalculationContext,
  request: ReturnRequest,
  birth: ResolvedBirth,
): Returning {
  const { ephemeris } = context;
  const { chart } = request.settings;
  const body = returningBody(request.type);
  const zodiac =
    request.precessionCorrected && chart.ayanamsa === null ? { ...chart, ayanamsa: DEFAULT_AYANAMSA } : chart;
  const anchor = anchorJd(context, request, birth.moment);
  const motion = motionOfBody(ephemeris, body, chart, searchFrame(zodiac), regimeAcross(ephemeris, anchor, anchor));
  if (motion === null || !isWithin(anchor, motion.coverage)) throw unavailable(request);
  return {
    motion,
    loops:
      chart.coordinates === 'heliocentric'
        ? NO_LOOPS
        : body === 'lilith' && chart.lilith === 'interpolated'
          ? PLANETARY_LOOPS
          : bodyLoops(body),
    ...atBirth(context, request, birth, searchFrame(zodiac)),
    birthJdUt: birth.moment.jdUt,
  };
}

const isWithin = (jdUt: number, [first, last]: readonly [number, number]): boolean => jdUt >= first && jdUt <= last;

function unavailable({ type }: ReturnRequest): Problem {
  return new Problem({
    code: 'body_unavailable',
    field: 'type',
    message: `No position of the body of a ${type} return is available for this birth or time.`,
    hint: 'Choose another body, a year from 1800 to 2399, or geocentric coordinates.',
  });
}

/** One return with its chart. */
export const returnSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    at_local: z.string().meta({ description: 'Wall clock at the place of the return, with offset.' }),
    pass: z.int().min(1).meta({
      description:
        'Number of this passage among pass_count passages separated only by retrograde loops; the birth itself counts as one.',
    }),
    pass_count: z.int().min(1),
    motion: z.enum(['direct', 'retrograde']),
    ...uncertaintyShape,
    place: placeSchema.nullable(),
    chart: z.object(chartShape).meta({ id: 'ReturnChart', description: 'As in POST /swiss/natal.' }),
    aspects_to_natal: z.array(chartsAspectSchema).optional().meta({
      description: 'Aspects of return points to natal points; a flat orb of 1° unless settings contain orbs.',
    }),
  })
  .meta({ id: 'Return' });
