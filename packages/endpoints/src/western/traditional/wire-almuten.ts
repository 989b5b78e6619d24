import { CLASSICAL_PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/groups';
import {
  almutenOfDegree,
  almutenOfFigure,
  type AlmutenScores,
  FIGURE_ROWS,
} from '@theia-astro/astro/traditional/almuten';
import type { TriplicityLords } from '@theia-astro/astro/traditional/ruled-by';
import { z } from 'zod';
import { byEveryId, byId } from '../../wire/by-id.ts';
import { instantSchema } from '../../wire/instant.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { wireZodiac, zodiacShape } from '../../wire/zodiac.ts';
import type { Cast } from './cast.ts';
import { classicalSchema, houseSchema } from './wire-strengths.ts';

const scoresSchema = byEveryId(CLASSICAL_PLANETS, z.int()).meta({ id: 'PlanetScores' });
const scoredShape = {
  scores: scoresSchema,
  almutens: z.array(classicalSchema).meta({ description: 'Most points; several when equal.' }),
};
const degreeShape = { ...zodiacShape, ...scoredShape };
const ALMUTEN_POINTS = [...CLASSICAL_PLANETS, 'asc', 'mc', 'fortune', 'syzygy'] as const;

export const almutenSchema = z
  .object({
    points: byId(ALMUTEN_POINTS, z.object(degreeShape).meta({ id: 'AlmutenOfPoint' })),
    cusps: z.array(z.object({ house: houseSchema, ...degreeShape })),
    syzygy: z
      .object({
        at: instantSchema,
        phase: z.enum(['new_moon', 'full_moon']),
        light: z
          .enum(['sun', 'moon'])
          .meta({ description: 'Whose degree it is: at a full moon that of the light above the horizon.' }),
      })
      .nullable()
      .meta({ description: 'The last new or full moon.' }),
    figure: z
      .object({ rows: z.array(z.object({ of: z.enum(FIGURE_ROWS), scores: scoresSchema })), ...scoredShape })
      .nullable()
      .meta({ description: 'Ibn Ezra’s table; null where the ephemeris begins after the last moon.' }),
  })
  .meta({ id: 'Almuten' });

/** Writes the almutens of the degrees of a chart and of its figure. */
export function wireAlmuten(
  { chart, syzygies, fortuneDeg }: Cast,
  hour: { readonly dayRuler: ClassicalPlanet; readonly ruler: ClassicalPlanet } | null,
  lords: TriplicityLords,
  at: (jdUt: number) => string,
): Wire<typeof almutenSchema> {
  const degree = (longitudeDeg: number) => ({
    ...wireZodiac(longitudeDeg),
    ...scored(almutenOfDegree(chart, longitudeDeg, lords)),
  });
  const last = syzygies?.last ?? null;
  const figure =
    last === null
      ? null
      : almutenOfFigure(
          chart,
          {
            sun: chart.planets.sun.longitudeDeg,
            moon: chart.planets.moon.longitudeDeg,
            asc: chart.ascDeg,
            fortune: fortuneDeg,
            syzygy: last.longitudeDeg,
          },
          hour,
          lords,
        );
  return {
    points: {
      ...Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, degree(chart.planets[planet].longitudeDeg)])),
      asc: degree(chart.ascDeg),
      mc: degree(chart.mcDeg),
      fortune: degree(fortuneDeg),
      ...(last === null ? {} : { syzygy: degree(last.longitudeDeg) }),
    },
    cusps: chart.cuspsDeg.map((cuspDeg, index) => ({ house: index + 1, ...degree(cuspDeg) })),
    syzygy: last === null ? null : { at: at(last.jdUt), phase: last.phase, light: last.light },
    figure: figure === null ? null : { rows: figure.rows, ...scored(figure) },
  };
}

function scored({ scores, almutens }: AlmutenScores): AlmutenScores {
  return { scores, almutens };
}
