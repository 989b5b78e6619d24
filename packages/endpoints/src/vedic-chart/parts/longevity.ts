import type { VedicChart, VedicLagna } from '@theia-astro/astro/vedic/chart';
import { AYURDAYA_METHODS, ayurdaya, REDUCTIONS, type Ayurdaya } from '@theia-astro/astro/vedic/longevity/ayurdaya';
import { SPANS_OF_LIFE, threePairs } from '@theia-astro/astro/vedic/longevity/three-pairs';
import { shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { specialLagnas } from '@theia-astro/astro/vedic/points/points';
import { SEVEN_GRAHAS, signLordAt, type SevenGraha } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/point.ts';
import { wire, type Wire } from '../../wire/wire.ts';
import { vedicPart } from '../part.ts';
import { sevenGrahaSchema } from '../../vedic-parts/wire.ts';

const years = z.number().meta({ 'x-unit': 'years' });
const methodSchema = z
  .object({
    planets: z.array(
      z.object({
        planet: sevenGrahaSchema,
        basic_years: years,
        multiplier: z.literal([1, 2, 3]),
        losses: byEveryId(REDUCTIONS, z.number().min(0).max(1)).meta({
          description: 'Fractions; only the largest is applied.',
        }),
        years,
      }),
    ),
    lagna_years: years,
    total_years: years,
  })
  .meta({ id: 'Ayurdaya' });
const spanSchema = z.enum(SPANS_OF_LIFE).meta({ id: 'SpanOfLife' });

const pairsSchema = z.object({
  lords: spanSchema,
  moon_and_saturn: spanSchema,
  lagnas: spanSchema.nullable().meta({ description: 'Lagna and hora lagna; null without a sunrise.' }),
  span: spanSchema.nullable(),
});

/** `longevity` (docs/methods/shadbala.md); null without a birth time. */
export const longevityPart = vedicPart({
  include: 'longevity',
  schema: z.object({ ...byEveryId(AYURDAYA_METHODS, methodSchema).shape, three_pairs: pairsSchema }).nullable(),
  compute: ({ services: { ephemeris }, chart, options }) => {
    const { lagna, byId } = chart;
    const strengths = shadbala(ephemeris, chart, options.shadbalaScheme);
    if (lagna === null || strengths === null) return null;
    const sky = {
      lagnaDeg: lagna.longitudeDeg,
      grahas: mapIds(SEVEN_GRAHAS, (id) => byId[id]),
      strength: (id: SevenGraha) => strengths.planets[id].total,
    };
    return {
      ...mapIds(AYURDAYA_METHODS, (method) => wireMethod(ayurdaya(method, sky))),
      three_pairs: wirePairs(chart, lagna, specialLagnas(ephemeris, chart, lagna).hora_lagna),
    };
  },
});

function wireMethod({ grahas, lagnaYears, totalYears }: Ayurdaya): Wire<typeof methodSchema> {
  return {
    planets: grahas.map(({ id, basicYears, multiplier, losses, years: left }) => ({
      planet: id,
      basic_years: wire(basicYears),
      multiplier,
      losses: mapIds(REDUCTIONS, (reduction) => wire(losses[reduction])),
      years: wire(left),
    })),
    lagna_years: wire(lagnaYears),
    total_years: wire(totalYears),
  };
}

function wirePairs({ byId }: VedicChart, lagna: VedicLagna, horaLagnaDeg: number | null): Wire<typeof pairsSchema> {
  const { lords, moonAndSaturn, lagnas, span } = threePairs({
    lagna: lagna.signIndex,
    lagnaLord: byId[signLordAt(lagna.signIndex)].signIndex,
    eighthLord: byId[signLordAt(lagna.signIndex + 7)].signIndex,
    moon: byId.moon.signIndex,
    saturn: byId.saturn.signIndex,
    horaLagna: horaLagnaDeg === null ? null : Math.floor(horaLagnaDeg / 30) % 12,
  });
  return { lords, moon_and_saturn: moonAndSaturn, lagnas, span };
}
