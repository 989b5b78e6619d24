import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { z } from 'zod';
import { aspectSchema, dependsOnMoon, wireAspect, declinationAspectSchema, wireDeclinationAspect } from './aspect.ts';
import {
  balanceSchema,
  lunarPhaseSchema,
  patternSchema,
  wireBalance,
  wireLunarPhase,
  wirePattern,
} from './chart-figures.ts';
import { furtherShape, wireFurther } from './chart-further.ts';
import { type ChartPart, shownAspects } from './chart-parts.ts';
import {
  antisciaSchema,
  dispositorsSchema,
  lotsSchema,
  midpointSchema,
  receptionSchema,
  starSchema,
  wireAntiscia,
  wireDispositors,
  wireLots,
  wireMidpoint,
  wireReception,
  wireStar,
} from './chart-relations.ts';
import { housesSchema, wireHouses } from './houses.ts';
import { pointsSchema, wirePoints } from './point.ts';
import { type Wire, signSchema } from './wire.ts';

/**
 * A western chart, to spread into an answer. Parts that were not requested are absent; parts that cannot exist (no
 * birth time, heliocentric) are null.
 */
export const chartShape = {
  sect: z.enum(['day', 'night']).nullable(),
  sun_sign: signSchema.nullable(),
  moon_sign: signSchema.nullable(),
  rising_sign: signSchema.nullable(),
  points: pointsSchema.optional(),
  houses: housesSchema.nullable().optional(),
  aspects: z.array(aspectSchema).optional(),
  lunar_phase: lunarPhaseSchema.nullable().optional(),
  declination_aspects: z.array(declinationAspectSchema).optional(),
  lots: lotsSchema.nullable().optional().meta({ description: 'Hermetic lots; null without birth time.' }),
  patterns: z.array(patternSchema).optional(),
  balance: balanceSchema.optional(),
  receptions: z.array(receptionSchema).nullable().optional(),
  dispositors: dispositorsSchema.nullable().optional(),
  stars: z.array(starSchema).optional(),
  midpoints: z.array(midpointSchema).optional(),
  antiscia: antisciaSchema.optional(),
  ...furtherShape,
};
const chartSchema = z.object(chartShape);

/** Writes a chart with its wire names. */
export function wireChart(
  ephemeris: Ephemeris,
  chart: NatalChart,
  include: ReadonlySet<ChartPart>,
): Wire<typeof chartSchema> {
  const { unknownTime } = chart;
  const details = include.has('details');
  return {
    sect: chart.sect,
    sun_sign: chart.sunSign,
    moon_sign: chart.moonSign,
    rising_sign: chart.risingSign,
    ...(include.has('points')
      ? {
          points: wirePoints(ephemeris, chart.points, {
            details,
            house: true,
            stations: include.has('stations'),
            gauquelin: include.has('gauquelin'),
          }),
        }
      : {}),
    ...(include.has('houses')
      ? { houses: chart.houses && wireHouses(chart.houses, { details, obliquityDeg: chart.obliquityDeg }) }
      : {}),
    ...(chart.aspects === null
      ? {}
      : {
          aspects: shownAspects(chart.aspects, include).map((aspect) =>
            wireAspect(aspect, { details, approximate: unknownTime && dependsOnMoon(aspect) }),
          ),
        }),
    ...(include.has('lunar_phase') ? { lunar_phase: chart.lunarPhase && wireLunarPhase(chart.lunarPhase) } : {}),
    ...wireRelations(ephemeris, chart, include),
  };
}

/** The rarer parts of a chart. */
export function wireRelations(
  ephemeris: Ephemeris,
  chart: NatalChart,
  include: ReadonlySet<ChartPart>,
): Partial<Wire<typeof chartSchema>> {
  const { unknownTime } = chart;
  return {
    ...(chart.declinationAspects === null
      ? {}
      : {
          declination_aspects: chart.declinationAspects.map((aspect) =>
            wireDeclinationAspect(aspect, unknownTime && dependsOnMoon(aspect)),
          ),
        }),
    ...(include.has('lots') ? { lots: chart.lots && wireLots(chart.lots) } : {}),
    ...(chart.patterns === null ? {} : { patterns: chart.patterns.map(wirePattern) }),
    ...(chart.balance === null ? {} : { balance: wireBalance(chart.balance) }),
    ...(include.has('receptions')
      ? {
          receptions: chart.receptions && chart.receptions.map(wireReception),
          dispositors: chart.dispositors && wireDispositors(chart.dispositors),
        }
      : {}),
    ...(chart.stars === null ? {} : { stars: chart.stars.map(wireStar) }),
    ...(chart.midpoints === null ? {} : { midpoints: chart.midpoints.map(wireMidpoint) }),
    ...(include.has('antiscia') ? { antiscia: wireAntiscia(chart.points) } : {}),
    ...wireFurther(ephemeris, chart, include),
  };
}
