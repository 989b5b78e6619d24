import { BodyUnavailableError, DateOutOfRangeError, type Frame } from '@theia/astro/ephemeris';
import { chartFrame } from '@theia/astro/natal/frame';
import type { ChartSettings } from '@theia/astro/natal/settings';
import { returningBody } from '@theia/astro/returns/body';
import type { Returning } from '@theia/astro/returns/find';
import { natalLeeway } from '@theia/astro/returns/uncertain';
import { motionOfBody, regimeOf } from '@theia/astro/transits/moving';
import { PLANETARY_LOOPS, type Loops } from '@theia/astro/transits/passes';
import { loopsOf } from '@theia/astro/transits/range';
import type { CalculationContext } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { DEFAULT_AYANAMSA } from '../shared/ayanamsas.ts';
import type { ResolvedBirth } from '../shared/contract.ts';
import { anchorJd } from './anchor.ts';
import type { ReturnRequest } from './request.ts';

/** A return is seen from the Earth's centre also where its chart is topocentric (contract §11): it happens everywhere at once. */
function searchFrame(chart: ChartSettings): Frame {
  return chartFrame(chart.coordinates === 'topocentric' ? { ...chart, coordinates: 'geocentric' } : chart, null);
}

/** The longitude returned to, in the zodiac of the request. */
export function natalLongitude(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): number {
  return atBirth(context, request, birth, searchFrame(request.settings.chart)).targetDeg;
}

/** The longitude at birth, and without a birth time how far the body came that day. @throws Problem 422 `body_unavailable` */
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
      regimeOf(ephemeris, jdUt, jdUt),
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

/** Round the Sun nothing turns back. */
const NO_LOOPS: Loops = { maxReturnDeg: 0, progress: 1 };

/** With precession corrected the search runs on a sidereal zodiac, whatever the charts are cast in. */
export function returningOf(context: CalculationContext, request: ReturnRequest, birth: ResolvedBirth): Returning {
  const { ephemeris } = context;
  const { chart } = request.settings;
  const body = returningBody(request.type);
  const zodiac =
    request.precessionCorrected && chart.ayanamsa === null ? { ...chart, ayanamsa: DEFAULT_AYANAMSA } : chart;
  const anchor = anchorJd(context, request, birth.moment);
  const motion = motionOfBody(ephemeris, body, chart, searchFrame(zodiac), regimeOf(ephemeris, anchor, anchor));
  if (motion === null || !isWithin(anchor, motion.coverage)) throw unavailable(request);
  return {
    motion,
    loops:
      chart.coordinates === 'heliocentric'
        ? NO_LOOPS
        : body === 'lilith' && chart.lilith === 'interpolated'
          ? PLANETARY_LOOPS
          : loopsOf(body),
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
