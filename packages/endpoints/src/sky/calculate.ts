import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import { SHOW_ALL } from '@theia-astro/chart-svg/drawing';
import { drawWheel } from '@theia-astro/chart-svg/wheel/wheel';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { aspectSchema, wireAspect } from '../wire/aspect.ts';
import { lunarPhaseSchema, wireLunarPhase } from '../wire/chart-figures.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { pointsSchema, wirePoints } from '../wire/point.ts';
import type { CalculationContext } from '../endpoint.ts';
import { WESTERN_DEFAULTS } from '../request/settings.ts';
import { instantText } from '../time/instant-text.ts';
import { toJulianDays } from '../time/range.ts';
import { calculateChart } from '../western/chart.ts';
import { ownAspects, wheelChart } from '../western/wheel-chart.ts';
import { shownAspects } from '../wire/chart-parts.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { wire, type Wire } from '../wire/wire.ts';
import type { SkyRequest } from './request.ts';

export const skyResponseSchema = z.object({
  product: z.literal('sky'),
  at: instantSchema.meta({ description: 'The start of the current minute.' }),
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  points: pointsSchema,
  aspects: z.array(aspectSchema).meta({ description: 'Major aspects among Sun to Pluto.' }),
  lunar_phase: lunarPhaseSchema.nullable(),
  svg: z.string().optional().meta({ description: 'The picture; only with format svg.' }),
  ...answerShape,
});

export const MINUTE_MS = 60_000;
const NO_MORE: ReadonlySet<string> = new Set();
const SIZE_PX = 800;
const COMPACT_SIZE_PX = 400;
const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'aspects', 'lunar_phase']);

/** The geocentric tropical sky at the start of the current minute, with its wheel on request. */
export function calculateSky(context: CalculationContext, request: SkyRequest): Wire<typeof skyResponseSchema> {
  const { ephemeris } = context;
  const utcMs = Math.floor(context.nowMs / MINUTE_MS) * MINUTE_MS;
  const { jdUt } = toJulianDays(ephemeris, utcMs, 'utc');
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: { jdUt, unknownTime: false, day: null },
    place: null,
    settings: WESTERN_DEFAULTS,
    include: PARTS,
    bodiesAsked: false,
    fields: { bodies: 'bodies', houseSystem: 'house_system', date: 'at' },
  });
  const at = instantText(utcMs);
  const { picture } = request;
  const svg =
    picture === null
      ? null
      : drawWheel(wheelChart(chart), ownAspects(chart), {
          sizePx: picture.compact ? COMPACT_SIZE_PX : SIZE_PX,
          theme: picture.theme,
          title: 'The sky now',
          description: `${at}, seen from the centre of the Earth.`,
          show: SHOW_ALL,
        }).svg;
  return {
    product: 'sky',
    at,
    julian_day_ut: wire(jdUt),
    points: wirePoints(ephemeris, chart.points, { details: false, house: false }),
    aspects: shownAspects(chart.aspects ?? [], NO_MORE).map((aspect) =>
      wireAspect(aspect, { details: false, approximate: false }),
    ),
    lunar_phase: chart.lunarPhase && wireLunarPhase(chart.lunarPhase),
    ...(svg === null ? {} : { svg }),
    input: request.input,
    meta: buildMeta(context, { jdUt, ayanamsa: null, source: chart.source }),
    warnings: [...request.warnings, ...precisionWarnings(chart.source), ...warnings],
  };
}
